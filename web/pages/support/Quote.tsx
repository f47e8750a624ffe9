import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';

import { PrivacyButton } from '@/components/privacy/PrivacyButton';
import { privacyTitle } from '@/navigation/layout';
import { QuoteForm } from '@/requests/form/QuoteForm';
import { useContent } from '@/lib/content';
import { PRODUCT_PARAMETER } from '@/lib/paths';
import { useFamilyLimits } from '@/pages/useFamilyLimits';
import { tokens } from '@/theme/tokens';

const PrivacyLink = styled(PrivacyButton)({ minHeight: 44, color: tokens.colour.cold });

/** The quote form; its code comes late. */
export function Quote() {
  useFamilyLimits();
  const [query] = useSearchParams();
  const { salesEmail } = useContent('company');
  return (
    <QuoteForm
      mailbox={salesEmail}
      notice={useContent('quoteNotice')}
      privacy={<PrivacyLink title={privacyTitle} />}
      products={query.getAll(PRODUCT_PARAMETER).join(' ')}
    />
  );
}

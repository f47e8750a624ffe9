import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';

import { PrivacyButton } from '@/components/privacy/PrivacyButton';
import { company } from '@/content/company';
import { privacyNotice } from '@/content/layout';
import { quoteNotice } from '@/content/privacy/quoteNotice';
import { QuoteForm } from '@/features/quote-form/QuoteForm';
import { PRODUCT_PARAMETER } from '@/lib/paths';
import { quoteAssist } from '@/pages/quoteAssist';
import { tokens } from '@/theme/tokens';

const PrivacyLink = styled(PrivacyButton)({ minHeight: 44, color: tokens.colour.cold });

/** The quote form; its code comes late. */
export function Quote() {
  const [query] = useSearchParams();
  return (
    <QuoteForm
      mailbox={company.salesEmail}
      notice={quoteNotice}
      privacy={<PrivacyLink notice={privacyNotice} />}
      products={query.getAll(PRODUCT_PARAMETER).join(' ')}
      assist={quoteAssist}
    />
  );
}

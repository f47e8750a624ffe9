import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { QuoteEmailField } from './QuoteEmailField';
import { quoteFormTexts } from './quoteForm.text';
import { GroupOfTwo, Legend } from './quoteFormStyles';
import { QuoteTextField } from './QuoteTextField';

const Contact = styled(GroupOfTwo)({ [tokens.media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });

/** Who asks, and for which project: all that is required. */
export function QuoteContact() {
  const text = useText();
  return (
    <>
      <Contact>
        <Legend>{text(quoteFormTexts.contact)}</Legend>
        <QuoteTextField name="company" autoComplete="organization" />
        <QuoteTextField name="name" autoComplete="name" />
        <QuoteTextField name="telephone" type="tel" autoComplete="tel" />
        <QuoteEmailField />
      </Contact>
      <GroupOfTwo>
        <Legend>{text(quoteFormTexts.project)}</Legend>
        <QuoteTextField name="projectName" />
        <QuoteTextField name="serviceInProcess" />
      </GroupOfTwo>
    </>
  );
}

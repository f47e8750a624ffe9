import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';

import type { Localized } from '@/lib/locale';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { focusInput } from './focusInput';
import { quoteFieldTexts } from './quoteFields.text';
import { quoteFormTexts } from './quoteForm.text';
import { FailurePanel } from './quoteFormStyles';
import type { QuoteInput, QuoteValues } from './quoteValues';
import { quoteInputs } from './quoteValues';
import { fieldId } from './useQuoteField';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.25rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const ToField = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  color: tokens.colour.bad,
});

const nameOf: Record<QuoteInput, Localized> = { ...quoteFieldTexts, ...quoteFormTexts };

/** The wrong fields by name, each a way back to it: the button is far below the first of them. */
export function QuoteProblems() {
  const { formState, setFocus } = useFormContext<QuoteValues>();
  const text = useText();
  const wrong = quoteInputs.filter((input) => formState.errors[input]);
  if (!formState.isSubmitted || wrong.length === 0) return null;
  return (
    <FailurePanel>
      <strong>{text(quoteFormTexts.checkFields)}</strong>
      <List>
        {wrong.map((input) => (
          <li key={input}>
            <ToField
              href={`#${fieldId(input)}`}
              onClick={(event) => {
                // The address keeps naming the section.
                event.preventDefault();
                focusInput(setFocus, input);
              }}
            >
              {text(nameOf[input])}
            </ToField>
          </li>
        ))}
      </List>
    </FailurePanel>
  );
}

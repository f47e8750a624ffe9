import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';

import { fieldNames } from '@shared/questionnaire/fields.text';
import { quoteInputs } from '@shared/questionnaire/form';
import type { QuoteInput, QuoteValues } from '@shared/questionnaire/form';
import { productsName } from '@shared/questionnaire/products.text';

import { focusInput } from '@/calculation/sheet/focusInput';
import { FailurePanel } from '@/calculation/sheet/formStyles';
import { sheetTexts } from '@/calculation/sheet/sheet.text';
import { fieldId } from '@/calculation/sheet/useField';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { CONSENT_ID } from './consent/Box';
import { consentTexts } from './consent/consent.text';
import type { Consent } from './consent/useConsent';
import { formTexts } from './form.text';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.25rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const ToField = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
});

const nameOf: Record<QuoteInput, Localized> = {
  ...fieldNames,
  ...formTexts,
  products: productsName,
  fluidUnit: sheetTexts.fluidUnit,
};

/** The wrong fields by name, each a way back to it: the button is far below the first of them. */
export function Problems({ consent: { isMissing, focus } }: { consent: Consent }) {
  const { formState, setFocus } = useFormContext<QuoteValues>();
  const text = useText();
  const wrong = formState.isSubmitted ? quoteInputs.filter((input) => formState.errors[input]) : [];
  if (wrong.length === 0 && !isMissing) return null;
  return (
    <FailurePanel>
      <strong>{text(formTexts.checkFields)}</strong>
      <List>
        {wrong.map((input) => (
          <li key={input}>
            <ToField
              color="error"
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
        {isMissing && (
          <li>
            <ToField
              color="error"
              href={`#${CONSENT_ID}`}
              onClick={(event) => {
                event.preventDefault();
                focus();
              }}
            >
              {text(consentTexts.name)}
            </ToField>
          </li>
        )}
      </List>
    </FailurePanel>
  );
}

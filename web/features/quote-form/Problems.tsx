import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';

import { fieldNames } from '@server/questionnaire/fields.text';
import { quoteInputs } from '@server/questionnaire/form';
import type { QuoteInput, QuoteValues } from '@server/questionnaire/form';
import { productsName } from '@server/questionnaire/products.text';

import { focusInput } from '@/calculation/sheet/focusInput';
import { FailurePanel } from '@/calculation/sheet/formStyles';
import { sheetTexts } from '@/calculation/sheet/sheet.text';
import { fieldId } from '@/calculation/sheet/useField';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

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
export function Problems() {
  const { formState, setFocus } = useFormContext<QuoteValues>();
  const text = useText();
  const wrong = quoteInputs.filter((input) => formState.errors[input]);
  if (!formState.isSubmitted || wrong.length === 0) return null;
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
      </List>
    </FailurePanel>
  );
}

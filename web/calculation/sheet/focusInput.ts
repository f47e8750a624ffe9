import type { UseFormSetFocus } from 'react-hook-form';

import type { QuoteInput, QuoteValues } from '@server/questionnaire/form';

import { fieldId } from './useField';

/** Puts the cursor into a field; where that is folded away, it is opened first. */
export function focusInput(setFocus: UseFormSetFocus<QuoteValues>, input: QuoteInput): void {
  const folded = document.getElementById(fieldId(input))?.closest('details');
  if (folded) folded.open = true;
  setFocus(input);
}

import { flushSync } from 'react-dom';
import type { UseFormSetFocus } from 'react-hook-form';

import type { QuoteInput, QuoteValues } from '@server/questionnaire/form';

import { fieldId } from './useField';

/** Puts the cursor into a field; where that is folded away, it is opened first. */
export function focusInput(setFocus: UseFormSetFocus<QuoteValues>, input: QuoteInput): void {
  const box = document.getElementById(fieldId(input))?.closest('.MuiAccordion-region');
  const opener = box && document.querySelector<HTMLElement>(`[aria-controls="${box.id}"][aria-expanded="false"]`);
  // A field out of sight takes no cursor.
  if (opener) flushSync(() => opener.click());
  setFocus(input);
}

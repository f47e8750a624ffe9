import { flushSync } from 'react-dom';
import type { UseFormSetFocus } from 'react-hook-form';

import type { QuoteInput, QuoteValues } from '@shared/questionnaire/form';

import { fieldId } from './useField';

/** Puts the cursor into a field; what that is folded away in is opened first, from outside to inside. */
export function focusInput(setFocus: UseFormSetFocus<QuoteValues>, input: QuoteInput): void {
  const openers: HTMLElement[] = [];
  let box = document.getElementById(fieldId(input))?.closest('.MuiAccordion-region');
  while (box) {
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${box.id}"][aria-expanded="false"]`);
    if (opener) openers.unshift(opener);
    box = box.parentElement?.closest('.MuiAccordion-region');
  }
  // A field out of sight takes no cursor.
  for (const opener of openers) flushSync(() => opener.click());
  setFocus(input);
}

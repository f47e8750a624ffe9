import { emptyQuote, quoteInputs } from '@server/questionnaire/form';
import type { QuoteValues } from '@server/questionnaire/form';

const DRAFT = 'quote-draft';

/** What was typed in this tab and not yet sent: known fields holding text, whatever else the storage contains. */
export function readDraft(): Partial<QuoteValues> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([name, value]) => quoteInputs.some((input) => input === name) && typeof value === 'string',
      ),
    );
  } catch {
    // Storage switched off or its content damaged: the form works without a draft.
    return {};
  }
}

/** Keeps what was typed until the tab is closed. The trap for robots is no one's text and is not kept. */
export function writeDraft({ website: _trap, ...values }: QuoteValues): void {
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify(values));
  } catch {
    // No storage or none left: the text is still in the form.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT);
  } catch {
    // Nothing could be stored either.
  }
}

/** The draft under what is in the form already: text typed before the page's code had come is the newer one. */
export function withDraft(current: QuoteValues, draft: Partial<QuoteValues>): QuoteValues {
  const typed = quoteInputs.filter((input) => current[input] !== emptyQuote[input]);
  return { ...current, ...draft, ...Object.fromEntries(typed.map((input) => [input, current[input]])) };
}

import { dateInKorea } from '../../../shared/words/korea.js';
import { productNames } from '../../../shared/questionnaire/products.text.js';
import { offeredLines } from '../answers/understood.js';
import { productsOf } from '../intake/quotes.schema.js';
import type { StoredQuote } from '../intake/quotes.schema.js';
import { dayAfter } from '../../../shared/requests/reply-clock/days.js';
import { quotationLimits } from '../../../shared/requests/quotations.types.js';
import type { QuotationDraft } from '../../../shared/requests/quotations.types.js';

/** The office's words for all quotations. */
export type QuotationWords = { validDays: number; delivery: string; terms: readonly string[] };

/** Usual values for each language of senders. */
const usual = { ko: { currency: 'KRW', taxPercent: 10 }, en: { currency: 'USD', taxPercent: null } } as const;

/** First draft of a quotation to a request. `now` in ms since 1970. */
export function firstDraft(quote: StoredQuote, words: QuotationWords, now: number): QuotationDraft {
  const { language } = quote;
  const details = shortened(offeredLines(quote));
  const names = productsOf(quote).map((product) => productNames[product][language]);
  return {
    language,
    ...usual[language],
    validUntil: lastDay(words, now),
    // A sender who named none has filled in the questionnaire of plate heat exchangers.
    positions: (names.length > 0 ? names : [productNames['heat-exchanger'][language]]).map((product, index) => ({
      product,
      // The questionnaire asks once for the conditions, of the first.
      details: index === 0 ? details : '',
      quantity: 1,
      price: '',
      isMeant: false,
    })),
    delivery: words.delivery,
    terms: words.terms.join('\n'),
  };
}

/** First draft of a revision: the latest one, which holds as long again if its time is over. */
export function nextDraft(latest: QuotationDraft, words: QuotationWords, now: number): QuotationDraft {
  const { language, currency, validUntil, positions, taxPercent, delivery, terms } = latest;
  const isOver = validUntil < dateInKorea(now);
  return {
    language,
    currency,
    validUntil: isOver ? lastDay(words, now) : validUntil,
    positions,
    taxPercent,
    delivery,
    terms,
  };
}

const lastDay = ({ validDays }: QuotationWords, now: number) => dayAfter(dateInKorea(now), validDays);

/** Whole lines, as many as fit. */
function shortened(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const longer = text ? `${text}\n${line}` : line;
    if (longer.length > quotationLimits.details) return text;
    text = longer;
  }
  return text;
}

import type { StoredEntry } from '../intake/quotes.schema.js';
import type { Quotation, QuotationDraft } from '../../../shared/requests/quotations.types.js';
import { totalsOf } from '../../../shared/requests/totals.js';

import type { StoredQuotation } from './quotations.schema.js';

/** Name of a quotation's PDF. */
export const fileNameOf = ({ number }: Pick<Quotation, 'number'>): string => `${number}.pdf`;

/** Written fields of a quotation, of anything that has more. */
export function draftOf(from: QuotationDraft): QuotationDraft {
  const { language, currency, validUntil, taxPercent, delivery, terms } = from;
  const positions = from.positions.map(({ product, details, quantity, price, isMeant }) => ({
    product,
    details,
    quantity,
    price,
    isMeant,
  }));
  return { language, currency, validUntil, positions, taxPercent, delivery, terms };
}

/** When each file first went out with an answer that its mail server did not refuse, by its name. */
export function sendingsOf(histories: readonly { history: readonly StoredEntry[] }[]): Map<string, string> {
  const sent = new Map<string, string>();
  const answers = histories.flatMap(({ history }) =>
    history.filter(({ kind, letter }) => kind === 'answer' && letter.state !== 'failed'),
  );
  for (const { files, at } of answers.toSorted((one, other) => other.at.getTime() - one.at.getTime()))
    for (const file of files) sent.set(file, at.toISOString());
  return sent;
}

/** A quotation as it is shown; `sent` says when files went out. */
export function toQuotation(stored: StoredQuotation, sent: ReadonlyMap<string, string>): Quotation {
  const { quote, key, number, revision, at, by } = stored;
  return {
    ...draftOf(stored),
    quote: String(quote),
    key,
    number,
    revision,
    at: at.toISOString(),
    by,
    totals: totalsOf(stored),
    sentAt: sent.get(fileNameOf(stored)) ?? null,
  };
}

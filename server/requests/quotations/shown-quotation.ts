import { grouped } from '../../../shared/words/records.js';
import type { FoundQuote, StoredEntry, StoredQuote } from '../intake/quotes.schema.js';
import { quotationState } from '../../../shared/requests/outcomes.js';
import type { Quoted } from '../../../shared/requests/outcomes.js';
import type { Outcome, Quotation, QuotationDraft } from '../../../shared/requests/quotations.types.js';
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

/** A request, as far as it matters for its quotation. A sender taken for a robot gets none. */
export const quotedOf = ({ outcome, withdrawnAt, status }: StoredQuote): Quoted => ({
  outcome: outcome ?? null,
  isWithdrawn: withdrawnAt !== null || status === 'spam',
});

/** Quotations as they are shown, in their order; `requests` are theirs, with all that were merged with them. */
export function toQuotations(
  stored: readonly StoredQuotation[],
  requests: readonly FoundQuote[],
  now: number,
): Quotation[] {
  const sent = sendingsOf(requests);
  const quoteOf = new Map(requests.map((quote) => [String(quote._id), quote]));
  const revisions = stored.map((each) => ({ ...each, sentAt: sent.get(fileNameOf(each)) ?? null }));
  const siblings = grouped(revisions.map((each) => [String(each.quote), each] as const));
  return revisions.map((each) => {
    const quote = quoteOf.get(String(each.quote));
    const quoted = quote ? quotedOf(quote) : { outcome: null, isWithdrawn: false };
    const outcome = quote?.outcome?.revision === each.revision ? toOutcome(quote.outcome) : null;
    const state = quotationState(each, siblings.get(String(each.quote)) ?? [], quoted, now);
    return toQuotation(each, { sentAt: each.sentAt, state, outcome });
  });
}

const toOutcome = ({ what, revision, at, by, reason }: NonNullable<StoredQuote['outcome']>): Outcome => ({
  what,
  revision,
  at: at.toISOString(),
  by,
  reason,
});

/** A quotation as it is shown, with what became of it. */
export function toQuotation(
  stored: StoredQuotation,
  became: Pick<Quotation, 'sentAt' | 'state' | 'outcome'>,
): Quotation {
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
    ...became,
  };
}

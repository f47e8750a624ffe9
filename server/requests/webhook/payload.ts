import type { Config } from '../../platform/config.js';
import { quoteFields } from '../../../shared/questionnaire/places.js';
import { productsOf } from '../intake/quotes.schema.js';
import type { FoundQuote, StoredAnnouncement } from '../intake/quotes.schema.js';
import { inboxUrlOf } from '../letters/letters.js';

/** The body of a webhook: the request as it was sent, and what was added to it. */
export function payloadOf(
  quote: FoundQuote,
  { type, at, entry }: Pick<StoredAnnouncement, 'type' | 'at' | 'entry'>,
  config: Pick<Config, 'publicUrl' | 'officeLanguage'>,
) {
  const { _id, reference, createdAt, language, history } = quote;
  const added = history.find(({ id }) => id === entry);
  const filled = quoteFields.filter((field) => quote[field]).map((field) => [field, quote[field]]);
  return {
    type,
    timestamp: at.toISOString(),
    data: {
      reference,
      receivedAt: createdAt.toISOString(),
      language,
      products: productsOf(quote),
      fields: Object.fromEntries(filled),
      url: inboxUrlOf(String(_id), config),
      ...(added && { added: { kind: added.kind, text: added.text, files: added.files, quotation: added.subject } }),
    },
  };
}

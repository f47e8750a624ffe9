import { withoutAnswer } from '../../requests/intake/given-answers.js';
import type { StoredQuote } from '../../requests/intake/quotes.schema.js';

import type { Change } from './change.js';

/** An answer that was refused for good counted as given, and what senders added was found in no order. */
export const toGivenAnswers: Change = {
  title: 'requests of which no answer was delivered are open again, and what senders add is on top',
  indexes: { quotes: [{ key: { news: 1 } }] },
  run: async (database) => {
    const quotes = database.collection<StoredQuote>('quotes');
    for await (const quote of quotes.find({ history: { $elemMatch: { kind: 'answer', 'letter.state': 'failed' } } })) {
      const refused = quote.history.filter(({ kind, letter }) => kind === 'answer' && letter.state === 'failed');
      for (const entry of refused) {
        const change = withoutAnswer(quote, entry);
        // Its clock is wound with all others.
        if (Object.keys(change).length > 0) await quotes.updateOne({ _id: quote._id }, { $set: change });
      }
    }
  },
};

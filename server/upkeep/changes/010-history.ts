import type { Change } from './change.js';

/** Nothing could be added to a request, and none named its products. */
export const toHistory: Change = {
  title: 'senders add to their requests',
  indexes: { quotes: [{ key: { 'history.letter.state': 1 } }] },
  run: async (database) => {
    const quotes = database.collection('quotes');
    const added = { history: [], news: null, withdrawnAt: null };
    await quotes.updateMany({ history: { $exists: false } }, { $set: added });
    await quotes.updateMany({ products: { $exists: false } }, { $set: { products: [] } });
  },
};

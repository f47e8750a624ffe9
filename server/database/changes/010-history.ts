import { putIndexes } from '../indexes.js';

import type { Change } from './change.js';

/** Nothing could be added to a request. */
export const toHistory: Change = {
  title: 'senders add to their requests',
  run: async (database, say) => {
    const lacking = { history: { $exists: false } };
    await database.collection('quotes').updateMany(lacking, { $set: { history: [], news: null, withdrawnAt: null } });
    await putIndexes(database, 'quotes', [{ key: { 'history.letter.state': 1 } }], say);
  },
};

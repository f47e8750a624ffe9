import { putIndexes } from '../indexes.js';

import type { Change } from './change.js';

/** MongoDB's TTL removed these records, also where the clock had jumped ahead. A job that asks the clock does it now. */
export const toForgetting: Change = {
  title: 'records expire by a job that asks whether the clock is right',
  run: async (database, say) => {
    await putIndexes(database, 'audit-log', [{ key: { at: 1 } }], say);
    await putIndexes(database, 'account-grants', [{ key: { at: 1 } }], say);
    await putIndexes(database, 'vitals', [{ key: { day: 1 } }], say);
  },
};

import type { Change } from './change.js';

/** MongoDB's TTL removed these records, also where the clock had jumped ahead. A job that asks the clock does it now. */
export const toForgetting: Change = {
  title: 'records expire by a job that asks whether the clock is right',
  indexes: {
    'audit-log': [{ key: { at: 1 } }],
    'account-grants': [{ key: { at: 1 } }],
    vitals: [{ key: { day: 1 } }],
  },
};

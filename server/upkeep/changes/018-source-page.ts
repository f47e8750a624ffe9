import type { Change } from './change.js';

/** Nothing was kept of the page that led to the form. */
export const toSourcePage: Change = {
  title: 'requests know the page that led to their form',
  run: async (database) => {
    await database.collection('quotes').updateMany({ page: { $exists: false } }, { $set: { page: null } });
  },
};

import type { Change } from './change.js';

/** Nothing was kept of what the senders of requests had been told of personal data. */
export const toConsent: Change = {
  title: 'a request says on what its personal data is processed',
  run: async (database) => {
    await database.collection('quotes').updateMany({ privacy: { $exists: false } }, { $set: { privacy: null } });
  },
};

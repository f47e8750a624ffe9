import type { Change } from './change.js';

/** The office wrote its quotations elsewhere. */
export const toQuotations: Change = {
  title: 'quotations are kept with their requests',
  indexes: {
    quotations: [
      { key: { quote: 1, revision: 1 }, unique: true },
      { key: { quote: 1, key: 1 }, unique: true },
      { key: { at: -1, _id: -1, searchText: 1 } },
      { key: { file: 1 } },
    ],
  },
};

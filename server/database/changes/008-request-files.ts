import { putIndexes } from '../indexes.js';

import type { Change } from './change.js';

/** Requests came without files. */
export const toRequestFiles: Change = {
  title: 'quote requests may come with files',
  run: async (database, say) => {
    const indexes = [
      { key: { file: 1 }, unique: true },
      { key: { tokenHash: 1 }, unique: true },
      { key: { quote: 1 } },
      { key: { expiresAt: 1 } },
      { key: { scan: 1 } },
    ] as const;
    await putIndexes(database, 'request-files', indexes, say);
  },
};

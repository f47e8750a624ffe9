import type { Change } from './change.js';

/** Requests came without files. */
export const toRequestFiles: Change = {
  title: 'quote requests may come with files',
  indexes: {
    'request-files': [
      { key: { file: 1 }, unique: true },
      { key: { tokenHash: 1 }, unique: true },
      { key: { quote: 1 } },
      { key: { expiresAt: 1 } },
      { key: { scan: 1 } },
    ],
  },
};

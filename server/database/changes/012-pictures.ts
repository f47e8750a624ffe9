import { putIndexes } from '../indexes.js';

import type { Change } from './change.js';

/** All pictures came with the site. */
export const toPictures: Change = {
  title: 'the office uploads pictures for pages',
  run: async (database, say) => {
    await putIndexes(database, 'pictures', [{ key: { at: -1, _id: -1 } }, { key: { 'files.file': 1 } }], say);
  },
};

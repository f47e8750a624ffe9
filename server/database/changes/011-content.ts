import { putIndexes } from '../indexes.js';

import type { Change } from './change.js';

/** All content came with the site. */
export const toContent: Change = {
  title: 'the office edits the content of the site',
  run: async (database, say) => {
    await putIndexes(database, 'content', [], say);
    await putIndexes(database, 'rendered-sites', [], say);
    await putIndexes(database, 'content-versions', [{ key: { document: 1, number: -1 }, unique: true }], say);
  },
};

import { putIndexes } from '../indexes.js';

import type { Change } from './change.js';

const boards = ['ko-posts', 'en-posts', 'posts', 'ko-e-procurement', 'en-e-procurement', 'e-procurement'];

/** No post was the translation of another. */
export const toTranslations: Change = {
  title: 'a post may be the translation of another',
  run: async (database, say) => {
    for (const board of boards) {
      const posts = database.collection(board);
      await posts.updateMany({ twin: { $exists: false } }, { $set: { twin: null, twinState: null } });
      await putIndexes(database, board, [{ key: { deletedAt: 1, twinState: 1, createdAt: -1, _id: -1 } }], say);
    }
  },
};

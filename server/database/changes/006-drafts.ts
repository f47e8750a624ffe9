import { putIndexes } from '../indexes.js';

import type { Change } from './change.js';

const boards = ['ko-posts', 'en-posts', 'posts', 'ko-e-procurement', 'en-e-procurement', 'e-procurement'];

/** No post was pinned, and there were no drafts. */
export const toDrafts: Change = {
  title: 'drafts, and posts that are pinned until a date',
  run: async (database, say) => {
    for (const board of boards) {
      await database.collection(board).updateMany({ pinnedUntil: { $exists: false } }, { $set: { pinnedUntil: null } });
      const index = { key: { pinnedUntil: 1 as const }, partialFilterExpression: { pinnedUntil: { $gt: '' } } };
      await putIndexes(database, board, [index], say);
    }
    await putIndexes(
      database,
      'drafts',
      [
        { key: { board: 1, updatedAt: -1, _id: -1 } },
        { key: { publishAt: 1 }, partialFilterExpression: { publishAt: { $type: 'date' } } },
      ],
      say,
    );
  },
};

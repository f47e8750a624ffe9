import type { Change } from './change.js';

const boards = ['ko-posts', 'en-posts', 'posts', 'ko-e-procurement', 'en-e-procurement', 'e-procurement'];

/** No post was the translation of another. */
export const toTranslations: Change = {
  title: 'a post may be the translation of another',
  indexes: Object.fromEntries(
    boards.map((board) => [board, [{ key: { deletedAt: 1, twinState: 1, createdAt: -1, _id: -1 } }]]),
  ),
  run: async (database) => {
    const lacking = { twin: null, twinState: null };
    for (const board of boards)
      await database.collection(board).updateMany({ twin: { $exists: false } }, { $set: lacking });
  },
};

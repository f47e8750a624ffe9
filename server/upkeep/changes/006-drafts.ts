import type { Change } from './change.js';

const boards = ['ko-posts', 'en-posts', 'posts', 'ko-e-procurement', 'en-e-procurement', 'e-procurement'];

/** No post was pinned, and there were no drafts. */
export const toDrafts: Change = {
  title: 'drafts, and posts that are pinned until a date',
  indexes: {
    ...Object.fromEntries(
      boards.map((board) => [
        board,
        [{ key: { pinnedUntil: 1 }, partialFilterExpression: { pinnedUntil: { $gt: '' } } }],
      ]),
    ),
    drafts: [
      { key: { board: 1, updatedAt: -1, _id: -1 } },
      { key: { publishAt: 1 }, partialFilterExpression: { publishAt: { $type: 'date' } } },
    ],
  },
  run: async (database) => {
    for (const board of boards)
      await database.collection(board).updateMany({ pinnedUntil: { $exists: false } }, { $set: { pinnedUntil: null } });
  },
};

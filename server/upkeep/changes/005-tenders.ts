import type { Change } from './change.js';

const boards = ['ko-posts', 'en-posts', 'posts', 'ko-e-procurement', 'en-e-procurement', 'e-procurement'];

/** No post told of a tender. */
export const toTenders: Change = {
  title: 'a post may tell of a tender',
  indexes: Object.fromEntries(
    boards.map((board) => [
      board,
      [{ key: { 'tender.first': 1 }, partialFilterExpression: { 'tender.first': { $exists: true } } }],
    ]),
  ),
  run: async (database) => {
    for (const board of boards)
      await database.collection(board).updateMany({ tender: { $exists: false } }, { $set: { tender: null } });
  },
};

import { putIndexes } from '../indexes.js';

import type { Change } from './change.js';

const boards = ['ko-posts', 'en-posts', 'posts', 'ko-e-procurement', 'en-e-procurement', 'e-procurement'];

/** No post told of a tender. */
export const toTenders: Change = {
  title: 'a post may tell of a tender',
  run: async (database, say) => {
    for (const board of boards) {
      await database.collection(board).updateMany({ tender: { $exists: false } }, { $set: { tender: null } });
      const index = {
        key: { 'tender.first': 1 as const },
        partialFilterExpression: { 'tender.first': { $exists: true } },
      };
      await putIndexes(database, board, [index], say);
    }
  },
};

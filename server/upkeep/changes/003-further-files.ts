import type { Change } from './change.js';

const boards = ['ko-posts', 'en-posts', 'posts', 'ko-e-procurement', 'en-e-procurement', 'e-procurement'];

/** Posts had one PDF at most. */
export const toFurtherFiles: Change = {
  title: 'posts may have further files',
  run: async (database) => {
    for (const board of boards)
      await database.collection(board).updateMany({ files: { $exists: false } }, { $set: { files: [] } });
  },
};

import { allBoards, collectionName } from '../../posts/boards/collections.js';
import { indexPosts } from '../../posts/lists/index-posts.js';
import { searchable } from '../../../shared/words/searchable.js';

import type { Change } from './change.js';

/** Signs, wide letters and what nobody sees were searched as they stand, titles only as they were typed. */
export const toPlainSearch: Change = {
  title: 'searches take signs and wide letters for plain ones, and find titles as they are shown',
  run: async (database) => {
    for (const board of allBoards) await indexPosts(database.collection(collectionName(board)), { isAll: true });
    for (const name of ['quotes', 'quotations']) {
      const records = database.collection<{ searchText: string }>(name);
      for await (const { _id, searchText } of records.find(
        { searchText: { $type: 'string' } },
        { projection: { searchText: 1 } },
      ))
        if (searchable(searchText) !== searchText)
          await records.updateOne({ _id, searchText }, { $set: { searchText: searchable(searchText) } });
    }
  },
};

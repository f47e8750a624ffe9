import '../platform/common/private-files.js';
import { allBoards, collectionName } from '../posts/boards/collections.js';
import { postIndexes } from '../posts/boards/board.schema.js';
import { indexPosts } from '../posts/lists/index-posts.js';
import { loadConfig } from '../platform/config.js';
import { databaseOf } from '../platform/database/database-of.js';
import { joinDatabase } from '../platform/database/database.js';
import { putIndexes } from '../platform/database/indexes.js';

import { run, withDatabase } from './run.js';
import { say } from './say.js';

// Rewrites the search fields of every board and creates missing indexes, with or without a running site.
await run('What was indexed stays; run it again.', () =>
  withDatabase(
    () => joinDatabase(loadConfig(), say),
    async (connection) => {
      for (const board of allBoards) {
        await putIndexes(databaseOf(connection), collectionName(board), postIndexes, say);
        const written = await indexPosts(connection.collection(collectionName(board)), { isAll: true });
        say(`  ${`${board.kind}/${board.name}`.padEnd(24)}${written} ${written === 1 ? 'post' : 'posts'}`);
      }
    },
  ),
);

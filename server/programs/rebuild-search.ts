import mongoose from 'mongoose';

import '../common/private-files.js';
import { allBoards, collectionName } from '../boards/collections.js';
import { postIndexes } from '../boards/board.schema.js';
import { indexPosts } from '../board-lists/index-posts.js';
import { isDatabaseDown } from '../common/error.filter.js';
import { StartProblem } from '../common/start-problem.js';
import { ConfigError, loadConfig } from '../config.js';
import { databaseOf, refuseNewerData } from '../database/changes.js';
import { patientOptions } from '../database/connection-options.js';
import { joinDatabase } from '../database/database.js';
import { putIndexes } from '../database/indexes.js';

import { say } from './say.js';

/** Rewrites the search fields of every board and creates missing indexes, with or without a running site. */
async function rebuild(): Promise<void> {
  const database = await joinDatabase(loadConfig(), say);
  const connection = mongoose.createConnection(database.uri, patientOptions);
  try {
    await connection.asPromise();
    await refuseNewerData(databaseOf(connection));
    for (const board of allBoards) {
      const indexes = postIndexes.map((key) => ({ key }));
      await putIndexes(databaseOf(connection), collectionName(board), indexes, say);
      const written = await indexPosts(connection.collection(collectionName(board)), { isAll: true });
      say(`  ${`${board.kind}/${board.name}`.padEnd(24)}${written} ${written === 1 ? 'post' : 'posts'}`);
    }
  } finally {
    await connection.close();
    await database.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartProblem) return error.message;
  if (isDatabaseDown(error)) return 'MongoDB cannot be reached. What was indexed stays; run it again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await rebuild();
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exitCode = 1;
}

import mongoose from 'mongoose';

import { collectionName, places } from './boards/board-collections.js';
import { indexPosts } from './boards/search-index.js';
import { isDatabaseDown } from './common/error.filter.js';
import { StartProblem } from './common/start-problem.js';
import { ConfigError, loadConfig } from './config.js';
import { connectionOptions } from './database/database.module.js';
import { joinDatabase } from './database/database.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Makes the search index of every board anew; beside a running site or without one. */
async function rebuild(): Promise<void> {
  const database = await joinDatabase(loadConfig(), say);
  const connection = mongoose.createConnection(database.uri, connectionOptions);
  try {
    await connection.asPromise();
    for (const place of places) {
      const written = await indexPosts(connection.collection(collectionName(place)), { isAll: true });
      say(`  ${`${place.kind}/${place.board}`.padEnd(24)}${written} ${written === 1 ? 'post' : 'posts'}`);
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

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import chromium from '@sparticuz/chromium';

import { loadConfig } from '../../server/config.ts';
import { startEmbeddedMongodb } from '../../server/database/embedded/embedded-mongodb.ts';
import type { EmbeddedMongodb } from '../../server/database/embedded/embedded-mongodb.ts';
import { findMongod } from '../../server/database/mongod-binary.ts';

export type TestRun = typeof globalThis & { testMongodb?: EmbeddedMongodb; testFolder?: string };

/** One mongod for the whole run, found and started as the server does it; one browser unpacked for all. */
export default async function globalSetup(): Promise<void> {
  const run = globalThis as TestRun;
  if (run.testMongodb) return;
  const say = (line: string) => console.log(line);
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'));
  run.testFolder = folder;
  run.testMongodb = await startEmbeddedMongodb(await findMongod(loadConfig(), say), join(folder, 'mongodb'), say);
  process.env.TEST_FOLDER = folder;
  process.env.TEST_MONGODB = run.testMongodb.uri('');
  process.env.TEST_CHROMIUM = await chromium.executablePath();
}

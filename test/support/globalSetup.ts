import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import chromium from '@sparticuz/chromium';
import mongoose from 'mongoose';

import { loadConfig } from '../../server/config.ts';
import { startEmbeddedMongodb } from '../../server/database/embedded/embedded-mongodb.ts';
import type { EmbeddedMongodb } from '../../server/database/embedded/embedded-mongodb.ts';
import { findMongod } from '../../server/database/mongod-binary.ts';

import { hasSharedMemory, SHARED_MEMORY } from './shared-memory.ts';

/** How long the database keeps the transactions of servers that a test has killed: s. Usually it is a minute. */
const LIFETIME = 15;

/** For the databases of a run, beside browsers: bytes. */
const ROOM = 4e9;

export type TestRun = typeof globalThis & { testMongodb?: EmbeddedMongodb; testFolders?: readonly string[] };

/**
 * One mongod for the whole run, found and started as the server does it, in memory where there is room; one browser
 * unpacked for all.
 */
export default async function globalSetup(): Promise<void> {
  const run = globalThis as TestRun;
  if (run.testMongodb) return;
  const say = (line: string) => console.log(line);
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'));
  const data = (await hasSharedMemory(ROOM)) ? await mkdtemp(join(SHARED_MEMORY, 'site-tests-')) : folder;
  run.testFolders = [folder, data];
  run.testMongodb = await startEmbeddedMongodb(await findMongod(loadConfig(), say), join(data, 'mongodb'), say);
  const connection = await mongoose.createConnection(run.testMongodb.uri('admin')).asPromise();
  await connection.db?.admin().command({ setParameter: 1, transactionLifetimeLimitSeconds: LIFETIME });
  await connection.close();
  process.env.TEST_FOLDER = folder;
  process.env.TEST_MONGODB = run.testMongodb.uri('');
  process.env.TEST_CHROMIUM = await unpackChromium(folder);
}

/** Unpacks the browser into this folder: where all runs share one, a run may find what another is still unpacking. */
async function unpackChromium(folder: string): Promise<string> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  const path = await chromium.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return path;
}

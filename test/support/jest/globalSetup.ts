import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import chromium from '@sparticuz/chromium';
import mongoose from 'mongoose';

import { loadConfig } from '../../../server/platform/config.ts';
import { startEmbeddedMongodb } from '../../../server/platform/database/embedded/embedded-mongodb.ts';
import type { EmbeddedMongodb } from '../../../server/platform/database/embedded/embedded-mongodb.ts';
import { findMongod } from '../../../server/platform/database/mongod-binary.ts';

import { spawnServer } from '../site/server-process.ts';
import type { ServerProcess } from '../site/server-process.ts';
import { hasSharedMemory, SHARED_MEMORY } from '../site/shared-memory.ts';
import type { SharedSiteState } from '../site/shared-site.ts';

/** Life of the transactions of servers that a test has killed: s. Usually it is a minute. */
const LIFETIME = 15;

/** For the databases of a run, beside browsers: bytes. */
const ROOM = 4e9;

type Desk = { url: string; close: () => Promise<void> };

export type TestRun = typeof globalThis & {
  testMongodb?: EmbeddedMongodb;
  testDesk?: Desk;
  testFolders?: readonly string[];
};

/**
 * One mongod for the whole run, found and started as the server does it, in memory where there is room; one browser
 * unpacked for all; one site for all files that change nothing.
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
  run.testDesk = await openDesk(await mkdtemp(join(folder, 'shared-')), run.testMongodb.uri('shared'));
  process.env.TEST_SITE = run.testDesk.url;
}

/** Tells test files where the shared site is. It starts when the first one asks: a run of few files needs none. */
async function openDesk(folder: string, MONGODB_URI: string): Promise<Desk> {
  let site: ServerProcess | undefined;
  const start = () => spawnServer({ DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads'), MONGODB_URI });
  const desk = createServer((_request, answer) => {
    const { url, output } = (site ??= start());
    url.then(
      (address) => answer.end(JSON.stringify({ url: address, output: output() } satisfies SharedSiteState)),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  const { port } = desk.address() as AddressInfo; // no pipe
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      desk.close();
      desk.closeAllConnections();
      await site?.stop();
    },
  };
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

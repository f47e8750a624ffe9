import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

// It ends the servers of a file before this module takes away what they worked on.
import { spawnServer } from './server-process.js';
import { storage } from '../makers/uploads.js';

export type TestSite = {
  url: string;
  pid: number;
  /** Output of the server so far. */
  output: () => string;
  database: Connection;
  databaseUri: string;
  dataFolder: string;
  /** Ends the server with this signal and waits; returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

const { TEST_FOLDER = '', TEST_MONGODB = '' } = process.env;

/** Folders and databases made by the tests of this file. */
const made = { folders: new Set<string>(), databases: new Set<string>() };

/** A new folder, gone with the test file. */
export async function testFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(TEST_FOLDER, `${name}-`));
  made.folders.add(folder);
  return folder;
}

/** A database of this run's mongod under a name that nobody else uses, gone with the test file. */
export function testDatabaseUri(name: string): string {
  const unique = `${name}-${process.pid}-${Date.now()}`;
  made.databases.add(unique);
  return TEST_MONGODB.replace('/?', `/${unique}?`);
}

// Benchmarks have no such hook.
if ('afterAll' in globalThis) afterAll(removeAll);

async function removeAll(): Promise<void> {
  if (made.databases.size > 0) {
    const client = await mongoose.mongo.MongoClient.connect(TEST_MONGODB);
    for (const name of made.databases) await client.db(name).dropDatabase();
    await client.close();
  }
  // A mongod that the test file ends itself may still write: then the rest goes with the run.
  const removals = [...made.folders].map((folder) => rm(folder, { recursive: true, force: true }));
  await Promise.allSettled(removals);
}

/** Starts the built server as its own process (or a program around it), and waits until it says where it listens. */
export async function startTestSite(
  name: string,
  environment: Record<string, string> = {},
  program?: readonly string[],
): Promise<TestSite> {
  const dataFolder = environment.DATA_DIR ?? (await testFolder(name));
  const databaseUri = environment.MONGODB_URI ?? testDatabaseUri(name);
  const folders = { DATA_DIR: dataFolder, UPLOADS_DIR: join(dataFolder, 'uploads') };
  const places = { ...folders, MONGODB_URI: databaseUri, STORAGE: storage };
  const { pid, output, stop, url } = spawnServer({ ...places, ...environment }, program);
  const address = await url;
  const database = await mongoose.createConnection(databaseUri).asPromise();
  return {
    url: address,
    pid,
    output,
    database,
    databaseUri,
    dataFolder,
    stop: async (signal) => {
      await database.close();
      return stop(signal);
    },
  };
}

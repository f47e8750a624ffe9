import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { spawnServer } from './server-process.js';
import { storage } from './uploads.js';

export type TestSite = {
  url: string;
  pid: number;
  /** What the server has written so far. */
  output: () => string;
  database: Connection;
  databaseUri: string;
  dataFolder: string;
  /** Ends the server with this signal and waits; gives its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** A new folder of this run, gone with it. */
export const testFolder = (name: string) => mkdtemp(join(process.env.TEST_FOLDER ?? '', `${name}-`));

/** A database of this run's mongod under a name that nobody else uses. */
export function testDatabaseUri(name: string): string {
  const { TEST_MONGODB = '' } = process.env;
  return TEST_MONGODB.replace('/?', `/${name}-${process.pid}-${Date.now()}?`);
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

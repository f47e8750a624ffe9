import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { loadConfig } from '../../../server/platform/config.js';
import { uriOfRunning } from '../../../server/platform/database/embedded/embedded-mongodb.js';
import { findMongod } from '../../../server/platform/database/mongod-binary.js';

import { impatient, spawnServer } from './server-process.js';
import type { ServerProcess } from './server-process.js';
import { storage } from '../makers/uploads.js';

/** Starts a server that runs its own mongod on this data folder, which may fail. */
export async function spawnWithOwnDatabase(
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const mongod = await findMongod(loadConfig(), () => undefined);
  const folders = { DATA_DIR: dataFolder, UPLOADS_DIR: join(dataFolder, 'uploads') };
  return spawnServer({ ...impatient, ...folders, MONGOD_BINARY: mongod, STORAGE: storage, ...environment });
}

/** The process id of the mongod that runs on the data folder. */
export async function mongodOf(dataFolder: string): Promise<number> {
  const pid = Number(await readFile(join(dataFolder, 'mongodb/mongod.lock'), 'utf8').catch(() => ''));
  // A signal to 0 goes to this process and all that it has started.
  if (!pid) throw new Error(`no mongod runs on ${dataFolder}`);
  return pid;
}

/** The address of the database that the server on the data folder runs. */
export async function ownDatabaseUri(dataFolder: string): Promise<string> {
  const uri = await uriOfRunning(join(dataFolder, 'mongodb'), 'site');
  if (!uri) throw new Error(`no server runs on ${dataFolder}`);
  return uri;
}

/** A connection to the database that the server on the data folder runs. */
export async function ownDatabase(dataFolder: string): Promise<Connection> {
  return mongoose.createConnection(await ownDatabaseUri(dataFolder)).asPromise();
}

/** True if a process of this id lives. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

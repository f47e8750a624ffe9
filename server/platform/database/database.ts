import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { mongo } from 'mongoose';

import { StartProblem } from '../common/start-problem.js';
import { messageOf } from '../common/thrown.js';
import type { Config } from '../config.js';

import { driverOptions } from './connection-options.js';
import { startEmbeddedMongodb, uriOfRunning } from './embedded/embedded-mongodb.js';
import { keepRenewed } from './embedded/maintenance.js';
import { findMongod } from './mongod-binary.js';

export type OpenDatabase = {
  uri: string;
  /** For operators: where the data is. */
  place: string;
  /** Number of our mongod's restarts after a crash; undefined for another MongoDB. */
  restarts?: () => number;
  close: () => Promise<void>;
};

/** Used if the address names no database. */
const NAME = 'site';
/** Between two tries to reach a database: ms. */
const PAUSE = 1_000;
/** Between two messages that the database is still away: ms. */
const REMINDER = 60_000;

const AUTHENTICATION_FAILED = 18;

type Say = (line: string) => void;

/** The MongoDB of MONGODB_URI, else our own on the data folder. Throws StartProblem. */
export async function openDatabase(config: Config, say: Say): Promise<OpenDatabase> {
  if (config.mongodbUri) return elsewhere(config.mongodbUri);
  const folder = folderOf(config);
  const mongodb = await startEmbeddedMongodb(await findMongod(config, say), folder, say);
  return { uri: mongodb.uri(NAME), place: folder, restarts: mongodb.restarts, close: mongodb.stop };
}

/** For a site: waits until the database takes writes, and keeps our own one renewed. */
export async function openLastingDatabase(config: Config, say: Say): Promise<OpenDatabase> {
  if (config.mongodbUri) {
    await untilWritable(config.mongodbUri, config.databasePatience, say);
    return elsewhere(config.mongodbUri);
  }
  const folder = folderOf(config);
  const mongodb = await startEmbeddedMongodb(await findMongod(config, say), folder, say);
  const endRenewing = await keepRenewed(mongodb, NAME, say);
  return {
    uri: mongodb.uri(NAME),
    place: folder,
    restarts: mongodb.restarts,
    close: async () => {
      endRenewing();
      await mongodb.stop();
    },
  };
}

/** For a second program: the MongoDB of the running site, else as for a single program. */
export async function joinDatabase(config: Config, say: Say): Promise<OpenDatabase> {
  const folder = folderOf(config);
  const uri = config.mongodbUri ? undefined : await uriOfRunning(folder, NAME);
  return uri ? { uri, place: folder, close: async () => undefined } : openDatabase(config, say);
}

const elsewhere = (uri: string): OpenDatabase => ({
  uri,
  place: 'MongoDB at MONGODB_URI',
  close: async () => undefined,
});

const folderOf = (config: Config) => join(config.dataFolder, 'mongodb');

/** Waits without limit and reports from time to time. */
async function untilWritable(uri: string, patience: number, say: Say): Promise<void> {
  let remindAt = 0;
  while (!(await takesWrites(uri, patience))) {
    if (Date.now() >= remindAt) {
      say(
        'MongoDB cannot be reached at the address in MONGODB_URI, or takes no writes. Pages are answered, everything ' +
          'else has to wait. Check the address and that MongoDB runs; the site goes on as soon as it is there.',
      );
      remindAt = Date.now() + REMINDER;
    }
    await sleep(PAUSE);
  }
}

/** Throws StartProblem if waiting does not help. */
async function takesWrites(uri: string, patience: number): Promise<boolean> {
  const client = clientOf(uri, patience);
  try {
    const { isWritablePrimary } = await client.db().command({ hello: 1 });
    return isWritablePrimary === true;
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === AUTHENTICATION_FAILED)
      throw new StartProblem('MongoDB refuses the user or the password in MONGODB_URI.');
    return false;
  } finally {
    await client.close();
  }
}

function clientOf(uri: string, patience: number): mongo.MongoClient {
  try {
    return new mongo.MongoClient(uri, driverOptions(patience));
  } catch (error) {
    throw new StartProblem(`MONGODB_URI is not right: ${messageOf(error)}`);
  }
}

import { join } from 'node:path';

import type { Config } from '../config.js';

import { portOfRunning, startEmbeddedMongodb } from './embedded-mongodb.js';
import { findMongod } from './mongod-binary.js';

export type OpenDatabase = {
  uri: string;
  /** For people: where the data is. */
  place: string;
  close: () => Promise<void>;
};

/** The database's name where the address gives none. */
const NAME = 'site';

/** The MongoDB of MONGODB_URI, or one of our own on the data folder. Throws StartProblem when there is neither. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  if (config.mongodbUri) {
    return { uri: config.mongodbUri, place: 'MongoDB at MONGODB_URI', close: async () => undefined };
  }
  const folder = folderOf(config);
  const { port, stop } = await startEmbeddedMongodb(await findMongod(config, say), folder, say);
  return { uri: uriOf(port), place: folder, close: stop };
}

/** The same for a second program: the MongoDB that the site has started, where the site is running. */
export async function joinDatabase(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  const folder = folderOf(config);
  const port = config.mongodbUri ? undefined : await portOfRunning(folder);
  return port ? { uri: uriOf(port), place: folder, close: async () => undefined } : openDatabase(config, say);
}

const folderOf = (config: Config) => join(config.dataFolder, 'mongodb');
const uriOf = (port: number) => `mongodb://127.0.0.1:${port}/${NAME}?replicaSet=rs0`;

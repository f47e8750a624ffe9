import { join } from 'node:path';

import type { Config } from '../config.js';

import { startEmbeddedMongodb } from './embedded-mongodb.js';
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
  const folder = join(config.dataFolder, 'mongodb');
  const { port, stop } = await startEmbeddedMongodb(await findMongod(config, say), folder, say);
  return { uri: `mongodb://127.0.0.1:${port}/${NAME}?replicaSet=rs0`, place: folder, close: stop };
}

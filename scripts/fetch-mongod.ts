/** Puts a mongod at the given path, for an image that brings its own: `tsx scripts/fetch-mongod.ts /opt/mongod`. */
import { copyFile } from 'node:fs/promises';

import { loadConfig } from '../server/config.ts';
import { findMongod } from '../server/database/mongod-binary.ts';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the path to put mongod at.');
await copyFile(await findMongod(loadConfig(), console.log), target);

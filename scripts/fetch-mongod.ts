/** Fetches MongoDB into its cache: `npm run mongod`; `npm run mongod -- /opt/mongod` puts a copy there, for an image. */
import { copyFile } from 'node:fs/promises';

import { loadConfig } from '../server/platform/config.ts';
import { findMongod } from '../server/platform/database/mongod-binary.ts';

const [target] = process.argv.slice(2);
const program = await findMongod(loadConfig(), console.log);
if (target) await copyFile(program, target);
else console.log(`MongoDB is at ${program}.`);

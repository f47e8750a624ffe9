/** A program for operators: `npm run rotate-key`. Makes a new key for session tokens where JWT_SECRET names none. */
import mongoose from 'mongoose';

import { rotateStoredKey } from './admin/signing-key.js';
import { loadConfig } from './config.js';
import { openDatabase } from './database/database.js';
import { connectionOptions } from './database/database.module.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const config = loadConfig();
  const database = await openDatabase(config, say);
  try {
    const connection = await mongoose.createConnection(database.uri, connectionOptions).asPromise();
    await rotateStoredKey(connection);
    await connection.close();
  } finally {
    await database.close();
  }
  say('There is a new key. Start the site (again): it signs with the new one, and sessions of the old one go on.');
  if (config.signingKeys.length > 0) say('JWT_SECRET is set: as long as it is, its keys count and this one does not.');
} catch (error) {
  process.stderr.write(`The key was not changed.\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

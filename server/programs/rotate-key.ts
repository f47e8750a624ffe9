/** `npm run rotate-key`: makes a new key for session tokens, used unless JWT_SECRET is set. */
import '../platform/common/private-files.js';
import { rotateStoredKey } from '../access/sessions/signing-key.js';
import { loadConfig } from '../platform/config.js';
import { openDatabase } from '../platform/database/database.js';
import { connectionOptions } from '../platform/database/connection-options.js';

import { withDatabase } from './run.js';
import { say } from './say.js';

try {
  const config = loadConfig();
  await withDatabase(() => openDatabase(config, say), rotateStoredKey, connectionOptions(config.databasePatience));
  say('There is a new key. Start the site (again): it signs with the new one, and sessions of the old one go on.');
  if (config.signingKeys.length > 0) say('JWT_SECRET is set: as long as it is, its keys count and this one does not.');
} catch (error) {
  process.stderr.write(`The key was not changed.\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

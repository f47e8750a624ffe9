/** `npm run recover-account -- address`: prints a link by which somebody gets back into his account. */
import '../platform/common/private-files.js';
import { recoverAccount } from '../access/people/recovery.js';
import { StartProblem } from '../platform/common/start-problem.js';
import { loadConfig } from '../platform/config.js';
import { connectionOptions } from '../platform/database/connection-options.js';
import { joinDatabase } from '../platform/database/database.js';

import { run, withDatabase } from './run.js';
import { say } from './say.js';

await run('No link was made.', async () => {
  const [email, ...more] = process.argv.slice(2);
  if (!email || more.length > 0)
    throw new StartProblem('Usage: npm run recover-account -- <e-mail address of the account>');
  const config = loadConfig();
  const { url, expiresAt } = await withDatabase(
    () => joinDatabase(config, say),
    (connection) => recoverAccount(connection, config.publicUrl, email),
    connectionOptions(config.databasePatience),
  );
  say(`This link works once, until ${expiresAt.toISOString()}. Whoever opens it chooses a new password; second`);
  say('factors of the account are removed and its sessions end then:');
  say(url);
});

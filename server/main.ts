import './platform/common/private-files.js';
import { ConfigError, loadConfig } from './platform/config.js';
import { complain, say, sayAll } from './platform/log/output.js';
import { StartProblem } from './platform/common/start-problem.js';
import { outboxFolder } from './platform/mail/outbox-transport.js';
import { startSite } from './start.js';
import type { RunningSite } from './start.js';

/** The operator can mend the first two kinds; others need the stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

let site: RunningSite | undefined;
const stop = (signal: string) => {
  say(`${signal}: stopping…`);
  // Exits even if something still keeps the process alive.
  void Promise.resolve(site?.stop()).finally(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

try {
  const config = loadConfig();
  site = await startSite(config, say);
  const { dataPlace } = await site.ready;
  sayAll({
    site: site.url,
    admin: `${site.url}/ko/manage`,
    data: dataPlace,
    uploads: config.storage === 'gridfs' ? 'in the database' : config.uploadsFolder,
    mail: config.smtpUrl ? 'sent through SMTP_URL' : `written to ${outboxFolder(config)} (SMTP_URL is not set)`,
  });
} catch (error) {
  complain(`\nThe site did not start.\n${explain(error)}`);
  process.exit(1);
}

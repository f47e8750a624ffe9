import { ConfigError, loadConfig } from './config.js';
import { StartProblem } from './common/start-problem.js';
import { outboxFolder } from './mail/outbox-transport.js';
import { startSite } from './start.js';
import type { RunningSite } from './start.js';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** People can mend the first two kinds by reading; the rest needs its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

let site: RunningSite | undefined;
const stop = (signal: string) => {
  say(`${signal}: stopping…`);
  // Ends even if something still holds on to the process.
  void Promise.resolve(site?.stop()).finally(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

try {
  const config = loadConfig();
  site = await startSite(config, say);
  say(
    [
      '',
      `  Site     ${site.url}`,
      `  Admin    ${site.url}/ko/manage`,
      `  Data     ${site.dataPlace}`,
      `  Uploads  ${config.storage === 'gridfs' ? 'in the database' : config.uploadsFolder}`,
      `  Mail     ${config.smtpUrl ? 'sent through SMTP_URL' : `written to ${outboxFolder(config)} (SMTP_URL is not set)`}`,
      '',
    ].join('\n'),
  );
} catch (error) {
  process.stderr.write(`\nThe site did not start.\n${explain(error)}\n`);
  process.exit(1);
}

/** `npm run export -- FOLDER`: posts, certificates, requests and content with their files, for another site or another program. */
import { resolve } from 'node:path';

import '../platform/common/private-files.js';
import { loadConfig } from '../platform/config.js';
import { joinDatabase } from '../platform/database/database.js';
import { exportSite } from '../upkeep/export/export-site.js';
import { StartProblem } from '../platform/common/start-problem.js';

import { withStores } from './archive-command.js';
import { run } from './run.js';
import { say } from './say.js';

const USAGE = [
  'Say where the data is to go:',
  '  npm run export -- FOLDER    posts, certificates, requests and content as JSON, their files, and an index',
].join('\n');

await run('What is in the folder is not complete.', async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || folder.startsWith('-') || more.length > 0) throw new StartProblem(USAGE);
  const config = loadConfig();
  await withStores(
    config,
    () => joinDatabase(config, say),
    async ({ connection, store }) => {
      const { collections, files, missing } = await exportSite(resolve(folder), connection, store);
      for (const [name, count] of Object.entries(collections)) say(`  ${name.padEnd(20)} ${String(count).padStart(8)}`);
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      say(`  ${files.length} files, ${bytes.toLocaleString('en-US')} bytes`);
      if (missing.length > 0) say(`  Files that the site has lost: ${missing.join(', ')}`);
      say(`Written to ${resolve(folder)}. It holds personal data: keep it where nobody else can read it.`);
    },
  );
});

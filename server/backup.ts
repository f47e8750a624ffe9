/** A program for operators: `npm run backup -- FILE`. Puts the whole site into one archive, while it runs. */
import { readFile, stat } from 'node:fs/promises';

import { backUp } from './backup/back-up.js';
import { runCommand, say, withStores } from './backup/command.js';
import { refuseToOverwrite } from './backup/write-archive.js';
import { joinDatabase } from './database/database.js';

const usage = [
  'Say where the backup is to go:',
  '  npm run backup -- site.tar.gz                 everything the site keeps, in one file that is not there yet',
  '  npm run backup -- site.tar.gz --incomplete    without files that the site itself has lost',
].join('\n');

/** The version in package.json, which stands above the build. */
async function appVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version; // it is ours
}

await runCommand({
  usage,
  options: ['incomplete'],
  aftermath: 'No backup was made.',
  work: async ({ path, given, config }) => {
    await refuseToOverwrite(path);
    await withStores(
      config,
      () => joinDatabase(config, say),
      async ({ connection, store, places }) => {
        say(`Backing up ${places.database} and the files in ${places.uploads}.`);
        const isIncomplete = given.has('incomplete');
        const { collections, files, missing } = await backUp({
          path,
          app: await appVersion(),
          connection,
          store,
          isIncomplete,
          say,
        });
        const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
        const bytes = files.reduce((sum, { size }) => sum + size, 0);
        say(`  ${documents} documents in ${collections.length} collections, as of one moment`);
        say(`  ${files.length} files, ${bytes.toLocaleString('en-US')} bytes`);
        if (missing.length > 0) say(`  without ${missing.length} files that the site has lost`);
        say(`Written to ${path}: ${(await stat(path)).size.toLocaleString('en-US')} bytes.`);
        say('It holds personal data and keys: keep it where nobody else can read it, and not on this machine alone.');
      },
    );
  },
});

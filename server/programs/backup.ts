/** `npm run backup -- FILE`: archives the whole site while it runs. */
import { stat } from 'node:fs/promises';

import '../platform/common/private-files.js';
import { backUp } from '../upkeep/backup/back-up.js';
import { noteBackup } from '../platform/database/last-backup.js';
import { refuseToOverwrite, STANDARD_OUTPUT } from '../upkeep/backup/write-archive.js';
import { appVersion } from '../platform/common/app-version.js';
import { joinDatabase } from '../platform/database/database.js';

import { runCommand, withStores } from './archive-command.js';

const usage = [
  'Say where the backup is to go:',
  '  npm run backup -- site.tar.gz                 everything the site keeps, in one file that is not there yet',
  '  npm run backup -- site.tar.gz --incomplete    without files that the site itself has lost',
  '  npm run --silent backup -- - > site.tar.gz    to standard output; what there is to say goes to standard error',
].join('\n');

await runCommand({
  usage,
  options: ['incomplete'],
  aftermath: 'No backup was made.',
  work: async ({ path, given, config, say }) => {
    await refuseToOverwrite(path);
    await withStores(
      config,
      () => joinDatabase(config, say),
      async ({ connection, store, places }) => {
        say(`Backing up ${places.database} and the files in ${places.uploads}.`);
        const isIncomplete = given.has('incomplete');
        const { collections, files, missing } = await backUp({
          path,
          app: appVersion,
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
        if (path === STANDARD_OUTPUT) say('Written to standard output.');
        else say(`Written to ${path}: ${(await stat(path)).size.toLocaleString('en-US')} bytes.`);
        await noteBackup(connection).catch(() => say('The site could not be told of it: it measures an older backup.'));
        say('It holds personal data and keys: keep it where nobody else can read it, and not on this machine alone.');
      },
    );
  },
});

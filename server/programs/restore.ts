/** `npm run restore -- FILE`: restores a backup into an empty installation. */
import '../platform/common/private-files.js';
import { checkArchive } from '../upkeep/backup/check-archive.js';
import { restore } from '../upkeep/backup/restore-site.js';
import { openDatabase } from '../platform/database/database.js';
import { GridfsStore } from '../platform/files/gridfs-store.js';

import { runCommand, withStores } from './archive-command.js';

await runCommand({
  usage: 'Say which backup is to be restored:\n  npm run restore -- site.tar.gz    into an empty installation',
  options: [],
  aftermath: 'The site was not restored. Do not start it; run this again, and it begins anew.',
  work: async ({ path, config, say }) => {
    say(`Checking ${path} …`);
    const { about, manifest } = await checkArchive(path);
    say(`It is whole: of ${about.created}, made by version ${about.app}. Restoring …`);
    await withStores(
      config,
      () => openDatabase(config, say),
      async ({ connection, store, places }) => {
        await store.check();
        if (store instanceof GridfsStore) await store.onModuleInit();
        await restore({ path, manifest, connection, store, places });
      },
    );
    const { collections, files, missing } = manifest;
    const rows = collections.map(({ name, documents, bytes }) => [name, documents, bytes] as const);
    const ofFiles = ['uploaded files', files.length, files.reduce((sum, { size }) => sum + size, 0)] as const;
    const width = Math.max(...[...rows, ofFiles].map(([name]) => name.length));
    say('Read back and compared by count and SHA-256:');
    for (const [name, count, bytes] of [...rows, ofFiles])
      say(
        `  ${name.padEnd(width)} ${String(count).padStart(9)} ${bytes.toLocaleString('en-US').padStart(16)} bytes  same`,
      );
    if (missing.length > 0) say(`Without ${missing.length} files that were lost before the backup.`);
    say('Start the site. Letters that waited when the backup was made are sent then.');
  },
});

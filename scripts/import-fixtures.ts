/** `tsx scripts/import-fixtures.ts FOLDER`: writes the same few documents in the format of each tool, for people to look at. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { truth } from '../test/support/makers/exports/truth.ts';
import { writeFolder, writeTables } from '../test/support/makers/exports/write-folder.ts';
import { writeCollections, writeLines, writeTree } from '../test/support/makers/exports/write-json.ts';
import { writeEmulator, writeManaged } from '../test/support/makers/exports/write-managed.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Say into which folder: tsx scripts/import-fixtures.ts FOLDER');
const writers = {
  managed: writeManaged,
  emulator: writeEmulator,
  tree: writeTree,
  collections: writeCollections,
  lines: writeLines,
};
for (const [name, write] of Object.entries({ ...writers, folder: writeFolder, tables: writeTables })) {
  await mkdir(join(folder, name), { recursive: true });
  process.stdout.write(`${await write(join(folder, name), truth)}\n`);
}

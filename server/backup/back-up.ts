import type { Connection } from 'mongoose';

import { StartProblem } from '../common/start-problem.js';
import type { StoredFile, UploadStore } from '../files/upload-store.js';

import { ABOUT, aboutNow, fileName, MANIFEST, writeManifest } from './archive-parts.js';
import type { FileRecord, Manifest } from './archive.types.js';
import { addDatabase } from './backup-database.js';
import { newTally } from './tally.js';
import { writeArchive } from './write-archive.js';
import type { Archive } from './write-archive.js';

/** How often a backup begins anew when files go away under it. */
const TRIES = 3;
/** Between two lines about how far it is: ms. */
const PROGRESS = 5_000;
/** How many of the files that are missing are named. */
const NAMED = 20;

const NOTHING =
  'Nothing was written: the database is empty. Are DATA_DIR and MONGODB_URI those of the site, and was it ever started?';

type Backup = {
  path: string;
  /** Which version of the site makes it. */
  app: string;
  connection: Connection;
  store: UploadStore;
  /** Does without files that the site has lost. */
  isIncomplete: boolean;
  say: (line: string) => void;
};

/** Files that were there, or named, a moment ago. */
class FilesGone extends StartProblem {
  constructor(readonly ids: readonly string[] = []) {
    super('Nothing was written: files went away again and again while they were copied. Run it at a quieter time.');
  }
}

/**
 * Writes the site's database and files into one archive, while the site runs. First the files, which never change; then
 * the database as of one moment; then what files it names that have come since. So a file is missed only when it came and
 * went meanwhile: then all begins anew. A file that is missing once more was lost before. Throws StartProblem.
 */
export async function backUp(backup: Backup): Promise<Manifest> {
  let missing: ReadonlySet<string> = new Set();
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(backup, missing);
    } catch (error) {
      if (!(error instanceof FilesGone) || tries === TRIES) throw error;
      missing = new Set([...missing, ...error.ids]);
      backup.say('  files went away meanwhile: once more from the beginning');
    }
  }
}

async function attempt({ path, app, connection, store, isIncomplete, say }: Backup, before: ReadonlySet<string>) {
  const files = new Map<string, FileRecord>();
  let manifest: Manifest = { collections: [], files: [], missing: [] };
  await writeArchive(path, async (archive) => {
    await archive.add(ABOUT, Buffer.from(JSON.stringify(aboutNow(app))));
    const all: StoredFile[] = [];
    for await (const file of store.all()) all.push(file);
    let next = Date.now() + PROGRESS;
    for (const file of all) {
      files.set(file.id, await addFile(archive, store, file));
      if (Date.now() < next) continue;
      say(`  ${files.size} of ${all.length} files …`);
      next = Date.now() + PROGRESS;
    }
    const { collections, named } = await addDatabase(connection.getClient().db(connection.name), archive);
    if (collections.length === 0) throw new StartProblem(NOTHING);
    const missing: string[] = [];
    for (const id of named) {
      if (files.has(id)) continue;
      const file = await store.find(id);
      if (file) files.set(id, await addFile(archive, store, file));
      else missing.push(id);
    }
    if (missing.some((id) => !before.has(id))) throw new FilesGone(missing);
    if (missing.length > 0 && !isIncomplete) throw new StartProblem(lost(missing));
    manifest = { collections, files: [...files.values()], missing };
    await archive.add(MANIFEST, writeManifest(manifest));
  });
  return manifest;
}

async function addFile(archive: Archive, store: UploadStore, { id, size }: StoredFile): Promise<FileRecord> {
  const tally = newTally();
  const content = async function* () {
    for await (const piece of store.read(id)) {
      tally.count(piece as Buffer); // files are streams of bytes
      yield piece as Buffer;
    }
  };
  try {
    await archive.addStream(fileName(id), size, content());
  } catch (error) {
    if (!(await store.find(id))) throw new FilesGone();
    throw error;
  }
  return { id, size, sha256: tally.result().sha256 };
}

function lost(missing: readonly string[]): string {
  const hidden = missing.length - NAMED;
  return [
    `Nothing was written: the database names ${missing.length} files that the site does not have:`,
    ...missing.slice(0, NAMED).map((id) => `  ${id}`),
    ...(hidden > 0 ? [`  and ${hidden} more`] : []),
    'Are STORAGE and UPLOADS_DIR those of the site? If the files are lost for good, --incomplete backs up the rest.',
  ].join('\n');
}

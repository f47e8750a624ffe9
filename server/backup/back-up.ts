import type { Connection, mongo } from 'mongoose';

import { StartProblem } from '../common/start-problem.js';
import type { StoredFile, UploadStore } from '../files/upload-store.js';

import { ABOUT, aboutNow, fileName, MANIFEST, writeManifest } from './archive-parts.js';
import type { FileRecord, Manifest } from './archive.types.js';
import { addDatabase } from './backup-database.js';
import { filesNamed } from './named-files.js';
import { openSnapshot } from './snapshot.js';
import { newTally } from './tally.js';
import { writeArchive } from './write-archive.js';
import type { Archive } from './write-archive.js';

/** How often a backup begins anew when a file goes away while it is read. */
const TRIES = 3;
/** How often it takes another moment when files go away between a moment and their copying. */
const MOMENTS = 20;
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
  constructor() {
    super('Nothing was written: files went away again and again while they were copied. Run it at a quieter time.');
  }
}

/**
 * Writes the site's database and files into one archive, while the site runs. First the files, which never change, then
 * the database as of a moment all of whose files are in the archive. Throws StartProblem.
 */
export async function backUp(backup: Backup): Promise<Manifest> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(backup);
    } catch (error) {
      if (!(error instanceof FilesGone) || tries === TRIES) throw error;
      backup.say('  files went away meanwhile: once more from the beginning');
    }
  }
}

async function attempt({ path, app, connection, store, isIncomplete, say }: Backup): Promise<Manifest> {
  const database = connection.getClient().db(connection.name);
  const files = new Map<string, FileRecord>();
  let manifest: Manifest = { collections: [], files: [], missing: [] };
  await writeArchive(path, async (archive) => {
    await archive.add(ABOUT, Buffer.from(JSON.stringify(aboutNow(app))));
    const copy = async (file: StoredFile) => {
      const record = await addFile(archive, store, file);
      if (record) files.set(file.id, record);
    };
    const all: StoredFile[] = [];
    for await (const file of store.all()) all.push(file);
    let next = Date.now() + PROGRESS;
    for (const file of all) {
      await copy(file);
      if (Date.now() < next) continue;
      say(`  ${files.size} of ${all.length} files …`);
      next = Date.now() + PROGRESS;
    }
    const { session, missing } = await momentWithItsFiles(database, async (id) => {
      const file = files.has(id) ? undefined : await store.find(id);
      if (file) await copy(file);
      return files.has(id);
    });
    try {
      if (missing.length > 0 && !isIncomplete) throw new StartProblem(lost(missing));
      const collections = await addDatabase(database, session, archive);
      if (collections.length === 0) throw new StartProblem(NOTHING);
      manifest = { collections, files: [...files.values()], missing };
    } finally {
      await session.endSession();
    }
    await archive.add(MANIFEST, writeManifest(manifest));
  });
  return manifest;
}

/**
 * A moment of the database all of whose files could be copied. Files are missed that came and went in between: a later
 * moment does not name them, and has few new ones. What two moments in a row name and nobody finds is lost. Throws
 * FilesGone.
 */
async function momentWithItsFiles(database: mongo.Db, copied: (id: string) => Promise<boolean>) {
  let before: ReadonlySet<string> = new Set();
  for (let moments = 1; moments <= MOMENTS; moments += 1) {
    const session = await openSnapshot(database);
    try {
      const missing: string[] = [];
      for (const id of await filesNamed(database, session)) if (!(await copied(id))) missing.push(id);
      if (missing.every((id) => before.has(id))) return { session, missing };
      before = new Set(missing);
    } catch (error) {
      await session.endSession();
      throw error;
    }
    await session.endSession();
  }
  throw new FilesGone();
}

/** Undefined for a file that is gone before it is begun. Throws FilesGone for one that goes while it is read. */
async function addFile(archive: Archive, store: UploadStore, { id, size }: StoredFile) {
  const tally = newTally();
  let isBegun = false;
  const content = async function* () {
    for await (const piece of store.read(id)) {
      isBegun = true;
      tally.count(piece as Buffer); // files are streams of bytes
      yield piece as Buffer;
    }
  };
  try {
    await archive.addStream(fileName(id), size, content());
  } catch (error) {
    if (await store.find(id)) throw error;
    if (isBegun) throw new FilesGone();
    return undefined;
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

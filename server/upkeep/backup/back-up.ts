import type { Connection, mongo } from 'mongoose';

import { StartProblem } from '../../platform/common/start-problem.js';
import type { StoredFile, UploadStore } from '../../platform/files/upload-store.js';

import { ABOUT, aboutNow, fileName, MANIFEST, writeManifest } from './archive-parts.js';
import type { FileRecord, Manifest } from './archive.types.js';
import { addDatabase } from './backup-database.js';
import { filesNamed } from './named-files.js';
import { openSnapshot } from './snapshot.js';
import { newDigest } from './digest.js';
import { STANDARD_OUTPUT, writeArchive } from './write-archive.js';
import type { Archive } from './write-archive.js';

/** Restarts of a backup when a file goes away while it is read. */
const TRIES = 3;
/** Snapshots taken while files go away between snapshot and copy. */
const MOMENTS = 20;
/** Between two lines of progress: ms. */
const PROGRESS = 5_000;
/** Missing files that are named. */
const NAMED = 20;

const NOTHING =
  'Nothing was written: the database is empty. Are DATA_DIR and MONGODB_URI those of the site, and was it ever started?';

type Backup = {
  path: string;
  app: string;
  connection: Connection;
  store: UploadStore;
  /** Leaves out files that the site has lost. */
  isIncomplete: boolean;
  say: (line: string) => void;
};

class FilesGone extends StartProblem {
  constructor() {
    super('No backup was made: files went away again and again while they were copied. Run it at a quieter time.');
  }
}

/**
 * Writes database and files into one archive while the site runs: first the files, which never change, then a snapshot
 * of the database whose files are all in the archive. Throws StartProblem.
 */
export async function backUp(backup: Backup): Promise<Manifest> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(backup);
    } catch (error) {
      // Standard output cannot be taken back.
      if (!(error instanceof FilesGone) || tries === TRIES || backup.path === STANDARD_OUTPUT) throw error;
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
 * A snapshot whose files could all be copied. A file that came and went meanwhile is not in the next snapshot; one that
 * two snapshots name and nobody finds is lost. Throws FilesGone.
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

/** Undefined for a file gone before it is begun. Throws FilesGone for one that goes while it is read. */
async function addFile(archive: Archive, store: UploadStore, { id, size }: StoredFile) {
  const digest = newDigest();
  let isBegun = false;
  const content = async function* () {
    const pieces: AsyncIterable<Buffer> = store.read(id);
    for await (const piece of pieces) {
      isBegun = true;
      digest.count(piece);
      yield piece;
    }
  };
  try {
    await archive.addStream(fileName(id), size, content());
  } catch (error) {
    if (await store.find(id)) throw error;
    if (isBegun) throw new FilesGone();
    return undefined;
  }
  return { id, size, sha256: digest.result().sha256 };
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

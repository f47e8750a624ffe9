import { Readable } from 'node:stream';

import type { Connection } from 'mongoose';

import { StartProblem } from '../../platform/common/start-problem.js';
import { gridfsCollections } from '../../platform/files/gridfs-store.js';
import type { UploadStore } from '../../platform/files/upload-store.js';

import { partOf } from './archive-parts.js';
import type { Manifest } from './archive.types.js';
import { LARGEST_PART } from './documents.js';
import { readArchive, wholeOf } from './read-archive.js';
import type { ArchiveEntry } from './read-archive.js';
import {
  collectionsIn,
  proveCollections,
  publishCollections,
  stageCollections,
  stageDocuments,
} from './restore-database.js';
import { digestFile, newDigest } from './digest.js';

type Restore = {
  path: string;
  manifest: Manifest;
  connection: Connection;
  store: UploadStore;
  /** For operators. */
  places: { database: string; uploads: string };
};

/**
 * Restores a checked archive. Nothing gets its final name before all documents and files were read back and compared;
 * an interrupted restore can be run again. Throws StartProblem if the installation is not empty.
 */
export async function restore({ path, manifest, connection, store, places }: Restore): Promise<void> {
  const database = connection.getClient().db(connection.name);
  const refuseUnlessEmpty = async () => {
    const there = [...(await collectionsThere()), ...(await filesThere(store, manifest))];
    if (there.length > 0) throw occupied(there, places);
  };
  const collectionsThere = async () =>
    (await collectionsIn(database))
      // Restored as files.
      .filter(({ name }) => !gridfsCollections.includes(name))
      .map(({ name, documents }) => `${name} (${documents})`);
  await refuseUnlessEmpty();
  await stageCollections(database, manifest);
  const written = new Map(manifest.collections.map(({ name }) => [name, newDigest()]));
  for await (const entry of readArchive(path)) {
    const part = partOf(entry.name);
    const digest = part?.kind === 'documents' && written.get(part.collection);
    if (digest) await stageDocuments(database, part.collection, await wholeOf(entry, LARGEST_PART), digest);
    else if (part?.kind === 'file') await bring(part.id, entry, store, manifest);
    else for await (const _ of entry.content);
  }
  await proveFiles(store, manifest);
  await proveCollections(database, manifest, written);
  await refuseUnlessEmpty();
  await publishCollections(database, manifest);
}

/** Files that are not in the archive. The others are from an interrupted restore. */
async function filesThere(store: UploadStore, { files }: Manifest): Promise<string[]> {
  const known = new Set(files.map(({ id }) => id));
  let others = 0;
  for await (const { id } of store.all()) if (!known.has(id)) others += 1;
  return others === 0 ? [] : [`${others} uploaded ${others === 1 ? 'file' : 'files'}`];
}

async function bring(id: string, { content }: ArchiveEntry, store: UploadStore, manifest: Manifest): Promise<void> {
  if (await isWhole(id, store, manifest)) for await (const _ of content);
  else await store.save(Readable.from(content, { objectMode: false }), id);
}

async function isWhole(id: string, store: UploadStore, { files }: Manifest): Promise<boolean> {
  if (!(await store.find(id))) return false;
  const { sha256 } = await digestFile(store.read(id));
  return files.some((file) => file.id === id && file.sha256 === sha256);
}

async function proveFiles(store: UploadStore, { files }: Manifest): Promise<void> {
  for (const { id, size, sha256 } of files) {
    const found = await digestFile(store.read(id));
    if (found.size !== size || found.sha256 !== sha256)
      throw new StartProblem(`The file ${id} is not what it was in the archive after it was written.`);
  }
}

const occupied = (there: readonly string[], { database, uploads }: Restore['places']) =>
  new StartProblem(
    [
      'A backup is restored into an empty installation only. Here is:',
      ...there.map((each) => `  ${each}`),
      `Move what is in ${database} and in ${uploads} out of the way, or set DATA_DIR and UPLOADS_DIR (or MONGODB_URI)`,
      'to places that are empty. Nothing was changed.',
    ].join('\n'),
  );

import type { mongo } from 'mongoose';

import { READERS } from '../../platform/database/readers.js';
import { CLOCK } from '../../platform/clock/judge.js';
import { gridfsCollections } from '../../platform/files/gridfs-store.js';
import { LAST_BACKUP } from '../../platform/database/last-backup.js';

import { documentsName } from './archive-parts.js';
import type { CollectionRecord } from './archive.types.js';
import { PART, storedDocuments } from './documents.js';
import { indexesOf } from './indexes.js';
import { RESTORING_PREFIX } from './restoring-prefix.js';
import { newDigest } from './digest.js';
import type { Archive } from './write-archive.js';

const leftOut = [...gridfsCollections, LAST_BACKUP, CLOCK, READERS];

/**
 * Adds every collection as of the session's snapshot. Uploads are left out, because they are archived as files; so
 * are the notes of the last backup, of the clock and of the processes, because a restored site has none of its own.
 */
export async function addDatabase(
  database: mongo.Db,
  session: mongo.ClientSession,
  archive: Pick<Archive, 'add'>,
): Promise<CollectionRecord[]> {
  // After the snapshot, so that no collection of it is missed.
  const listed = (await database.listCollections({ type: 'collection' }).toArray()) as mongo.CollectionInfo[]; // not names only
  const written: CollectionRecord[] = [];
  for (const { name, options = {} } of listed.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (name.startsWith('system.') || name.startsWith(RESTORING_PREFIX) || leftOut.includes(name)) continue;
    const collection = database.collection(name);
    const indexes = await indexesOf(collection);
    written.push({ name, options, indexes, ...(await addDocuments(collection, session, archive)) });
  }
  return written;
}

async function addDocuments(collection: mongo.Collection, session: mongo.ClientSession, archive: Pick<Archive, 'add'>) {
  const name = collection.collectionName;
  const digest = newDigest();
  let part: Buffer[] = [];
  let size = 0;
  let number = 0;
  const flush = async () => {
    if (size > 0) await archive.add(documentsName(name, number), Buffer.concat(part));
    [part, size, number] = [[], 0, number + 1];
  };
  for await (const document of storedDocuments(collection, session)) {
    digest.count(document);
    part.push(document);
    size += document.length;
    if (size >= PART) await flush();
  }
  await flush();
  return digest.result();
}

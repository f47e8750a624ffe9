import type { mongo } from 'mongoose';

import { gridfsCollections } from '../files/gridfs-store.js';

import { documentsName } from './archive-parts.js';
import type { CollectionRecord } from './archive.types.js';
import { PART, storedDocuments } from './documents.js';
import { indexesOf } from './indexes.js';
import { STAGED } from './staged.js';
import { newTally } from './tally.js';
import type { Archive } from './write-archive.js';

/**
 * Adds every collection as it was at the moment of the session, whatever is written meanwhile. Uploads kept in the
 * database are left out: they are files.
 */
export async function addDatabase(
  database: mongo.Db,
  session: mongo.ClientSession,
  archive: Pick<Archive, 'add'>,
): Promise<CollectionRecord[]> {
  // After the moment was fixed, so that the list lacks nothing of it.
  const listed = (await database.listCollections({ type: 'collection' }).toArray()) as mongo.CollectionInfo[]; // not names only
  const written: CollectionRecord[] = [];
  for (const { name, options = {} } of listed.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (name.startsWith('system.') || name.startsWith(STAGED) || gridfsCollections.includes(name)) continue;
    const collection = database.collection(name);
    const indexes = await indexesOf(collection);
    written.push({ name, options, indexes, ...(await addDocuments(collection, session, archive)) });
  }
  return written;
}

async function addDocuments(collection: mongo.Collection, session: mongo.ClientSession, archive: Pick<Archive, 'add'>) {
  const name = collection.collectionName;
  const tally = newTally();
  let part: Buffer[] = [];
  let size = 0;
  let number = 0;
  const flush = async () => {
    if (size > 0) await archive.add(documentsName(name, number), Buffer.concat(part));
    [part, size, number] = [[], 0, number + 1];
  };
  for await (const document of storedDocuments(collection, session)) {
    tally.count(document);
    part.push(document);
    size += document.length;
    if (size >= PART) await flush();
  }
  await flush();
  return tally.result();
}

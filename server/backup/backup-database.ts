import { mongo } from 'mongoose';

import { gridfsCollections } from '../files/gridfs-store.js';

import { documentsName } from './archive-parts.js';
import type { CollectionRecord } from './archive.types.js';
import { PART, storedDocuments } from './documents.js';
import { indexesOf } from './indexes.js';
import { filesNamedBy, ownsFiles } from './named-files.js';
import { openSnapshot } from './snapshot.js';
import { STAGED } from './staged.js';
import { newTally } from './tally.js';
import type { Archive } from './write-archive.js';

type Written = { collections: CollectionRecord[]; named: Set<string> };

/**
 * Adds every collection as it was at one and the same moment, whatever is written meanwhile; gives the files that they
 * name. Uploads kept in the database are left out: they are files.
 */
export async function addDatabase(database: mongo.Db, archive: Archive): Promise<Written> {
  const session = await openSnapshot(database);
  try {
    // After the moment is fixed, so that the list lacks nothing of it.
    const listed = (await database.listCollections({ type: 'collection' }).toArray()) as mongo.CollectionInfo[]; // not names only
    const written: Written = { collections: [], named: new Set() };
    for (const { name, options = {} } of listed.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      if (name.startsWith('system.') || name.startsWith(STAGED) || gridfsCollections.includes(name)) continue;
      const collection = database.collection(name);
      const indexes = await indexesOf(collection);
      const tally = await addDocuments(collection, session, archive, written.named);
      written.collections.push({ name, options, indexes, ...tally });
    }
    return written;
  } finally {
    await session.endSession();
  }
}

async function addDocuments(
  collection: mongo.Collection,
  session: mongo.ClientSession,
  archive: Archive,
  named: Set<string>,
) {
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
    if (ownsFiles(name)) for (const id of filesNamedBy(name, mongo.BSON.deserialize(document))) named.add(id);
    part.push(document);
    size += document.length;
    if (size >= PART) await flush();
  }
  await flush();
  return tally.result();
}

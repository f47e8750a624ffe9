import type { mongo } from 'mongoose';

import type { IndexRecord } from './archive.types.js';

/** The indexes of a collection but the one that all have, without what is the same everywhere. */
export async function indexesOf(collection: mongo.Collection): Promise<IndexRecord[]> {
  const found = await collection.listIndexes().toArray();
  return found
    .filter(({ name }) => name !== '_id_')
    .map(({ v: _version, ns: _collection, ...index }) => index as IndexRecord); // every index has a name and a key
}

/** Makes these indexes; the driver's own method would leave out options that it does not know. */
export async function makeIndexes(collection: mongo.Collection, indexes: readonly IndexRecord[], database: mongo.Db) {
  if (indexes.length > 0) await database.command({ createIndexes: collection.collectionName, indexes });
}

/** Indexes by which MongoDB forgets documents. */
export const isForgetting = ({ expireAfterSeconds }: IndexRecord) => expireAfterSeconds !== undefined;

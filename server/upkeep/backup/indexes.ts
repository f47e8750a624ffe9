import type { mongo } from 'mongoose';

import type { IndexRecord } from './archive.types.js';

/** Without the index on `_id` and without options that never differ. */
export async function indexesOf(collection: mongo.Collection): Promise<IndexRecord[]> {
  const found = await collection.listIndexes().toArray();
  return (
    found
      .filter(({ name }) => name !== '_id_')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every index has a name and a key
      .map(({ v: _version, ns: _collection, ...index }) => index as IndexRecord)
  );
}

/** By command, because the driver's method drops options it does not know. */
export async function makeIndexes(collection: mongo.Collection, indexes: readonly IndexRecord[], database: mongo.Db) {
  if (indexes.length > 0) await database.command({ createIndexes: collection.collectionName, indexes });
}

/** TTL indexes. */
export const isForgetting = ({ expireAfterSeconds }: IndexRecord) => expireAfterSeconds !== undefined;

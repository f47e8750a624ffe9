import { isDeepStrictEqual } from 'node:util';

import type { mongo } from 'mongoose';

import { fieldsOf } from '../../../shared/words/records.js';

/** MongoDB's code for an existing collection. */
const EXISTS = 48;

type Key = Record<string, 1 | -1>;

export type Index = {
  key: Key;
  /** Without one MongoDB names it by its fields. */
  name?: string;
  unique?: true;
  /** Documents expire this long after the moment in the field: s. */
  expireAfterSeconds?: number;
  partialFilterExpression?: mongo.Document;
};

type Say = (line: string) => void;

type Found = { name: string; key: string; options: Record<string, unknown> };

const textOf = (key: mongo.Document) => JSON.stringify(Object.entries(key));

/**
 * Creates the collection and these indexes. Indexes on other fields stay. A changed expiry is set on the present index;
 * for other changed options the index is rebuilt.
 */
export async function putIndexes(database: mongo.Db, name: string, indexes: readonly Index[], say: Say): Promise<void> {
  await makeCollection(database, name);
  const collection = database.collection(name);
  const found = await foundIn(collection);
  const building: Index[] = [];
  for (const index of indexes) {
    const there = found.find(({ key }) => key === textOf(index.key));
    if (there && isAsWanted(there, index)) continue;
    if (there && isAsWanted(there, index, { isForgettingApart: true })) {
      const { key, expireAfterSeconds } = index;
      await database.command({ collMod: name, index: { keyPattern: key, expireAfterSeconds } });
      continue;
    }
    if (there) await collection.dropIndex(there.name);
    building.push(index);
  }
  if (building.length === 0) return;
  if (await collection.findOne({}, { projection: { _id: 1 } }))
    say(`  ${name}: ${building.map(({ key }) => Object.keys(key).join(' + ')).join(', ')}: building …`);
  await collection.createIndexes(building.map((index) => ({ ...index })));
}

/** Builds the new index before it drops the former one on other fields. */
export async function replaceIndex(
  database: mongo.Db,
  name: string,
  { former, index }: { former: Key; index: Index },
  say: Say,
): Promise<void> {
  await putIndexes(database, name, [index], say);
  const collection = database.collection(name);
  const found = (await foundIn(collection)).find(({ key }) => key === textOf(former));
  if (found) await collection.dropIndex(found.name);
}

/** Makes a collection that is not there, with its indexes. */
export async function makeWith(database: mongo.Db, name: string, indexes: readonly Index[]): Promise<void> {
  if (indexes.length === 0) await database.createCollection(name);
  else await database.collection(name).createIndexes(indexes.map((index) => ({ ...index })));
}

async function makeCollection(database: mongo.Db, name: string): Promise<void> {
  await database.createCollection(name).catch((error: unknown) => {
    if (fieldsOf(error).code !== EXISTS) throw error;
  });
}

async function foundIn(collection: mongo.Collection): Promise<Found[]> {
  const found = await collection.indexes();
  return found.map(({ v: _version, key, name = '', ...options }) => ({ name, key: textOf(key), options }));
}

/** `isForgettingApart` ignores the expiry. */
function isAsWanted({ options }: Found, index: Index, { isForgettingApart = false } = {}): boolean {
  const { key: _key, name: _name, ...wanted } = index;
  if (!isForgettingApart) return isDeepStrictEqual(options, wanted);
  const { expireAfterSeconds } = wanted;
  return expireAfterSeconds !== undefined && isDeepStrictEqual({ ...options, expireAfterSeconds }, wanted);
}

import { isDeepStrictEqual } from 'node:util';

import { mongo } from 'mongoose';

import { StartProblem } from '../common/start-problem.js';

import type { CollectionRecord, Manifest } from './archive.types.js';
import { documentsIn, storedDocuments } from './documents.js';
import { indexesOf, isForgetting, makeIndexes } from './indexes.js';
import { STAGED } from './staged.js';
import { newTally } from './tally.js';

/** Types stay what they were: a number of 64 bits does not become one of JavaScript. */
const LOSSLESS = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };

const staged = (database: mongo.Db, name: string) => database.collection(STAGED + name);

/** The collections there are, but those that an interrupted restore has left, each with how many documents it has. */
export async function collectionsIn(database: mongo.Db): Promise<{ name: string; documents: number }[]> {
  const found = await database.listCollections({}, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name).filter((name) => !name.startsWith(STAGED) && !name.startsWith('system.'));
  return Promise.all(
    names.map(async (name) => ({ name, documents: await database.collection(name).estimatedDocumentCount() })),
  );
}

/** Makes the collections anew, under names that no site reads. */
export async function stageCollections(database: mongo.Db, { collections }: Manifest): Promise<void> {
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray())
    if (name.startsWith(STAGED)) await database.dropCollection(name);
  for (const { name, options, indexes } of collections) {
    await database.command({ create: STAGED + name, ...options });
    // Those that forget come last: what is over meanwhile must be there to be compared.
    const lasting = indexes.filter((index) => !isForgetting(index));
    await makeIndexes(staged(database, name), lasting, database);
  }
}

/** Writes a part of an archive. */
export async function stageDocuments(database: mongo.Db, name: string, part: Buffer): Promise<void> {
  const documents = Array.from(documentsIn(part), (bytes) => mongo.BSON.deserialize(bytes, LOSSLESS));
  await staged(database, name).insertMany(documents);
}

/** Reads everything back and compares it, then its indexes. Throws StartProblem naming what differs. */
export async function proveCollections(database: mongo.Db, { collections }: Manifest): Promise<void> {
  for (const { name, documents, bytes, sha256, indexes } of collections) {
    const tally = newTally();
    for await (const document of storedDocuments(staged(database, name))) tally.count(document);
    if (!isDeepStrictEqual(tally.result(), { documents, bytes, sha256 })) throw differs(name);
    await makeIndexes(staged(database, name), indexes.filter(isForgetting), database);
    if (!isDeepStrictEqual(byName(await indexesOf(staged(database, name))), byName(indexes)))
      throw differs(`${name} (its indexes)`);
  }
}

/** Gives all their names, at the end. A site that was started on the database meanwhile has made its own: it is refused. */
export async function publishCollections(database: mongo.Db, { collections }: Manifest): Promise<void> {
  for (const { name } of collections) await staged(database, name).rename(name);
}

const differs = (name: string) =>
  new StartProblem(`${name} is not what it was in the archive after it was written. Nothing was put in its place.`);

const byName = (indexes: CollectionRecord['indexes']) =>
  indexes.toSorted((one, other) => (one.name < other.name ? -1 : 1));

import { isDeepStrictEqual } from 'node:util';

import { mongo } from 'mongoose';

import { StartProblem } from '../../platform/common/start-problem.js';
import { LOSSLESS } from '../../platform/database/lossless.js';

import type { CollectionRecord, Manifest } from './archive.types.js';
import { documentsIn, storedDocuments } from './documents.js';
import { indexesOf, isForgetting, makeIndexes } from './indexes.js';
import { RESTORING_PREFIX } from './restoring-prefix.js';
import { newDigest } from './digest.js';
import type { Digest } from './digest.js';

const restoring = (database: mongo.Db, name: string) => database.collection(RESTORING_PREFIX + name);

/** Each collection with its number of documents, without those of an interrupted restore. */
export async function collectionsIn(database: mongo.Db): Promise<{ name: string; documents: number }[]> {
  const found = await database.listCollections({}, { nameOnly: true }).toArray();
  const names = found
    .map(({ name }) => name)
    .filter((name) => !name.startsWith(RESTORING_PREFIX) && !name.startsWith('system.'));
  return Promise.all(
    names.map(async (name) => ({ name, documents: await database.collection(name).estimatedDocumentCount() })),
  );
}

/** Creates the collections under names that no site reads. */
export async function stageCollections(database: mongo.Db, { collections }: Manifest): Promise<void> {
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray())
    if (name.startsWith(RESTORING_PREFIX)) await database.dropCollection(name);
  for (const { name, options, indexes } of collections) {
    await database.command({ create: RESTORING_PREFIX + name, ...options });
    // TTL indexes come last: expired documents must still be there to be compared.
    const lasting = indexes.filter((index) => !isForgetting(index));
    await makeIndexes(restoring(database, name), lasting, database);
  }
}

/**
 * Writes documents, and counts them as they are written: JavaScript brings keys that are whole numbers into their order.
 * Throws StartProblem where more than that would become of one.
 */
export async function stageDocuments(database: mongo.Db, name: string, part: Buffer, written: Digest): Promise<void> {
  const documents = Array.from(documentsIn(part), (bytes) => {
    const document = mongo.BSON.deserialize(bytes, LOSSLESS);
    const ordered = Buffer.from(mongo.BSON.serialize(document));
    if (ordered.length !== bytes.length) throw differs(name);
    written.count(ordered);
    return document;
  });
  await restoring(database, name).insertMany(documents);
}

/**
 * Reads everything back and compares it with what was written, and that with what is to be there; indexes too. Throws
 * StartProblem with what differs.
 */
export async function proveCollections(
  database: mongo.Db,
  { collections }: Manifest,
  written: ReadonlyMap<string, Digest>,
): Promise<void> {
  for (const { name, documents, bytes, indexes } of collections) {
    const digest = newDigest();
    for await (const document of storedDocuments(restoring(database, name))) digest.count(document);
    const expected = (written.get(name) ?? newDigest()).result();
    const isWhole = expected.documents === documents && expected.bytes === bytes;
    if (!isWhole || !isDeepStrictEqual(digest.result(), expected)) throw differs(name);
    await makeIndexes(restoring(database, name), indexes.filter(isForgetting), database);
    if (!isDeepStrictEqual(byName(await indexesOf(restoring(database, name))), byName(indexes)))
      throw differs(`${name} (its indexes)`);
  }
}

/** Renames the collections to their own names. Refuses if a site was started on the database meanwhile and made its own. */
export async function publishCollections(database: mongo.Db, { collections }: Manifest): Promise<void> {
  for (const { name } of collections) await restoring(database, name).rename(name);
}

const differs = (name: string) =>
  new StartProblem(`${name} is not what it was in the archive after it was written. Nothing was put in its place.`);

const byName = (indexes: CollectionRecord['indexes']) =>
  indexes.toSorted((one, other) => (one.name < other.name ? -1 : 1));

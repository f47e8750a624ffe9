import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { mongo } from 'mongoose';

import { LOSSLESS } from '../lossless.js';

import { end, launch } from './mongod.js';
import { compatibilityOf, connectTo, setCompatibility } from './replica-set.js';

/**
 * Erased documents stay readable in the oplog, the history and free blocks of a database's files. A renewal copies
 * everything present into new files and deletes the old ones.
 */

const BATCH = 1000;
/** MongoDB's own databases: the new mongod makes them. */
const OWN = ['admin', 'config', 'local'];

const copyOf = (folder: string) => `${folder}.new`;
/** A file that only a complete copy holds. */
const completeMark = (folder: string) => join(folder, 'complete');
/** A file that holds the date of first use. */
const sinceMark = (folder: string) => join(folder, 'in-use-since');

/** A folder without the date counts as new and gets one. */
export async function inUseSince(folder: string): Promise<Date> {
  const written = await readFile(sinceMark(folder), 'utf8').catch(() => undefined);
  if (written) return new Date(written);
  const now = new Date();
  await writeFile(sinceMark(folder), now.toISOString());
  return now;
}

/** Finishes or undoes an interrupted renewal. Call it before mongod is started on the folder. */
export async function settleRenewal(folder: string): Promise<void> {
  const copy = copyOf(folder);
  const isComplete = await readFile(completeMark(copy)).then(
    () => true,
    () => false,
  );
  if (isComplete) await replaceBy(folder, copy);
  else await rm(copy, { recursive: true, force: true });
}

async function replaceBy(folder: string, copy: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await rename(copy, folder);
  await rm(completeMark(folder));
}

/**
 * Copies all data into new files and replaces the old ones. No mongod may run on the folder. After a failure the old
 * files are unchanged.
 */
export async function renew(binary: string, folder: string): Promise<void> {
  const copy = copyOf(folder);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { mode: 0o700 });
  try {
    await copyData(binary, folder, copy);
    await writeFile(sinceMark(copy), new Date().toISOString());
    await writeFile(completeMark(copy), '');
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
  await settleRenewal(folder);
  await rm(`${copy}.log`, { force: true });
}

async function copyData(binary: string, folder: string, copy: string): Promise<void> {
  // Without a replica set: no site finds it, and it has no oplog.
  const alone = { isReplicaSet: false };
  const old = await launch(binary, folder, join(folder, 'renewal.sock'), alone);
  try {
    const fresh = await launch(binary, copy, join(copy, 'renewal.sock'), alone);
    try {
      const from = await connectTo(old.socket, LOSSLESS);
      const to = await connectTo(fresh.socket, LOSSLESS);
      try {
        await setCompatibility(to.db('admin'), await compatibilityOf(from.db('admin')));
        const { databases } = await from.db('admin').admin().listDatabases({ nameOnly: true });
        for (const { name } of databases) if (!OWN.includes(name)) await copyDatabase(from.db(name), to.db(name));
      } finally {
        await Promise.all([from.close(), to.close()]);
      }
    } finally {
      await end(fresh);
    }
  } finally {
    await end(old);
  }
}

async function copyDatabase(from: mongo.Db, to: mongo.Db): Promise<void> {
  const collections = (await from.listCollections({ type: 'collection' }).toArray()) as mongo.CollectionInfo[]; // not names only
  for (const { name, options = {} } of collections) {
    if (name.startsWith('system.')) continue;
    await to.command({ create: name, ...options });
    await copyDocuments(from.collection(name), to.collection(name));
    const indexes = await from.collection(name).listIndexes().toArray();
    const added = indexes.filter((index) => String(index.name) !== '_id_');
    if (added.length > 0) await to.command({ createIndexes: name, indexes: added });
    const [there, copied] = await Promise.all([countOf(from.collection(name)), countOf(to.collection(name))]);
    if (there !== copied) throw new Error(`${name}: ${copied} of ${there} documents were copied`);
  }
}

const countOf = async (collection: mongo.Collection) =>
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- without `promoteValues` it is a Long
  Number(await collection.countDocuments({}));

async function copyDocuments(from: mongo.Collection, to: mongo.Collection): Promise<void> {
  let batch: mongo.Document[] = [];
  const write = async () => {
    if (batch.length > 0) await to.insertMany(batch);
    batch = [];
  };
  for await (const document of from.find({}, { sort: { _id: 1 } })) {
    batch.push(document);
    if (batch.length === BATCH) await write();
  }
  await write();
}

import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { mongo } from 'mongoose';
import type { Connection } from 'mongoose';

import { eventually } from '../site/http.js';

/** A site whose uploads are looked at behind its back, in the folder or in the database. */
export type UploadPlace = { dataFolder: string; database?: Connection };

/** Storage of the uploads of this run's sites. */
export const storage = process.env.TEST_STORAGE ?? 'disk';
const isGridfs = storage === 'gridfs';

const pathOf = ({ dataFolder }: UploadPlace, name = '') => join(dataFolder, 'uploads', name);
const filesOf = (place: UploadPlace) => databaseOf(place).collection<{ _id: string }>('uploads.files');
const chunksOf = (place: UploadPlace) => databaseOf(place).collection('uploads.chunks');

function databaseOf({ database }: UploadPlace): Connection {
  if (!database) throw new Error('Uploads in the database are seen through a connection to it.');
  return database;
}

/** All uploads, whole and begun. */
export const uploadsOf = (place: UploadPlace) => uploadsIn(storage, place);

/** The same of a store that need not be this run's. */
export async function uploadsIn(where: string, place: UploadPlace): Promise<string[]> {
  if (where === 'disk') return (await readdir(pathOf(place)).catch(() => [])).toSorted();
  const found = [await filesOf(place).distinct('_id'), await chunksOf(place).distinct('files_id')];
  return [...new Set(found.flat() as string[])].toSorted(); // the ids are ours
}

/** Waits until these are all the uploads. */
export const uploadsBecome = (place: UploadPlace, names: readonly string[]) =>
  eventually(
    () => uploadsOf(place),
    (found) => found.join('\n') === names.join('\n'),
  );

/** Waits until an upload has begun that is not whole yet. */
export const uploadBegins = (place: UploadPlace) =>
  eventually(
    async () => {
      const names = await uploadsOf(place);
      const whole = isGridfs ? await filesOf(place).distinct('_id') : names.filter((name) => !name.endsWith('.part'));
      return names.filter((name) => !whole.includes(name));
    },
    ({ length }) => length > 0,
  );

/** Makes these uploads a little more than an hour old. */
export async function ageUploads(place: UploadPlace, names: readonly string[]): Promise<void> {
  const then = new Date(Date.now() - 3_700_000);
  for (const name of names) {
    if (!isGridfs) {
      await utimes(pathOf(place, name), then, then);
      continue;
    }
    await filesOf(place).updateOne({ _id: name }, { $set: { uploadDate: then } });
    for (const { _id, ...chunk } of await chunksOf(place).find({ files_id: name }).toArray()) {
      await chunksOf(place).deleteOne({ _id });
      // The age of a chunk is that of its id.
      const old = mongo.ObjectId.createFromTime(then.getTime() / 1000)
        .toString('hex')
        .slice(0, 8);
      await chunksOf(place).insertOne({ ...chunk, _id: new mongo.ObjectId(old + _id.toString('hex').slice(8)) });
    }
  }
}

/** Puts an upload there that no document knows. */
export async function plantUpload(place: UploadPlace, id: string, bytes: Buffer): Promise<void> {
  if (!isGridfs) return writeFile(pathOf(place, id), bytes);
  await chunksOf(place).insertOne({ files_id: id, n: 0, data: bytes });
  const file = { _id: id, length: bytes.length, chunkSize: 261_120, uploadDate: new Date(), filename: id };
  await filesOf(place).insertOne(file);
}

/** Takes a whole upload away. */
export async function loseUpload(place: UploadPlace, id: string): Promise<void> {
  if (!isGridfs) return rm(pathOf(place, id));
  await filesOf(place).deleteOne({ _id: id });
  await chunksOf(place).deleteMany({ files_id: id });
}

import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import mongoose, { mongo } from 'mongoose';
import type { Connection } from 'mongoose';

import { GridfsStore } from '../../server/platform/files/gridfs-store.js';
import { testDatabaseUri } from '../support/site/site.js';

const CHUNK = 261_120;
const bytes = randomBytes(3 * CHUNK + 100);

let database: Connection;
let store: GridfsStore;

beforeAll(async () => {
  database = await mongoose.createConnection(testDatabaseUri('gridfs')).asPromise();
});

beforeEach(async () => {
  await database.dropDatabase();
  store = new GridfsStore(database);
  await store.onModuleInit();
});

afterAll(async () => {
  await database.close();
});

const save = (content: Buffer) => store.save(Readable.from([content]));
const chunks = () => database.collection('uploads.chunks');

describe('a file in GridFS', () => {
  it('is one to every other program that knows GridFS', async () => {
    const { id } = await save(bytes);
    const bucket = new mongo.GridFSBucket(database.getClient().db(database.name), { bucketName: 'uploads' });
    expect(await bucket.find().toArray()).toEqual([
      { _id: id, filename: id, length: bytes.length, chunkSize: CHUNK, uploadDate: expect.any(Date) },
    ]);
    expect((await buffer(bucket.openDownloadStreamByName(id))).equals(bytes)).toBe(true);
  });

  it.each([
    ['lacks a chunk', { deleteOne: { filter: { n: 2 } } }],
    ['lacks its last chunk', { deleteOne: { filter: { n: 3 } } }],
    ['has a chunk that was cut', { updateOne: { filter: { n: 1 }, update: { $set: { data: Buffer.alloc(10) } } } }],
  ])('that %s fails while it is read, rather than end early', async (_, damage) => {
    const { id } = await save(bytes);
    await chunks().bulkWrite([damage]);
    await expect(buffer(store.read(id))).rejects.toThrow('is damaged');
    expect((await buffer(store.read(id, { start: 0, end: 99 }))).equals(bytes.subarray(0, 100))).toBe(true);
  });

  it('of which a killed process removed the document and some chunks is swept', async () => {
    const [{ id }, kept] = [await save(bytes), await save(bytes)];
    await database.collection<{ _id: string }>('uploads.files').deleteOne({ _id: id });
    await chunks().deleteMany({ files_id: id, n: { $lt: 2 } });
    const found: string[] = [];
    for await (const each of store.olderThan(new Date(Date.now() + 60_000))) found.push(each);
    expect(found.toSorted()).toEqual([id, kept.id].toSorted());
    await store.remove(id);
    expect(await chunks().distinct('files_id')).toEqual([kept.id]);
  });

  it('is found and swept by means of indexes', async () => {
    await Promise.all([save(bytes), save(bytes)]);
    const names = async (collection: string) =>
      (await database.collection(collection).indexes()).map(({ key, unique }) => [
        ...Object.keys(key),
        ...(unique ? ['unique'] : []),
      ]);
    expect(await names('uploads.chunks')).toEqual([['_id'], ['files_id', 'n', 'unique']]);
    expect(await names('uploads.files')).toEqual([['_id'], ['filename', 'uploadDate']]);
    const plan = await chunks()
      .aggregate([{ $sort: { files_id: 1, n: 1 } }, { $group: { _id: '$files_id' } }])
      .explain();
    // The contents of the chunks stay on the disk.
    expect(JSON.stringify(plan)).toContain('DISTINCT_SCAN');
  });
});

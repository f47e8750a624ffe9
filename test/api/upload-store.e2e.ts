import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { DiskStore } from '../../server/platform/files/disk-store.js';
import { GridfsStore } from '../../server/platform/files/gridfs-store.js';
import type { UploadStore } from '../../server/platform/files/upload-store.js';
import { testDatabaseUri, testFolder } from '../support/site/site.js';
import { ageUploads, storage, uploadBegins, uploadsOf } from '../support/makers/uploads.js';
import type { UploadPlace } from '../support/makers/uploads.js';

/** In the database files are kept in chunks of this size. */
const CHUNK = 261_120;

let database: Connection;
let place: UploadPlace;
let store: UploadStore;

beforeAll(async () => {
  database = await mongoose.createConnection(testDatabaseUri('store'), { writeConcern: { w: 'majority' } }).asPromise();
});

beforeEach(async () => {
  await database.dropDatabase();
  place = { dataFolder: await testFolder('store'), database };
  store = storage === 'gridfs' ? new GridfsStore(database) : new DiskStore(join(place.dataFolder, 'uploads'));
});

afterAll(async () => {
  await database.close();
});

const streamOf = (bytes: Buffer, pieces = 64 * 1024) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, index) =>
      bytes.subarray(index * pieces, (index + 1) * pieces),
    ),
  );

/** Brings these bytes and then fails. */
async function* failing(bytes: Buffer): AsyncIterable<Buffer> {
  for await (const piece of streamOf(bytes)) yield piece as Buffer; // made above
  throw new Error('the sender is gone');
}

async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const idsOf = async (ids: AsyncIterable<string>) => (await listOf(ids)).toSorted();

/** A path in the folder of uploads, which is there then. */
async function pathIn({ dataFolder }: UploadPlace, name: string): Promise<string> {
  await mkdir(join(dataFolder, 'uploads'), { recursive: true });
  return join(dataFolder, 'uploads', name);
}

describe('a file', () => {
  it.each([0, 1, 1000, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 7])(
    'of %d bytes comes back as it was, in whatever pieces it came',
    async (length) => {
      const bytes = randomBytes(length);
      for (const pieces of [999, CHUNK, 1_000_000]) {
        const { id, size } = await store.save(streamOf(bytes, pieces));
        expect({ size, found: await store.find(id) }).toEqual({ size: length, found: { id, size: length } });
        expect((await buffer(store.read(id))).equals(bytes)).toBe(true);
      }
    },
  );

  it('comes in parts', async () => {
    const bytes = randomBytes(2 * CHUNK + 500);
    const { id } = await store.save(streamOf(bytes));
    for (const [start, end] of [
      [0, 0],
      [0, CHUNK - 1],
      [0, CHUNK],
      [CHUNK - 1, CHUNK],
      [CHUNK, CHUNK],
      [CHUNK, 2 * CHUNK - 1],
      [10, bytes.length - 1],
      [bytes.length - 1, bytes.length - 1],
    ] as const)
      expect((await buffer(store.read(id, { start, end }))).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it('is one of many that are kept at once', async () => {
    const many = Array.from({ length: 12 }, (_, index) => randomBytes(100_000 * index));
    const kept = await Promise.all(many.map((bytes) => store.save(streamOf(bytes))));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(12);
    for (const [index, { id }] of kept.entries())
      expect((await buffer(store.read(id))).equals(many[index] ?? Buffer.alloc(0))).toBe(true);
  });

  it('is gone with all that belonged to it when it is removed, and may be removed again', async () => {
    const [{ id }, other] = [
      await store.save(streamOf(randomBytes(CHUNK * 2))),
      await store.save(streamOf(randomBytes(9))),
    ];
    await store.remove(id);
    await store.remove(id);
    expect(await store.find(id)).toBeUndefined();
    expect(await uploadsOf(place)).toEqual([other.id]);
    await expect(buffer(store.read(id))).rejects.toThrow();
  });

  it.each([randomUUID(), '', '..', '../x', '{"$ne":""}'])('that is not there is not found under %j', async (id) => {
    await store.save(streamOf(Buffer.from('x')));
    expect(await store.find(id)).toBeUndefined();
    await store.remove(id);
    expect(await uploadsOf(place)).toHaveLength(1);
  });

  it.each([0, 10, CHUNK, CHUNK + 10, 5 * CHUNK])(
    'whose stream fails after %d bytes leaves nothing, and the failure is told',
    async (length) => {
      const content = Readable.from(failing(randomBytes(length)));
      await expect(store.save(content)).rejects.toThrow('the sender is gone');
      expect(await uploadsOf(place)).toEqual([]);
    },
  );

  it('whose stream has failed before leaves nothing', async () => {
    const content = streamOf(randomBytes(10)).on('error', () => undefined);
    content.destroy(new Error('the sender is gone'));
    await new Promise((resolve) => setImmediate(resolve));
    await expect(store.save(content)).rejects.toThrow('the sender is gone');
    expect(await uploadsOf(place)).toEqual([]);
  });

  it('keeps its id where it comes from another store, over what a killed process has begun under it', async () => {
    const id = randomUUID();
    const [begun, bytes] = [randomBytes(3 * CHUNK), randomBytes(2 * CHUNK)];
    if (storage === 'gridfs')
      await database.collection('uploads.chunks').insertOne({ files_id: id, n: 1, data: begun });
    else await writeFile(await pathIn(place, `${id}.part`), begun);
    expect(await store.find(id)).toBeUndefined();
    expect(await store.save(streamOf(bytes), id)).toEqual({ id, size: bytes.length });
    expect((await buffer(store.read(id))).equals(bytes)).toBe(true);
    expect(await uploadsOf(place)).toEqual([id]);
  });

  it('whose reader goes away is read by the next one', async () => {
    const bytes = randomBytes(4 * CHUNK);
    const { id } = await store.save(streamOf(bytes));
    for await (const piece of store.read(id)) if ((piece as Buffer).length > 0) break;
    expect((await buffer(store.read(id))).equals(bytes)).toBe(true);
  });
});

describe('all', () => {
  it('names the files that are whole', async () => {
    const ids = async () => (await listOf(store.all())).map(({ id }) => id).toSorted();
    expect(await ids()).toEqual([]);
    const kept = await Promise.all([9, CHUNK].map((size) => store.save(streamOf(randomBytes(size)))));
    const content = new Readable({ read: () => undefined });
    content.push(randomBytes(2 * CHUNK));
    const saving = store.save(content);
    await uploadBegins(place);
    expect(await ids()).toEqual(kept.map(({ id }) => id).toSorted());
    content.push(null);
    const last = await saving;
    expect(await listOf(store.all())).toEqual(expect.arrayContaining([...kept, last]));
  });

  it('leaves out what is not ours', async () => {
    if (storage === 'gridfs') await database.collection('uploads.files').insertOne({ length: 3, chunkSize: CHUNK });
    else await writeFile(await pathIn(place, 'readme.txt'), 'abc');
    expect(await listOf(store.all())).toEqual([]);
  });
});

describe('olderThan', () => {
  const hourAgo = () => new Date(Date.now() - 3_600_000);

  it('names the files that are older, and no others', async () => {
    expect(await idsOf(store.olderThan(hourAgo()))).toEqual([]);
    const [old, older, young] = await Promise.all([9, CHUNK, 9].map((size) => store.save(streamOf(randomBytes(size)))));
    await ageUploads(place, [old?.id ?? '', older?.id ?? '']);
    expect(await idsOf(store.olderThan(hourAgo()))).toEqual([old?.id, older?.id].toSorted());
    expect((await uploadsOf(place)).includes(young?.id ?? '')).toBe(true);
  });

  it('leads to what was begun and never finished, but not while it may still be written', async () => {
    const content = new Readable({ read: () => undefined });
    content.push(randomBytes(3 * CHUNK));
    const saving = store.save(content);
    const [begun = ''] = await uploadBegins(place);
    expect(await idsOf(store.olderThan(hourAgo()))).toEqual([]);
    expect(await uploadsOf(place)).toEqual([begun]);
    await ageUploads(place, [begun]);
    for await (const id of store.olderThan(hourAgo())) await store.remove(id);
    expect(await uploadsOf(place)).toEqual([]);
    content.destroy(new Error('the sender is gone'));
    await expect(saving).rejects.toThrow('the sender is gone');
  });
});

describe('check', () => {
  it('passes where files can be kept', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });

  it('fails where they cannot', async () => {
    if (storage === 'disk') {
      await writeFile(join(place.dataFolder, 'uploads'), 'a file, no folder');
      await expect(store.check()).rejects.toThrow();
      return;
    }
    const closed = await mongoose.createConnection(testDatabaseUri('store-closed')).asPromise();
    const lost = new GridfsStore(closed);
    await closed.close();
    await expect(lost.check()).rejects.toThrow();
  });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import mongoose from 'mongoose';
import type { Connection, Schema } from 'mongoose';

import { boardKinds } from '../../shared/posts/boards.types.js';
import { allBoards, collectionName } from '../../server/posts/boards/collections.js';
import { applyChanges, changes } from '../../server/upkeep/changes/changes.js';
import type { Change } from '../../server/upkeep/changes/change.js';
import { putIndexes, replaceIndex } from '../../server/platform/database/indexes.js';
import { contentHashOf } from '../../server/requests/intake/content-hash.js';
import { testDatabaseUri } from '../support/site/site.js';

const SERVER = join(import.meta.dirname, '../../server');

/** Something that one waits for until another gives it. */
function signal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

let uri: string;
let database: Connection;
let said: string[];
const say = (line: string) => void said.push(line);

beforeEach(async () => {
  uri = testDatabaseUri('changes');
  database = await mongoose.createConnection(uri).asPromise();
  said = [];
});

afterEach(async () => {
  await database.dropDatabase();
  await database.close();
});

const client = () => database.getClient().db(database.name);
const indexesOf = async (name: string) =>
  (await client().collection(name).indexes())
    .filter(({ name: called }) => called !== '_id_')
    .map(({ v: _version, name: _name, ...index }) => index);
const version = async () => (await client().collection('data-version').findOne())?.version as number | undefined;

const writing = (name: string): Change => ({
  title: `writes ${name}`,
  run: async (there) => void (await there.collection<{ _id: string }>('seen').insertOne({ _id: name })),
});
const seen = async () =>
  (await client().collection('seen').find().sort({ $natural: 1 }).toArray()).map(({ _id }) => _id);

describe('changes of the data', () => {
  beforeEach(async () => {
    await client().createCollection('seen'); // not an empty database
  });

  it('are as many as there are files of them, in the order of their numbers', () => {
    const files = readdirSync(join(SERVER, 'upkeep/changes')).filter((name) => /^\d/.test(name));
    expect(files.map((name) => Number(name.slice(0, 3)))).toEqual(changes.map((_, index) => index + 1));
  });

  it('run once each, in their order, and say so', async () => {
    await applyChanges(uri, say, [writing('one'), writing('two')]);
    await applyChanges(uri, say, [writing('one'), writing('two'), writing('three')]);
    expect(await seen()).toEqual(['one', 'two', 'three']);
    expect(await version()).toBe(3);
    expect(said).toEqual([
      'Data: change 1, writes one …',
      'Data: change 2, writes two …',
      'Data: change 3, writes three …',
    ]);
  });

  it('keep the version where it was when one fails, and begin with that one at the next start', async () => {
    const failing: Change = { title: 'fails', run: () => Promise.reject(new Error('the disk is full')) };
    const failure = applyChanges(uri, say, [writing('one'), failing, writing('three')]);
    await expect(failure).rejects.toThrow(
      /^Change 2 of the data \(fails\) failed: the disk is full\. The data keeps version 1\./,
    );
    expect(await version()).toBe(1);
    await applyChanges(uri, say, [writing('one'), writing('two'), writing('three')]);
    expect(await seen()).toEqual(['one', 'two', 'three']);
  });

  it('are run by one of two that start at the same moment; the other waits for it', async () => {
    const end = signal();
    const begun = signal();
    const slow: Change = {
      title: 'is slow',
      run: async (there) => {
        await there.collection<{ _id: string }>('seen').insertOne({ _id: 'slow' });
        begun.give();
        await end.given;
      },
    };
    const first = applyChanges(uri, say, [slow]);
    await begun.given;
    const waiting = signal();
    const second = applyChanges(
      uri,
      (line) => {
        say(line);
        waiting.give();
      },
      [slow],
    );
    await waiting.given;
    expect(said).toEqual(['Data: change 1, is slow …', expect.stringMatching(/^Data: waiting for another server \(/)]);
    expect(await version()).toBeUndefined();
    end.give();
    await Promise.all([first, second]);
    expect(await seen()).toEqual(['slow']);
    expect(await version()).toBe(1);
  });

  it('are begun again where the database went away meanwhile', async () => {
    const away = new mongoose.mongo.MongoNetworkError('connection closed');
    let tries = 0;
    const unlucky: Change = {
      title: 'is unlucky',
      run: async () => (tries++ === 0 ? Promise.reject(away) : undefined),
    };
    await expect(applyChanges(uri, say, [unlucky])).rejects.toBe(away);
    expect(await version()).toBeUndefined();
    await applyChanges(uri, say, [unlucky]);
    expect(await version()).toBe(1);
  });

  it('may take longer than any answer to a visitor', async () => {
    const slow: Change = {
      title: 'takes five seconds',
      run: async (there) => {
        const collection = there.collection<{ _id: string }>('seen');
        await collection.insertOne({ _id: 'slow' });
        await collection.findOne({ $where: 'sleep(5000) || true' });
      },
    };
    await applyChanges(uri, say, [slow]);
    expect(await version()).toBe(1);
  });

  it('do not tell of a failure what the database quotes', async () => {
    const twin: Change = {
      title: 'writes twice',
      run: async (there) =>
        void (await there.collection<{ _id: string }>('seen').insertMany([{ _id: 'private' }, { _id: 'private' }])),
    };
    await expect(applyChanges(uri, say, [twin])).rejects.toThrow(/^(?!.*private).*writes twice.*failed/s);
  });
});

/** Every collection with its indexes, in no order. */
async function catalog() {
  const names = (await client().listCollections().toArray()).map(({ name }) => name).toSorted();
  return Promise.all(
    names.map(async (name) => [name, ...(await indexesOf(name)).map((one) => JSON.stringify(one)).toSorted()]),
  );
}

describe('the indexes after all changes', () => {
  it('are made at once on an empty database, the same as one after another', async () => {
    await client().createCollection('counters');
    await applyChanges(uri, say);
    const [oneByOne, lines] = [await catalog(), said.splice(0)];
    await database.dropDatabase();
    await applyChanges(uri, say);
    expect([await catalog(), await version()]).toEqual([oneByOne, changes.length]);
    expect([lines.length, said.length]).toEqual([changes.length, 1]);
  });

  it('are those that the schemas declare, in every collection', async () => {
    await applyChanges(uri, say);
    const differing: unknown[] = [];
    for (const [name, schema] of await declaredSchemas()) {
      const model = database.model(name, schema, name);
      const { toDrop, toCreate } = await model.diffIndexes();
      if (toDrop.length + toCreate.length > 0) differing.push({ name, toDrop, toCreate });
    }
    expect(differing).toEqual([]);
  });
});

/** Every schema of the sources with its collection. */
async function declaredSchemas(): Promise<[name: string, schema: Schema][]> {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.schema.ts'),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(SERVER, file)) as Promise<Record<string, unknown>>),
  );
  const schemas = modules.flatMap((module) => Object.values(module)).filter((each) => each instanceof mongoose.Schema);
  const boards = allBoards.map(collectionName);
  const named = schemas.flatMap((schema): [string, Schema][] => {
    const name: unknown = schema.get('collection');
    return typeof name === 'string' ? [[name, schema]] : boards.map((board) => [board, schema]);
  });
  expect(named.length).toBeGreaterThan(boards.length + boardKinds.length);
  // Three schemas share the collection of settings.
  return [...new Map(named)];
}

describe('an index', () => {
  it('that is there as it should be is left alone, with what it was built of', async () => {
    await putIndexes(client(), 'log', [{ key: { at: 1 }, unique: true }], say);
    await client().collection('log').insertOne({ at: 1 });
    await putIndexes(client(), 'log', [{ key: { at: 1 }, unique: true }], say);
    expect(said).toEqual([]);
  });

  it('forgets after another time without being built again', async () => {
    await client().collection('log').insertOne({ at: new Date() });
    await putIndexes(client(), 'log', [{ key: { at: 1 }, expireAfterSeconds: 3600 }], say);
    await putIndexes(client(), 'log', [{ key: { at: 1 }, expireAfterSeconds: 7200 }], say);
    expect(await indexesOf('log')).toEqual([{ key: { at: 1 }, expireAfterSeconds: 7200 }]);
  });

  it('begins to forget, and becomes unique', async () => {
    await putIndexes(client(), 'log', [{ key: { at: 1 } }], say);
    await putIndexes(client(), 'log', [{ key: { at: 1 }, expireAfterSeconds: 60 }], say);
    expect(await indexesOf('log')).toEqual([{ key: { at: 1 }, expireAfterSeconds: 60 }]);
    await putIndexes(client(), 'log', [{ key: { at: 1 }, unique: true }], say);
    expect(await indexesOf('log')).toEqual([{ key: { at: 1 }, unique: true }]);
  });

  it('takes the place of one on other fields, which stays where the new one cannot be built', async () => {
    await client()
      .collection<{ _id: number; kind: string }>('log')
      .insertMany([
        { _id: 1, kind: 'a' },
        { _id: 2, kind: 'a' },
      ]);
    await putIndexes(client(), 'log', [{ key: { at: 1 } }], say);
    const unique = { former: { at: 1 }, index: { key: { kind: 1 }, unique: true } } as const;
    await expect(replaceIndex(client(), 'log', unique, say)).rejects.toThrow(/E11000/);
    expect(await indexesOf('log')).toEqual([{ key: { at: 1 } }]);
    await replaceIndex(client(), 'log', { former: { at: 1 }, index: { key: { kind: 1 } } }, say);
    expect(await indexesOf('log')).toEqual([{ key: { kind: 1 } }]);
  });
});

describe('the change to the first release', () => {
  it('takes over a log with another retention, and leaves the forgetting to a job', async () => {
    await client().collection('audit-log').createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await applyChanges(uri, say);
    expect(await indexesOf('audit-log')).toContainEqual({ key: { at: 1 } });
  });

  it('gives documents of earlier days what they lack, and leaves the rest of them', async () => {
    const updatedAt = new Date(2025, 2, 3);
    const quotes = client().collection<{ _id: number } & Record<string, unknown>>('quotes');
    const letters = { office: { state: 'queued' }, confirmation: { state: 'sent', messageId: '<own@example.com>' } };
    const request = {
      company: '한강',
      status: 'closed',
      updatedAt,
      deliveries: letters,
      contentHash: 'of another rule',
    };
    await quotes.insertMany([
      { _id: 1, ...request, reference: 'Q-1', idempotencyKey: '1' },
      { _id: 2, ...request, reference: 'Q-2', idempotencyKey: '2', status: 'new', hotDensity: '950' },
    ]);
    const posts = client().collection('en-posts');
    await posts.insertMany([
      { title: '예전 글', content: '' },
      { title: '버린 글', content: '', deletedAt: updatedAt },
    ]);
    const settings = client().collection<{ _id: string }>('admin-settings');
    await settings.insertOne({ _id: 'signing', secret: 'key' } as { _id: string });

    await applyChanges(uri, say);
    expect(await quotes.findOne({ _id: 1 })).toMatchObject({
      closedAt: updatedAt,
      updatedAt,
      note: '',
      hotDensity: '',
      coldChloride: '',
      deliveries: {
        office: { messageId: '<1.office@site.invalid>' },
        confirmation: { messageId: '<own@example.com>' },
      },
      contentHash: contentHashOf({ company: '한강' }),
    });
    expect(await quotes.findOne({ _id: 2 })).toMatchObject({
      closedAt: null,
      hotDensity: '950',
      contentHash: contentHashOf({ company: '한강', hotDensity: '950' }),
    });
    expect(await posts.find().toArray()).toMatchObject([
      { title: '예전 글', deletedAt: null, deletedBy: null, searchText: '예전글\n', searchGrams: expect.any(Array) },
      { title: '버린 글', deletedAt: updatedAt, deletedBy: null, searchGrams: expect.any(Array) },
    ]);
    expect(await settings.findOne({ _id: 'signing' })).toEqual({ _id: 'signing', secret: 'key', former: null });
    expect(said).toContain('  en-posts: 2 posts made searchable');
  });
});

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { allBoards, collectionName } from '../../server/posts/boards/collections.js';
import { runChange } from '../../server/upkeep/changes/changes.js';
import { databaseOf } from '../../server/platform/database/database-of.js';
import { toTranslations } from '../../server/upkeep/changes/004-translations.js';
import { toTenders } from '../../server/upkeep/changes/005-tenders.js';
import { toDrafts } from '../../server/upkeep/changes/006-drafts.js';
import { toPlainSearch } from '../../server/upkeep/changes/021-plain-search.js';
import { testDatabaseUri } from '../support/site/site.js';

let connection: Connection;

beforeEach(async () => {
  connection = await mongoose.createConnection(testDatabaseUri('changes-posts')).asPromise();
});

afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

describe('the changes of posts', () => {
  const twin = new mongoose.mongo.ObjectId();

  it.each([
    [
      'translations',
      toTranslations,
      { lacking: { twin: null, twinState: null }, has: { twin, twinState: 'older' } },
      { key: { deletedAt: 1, twinState: 1, createdAt: -1, _id: -1 } },
    ],
    [
      'tenders',
      toTenders,
      { lacking: { tender: null }, has: { tender: { number: '1' } } },
      { key: { 'tender.first': 1 }, partialFilterExpression: { 'tender.first': { $exists: true } } },
    ],
    [
      'pins',
      toDrafts,
      { lacking: { pinnedUntil: null }, has: { pinnedUntil: '2026-12-31' } },
      { key: { pinnedUntil: 1 }, partialFilterExpression: { pinnedUntil: { $gt: '' } } },
    ],
  ])('to %s give every one what it lacks, and leave those that have it', async (_, change, { lacking, has }, index) => {
    const database = databaseOf(connection);
    const posts = database.collection('ko-e-procurement');
    await posts.insertMany([{ title: '예전 글' }, { title: '새 글', ...has }]);
    await runChange(database, change, () => undefined);
    await runChange(database, change, () => undefined);
    expect(await posts.find().toArray()).toMatchObject([
      { title: '예전 글', ...lacking },
      { title: '새 글', ...has },
    ]);
    for (const board of allBoards)
      expect(await database.collection(collectionName(board)).indexes()).toContainEqual(expect.objectContaining(index));
  });

  it('to plain searches write anew what is searched, of posts, requests and quotations', async () => {
    const database = databaseOf(connection);
    const collections = ['ko-e-procurement', 'quotes', 'quotations'].map((name) => database.collection(name));
    const former = {
      title: '㈜한강 ＳＵＳ316',
      content: '',
      password: null,
      searchText: '㈜한강ｓｕｓ316',
      searchGrams: [1],
    };
    for (const each of collections) await each.insertOne({ ...former });
    for (let turn = 0; turn < 2; turn += 1) await runChange(database, toPlainSearch, () => undefined);
    for (const each of collections)
      expect(await each.findOne()).toMatchObject({
        title: former.title,
        searchText: expect.stringMatching(/^\(주\)한강sus316(?:\n한강sus316\n)?$/),
      });
    expect((await collections[0]?.findOne())?.searchGrams).not.toEqual([1]);
  });
});

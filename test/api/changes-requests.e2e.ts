import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { runChange } from '../../server/upkeep/changes/changes.js';
import { databaseOf } from '../../server/platform/database/database-of.js';
import { toHistory } from '../../server/upkeep/changes/010-history.js';
import { toPlates } from '../../server/upkeep/changes/013-plates.js';
import { toReplyClock } from '../../server/upkeep/changes/015-reply-clock.js';
import { toOneWhole } from '../../server/upkeep/changes/019-one-whole.js';
import { toOwnTexts } from '../../server/upkeep/changes/020-own-texts.js';
import { testDatabaseUri } from '../support/site/site.js';

let connection: Connection;

beforeEach(async () => {
  connection = await mongoose.createConnection(testDatabaseUri('changes-requests')).asPromise();
});

afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

describe('the change to a history', () => {
  it('gives every request what it lacks, and leaves those that have it', async () => {
    const database = databaseOf(connection);
    const quotes = database.collection('quotes');
    const at = new Date(2026, 10, 1);
    const has = { history: [{ kind: 'withdrawal' }], news: at, withdrawnAt: at, products: ['ball-tank'] };
    await quotes.insertMany([{ reference: 'Q-1' }, { reference: 'Q-2', ...has }]);
    for (let turn = 0; turn < 2; turn += 1) await runChange(database, toHistory, () => undefined);
    expect(await quotes.find().sort({ reference: 1 }).toArray()).toMatchObject([
      { reference: 'Q-1', history: [], news: null, withdrawnAt: null, products: [] },
      { reference: 'Q-2', ...has },
    ]);
    expect(await quotes.indexes()).toContainEqual(expect.objectContaining({ key: { 'history.letter.state': 1 } }));
  });
});

it('the change to plates says of stored calculations that there were none, and leaves everything else', async () => {
  const database = databaseOf(connection);
  const quotes = database.collection('quotes');
  const updatedAt = new Date(2026, 10, 1);
  const former = { version: 1, duty: 500_000, area: { status: 'hidden', reason: 'no_program' } };
  const later = { version: 2, sizing: { status: 'hidden', reason: 'no_flow' } };
  await quotes.insertMany([
    { reference: 'Q-1', updatedAt, calculation: former },
    { reference: 'Q-2', updatedAt, calculation: later },
    { reference: 'Q-3', updatedAt },
  ]);
  for (let turn = 0; turn < 2; turn += 1) await runChange(database, toPlates, () => undefined);
  const found = await quotes
    .find({}, { projection: { _id: 0 } })
    .sort({ reference: 1 })
    .toArray();
  expect(found).toEqual([
    { reference: 'Q-1', updatedAt, calculation: { ...former, version: 2, sizing: { status: 'not_calculated' } } },
    { reference: 'Q-2', updatedAt, calculation: later },
    { reference: 'Q-3', updatedAt },
  ]);
});

it('the change to a reply clock gives open requests their end, and all of them what they lack', async () => {
  const database = databaseOf(connection);
  const quotes = database.collection('quotes');
  // A Friday before Seollal.
  const createdAt = new Date('2026-02-13T01:00:00Z');
  const former = { createdAt, withdrawnAt: null, updatedAt: createdAt };
  const has = { responsible: '김 과장', events: [{ what: 'note' }], dueAt: null, senderKeys: ['a'] };
  await quotes.insertMany([
    { ...former, reference: 'Q-1', status: 'new', email: 'Kim@Hangang.co.kr' },
    { ...former, reference: 'Q-2', status: 'answered', email: 'kim@hangang.co.kr' },
    { ...former, reference: 'Q-3', status: 'in_progress', withdrawnAt: createdAt, email: '' },
    { ...former, reference: 'Q-4', status: 'new', ...has },
  ]);
  for (let turn = 0; turn < 2; turn += 1) await runChange(database, toReplyClock, () => undefined);
  const lacked = { responsible: null, remindAt: null, mergedInto: null, events: [], updatedAt: createdAt };
  expect(await quotes.find().sort({ reference: 1 }).toArray()).toMatchObject([
    {
      ...lacked,
      reference: 'Q-1',
      dueAt: new Date('2026-02-20T14:59:59.999Z'),
      senderKeys: ['kim@hangang.co.kr', '@hangang.co.kr'],
    },
    { ...lacked, reference: 'Q-2', dueAt: null },
    { ...lacked, reference: 'Q-3', dueAt: null },
    { reference: 'Q-4', ...has },
  ]);
  expect((await quotes.indexes()).map(({ key }) => Object.keys(key).join())).toEqual(
    expect.arrayContaining(['dueAt', 'remindAt', 'senderKeys,createdAt', 'responsible,createdAt']),
  );
});

it('the change to one whole gives parts of parts to the request in the list, found by their references', async () => {
  const database = databaseOf(connection);
  const quotes = database.collection('quotes');
  const ids = Array.from({ length: 6 }, () => new mongoose.Types.ObjectId());
  const [whole, part, own] = ids;
  const updatedAt = new Date(2026, 10, 1);
  const request = (number: number, mergedInto: unknown, ...marks: number[]) => ({
    _id: ids[number],
    reference: `Q-${number}`,
    mergedInto: mergedInto ?? null,
    searchText: [`q-${number}한강`, ...marks.map((mark) => `q-${mark}`)].join('\n'),
    updatedAt,
  });
  await quotes.insertMany([
    request(0, null, 3, 1),
    request(1, whole, 2),
    request(2, part, 4),
    request(3, whole),
    request(4, own),
    request(5, null),
  ]);
  const flat = [
    request(0, null, 3, 1, 2, 4),
    request(1, whole),
    request(2, whole),
    request(3, whole),
    request(4, whole),
    request(5, null),
  ];
  const stored = () => quotes.find().sort({ reference: 1 }).toArray();
  for (let turn = 0; turn < 2; turn += 1) {
    await runChange(database, toOneWhole, () => undefined);
    expect(await stored()).toEqual(flat);
  }
  // As a run leaves it that ended half-way.
  await quotes.updateOne({ reference: 'Q-4' }, { $set: { mergedInto: part } });
  await runChange(database, toOneWhole, () => undefined);
  expect(await stored()).toEqual(flat);
});

it('the change to own texts takes the references of merged requests out of what the others are found by', async () => {
  const database = databaseOf(connection);
  const quotes = database.collection('quotes');
  const updatedAt = new Date(2026, 10, 1);
  const request = (reference: string, ...lines: string[]) => ({
    reference,
    searchText: [`${reference}한강`, ...lines].join('\n'),
    updatedAt,
  });
  await quotes.insertMany([request('q-1', 'q-2', 'q-3'), request('q-2'), request('q-3')]);
  for (let turn = 0; turn < 2; turn += 1) await runChange(database, toOwnTexts, () => undefined);
  const found = await quotes
    .find({}, { projection: { _id: 0 } })
    .sort({ reference: 1 })
    .toArray();
  expect(found).toEqual([request('q-1'), request('q-2'), request('q-3')]);
});

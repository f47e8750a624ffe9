import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { databaseOf } from '../../server/database/changes.js';
import { toHistory } from '../../server/database/changes/010-history.js';
import { toPlates } from '../../server/database/changes/013-plates.js';
import { testDatabaseUri } from '../support/site.js';

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
    for (let turn = 0; turn < 2; turn += 1) await toHistory.run(database, () => undefined);
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
  for (let turn = 0; turn < 2; turn += 1) await toPlates.run(database, () => undefined);
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

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { databaseOf } from '../../server/database/changes.js';
import { toHistory } from '../../server/database/changes/010-history.js';
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

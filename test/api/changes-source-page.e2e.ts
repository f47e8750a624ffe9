import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { runChange } from '../../server/upkeep/changes/changes.js';
import { databaseOf } from '../../server/platform/database/database-of.js';
import { toSourcePage } from '../../server/upkeep/changes/018-source-page.js';
import { testDatabaseUri } from '../support/site/site.js';

let connection: Connection;

beforeEach(async () => {
  connection = await mongoose.createConnection(testDatabaseUri('changes-source-page')).asPromise();
});

afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

describe('the change to source pages', () => {
  it('says of requests from before that it is not known, and leaves what has one', async () => {
    const database = databaseOf(connection);
    const quotes = database.collection('quotes');
    const updatedAt = new Date(2026, 10, 2);
    await quotes.insertMany([
      { reference: 'Q-1', updatedAt },
      { reference: 'Q-2', updatedAt, page: '/products' },
    ]);
    for (let turn = 0; turn < 2; turn += 1) await runChange(database, toSourcePage, () => undefined);
    const stored = await quotes
      .find({}, { projection: { _id: 0 } })
      .sort({ reference: 1 })
      .toArray();
    expect(stored).toEqual([
      { reference: 'Q-1', updatedAt, page: null },
      { reference: 'Q-2', updatedAt, page: '/products' },
    ]);
  });
});

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { runChange } from '../../server/upkeep/changes/changes.js';
import { databaseOf } from '../../server/platform/database/database-of.js';
import { toAccounts } from '../../server/upkeep/changes/016-accounts.js';
import { testDatabaseUri } from '../support/site/site.js';

let connection: Connection;

beforeEach(async () => {
  connection = await mongoose.createConnection(testDatabaseUri('changes-accounts')).asPromise();
});

afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

describe('the change to accounts', () => {
  it('says of sessions and of what was noted that they are nobody’s, and leaves those of people', async () => {
    const database = databaseOf(connection);
    const expiresAt = new Date(2030, 10, 1);
    const of = { account: 'a', openedAt: expiresAt, address: '192.0.2.1' };
    const sessions = database.collection<{ _id: string } & Record<string, unknown>>('admin-sessions');
    await sessions.insertMany([
      { _id: '1', expiresAt },
      { _id: '2', expiresAt, ...of },
    ]);
    const log = database.collection<{ _id: number; person?: string }>('audit-log');
    await log.insertMany([{ _id: 1 }, { _id: 2, person: '김철수' }]);
    for (let turn = 0; turn < 2; turn += 1) await runChange(database, toAccounts, () => undefined);
    expect(await sessions.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: '1', expiresAt, account: null, openedAt: null, address: null },
      { _id: '2', expiresAt, ...of },
    ]);
    expect(await log.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, person: null },
      { _id: 2, person: '김철수' },
    ]);
    // Nothing turns accounts on but the switch.
    expect(await database.collection('admin-settings').countDocuments()).toBe(0);
  });
});

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { databaseOf } from '../../server/database/changes.js';
import { toConsent } from '../../server/database/changes/009-consent.js';
import { testDatabaseUri } from '../support/site.js';

let connection: Connection;

beforeEach(async () => {
  connection = await mongoose.createConnection(testDatabaseUri('changes-quotes')).asPromise();
});

afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

it('the change to consent says of earlier requests that nothing was kept, and leaves later ones', async () => {
  const quotes = databaseOf(connection).collection('quotes');
  const privacy = { basis: 'consent', at: new Date(), language: 'ko', version: 2, retentionDays: 365 };
  await quotes.insertMany([{ reference: 'Q-1' }, { reference: 'Q-2', privacy }]);
  for (let time = 0; time < 2; time++) await toConsent.run(databaseOf(connection), () => undefined);
  expect(await quotes.find().sort({ reference: 1 }).toArray()).toMatchObject([
    { reference: 'Q-1', privacy: null },
    { reference: 'Q-2', privacy },
  ]);
});

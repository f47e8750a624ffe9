import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { runChange } from '../../server/upkeep/changes/changes.js';
import { databaseOf } from '../../server/platform/database/database-of.js';
import { toProducts } from '../../server/upkeep/changes/007-products.js';
import { toConsent } from '../../server/upkeep/changes/009-consent.js';
import { productIds } from '../../shared/questionnaire/product-ids.js';
import { productNames } from '../../shared/questionnaire/products.text.js';
import { testDatabaseUri } from '../support/site/site.js';

let connection: Connection;

beforeEach(async () => {
  connection = await mongoose.createConnection(testDatabaseUri('changes-quotes')).asPromise();
});

afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const quotes = () => databaseOf(connection).collection<{ _id: string } & Record<string, unknown>>('quotes');
const change = async () => {
  await runChange(databaseOf(connection), toProducts, () => undefined);
  await runChange(databaseOf(connection), toProducts, () => undefined);
};

describe('the change of requests to products', () => {
  const updatedAt = new Date(2026, 2, 3);
  const request = { company: '한강', searchText: 'q-1\n한강', contentHash: 'of the whole', updatedAt, note: '' };

  it.each(productIds)('takes %s from the line that the form wrote, in either language', async (id) => {
    const { ko, en } = productNames[id];
    await quotes().insertMany([
      { _id: 'ko', ...request, comment: `문의 제품: ${ko}\n두 대\n\n3월 납품` },
      { _id: 'en', ...request, comment: `Product: ${en}` },
    ]);
    await change();
    const found = { ...request, products: [id], searchText: `q-1한강${ko}${en}`.toLowerCase().replaceAll(' ', '') };
    expect(await quotes().find().toArray()).toEqual([
      { _id: 'ko', ...found, comment: '두 대\n\n3월 납품' },
      { _id: 'en', ...found, comment: '' },
    ]);
  });

  it.each([
    ['no remarks', ''],
    ['a line that its sender has changed', 'Product: Ball tank, two'],
    ['a product of somebody else', '문의 제품: 펌프\n두 대'],
    ['the line further down', 'Two units\nProduct: Ball tank'],
  ])('leaves a request with %s as it is', async (_, comment) => {
    await quotes().insertOne({ _id: '1', ...request, comment });
    await change();
    expect(await quotes().findOne()).toEqual({ _id: '1', ...request, comment, products: [] });
  });

  it('leaves a request that names its products already, whatever its remarks say', async () => {
    const named = { _id: '1', ...request, products: ['gas-cooler'], comment: 'Product: Ball tank\nbeside it' };
    await quotes().insertOne(named);
    await change();
    expect(await quotes().findOne()).toEqual(named);
  });

  it('gives lines of erased requests none, and builds the index of the filter', async () => {
    const erased = databaseOf(connection).collection<{ _id: string }>('erased-quotes');
    await erased.insertOne({ _id: 'Q-2026-000001' });
    await change();
    expect(await erased.findOne()).toEqual({ _id: 'Q-2026-000001', products: [] });
    expect(await quotes().indexes()).toContainEqual(expect.objectContaining({ key: { products: 1, createdAt: -1 } }));
  });
});

it('the change to consent says of earlier requests that nothing was kept, and leaves later ones', async () => {
  const requests = databaseOf(connection).collection('quotes');
  const privacy = { basis: 'consent', at: new Date(), language: 'ko', version: 2, retentionDays: 365 };
  await requests.insertMany([{ reference: 'Q-1' }, { reference: 'Q-2', privacy }]);
  for (let time = 0; time < 2; time++) await runChange(databaseOf(connection), toConsent, () => undefined);
  expect(await requests.find().sort({ reference: 1 }).toArray()).toMatchObject([
    { reference: 'Q-1', privacy: null },
    { reference: 'Q-2', privacy },
  ]);
});

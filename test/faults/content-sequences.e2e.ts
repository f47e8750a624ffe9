import * as fc from 'fast-check';
import type { Connection } from 'mongoose';

import { follow, sequences } from '../support/fuzz/content-sequences.js';
import { deskOf, openContentDatabase } from '../support/makers/content-services.js';

/** `npm run torture -- sequences` follows a thousand. */
const RUNS = 20;

let database: Connection;

beforeAll(async () => {
  database = await openContentDatabase('content-sequences');
});

afterAll(async () => {
  await database?.dropDatabase();
  await database?.close();
});

describe('any sequence of edits, publishings and versions taken back', () => {
  it('shows each language what was published in it, and keeps the bytes of the other one', async () => {
    const property = fc.asyncProperty(sequences(12), async (steps) => follow(steps, await deskOf(database)));
    await fc.assert(property, { numRuns: RUNS });
  });
});

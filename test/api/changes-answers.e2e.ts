import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { runChange } from '../../server/upkeep/changes/changes.js';
import { databaseOf } from '../../server/platform/database/database-of.js';
import { toAnswers } from '../../server/upkeep/changes/014-answers.js';
import { toGivenAnswers } from '../../server/upkeep/changes/023-given-answers.js';
import { testDatabaseUri } from '../support/site/site.js';

let connection: Connection;

beforeEach(async () => {
  connection = await mongoose.createConnection(testDatabaseUri('changes-answers')).asPromise();
});

afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

describe('the change to answers', () => {
  it('completes histories, requests and files from before, and leaves what has it', async () => {
    const database = databaseOf(connection);
    const [quotes, files] = [database.collection('quotes'), database.collection('request-files')];
    const at = new Date(2026, 10, 1);
    const updatedAt = new Date(2026, 10, 2);
    const before = { id: 'a', kind: 'correction', at, text: '110 ℃', files: ['a.pdf'], letter: { state: 'sent' } };
    const answer = {
      id: 'b',
      kind: 'answer',
      at,
      text: 'x',
      files: [],
      letter: { state: 'sent' },
      by: '김',
      subject: 'S',
    };
    await quotes.insertMany([
      { reference: 'Q-1', updatedAt, history: [before, { ...before, id: 'c' }] },
      { reference: 'Q-2', updatedAt, history: [] },
      { reference: 'Q-3', updatedAt, history: [answer], answeredAt: at },
    ]);
    await files.insertMany([{ name: 'a.pdf' }, { name: 'b.pdf', entry: 'b' }]);
    for (let turn = 0; turn < 2; turn += 1) await runChange(database, toAnswers, () => undefined);
    const lacked = { by: null, subject: '' };
    expect(
      await quotes
        .find({}, { projection: { _id: 0 } })
        .sort({ reference: 1 })
        .toArray(),
    ).toEqual([
      {
        reference: 'Q-1',
        updatedAt,
        history: [
          { ...before, ...lacked },
          { ...before, id: 'c', ...lacked },
        ],
        answeredAt: null,
      },
      { reference: 'Q-2', updatedAt, history: [], answeredAt: null },
      { reference: 'Q-3', updatedAt, history: [answer], answeredAt: at },
    ]);
    expect(
      await files
        .find({}, { projection: { _id: 0 } })
        .sort({ name: 1 })
        .toArray(),
    ).toEqual([
      { name: 'a.pdf', entry: null },
      { name: 'b.pdf', entry: 'b' },
    ]);
  });
});

describe('the change to answers that were given', () => {
  it('opens again what no answer was delivered for, and leaves everything else', async () => {
    const quotes = databaseOf(connection).collection('quotes');
    const entry = (state: string, hour: number) => ({
      id: String(hour),
      kind: 'answer',
      at: new Date(Date.UTC(2026, 10, 1, hour)),
      letter: { state },
    });
    const of = (reference: string, status: string, ...history: ReturnType<typeof entry>[]) => ({
      reference,
      status,
      history,
      answeredAt: history[0]?.at ?? null,
    });
    const others = [
      of('Q-2', 'answered', entry('sent', 1)),
      of('Q-3', 'answered', { ...entry('failed', 1), kind: 'change' }),
      of('Q-4', 'new'),
    ];
    const closed = of('Q-5', 'closed', entry('failed', 1), entry('sent', 2));
    await quotes.insertMany([of('Q-1', 'answered', entry('failed', 1), entry('failed', 2)), ...others, closed]);
    for (let turn = 0; turn < 2; turn += 1) await runChange(databaseOf(connection), toGivenAnswers, () => undefined);
    const stored = await quotes.find().sort({ reference: 1 }).toArray();
    expect(stored[0]).toMatchObject({ status: 'in_progress', answeredAt: null });
    expect(stored.slice(1, 4)).toEqual(others);
    expect(stored[4]).toMatchObject({ status: 'closed', answeredAt: closed.history[1]?.at });
  });
});

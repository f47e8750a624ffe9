import { randomUUID } from 'node:crypto';

import { mongo } from 'mongoose';

import type { QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { startReplicaSet } from '../support/site/replica-set.js';
import type { ReplicaSet } from '../support/site/replica-set.js';
import { impatient } from '../support/site/server-process.js';
import { startTestSite, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

let set: ReplicaSet;
let sites: TestSite[];

beforeAll(async () => {
  // A primary that hears of nobody stays one for a while, as with MongoDB's own settings.
  set = await startReplicaSet(await testFolder('replica-set'), 3, [], { electionTimeoutMillis: 10_000 });
  const shared = { ...impatient, MONGODB_URI: set.uriOf('site'), STORAGE: 'gridfs' };
  sites = await Promise.all(['one', 'two'].map((name) => startTestSite(name, shared)));
});

afterAll(async () => {
  await Promise.all(sites?.map((site) => site.stop()) ?? []);
  await set?.stop();
});

let turn = 0;
/** The servers take turns, as behind a balancer. */
const nextSite = () => sites[(turn += 1) % sites.length] as TestSite; // the index is one of theirs

const send = (email: string, key: string) =>
  ask<QuoteReceipt>(`${nextSite().url}/api/quotes`, {
    json: quoteRequest({ email }),
    headers: { 'Idempotency-Key': key },
  });

const quotes = () => set.client.db('site').collection('quotes');

describe('several servers on a replica set', () => {
  it('lose nothing that they acknowledged when the primary steps down, and store nothing twice', async () => {
    const references = new Map<string, string>();
    const posts: string[] = [];
    const load = { isOver: false };
    const visitor = async (name: string) => {
      for (let index = 0; !load.isOver; index += 1) {
        const [email, key] = [`${name}-${index}@example.com`, randomUUID()];
        const { body } = await eventually(
          () => send(email, key),
          ({ status }) => status === 201,
        );
        references.set(email, body.reference);
      }
    };
    const token = await signIn(nextSite());
    const editor = async () => {
      while (!load.isOver) {
        const { status, body } = await boardAt(nextSite(), 'posts', 'ko', token).add({}, pdfNamed('a.pdf', 600_000));
        if (status === 201) posts.push(body.id);
        else expect(status).toBe(503);
      }
    };
    const all = Promise.all([...['a', 'b', 'c', 'd'].map(visitor), editor()]);
    /** Waits until so many more of both are acknowledged. */
    const more = async (count: number) => {
      const [quotesBefore, postsBefore] = [references.size, posts.length];
      await eventually(
        async () => Math.min(references.size - quotesBefore, posts.length - postsBefore),
        (added) => added >= count,
      );
    };
    await more(10);
    const primary = await set.primary();
    // The connection may end with the command.
    await set.client
      .db('admin')
      .command({ replSetStepDown: 10 })
      .catch(() => undefined);
    expect(await set.primary()).not.toBe(primary);
    await more(10);
    load.isOver = true;
    await all;
    const stored = await quotes().find().toArray();
    expect(stored.map(({ email, reference }) => `${email} ${reference}`).toSorted()).toEqual(
      [...references].map((pair) => pair.join(' ')).toSorted(),
    );
    const board = boardAt(nextSite(), 'posts', 'ko', token);
    for (const id of posts) expect((await fetch(`${board.visitors}/${id}/pdf`)).status).toBe(200);
  });

  it('acknowledge no request that the primary alone has; when the primary dies it is there once, as acknowledged then', async () => {
    await send('only@example.com', 'kept');
    const kept = await quotes().findOne({ idempotencyKey: 'kept' });
    const primary = await set.primary();
    const others = set.members.filter((member) => member !== primary);
    for (const member of others) member.kill('SIGSTOP');
    const alone = { ...kept, _id: new mongo.ObjectId(), reference: 'Q-0', idempotencyKey: 'alone' };
    await quotes().insertOne(alone, { writeConcern: { w: 1 } });
    expect((await send('only@example.com', 'alone')).status).toBe(503);
    primary.kill('SIGKILL');
    for (const member of others) member.kill('SIGCONT');
    const { body } = await eventually(
      () => send('only@example.com', 'alone'),
      ({ status }) => status === 201,
    );
    const stored = await quotes().find({ idempotencyKey: 'alone' }).toArray();
    expect(stored.map(({ reference }) => reference)).toEqual([body.reference]);
  });
});

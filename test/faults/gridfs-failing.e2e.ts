import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

import mongoose from 'mongoose';

import { beginUpload, boardAt, pdfNamed, postFields } from '../support/makers/boards.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { startReplicaSet } from '../support/site/replica-set.js';
import type { ReplicaSet } from '../support/site/replica-set.js';
import { impatient } from '../support/site/server-process.js';
import { startTestSite, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const large = pdfNamed('large.pdf', 2_000_000);

let set: ReplicaSet;
let site: TestSite;
let token: string;
let board: ReturnType<typeof boardAt>;

beforeAll(async () => {
  set = await startReplicaSet(await testFolder('gridfs-failing'), 1, ['--setParameter', 'enableTestCommands=1']);
  site = await startTestSite('gridfs-failing', { ...impatient, MONGODB_URI: set.uriOf('site'), STORAGE: 'gridfs' });
  token = await signIn(site);
  board = boardAt(site, 'posts', 'ko', token);
});

afterAll(async () => {
  await site?.stop();
  await set?.stop();
});

/** From the next such commands on MongoDB does this instead of answering, until it is told to stop. */
async function failing<T>(data: Record<string, unknown>, skip: number, during: () => Promise<T>): Promise<T> {
  const admin = set.client.db('admin');
  await admin.command({ configureFailPoint: 'failCommand', mode: { skip }, data });
  return during().finally(() => admin.command({ configureFailPoint: 'failCommand', mode: 'off' }));
}

const chunks = () => site.database.collection('uploads.chunks').distinct('files_id');
const files = () => site.database.collection('uploads.files').distinct('_id');

describe('an upload into the database', () => {
  it.each([
    ['has no room for it', { failCommands: ['insert'], errorCode: 14_031, namespace: 'site.uploads.chunks' }, 0, 507],
    [
      'has no room for its end',
      { failCommands: ['insert'], errorCode: 14_031, namespace: 'site.uploads.chunks' },
      3,
      507,
    ],
    [
      'has no room for its document',
      { failCommands: ['insert'], errorCode: 12_501, namespace: 'site.uploads.files' },
      0,
      507,
    ],
    ['refuses it', { failCommands: ['insert'], errorCode: 13, namespace: 'site.uploads.chunks' }, 2, 500],
    ['changes its primary', { failCommands: ['insert'], errorCode: 189, namespace: 'site.uploads.chunks' }, 2, 503],
    [
      'closes the connection',
      { failCommands: ['insert'], closeConnection: true, namespace: 'site.uploads.chunks' },
      2,
      503,
    ],
    [
      'does not tell that it has it',
      { failCommands: ['insert'], closeConnection: true, namespace: 'site.uploads.files' },
      0,
      503,
    ],
  ])('that %s is refused, nothing is left of it, and the next one is taken', async (_, data, skip, expected) => {
    const { status, body } = await failing(data, skip, () => board.add({}, large));
    const code = { 500: 'internal_error', 503: 'database_unavailable', 507: 'insufficient_storage' }[expected];
    expect({ status, code: body.code }).toEqual({ status: expected, code });
    // With the database away, the received chunks are removed long after the answer.
    await eventually(chunks, ({ length }) => length === 0);
    expect(await files()).toEqual([]);
    const after = await board.add({}, large);
    expect(after.status).toBe(201);
    await site.database.collection('ko-posts').deleteMany({});
    await site.database.collection('uploads.files').deleteMany({});
    await site.database.collection('uploads.chunks').deleteMany({});
  });

  it('that hangs is 503 within seconds, health says that storage is down, and all goes on when it wakes', async () => {
    const before = await board.add({}, large);
    const sent = beginUpload(board.admins, token, postFields(), makePdf(2_000_000).subarray(0, 1_000_000));
    await eventually(chunks, ({ length }) => length === 2);
    const mongod = await set.primary();
    mongod.kill('SIGSTOP');
    sent.end(Buffer.concat([makePdf(2_000_000).subarray(1_000_000), Buffer.from('\r\n--x--\r\n')]));
    const [[answer], health] = await Promise.all([
      once(sent, 'response') as Promise<[IncomingMessage]>, // the event's only argument
      ask(`${site.url}/api/health`),
    ]).finally(() => mongod.kill('SIGCONT'));
    answer.resume();
    expect(answer.statusCode).toBe(503);
    expect(health).toMatchObject({ status: 503, body: { status: 'down', database: 'down', storage: 'down' } });
    await eventually(
      () => ask(`${site.url}/api/health`),
      ({ status }) => status === 200,
    );
    const { body } = await board.list();
    for (const { id } of body.items) expect((await fetch(`${board.visitors}/${id}/pdf`)).status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual([before.body.id]);
  });
});

describe('a download from the database', () => {
  it('outlives a connection that is lost in the middle', async () => {
    const { body } = await board.add({}, large);
    const lost = { failCommands: ['find'], closeConnection: true, namespace: 'site.uploads.chunks' };
    const admin = set.client.db('admin');
    await admin.command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data: lost });
    const answer = await fetch(`${board.visitors}/${body.id}/pdf`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(large.bytes)).toBe(true);
  });

  it('of a file that was damaged is cut, not ended', async () => {
    const { body } = await board.add({}, large);
    const post = await site.database.collection('ko-posts').findOne({ _id: new mongoose.Types.ObjectId(body.id) });
    await site.database.collection('uploads.chunks').deleteOne({ files_id: post?.pdfFile, n: 3 });
    const answer = await fetch(`${board.visitors}/${body.id}/pdf`);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await eventually(
      async () => site.output(),
      (output) => output.includes('was not sent whole'),
    );
  });
});

import { request } from 'node:http';
import { Agent } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

import type { BoardKind, BoardName } from '../../shared/posts/boards.types.js';
import { boardAt } from '../support/makers/boards.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { mongodOf, spawnWithOwnDatabase } from '../support/site/own-database.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

type Listener = {
  /** Number of changes reported so far. */
  changes: () => number;
  /** Waits for one more than there have been when it is called. */
  next: () => Promise<void>;
  leave: () => void;
};

const listeners: Listener[] = [];

/** Listens to a board as a browser does; resolves once the server has taken the listener in. */
async function listen({ url }: { url: string }, kind: BoardKind, board: BoardName): Promise<Listener> {
  const sent = request(`${url}/api/${kind}/${board}/events`, { agent: false }).end();
  sent.on('error', () => undefined); // cut on purpose
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // the event's only argument
  let text = '';
  answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
  answer.on('error', () => undefined);
  await once(answer, 'data');
  const changes = () => text.split('event: changed\ndata: {}\n\n').length - 1;
  const next = async () => {
    const before = changes();
    await eventually(
      async () => changes(),
      (now) => now > before,
    );
  };
  const listener = { changes, next, leave: () => void sent.destroy() };
  listeners.push(listener);
  return listener;
}

afterEach(() => {
  for (const { leave } of listeners.splice(0)) leave();
});

describe('GET …/events', () => {
  let site: TestSite;
  let token: string;

  beforeAll(async () => {
    site = await startTestSite('boards-live');
    token = await signIn(site);
    // The first event tells that the database is watched.
    const [first, board] = [
      await listen(site, 'posts', 'legacy').catch(() => undefined),
      boardAt(site, 'posts', 'en', token),
    ];
    first?.leave();
    const listener = await listen(site, 'posts', 'en');
    await Promise.all([listener.next(), board.add()]);
  });

  afterAll(async () => {
    await site?.stop();
  });

  it('is a stream that nobody keeps', async () => {
    const leave = new AbortController();
    const { status, headers } = await fetch(`${site.url}/api/posts/ko/events`, { signal: leave.signal });
    leave.abort();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  it('ends for HEAD, so that the connection goes on to serve', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const [method, path] of [
      ['HEAD', '/api/posts/ko/events'],
      ['GET', '/api/health'],
    ] as const) {
      const sent = request(site.url + path, { method, agent }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      expect({ path, status: answer.statusCode }).toEqual({ path, status: 200 });
    }
    agent.destroy();
  });

  it.each(['posts', 'e-procurement'] as const)('tells of %s added, changed, deleted and restored', async (kind) => {
    const board = boardAt(site, kind, 'ko', token);
    const listener = await listen(site, kind, 'ko');
    const told = async <T>(doing: Promise<T>) => (await Promise.all([doing, listener.next()]))[0];
    const { body } = await told(board.add());
    await told(board.change(body.id, { title: 'changed' }));
    await told(board.remove(body.id));
    await told(board.restore(body.id));
    expect(listener.changes()).toBe(4);
  });

  it('tells nothing of views, nor of other boards', async () => {
    const board = boardAt(site, 'posts', 'ko', token);
    const [listener, other] = [await listen(site, 'posts', 'ko'), await listen(site, 'e-procurement', 'ko')];
    const [{ body }] = await Promise.all([board.add(), listener.next()]);
    const before = listener.changes();
    await board.open(body.id);
    await boardAt(site, 'posts', 'en', token).add();
    await boardAt(site, 'e-procurement', 'en', token).add();
    // Whatever was to be told of those comes before this.
    await Promise.all([board.add(), listener.next()]);
    expect([listener.changes() - before, other.changes()]).toEqual([1, 0]);
  });

  it('goes on for the others after some have left', async () => {
    const [stays, ...leaving] = await Promise.all(Array.from({ length: 20 }, () => listen(site, 'posts', 'ko')));
    for (const { leave } of leaving) leave();
    await Promise.all([boardAt(site, 'posts', 'ko', token).add(), stays?.next()]);
    expect(stays?.changes()).toBe(1);
  });
});

describe('the streams of one address', () => {
  const LIMIT = 3;
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite('boards-live-limit', { STREAMS_PER_ADDRESS: String(LIMIT), TRUST_PROXY: '1' });
  });
  afterAll(async () => {
    await site?.stop();
  });

  /** Opens a stream from this address, of either board in turn; its status, and the way to leave it. */
  let turn = 0;
  const stream = async (from: string, method = 'GET') => {
    const kind = (turn += 1) % 2 ? 'posts' : 'e-procurement';
    const headers = { 'X-Forwarded-For': from };
    const sent = request(`${site.url}/api/${kind}/ko/events`, { agent: false, method, headers }).end();
    sent.on('error', () => undefined); // cut on purpose
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // the event's only argument
    answer.on('error', () => undefined).resume();
    return { status: answer.statusCode, headers: answer.headers, leave: () => void sent.destroy() };
  };

  it.each([
    ['an IPv4 address, also written as an IPv6 one', ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1'], '192.0.2.1'],
    ['an IPv6 network', ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:5::1'], '2001:db8::3'],
  ])('are limited for %s, whatever is asked for beside them', async (_, addresses, beyond) => {
    const open = await Promise.all(addresses.map((address) => stream(address)));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await stream(beyond);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toContain('json');
    expect((await ask(`${site.url}/api/posts/ko`, { headers: { 'X-Forwarded-For': beyond } })).status).toBe(200);
    for (const other of ['192.0.2.2', '2001:db8:0:1::1']) {
      const neighbour = await stream(other);
      expect(neighbour.status).toBe(200);
      neighbour.leave();
    }
    open[1]?.leave();
    const next = await eventually(
      () => stream(beyond),
      ({ status }) => status === 200,
    );
    expect((await stream(beyond)).status).toBe(429);
    for (const { leave } of [...open, next]) leave();
  });

  it('are not used up by HEAD, which holds none', async () => {
    for (let asked = 0; asked < LIMIT + 2; asked += 1) expect((await stream('192.0.2.9', 'HEAD')).status).toBe(200);
    const last = await stream('192.0.2.9');
    expect(last.status).toBe(200);
    last.leave();
  });
});

describe('two servers on one database', () => {
  it('tell each other: what is written through one is told by the other', async () => {
    const MONGODB_URI = testDatabaseUri('live');
    const [one, two] = await Promise.all([
      startTestSite('one', { MONGODB_URI }),
      startTestSite('two', { MONGODB_URI }),
    ]);
    const board = boardAt(one, 'e-procurement', 'en', await signIn(one));
    const listener = await listen(two, 'e-procurement', 'en');
    await Promise.all([board.add({ title: 'written through one' }), listener.next()]);
    expect(await boardAt(two, 'e-procurement', 'en').titles()).toEqual(['written through one']);
    await Promise.all([one.stop(), two.stop()]);
  });

  it('show nothing old after one of them stood still: it had not heard of what was locked meanwhile', async () => {
    const MONGODB_URI = testDatabaseUri('still');
    const [one, two] = [await startTestSite('one', { MONGODB_URI }), await startTestSite('two', { MONGODB_URI })];
    const board = boardAt(one, 'posts', 'ko', await signIn(one));
    const { body } = await board.add({ content: 'to be locked' });
    const path = `${two.url}/ko/posts/${body.id}`;
    const seen = async () => (await fetch(path)).status;
    expect([await seen(), await seen()]).toEqual([200, 200]);
    process.kill(two.pid, 'SIGSTOP');
    const { status } = await board.change(body.id, { password: 'locked now' });
    const waiting = request(path, { agent: false }).end();
    await once(waiting, 'finish');
    process.kill(two.pid, 'SIGCONT');
    const [first] = (await once(waiting, 'response')) as [IncomingMessage]; // the event's only argument
    first.resume();
    expect([status, first.statusCode, await seen()]).toEqual([200, 403, 403]);
    await Promise.all([one.stop(), two.stop()]);
  });
});

describe('a stream', () => {
  it('goes on after the database was killed and came back, and tells that something may have been missed', async () => {
    const folder = await testFolder('live-killed');
    const server = await spawnWithOwnDatabase(folder);
    const site = { url: await server.url };
    const board = boardAt(site, 'posts', 'ko', await signIn(site));
    const listener = await listen(site, 'posts', 'ko');
    await Promise.all([board.add({ title: 'before' }), listener.next()]);
    const missed = listener.next();
    process.kill(await mongodOf(folder), 'SIGKILL');
    await eventually(
      () => ask(`${site.url}/api/health`),
      ({ status }) => status === 200,
    );
    await eventually(
      () => board.add({ title: 'after' }),
      ({ status }) => status === 201,
    );
    await missed;
    await eventually(
      async () => listener.changes(),
      (changes) => changes >= 2,
    );
    await Promise.all([board.add({ title: 'later' }), listener.next()]);
    expect((await board.titles()).slice(0, 2)).toEqual(['later', 'after']);
    expect(await server.stop()).toBe(0);
  });
});

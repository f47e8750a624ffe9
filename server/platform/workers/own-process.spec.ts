import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { OwnProcess } from './own-process.js';

/** Does what the order says, and answers with its own id and the order. */
const PROGRAM = `
import { closeSync } from 'node:fs';
let last;
process.on('message', ({ id, order }) => {
  const answer = (to) => process.send({ id: to, answer: { pid: process.pid, order } });
  if (order === 'wait') last = id;
  else if (order === 'throw') process.send({ id, error: new RangeError('thrown') });
  else if (order === 'exit') process.exit(0);
  else if (order === 'stop') process.kill(process.pid, 'SIGSTOP');
  else if (order === 'loop') for (;;);
  // Jest takes its complaint about memory for one of a worker.
  else if (order === 'fill' && closeSync(2) === undefined) for (const held = []; ;) held.push(new Array(100_000).fill(id));
  else {
    answer(id);
    if (last) answer(last);
  }
});
`;
type Answer = { pid: number; order: string };

/** ms. Short is for an order that never has an answer. */
const patience = { long: 60_000, short: 500 };

let folder: string;
let own: OwnProcess<string, Answer>;
let limits: { longest: number; rest?: number; megabytes: number };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-process-'));
  await writeFile(join(folder, 'program.mjs'), PROGRAM);
});

afterAll(() => rm(folder, { recursive: true }));

const program = (name = 'program.mjs') => pathToFileURL(join(folder, name));

beforeEach(() => {
  limits = { longest: patience.long, rest: 60_000, megabytes: 64 };
  own = new OwnProcess(program(), limits);
});

afterEach(() => own.end());

const ask = (order: string) => own.order(order);
const pidNow = async () => (await ask('now')).pid;
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** Waits for the end of a process. */
async function endOf(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('a process of its own', () => {
  it('is one, and gives each its own answer, whichever comes first', async () => {
    const [slow, quick] = await Promise.all([ask('wait'), ask('now')]);
    expect(slow).toEqual(quick);
    expect(quick.order).toBe('now');
  });

  it('passes the error of an order on, and goes on', async () => {
    const before = await pidNow();
    await expect(ask('throw')).rejects.toMatchObject({ name: 'RangeError', message: 'thrown' });
    expect(await pidNow()).toBe(before);
  });

  it.each([
    ['exit', 'ended'],
    ['fill', 'killed'],
  ])('that ends fails all who wait, and the next order has another one: %s', async (order, reason) => {
    const before = await pidNow();
    const failure = { name: 'NoAnswer', reason };
    await Promise.all([ask('wait'), ask(order)].map((each) => expect(each).rejects.toMatchObject(failure)));
    const after = await pidNow();
    expect(after).not.toBe(before);
    expect(isAlive(before)).toBe(false);
  });

  it('that is killed fails who waits, and the next order has another one', async () => {
    const before = await pidNow();
    const waiting = ask('wait');
    process.kill(before, 'SIGKILL');
    await expect(waiting).rejects.toMatchObject({ name: 'NoAnswer', reason: 'killed' });
    const after = await pidNow();
    expect(after).not.toBe(before);
    process.kill(after, 'SIGKILL');
    await endOf(after);
    expect(await pidNow()).not.toBe(after);
  });

  it.each(['stop', 'loop'])(
    'that hangs fails in time, is ended, and the next order has another one: %s',
    async (order) => {
      const before = await pidNow();
      limits.longest = patience.short;
      const failed = ask(order);
      limits.longest = patience.long;
      await expect(failed).rejects.toMatchObject({ name: 'NoAnswer', reason: 'out_of_time' });
      expect(await pidNow()).not.toBe(before);
      await endOf(before);
    },
  );

  it('that cannot be started fails', async () => {
    own = new OwnProcess(program('none.mjs'), limits);
    await expect(ask('now')).rejects.toMatchObject({ name: 'NoAnswer', reason: 'ended' });
  });

  it('ends when nobody needed it for a while, and not before', async () => {
    limits.rest = 300;
    const first = await pidNow();
    expect(await pidNow()).toBe(first);
    await endOf(first);
    expect(await pidNow()).not.toBe(first);
  });

  it('that does not rest is for one order', async () => {
    delete limits.rest;
    const first = await pidNow();
    expect(await pidNow()).not.toBe(first);
    await endOf(first);
  });

  it('ends at once when it is told to, and who waits is told', async () => {
    const pid = await pidNow();
    const waiting = ask('wait');
    own.end();
    await expect(waiting).rejects.toMatchObject({ name: 'NoAnswer', reason: 'ended' });
    await endOf(pid);
  });
});

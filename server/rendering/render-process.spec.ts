import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { defaultContent } from '../content/defaults.js';
import { defaultPrivacy } from '../privacy/page-terms.js';

import type { RenderAnswer, RenderOrder } from './orders.types.js';
import { RenderProcess } from './render-process.js';

/** Stands in for the renderer: does what the path says, and answers with its own id and that of the order. */
const PROGRAM = `
let last;
process.on('message', ({ id, path }) => {
  const answer = (to) => process.send({ id: to, files: { index: [], bytes: new Uint8Array() }, problems: [], failure: process.pid + ' ' + path });
  if (path === 'wait') last = id;
  else if (path === 'exit') process.exit(0);
  else if (path === 'stop') process.kill(process.pid, 'SIGSTOP');
  else if (path === 'loop') for (;;);
  else if (path === 'fill') for (const held = []; ;) held.push(new Array(100_000).fill(id));
  else {
    answer(id);
    if (last) answer(last);
  }
});
`;
/** ms. Short is for an order that never has an answer. */
const patience = { long: 60_000, short: 500 };

const site = { publicUrl: 'https://www.example.com', naverVerification: '', googleVerification: '', ...defaultPrivacy };
const order: Omit<RenderOrder, 'id'> = {
  language: 'ko',
  content: defaultContent,
  uploads: { pictures: {}, logos: {} },
  site,
  shown: {},
  at: '2026-11-28T00:00:00.000Z',
};

let folder: string;
let renderer: RenderProcess;
let times: { patience: number; rest: number };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-process-'));
  await writeFile(join(folder, 'program.mjs'), PROGRAM);
});

afterAll(() => rm(folder, { recursive: true }));

const program = (name = 'program.mjs') => pathToFileURL(join(folder, name));

beforeEach(() => {
  times = { patience: patience.long, rest: 60_000 };
  renderer = new RenderProcess(program(), times);
});

afterEach(() => renderer.end());

const ask = (path: string) => renderer.order({ ...order, path });
/** The process that answered, and what it answered. */
const partsOf = ({ failure = '' }: RenderAnswer) => failure.split(' ');
const pidNow = async () => Number(partsOf(await ask('now'))[0]);
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

describe('the renderer', () => {
  it('is one process, and gives each its own answer, whichever comes first', async () => {
    const [slow, quick] = await Promise.all([ask('wait'), ask('now')]);
    const [pid, ...rest] = [...partsOf(slow), ...partsOf(quick)];
    expect(rest).toEqual(['now', pid, 'now']);
    expect(slow.id).toBeLessThan(quick.id);
  });

  it.each(['exit', 'fill'])('that ends fails all who wait, and the next order has another one: %s', async (path) => {
    // On a busy machine it takes a while to fill the memory.
    renderer = new RenderProcess(program(), { patience: 60_000, rest: 60_000 });
    const before = await pidNow();
    const failure = { name: 'RenderFailure', reason: 'out_of_memory' };
    await Promise.all([ask('wait'), ask(path)].map((each) => expect(each).rejects.toMatchObject(failure)));
    const after = await pidNow();
    expect(after).not.toBe(before);
    expect(isAlive(before)).toBe(false);
  });

  it('that is killed fails who waits, and the next order has another one', async () => {
    const before = await pidNow();
    const waiting = ask('wait');
    process.kill(before, 'SIGKILL');
    await expect(waiting).rejects.toMatchObject({ reason: 'out_of_memory' });
    const after = await pidNow();
    expect(after).not.toBe(before);
    process.kill(after, 'SIGKILL');
    await endOf(after);
    expect(await pidNow()).not.toBe(after);
  });

  it.each(['stop', 'loop'])(
    'that hangs fails in time, is ended, and the next order has another one: %s',
    async (path) => {
      const before = await pidNow();
      times.patience = patience.short;
      const failed = ask(path);
      times.patience = patience.long;
      await expect(failed).rejects.toMatchObject({ name: 'RenderFailure', reason: 'out_of_time' });
      expect(await pidNow()).not.toBe(before);
      await endOf(before);
    },
  );

  it('that cannot be started fails', async () => {
    renderer = new RenderProcess(program('none.mjs'), times);
    await expect(ask('now')).rejects.toMatchObject({ name: 'RenderFailure' });
  });

  it('ends when nobody needed it for a while, and not before', async () => {
    renderer = new RenderProcess(program(), { ...times, rest: 300 });
    const first = await pidNow();
    expect(await pidNow()).toBe(first);
    await endOf(first);
    expect(await pidNow()).not.toBe(first);
  });

  it('ends at once when it is told to, and who waits is told', async () => {
    const pid = await pidNow();
    const waiting = ask('wait');
    renderer.end();
    await expect(waiting).rejects.toMatchObject({ name: 'RenderFailure' });
    await endOf(pid);
  });
});

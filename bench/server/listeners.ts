import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { boardAt } from '../../test/support/makers/boards.ts';
import { signIn } from '../../test/support/site/http.ts';

import { median } from '../results.ts';

import { tenths, whole } from './figures.ts';
import type { Table } from './figures.ts';
import { memoryOf } from './processes.ts';
import type { Measured } from './processes.ts';

const NUMBERS = [10, 100, 1000];
/** Until memory no longer changes: ms. */
const CALM = 3000;
const CHANGES = 5;

type Listener = { sent: ClientRequest; told: () => Promise<number> };

/** A browser that looks at the board. */
async function listen(url: string): Promise<Listener> {
  const sent = request(`${url}/api/posts/en/events`, { agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // the event's only argument
  answer.on('error', () => undefined); // cut on purpose
  sent.on('error', () => undefined);
  let tell: (() => void) | undefined;
  answer.on('data', (chunk: Buffer) => {
    if (chunk.includes('event: changed')) tell?.();
  });
  return { sent, told: () => new Promise((resolve) => (tell = () => resolve(performance.now()))) };
}

/** Measures the time until the last listener hears of a change, and the listeners' cost. */
export async function listeners(site: Measured): Promise<Table> {
  const board = boardAt(site, 'posts', 'en', await signIn(site));
  await board.add();
  const rows = [];
  for (const number of NUMBERS) {
    await sleep(CALM);
    const before = await memoryOf(site.pid);
    const all: Listener[] = [];
    for (let index = 0; index < number; index += 1) all.push(await listen(site.url));
    const delays = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const heard = Promise.all(all.map(({ told }) => told()));
      const asked = performance.now();
      await board.add();
      const stored = performance.now();
      const times = await heard;
      delays.push({ stored: Math.max(...times) - stored, asked: Math.max(...times) - asked });
    }
    await sleep(CALM);
    const after = await memoryOf(site.pid);
    for (const { sent } of all) sent.destroy();
    rows.push([
      whole(number),
      tenths(median(delays.map(({ stored }) => stored))),
      tenths(Math.max(...delays.map(({ asked }) => asked))),
      tenths(after - before),
      tenths(after),
    ]);
  }
  return {
    title: `Live events: until the last listener was told (${CHANGES} changes), and memory`,
    columns: ['listeners', 'after the answer, median ms', 'after the request, at most ms', 'MB more', 'MB in all'],
    rows,
  };
}

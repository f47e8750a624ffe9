import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { connectionsOf } from '../support/site/connections.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

/** After this the site of these tests cuts who takes nothing: ms. */
const SILENCE = 3_000;
const SIZE = 20_000_000;

let site: TestSite;
let pdf: string;

beforeAll(async () => {
  const program = join(import.meta.dirname, '../support/site/told-site.ts');
  site = await startTestSite('silent-readers', {}, ['--import', 'tsx', program, String(SILENCE)]);
  const board = boardAt(site, 'posts', 'ko', await signIn(site));
  const { id } = (await board.add({}, pdfNamed('large.pdf', SIZE))).body;
  pdf = (await board.open(id)).body.pdfUrl ?? '';
});

afterAll(async () => {
  await site?.stop();
});

/** Asks for this many times and reads nothing of the answers. */
async function askSilently(path: string, times = 1): Promise<Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause().write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times));
  return socket;
}

describe('a reader that takes nothing', () => {
  it('of a file, or of many pages, is cut off', async () => {
    const silent = await Promise.all([askSilently(pdf), askSilently('/ko/products', 2000), askSilently(pdf)]);
    while ((await connectionsOf(site)) < silent.length) await sleep(50);
    while ((await connectionsOf(site)) > 0) await sleep(200);
    for (const socket of silent) socket.destroy();
    expect((await ask(`${site.url}/api/health/live`)).status).toBe(200);
  });
});

describe('a reader that takes little by little', () => {
  it('gets the whole file, though it takes longer than the silence', async () => {
    const socket = await askSilently(pdf);
    let received = 0;
    let head = '';
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      if (received === 0) head = chunk.toString('latin1').split('\r\n\r\n')[0] ?? '';
      received += chunk.length;
      if (received >= SIZE) break;
      await sleep(20); // of 64 KB at most: six seconds for the file, which is twice the silence
    }
    socket.destroy();
    expect(head).toContain('200 OK');
    expect(received).toBeGreaterThanOrEqual(SIZE);
  });

  it('of events stays, as long as they come', async () => {
    const events = await askSilently('/api/posts/ko/events');
    let isCut = false;
    events.on('close', () => (isCut = true)).resume();
    const board = boardAt(site, 'posts', 'ko', await signIn(site));
    // Each one is an event, and comes as soon as the one before is stored: no silence, however slow the machine is.
    const end = Date.now() + 2 * SILENCE;
    while (Date.now() < end) await board.add();
    expect(isCut).toBe(false);
    events.destroy();
  });
});

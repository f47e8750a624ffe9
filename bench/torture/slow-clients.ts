import { connect as dial } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { quoteRequest } from '../../test/support/makers/factories.ts';
import { ask } from '../../test/support/site/http.ts';

import { newLedger, noteWrong } from './ledger.ts';
import { newDatabase, newSite } from './places.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import type { Size } from './size.ts';
import { later } from './undo.ts';
import { findLosses } from './verify.ts';

const CLIENTS = 300;
/** A normal visitor's longest wait: ms. */
const PROMISED = 1_000;

/** A head and a body that never end, and answers that are never read. */
const kinds = [
  { opening: 'GET /ko HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', isReading: true },
  {
    opening:
      'POST /api/quotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
    isReading: true,
  },
  { opening: 'GET /ko/products HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50), isReading: false },
] as const;

/** Keeps one slow client there, a new one whenever the server has cut the last; returns the way to end it. */
function slowClient(port: number, { opening, isReading }: (typeof kinds)[number]): () => void {
  let isOver = false;
  let socket: Socket;
  const begin = () => {
    socket = dial(port, '127.0.0.1');
    socket.on('error', () => undefined); // cut off by the server, which is right
    socket.write(opening);
    if (isReading) socket.resume();
    else socket.pause();
    socket.once('close', () => isOver || setTimeout(begin, 100));
  };
  begin();
  const drip = setInterval(() => isReading && socket.writable && socket.write('a'), 500);
  return () => {
    isOver = true;
    clearInterval(drip);
    socket.destroy();
  };
}

/** Three hundred slow clients at once, and a visitor who wants a page, the board and a quote. */
export async function slowClients(report: Report, { slowFor }: Size): Promise<void> {
  const { uri, database } = await newDatabase();
  const site = await newSite(report, { MONGODB_URI: uri });
  const port = Number(new URL(site.url).port);
  for (let index = 0; index < CLIENTS; index += 1) later(slowClient(port, kinds[index % 3] ?? kinds[0]));
  await sleep(2_000);
  const ledger = newLedger();
  const times: number[] = [];
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const done = await work();
    times.push(performance.now() - started);
    return done;
  };
  const until = performance.now() + slowFor;
  for (let visit = 0; performance.now() < until; visit += 1) {
    for (const path of ['/ko/products', '/api/posts/ko']) {
      const { status } = await timed(() => ask(site.url + path));
      if (status !== 200) noteWrong(ledger, `${path} was answered ${status}`);
    }
    const email = `visitor-${ledger.run}-${visit}@example.com`;
    const sent = { json: quoteRequest({ email }) };
    const { status, body } = await timed(() => ask<{ reference: string }>(`${site.url}/api/quotes`, sent));
    if (status === 201) ledger.quotes.set(email, body.reference);
    else noteWrong(ledger, `a request was answered ${status}`);
    await sleep(100);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  ledger.slowestAnswer = worst;
  if (worst > PROMISED) noteWrong(ledger, `a visitor waited ${Math.round(worst)} ms, promised are ${PROMISED}`);
  const found = await findLosses(site.url, database, ledger);
  addRow(report, `${CLIENTS} slow clients`, 1, ledger, found);
  report.notes.push(
    `${CLIENTS} slow clients: a visitor waited ${median.toFixed(0)} ms (median), ${worst.toFixed(0)} ms at most, for ` +
      `${times.length} pages, lists and quote requests.`,
  );
}

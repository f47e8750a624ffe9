import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { quoteRequest } from '../../test/support/makers/factories.ts';
import { makePdf } from '../../test/support/makers/pdf.ts';

import type { Ledger } from './ledger.ts';
import { newLedger, noteWrong } from './ledger.ts';

const PER_SECOND = 50;
/** A visitor who was refused tries again after a second, then after two, four, and from then on five: ms. */
const againAfter = (tries: number) => Math.min(1_000 * 2 ** tries, 5_000);
const TRIES = 30;
/** Nobody waits longer: ms. */
const PATIENCE = 30_000;

export type Load = {
  ledger: Ledger;
  /** Sends nothing new, lets what runs come to its end. */
  stop: () => Promise<Ledger>;
};

type Sent = { status: number; body: { reference?: string; id?: string; code?: string } };

/** Nobody listens there, so nothing was sent: a balancer asks the next server, and the visitor notices nothing. */
const isNotListening = (error: unknown) => (error as { cause?: NodeJS.ErrnoException }).cause?.code === 'ECONNREFUSED'; // what fetch wraps

/**
 * Fifty requests a second: one of ten is a quote request (which makes two letters), repeated under its key until it is
 * taken as the form lets visitors do; the others are posts, about every second of these with a file. They go to the
 * servers in turn, as a balancer sends them.
 */
export function startLoad(servers: readonly string[], token: string): Load {
  const ledger = newLedger();
  const running = new Set<Promise<void>>();
  let lastTaken = performance.now();
  let sent = 0;
  let turn = 0;

  const note = (started: number, status?: number) => {
    const now = performance.now();
    ledger.slowestAnswer = Math.max(ledger.slowestAnswer, now - started);
    if (status === 503) ledger.slowestRefusal = Math.max(ledger.slowestRefusal, now - started);
    if (status !== 201) return;
    ledger.longestDisturbance = Math.max(ledger.longestDisturbance, now - lastTaken);
    lastTaken = now;
  };

  /** Asks one server after the other until one listens. */
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    for (let tries = 1; ; tries += 1) {
      const server = servers[(turn += 1) % servers.length] ?? '';
      try {
        return await fetch(server + path, { ...init, method: 'POST', signal: AbortSignal.timeout(PATIENCE) });
      } catch (error) {
        if (tries === servers.length || !isNotListening(error)) throw error;
      }
    }
  };

  /** One try; undefined when the connection broke before there was an answer. */
  const send = async (path: string, init: RequestInit): Promise<Sent | undefined> => {
    const started = performance.now();
    try {
      const response = await ask(path, init);
      const body = (await response.json()) as Sent['body']; // the API answers nothing else
      note(started, response.status);
      if (response.status === 201) return { status: 201, body };
      ledger.refused += 1;
      if (response.status !== 503) noteWrong(ledger, `${path} answered ${response.status} ${body.code}`);
      return { status: response.status, body };
    } catch (error) {
      note(started);
      ledger.refused += 1;
      if ((error as Error).name === 'TimeoutError') noteWrong(ledger, `${path} was not answered`);
      return undefined;
    }
  };

  const sendQuote = async (index: number) => {
    const email = `visitor-${ledger.run}-${index}@example.com`;
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    const body = JSON.stringify(quoteRequest({ email }));
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await send('/api/quotes', { headers, body });
      if (answer?.status === 201) return void ledger.quotes.set(email, answer.body.reference ?? '');
      await sleep(againAfter(tries));
    }
    noteWrong(ledger, 'a visitor gave up');
  };

  const sendPost = async (index: number) => {
    const title = `post ${ledger.run} ${index}`;
    const form = new FormData();
    form.set('title', title);
    form.set('content', title);
    let sha256: string | undefined;
    if (index % 2 === 1) {
      const bytes = Buffer.concat([Buffer.from(`%PDF-1.7\n% ${title}\n`), makePdf(20_000)]);
      sha256 = createHash('sha256').update(bytes).digest('hex');
      form.set('pdf', new Blob([bytes], { type: 'application/pdf' }), 'drawing.pdf');
    }
    const answer = await send('/api/admin/posts/ko', { headers: { Authorization: `Bearer ${token}` }, body: form });
    if (answer?.status === 201) ledger.posts.set(title, { id: answer.body.id ?? '', ...(sha256 && { sha256 }) });
  };

  const tick = setInterval(() => {
    const index = (sent += 1);
    const work = index % 10 === 0 ? sendQuote(index) : sendPost(index);
    running.add(work);
    void work.finally(() => running.delete(work));
  }, 1000 / PER_SECOND);

  return {
    ledger,
    stop: async () => {
      clearInterval(tick);
      await Promise.all(running);
      return ledger;
    },
  };
}

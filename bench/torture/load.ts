import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { quoteRequest } from '../../test/support/factories.ts';
import { makePdf } from '../../test/support/pdf.ts';

import type { Ledger } from './ledger.ts';
import { emptyLedger } from './ledger.ts';

const PER_SECOND = 50;
/** A visitor who was refused tries again after this time: ms. */
const AGAIN = 1_000;
const TRIES = 20;
/** Nobody waits longer: ms. */
const PATIENCE = 30_000;

export type Load = {
  ledger: Ledger;
  /** Sends nothing new, lets what runs come to its end. */
  stop: () => Promise<Ledger>;
};

type Sent = { status: number; body: { reference?: string; id?: string; code?: string } };

/**
 * Fifty requests a second: seven of ten are quote requests (repeated under their key until they are taken), the others
 * posts, every second of these with a file. `urlOf` names the server to ask, anew for each try, as a balancer does.
 */
export function startLoad(urlOf: () => string, token: string): Load {
  const ledger = emptyLedger();
  const run = randomUUID().slice(0, 8);
  const running = new Set<Promise<void>>();
  let lastTaken = performance.now();
  let isStopping = false;

  const note = (started: number, isTaken: boolean) => {
    const now = performance.now();
    ledger.slowestAnswer = Math.max(ledger.slowestAnswer, now - started);
    if (!isTaken) return;
    ledger.longestDisturbance = Math.max(ledger.longestDisturbance, now - lastTaken);
    lastTaken = now;
  };

  /** One try; undefined when the connection broke before there was an answer. */
  const send = async (path: string, init: RequestInit): Promise<Sent | undefined> => {
    const started = performance.now();
    try {
      const response = await fetch(urlOf() + path, { ...init, method: 'POST', signal: AbortSignal.timeout(PATIENCE) });
      const body = (await response.json()) as Sent['body'];
      note(started, response.status === 201);
      if (response.status === 201) return { status: 201, body };
      ledger.refused += 1;
      if (response.status !== 503) ledger.wrong.push(`${path} answered ${response.status} ${body.code}`);
      return { status: response.status, body };
    } catch (error) {
      note(started, false);
      ledger.refused += 1;
      if ((error as Error).name === 'TimeoutError') ledger.wrong.push(`${path} was not answered`);
      return undefined;
    }
  };

  const sendQuote = async (index: number) => {
    const email = `visitor-${run}-${index}@example.com`;
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `${run}-${index}` };
    const body = JSON.stringify(quoteRequest({ email }));
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await send('/api/quotes', { headers, body });
      if (answer?.status === 201) return void ledger.quotes.set(email, answer.body.reference ?? '');
      await sleep(AGAIN);
    }
  };

  const sendPost = async (index: number) => {
    const title = `post ${run} ${index}`;
    const form = new FormData();
    form.set('title', title);
    form.set('content', title);
    let sha256: string | undefined;
    if (index % 2 === 0) {
      const bytes = Buffer.concat([Buffer.from(`%PDF-1.7\n% ${title}\n`), makePdf(20_000)]);
      sha256 = createHash('sha256').update(bytes).digest('hex');
      form.set('pdf', new Blob([bytes], { type: 'application/pdf' }), 'drawing.pdf');
    }
    const answer = await send('/api/admin/posts/ko', { headers: { Authorization: `Bearer ${token}` }, body: form });
    if (answer?.status === 201) ledger.posts.set(title, { id: answer.body.id ?? '', ...(sha256 && { sha256 }) });
  };

  const tick = setInterval(() => {
    if (isStopping) return;
    const index = (ledger.sent += 1);
    const work = index % 10 < 7 ? sendQuote(index) : sendPost(index);
    running.add(work);
    void work.finally(() => running.delete(work));
  }, 1000 / PER_SECOND);

  return {
    ledger,
    stop: async () => {
      isStopping = true;
      clearInterval(tick);
      await Promise.all(running);
      return ledger;
    },
  };
}

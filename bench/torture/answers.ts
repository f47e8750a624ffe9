import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { answerOf, answersAt } from '../../test/support/makers/answers.ts';
import { signIn } from '../../test/support/site/http.ts';
import { makePdf } from '../../test/support/makers/pdf.ts';
import { sendRequestFile } from '../../test/support/makers/request-files.ts';
import { inInbox, sendRequest } from '../../test/support/browser/sent-request.ts';

import { newLedger, noteWrong } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { newDatabase, newSite } from './places.ts';
import type { Site } from './places.ts';
import { answerTo, everyLetter, openPostOffice, timed } from './post-office.ts';
import type { Kill } from './post-office.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import type { Size } from './size.ts';

/** People of the office at once, and how long one pauses after a failure: ms. */
const PEOPLE = 4;
const PAUSE = 300;
/** Bytes of a quotation: long enough that a kill meets some on their way. */
const SIZE = 300_000;

/** Asks again until there is an answer that is wanted. */
async function again<T>(ledger: Ledger, attempt: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const started = performance.now();
    const done = await attempt().catch(() => undefined);
    ledger.slowestAnswer = Math.max(ledger.slowestAnswer, performance.now() - started);
    if (done !== undefined) return done;
    ledger.refused += 1;
    await sleep(PAUSE);
  }
}

/** Answers one request after the other with a file, each answer under its own key until it is acknowledged. */
async function person(site: Site, token: string, ledger: Ledger, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const email = `answered-${ledger.run}-${randomUUID()}@example.com`;
    const reference = await again(ledger, async () => (await sendRequest(site, { email })).reference);
    const { id } = await again(ledger, async () => {
      const found = await inInbox(site, reference, token);
      return found.id ? found : undefined;
    });
    const file = await again(ledger, async () => (await sendRequestFile(site, 'q.pdf', makePdf(SIZE))).body.file);
    const key = randomUUID();
    await again(ledger, async () => {
      const { status } = await answersAt(site, token, id).send(answerOf({ text: email, files: [file] }), key);
      if (status !== 200 && status !== 503) noteWrong(ledger, `an answer was answered ${status}`);
      return status === 200 || undefined;
    });
    ledger.quotes.set(email, reference);
  }
}

/** The server is killed while the office answers: every answer is there once with its file, and its letter goes once. */
export async function answersGiven(report: Report, { serverKills }: Size): Promise<void> {
  const { uri } = await newDatabase();
  const office = await openPostOffice();
  const settings = { MONGODB_URI: uri, SMTP_URL: office.url, QUOTES_PER_HOUR: '100000' };
  const site = await newSite(report, { ...settings, REQUEST_FILES_MEGABYTES_PER_ADDRESS: '100000' });
  const token = await signIn(site);
  const ledger = newLedger();
  let isOver = false;
  const work = Promise.all(Array.from({ length: PEOPLE }, () => person(site, token, ledger, () => isOver)));
  const kills: Kill[] = [];
  for (let kill = 0; kill < serverKills; kill += 1) {
    await sleep(3_000 + Math.random() * 2_000);
    kills.push(await timed(site.kill));
    await site.revive();
  }
  await sleep(2_000);
  isOver = true;
  await work;
  const losses = { lost: 0, duplicated: 0 };
  for (const [email, reference] of ledger.quotes) {
    const { history } = await inInbox(site, reference, token);
    const answers = history.filter(({ kind, text }) => kind === 'answer' && text === email);
    if (answers[0]?.attached.length !== 1) losses.lost += 1;
    if (answers.length > 1) losses.duplicated += 1;
  }
  const expected = [...ledger.quotes.keys()].map(answerTo);
  addRow(
    report,
    'server killed, answers',
    serverKills,
    ledger,
    losses,
    await everyLetter(office, ledger, expected, kills),
  );
}

import { setTimeout as sleep } from 'node:timers/promises';

import type { QuoteDetail, QuotePage } from '../../server/quotes/quotes.types.ts';
import { quoteRequest } from '../../test/support/factories.ts';
import { ask, eventually, signIn } from '../../test/support/http.ts';

import type { Row } from './ledger.ts';
import { emptyLedger, rowOf } from './ledger.ts';
import { connect, ownMongodb, revivable } from './places.ts';
import { bothLetters, openPostOffice } from './post-office.ts';
import type { Mood, PostOffice } from './post-office.ts';
import { findLosses } from './verify.ts';

const REQUESTS = 20;
/** What a visitor may wait at most, whatever the mail server does: ms. */
const PROMISED = 3_000;
const ILL_FOR = 5_000;

type Illness = { fault: string; begin: (office: PostOffice) => unknown; isRestarted?: boolean; isForGood?: boolean };

const mood = (next: Mood) => (office: PostOffice) => office.mood(next);
const illnesses: Illness[] = [
  { fault: 'mail server: down over a restart', begin: (office) => office.close(), isRestarted: true },
  { fault: 'mail server: answers 451', begin: mood('refuses for now') },
  { fault: 'mail server: silent', begin: mood('says nothing') },
  { fault: 'mail server: dies in mid-letter', begin: mood('dies in mid-letter') },
  { fault: 'mail server: answers 550', begin: mood('refuses for good'), isForGood: true },
];

/** Requests are taken at once whatever the mail server does; letters follow when it is well again, once each. */
async function mailIll({ fault, begin, isRestarted, isForGood }: Illness): Promise<Row> {
  const mongodb = await ownMongodb('mail');
  const office = await openPostOffice();
  const server = await revivable({ MONGODB_URI: mongodb.uri, SMTP_URL: office.url });
  const database = await connect(mongodb.uri);
  const ledger = emptyLedger();
  try {
    await begin(office);
    for (let index = 0; index < REQUESTS; index += 1) {
      const email = `visitor-${index}@example.com`;
      const started = performance.now();
      const { status, body } = await ask<{ reference: string }>(`${server.url}/api/quotes`, {
        json: quoteRequest({ email }),
      });
      const took = performance.now() - started;
      ledger.sent += 1;
      ledger.slowestAnswer = Math.max(ledger.slowestAnswer, took);
      if (status === 201) ledger.quotes.set(email, body.reference);
      if (status !== 201 || took > PROMISED) ledger.wrong.push(`a request was answered ${status} after ${took} ms`);
    }
    await sleep(ILL_FOR);
    if (isForGood) await allFailedVisibly(server.url);
    else {
      if (isRestarted) {
        await server.killAndRevive();
        await office.open();
      }
      office.mood('well');
      const { twice } = await bothLetters(office, [...ledger.quotes.keys()]);
      if (twice > 0) ledger.wrong.push(`${twice} letters came twice`);
    }
    return rowOf(fault, 1, ledger, await findLosses(server.url, database, ledger));
  } finally {
    await server.stop();
    await database.close();
    await mongodb.stop();
    await office.close();
  }
}

/** The inbox says of every request that its letters could not be sent. */
async function allFailedVisibly(url: string): Promise<void> {
  const token = await signIn({ url });
  await eventually(
    () => ask<QuotePage>(`${url}/api/admin/quotes`, { token }),
    ({ body }) =>
      body.items.every(({ deliveries }: Pick<QuoteDetail, 'deliveries'>) => deliveries.office.state === 'failed'),
  );
}

/** Every illness of the mail server, one after the other. */
export async function mailFailing(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const illness of illnesses) rows.push(await mailIll(illness));
  return rows;
}

import { setTimeout as sleep } from 'node:timers/promises';

import type { Connection } from 'mongoose';

import type { QuotePage } from '../../shared/requests/quotes.types.ts';
import { quoteRequest } from '../../test/support/makers/factories.ts';
import { ask, signIn } from '../../test/support/site/http.ts';

import { newLedger, noteWrong } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { newDatabase, newSite } from './places.ts';
import type { Site } from './places.ts';
import { bothLetters, openPostOffice } from './post-office.ts';
import type { Mood, PostOffice } from './post-office.ts';
import { addRow, seconds } from './report.ts';
import type { Report } from './report.ts';
import type { Size } from './size.ts';
import { until } from './until.ts';
import { findLosses } from './verify.ts';

/** A visitor's longest wait, whatever the mail server does: ms. */
const PROMISED = 3_000;
/** Duration of failing letters: ms. */
const ILL_FOR = 5_000;

type Place = { office: PostOffice; site: Site; database: Connection };
type Illness = { fault: string; begin: (place: Place) => unknown; end: (place: Place) => unknown; isForGood?: boolean };

const illness = (fault: string, mood: Mood): Illness => ({
  fault: `mail server ${fault}`,
  begin: ({ office }) => office.mood(mood),
  end: ({ office }) => office.mood('well'),
});

const illnesses: Illness[] = [
  {
    fault: 'mail server refuses connections',
    begin: ({ office }) => office.close(),
    end: ({ office }) => office.open(),
  },
  {
    fault: 'mail server down, site restarted',
    begin: ({ office }) => office.close(),
    end: async ({ office, site }) => {
      await site.restart();
      await office.open();
    },
  },
  illness('answers 451', 'refuses for now'),
  illness('is silent', 'says nothing'),
  illness('dies in mid-letter', 'dies in mid-letter'),
  { ...illness('answers 550', 'refuses for good'), isForGood: true },
];

/** Requests are taken at once whatever the mail server does; letters follow when it is well again, once each. */
async function ill(report: Report, place: Place, { fault, begin, end, isForGood }: Illness, requests: number) {
  const { office, site, database } = place;
  const ledger = newLedger();
  await begin(place);
  for (let index = 0; index < requests; index += 1) {
    const email = `visitor-${ledger.run}-${index}@example.com`;
    const started = performance.now();
    const sent = { json: quoteRequest({ email }) };
    const { status, body } = await ask<{ reference: string }>(`${site.url}/api/quotes`, sent);
    const took = performance.now() - started;
    ledger.slowestAnswer = Math.max(ledger.slowestAnswer, took);
    if (status === 201) ledger.quotes.set(email, body.reference);
    else noteWrong(ledger, `a request was answered ${status}`);
    if (took > PROMISED) noteWrong(ledger, `a request was answered after ${seconds(took)}`);
  }
  await sleep(ILL_FOR);
  if (isForGood) await areFailedVisibly(site, ledger);
  await end(place);
  const letters = isForGood ? undefined : await bothLetters(office, ledger);
  addRow(report, fault, 1, ledger, await findLosses(site.url, database, ledger), letters);
}

/** The inbox says of every request that both its letters could not be sent, and what the mail server said. */
async function areFailedVisibly(site: Site, { run, quotes }: Ledger): Promise<void> {
  const token = await signIn(site);
  await until('letters that are refused for good are failed in the inbox', 60_000, async () => {
    const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${run}`, { token });
    const deliveries = body.items.flatMap((item) => Object.values(item.deliveries));
    const failed = deliveries.filter(({ state, lastError }) => state === 'failed' && lastError?.includes('550'));
    return failed.length === 2 * quotes.size;
  });
}

/** Every illness of the mail server, one after the other. */
export async function mailFailing(report: Report, { mailRequests }: Size): Promise<void> {
  const { uri, database } = await newDatabase();
  const office = await openPostOffice();
  const site = await newSite(report, { MONGODB_URI: uri, SMTP_URL: office.url });
  for (const each of illnesses) await ill(report, { office, site, database }, each, mailRequests);
}

import { setTimeout as sleep } from 'node:timers/promises';

import type { Connection } from 'mongoose';

import { LETTERS_HEADER } from '../../shared/requests/quotes.types.ts';
import { quoteRequest } from '../../test/support/makers/factories.ts';
import { ask, signIn } from '../../test/support/site/http.ts';

import { noteWrong } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { newDatabase, newSite } from './places.ts';
import { addRow } from './report.ts';
import type { Letters, Report } from './report.ts';
import { until } from './until.ts';
import { findLosses } from './verify.ts';

/** Duration of incoming requests: ms. */
const LASTING = 10_000;
/** Letters are written from a queue, beside the load: ms. */
const TO_WRITE = 120_000;

/** The answer to a visitor does not speak of mail. */
async function isHonest(url: string, ledger: Ledger): Promise<void> {
  const email = `visitor-${ledger.run}-told@example.com`;
  const sent = { json: quoteRequest({ email }) };
  const { status, headers, body } = await ask<{ message: string; reference: string }>(`${url}/api/quotes`, sent);
  if (status === 201) ledger.quotes.set(email, body.reference);
  if (headers.get(LETTERS_HEADER) !== 'none' || !body.message.endsWith('No e-mail was sent.'))
    noteWrong(ledger, `a visitor was told of a mail: ${body.message}`);
}

/** Waits until every letter is written; counts those that are not, and those that are said to be sent. */
async function written(database: Connection, ledger: Ledger): Promise<Letters> {
  const expected = 2 * ledger.quotes.size;
  const references = { reference: { $in: [...ledger.quotes.values()] } };
  const statesOf = async () => {
    const found = await database
      .collection('quotes')
      .find(references, { projection: { deliveries: 1 } })
      .toArray();
    return found.flatMap(({ deliveries }) => [deliveries.office.state, deliveries.confirmation.state]);
  };
  const count = async (wanted: string) => (await statesOf()).filter((state) => state === wanted).length;
  await until('letters in files', TO_WRITE, async () => (await count('written')) === expected).catch(() => undefined); // counted below
  const claimed = await count('sent');
  if (claimed > 0) noteWrong(ledger, `${claimed} letters are said to be sent`);
  return { expected, missing: expected - (await count('written')), twice: 0 };
}

/** Without a mail server nothing is lost, and neither inbox nor visitor is told that a letter was sent. */
export async function mailAbsent(report: Report): Promise<void> {
  const { uri, database } = await newDatabase();
  const site = await newSite(report, { MONGODB_URI: uri });
  const load = startLoad([site.url], await signIn(site));
  await sleep(LASTING);
  await isHonest(site.url, load.ledger);
  const ledger = await load.stop();
  const losses = await findLosses(site.url, database, ledger);
  addRow(report, 'no mail server is set', 1, ledger, losses, await written(database, ledger));
}

import { setTimeout as sleep } from 'node:timers/promises';

import { ask, signIn } from '../../test/support/site/http.ts';

import { noteWrong } from './ledger.ts';
import { startLoad } from './load.ts';
import { newDatabase, newSite } from './places.ts';
import { addRow, seconds } from './report.ts';
import type { Report } from './report.ts';
import type { Size } from './size.ts';
import { until } from './until.ts';
import { findLosses } from './verify.ts';

/** Promised time until pages are served without a database: ms. */
const PROMISED = 5_000;
/** Longest wait for an old server's end and a new one's start: ms. */
const PATIENCE = 60_000;

/** A server is updated while its database is away: the new one answers pages, then everything when the database is back. */
export async function databaseAway(report: Report, { hang }: Size): Promise<void> {
  const fault = 'database away at the start';
  const { uri, database, mongod } = await newDatabase();
  const site = await newSite(report, { MONGODB_URI: uri });
  const load = startLoad([site.url], await signIn(site));
  await sleep(3_000);
  const pid = await mongod();
  process.kill(pid, 'SIGSTOP');
  await site.kill();
  const ready = site.revive();
  const page = await until(
    `${fault}: the first page`,
    PATIENCE,
    async () => (await statusOf(`${site.url}/ko`)) === 200,
  );
  const refused = await statusOf(`${site.url}/api/posts/ko`);
  if (page > PROMISED)
    noteWrong(load.ledger, `the first page took ${seconds(page)}, promised are ${seconds(PROMISED)}`);
  if (refused !== 503) noteWrong(load.ledger, `a list was answered ${refused} without a database`);
  await sleep(hang);
  process.kill(pid, 'SIGCONT');
  await ready;
  await sleep(3_000);
  const ledger = await load.stop();
  addRow(report, fault, 1, ledger, await findLosses(site.url, database, ledger));
  report.notes.push(`${fault}: the first page came after ${seconds(page)}.`);
}

const statusOf = (url: string) =>
  ask(url).then(
    ({ status }) => status,
    () => 0,
  );

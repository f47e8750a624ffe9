import { setTimeout as sleep } from 'node:timers/promises';

import { ask, signIn } from '../../test/support/site/http.ts';
import { mongodOf, ownDatabase } from '../../test/support/site/own-database.ts';

import { noteWrong } from './ledger.ts';
import { startLoad } from './load.ts';
import { mongodProgram, newSite } from './places.ts';
import { bothLetters, openPostOffice } from './post-office.ts';
import { addRow, seconds } from './report.ts';
import type { Report } from './report.ts';
import type { Size } from './size.ts';
import { later } from './undo.ts';
import { until } from './until.ts';
import { findLosses } from './verify.ts';

type Mistreatment = {
  fault: string;
  mistreat: (mongod: number) => Promise<unknown>;
  tries: number;
  /** The longest that anybody may wait to be told to come again: ms. */
  slowest: number;
};

/** A server with the database it brings along, whose mongod is mistreated under load. */
async function withOwnDatabase(report: Report, { fault, mistreat, tries, slowest }: Mistreatment): Promise<void> {
  const office = await openPostOffice();
  const site = await newSite(report, { MONGOD_BINARY: await mongodProgram(), SMTP_URL: office.url });
  const load = startLoad([site.url], await signIn(site));
  let recovery = 0;
  for (let left = tries; left > 0; left -= 1) {
    await sleep(3_000);
    await mistreat(await mongodOf(site.folder));
    const isWell = async () => (await ask(`${site.url}/api/health`)).status === 200;
    recovery = Math.max(recovery, await until(`${fault}: recovery`, 60_000, isWell));
  }
  await sleep(3_000);
  const ledger = await load.stop();
  if (ledger.slowestRefusal > slowest)
    noteWrong(ledger, `a 503 took ${seconds(ledger.slowestRefusal)}, promised are ${seconds(slowest)}`);
  const letters = await bothLetters(office, ledger);
  const database = await ownDatabase(site.folder);
  later(() => database.close());
  addRow(report, fault, tries, ledger, await findLosses(site.url, database, ledger), letters);
  report.notes.push(`${fault}: healthy again after at most ${seconds(recovery)}.`);
}

/** Its own database dies and is started again by the server. */
export const databaseKilled = (report: Report, { databaseTries: tries }: Size) =>
  withOwnDatabase(report, {
    fault: 'mongod killed',
    mistreat: async (mongod) => process.kill(mongod, 'SIGKILL'),
    tries,
    slowest: 7_000,
  });

/** The database answers nothing for a while. */
export const databaseHung = (report: Report, { databaseTries: tries, hang }: Size) =>
  withOwnDatabase(report, {
    fault: `mongod hung for ${hang / 1000} s`,
    mistreat: async (mongod) => {
      process.kill(mongod, 'SIGSTOP');
      await sleep(hang);
      process.kill(mongod, 'SIGCONT');
    },
    tries,
    slowest: 8_000,
  });

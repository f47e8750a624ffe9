import { setTimeout as sleep } from 'node:timers/promises';

import { signIn } from '../../test/support/site/http.ts';

import { startLoad } from './load.ts';
import { newDatabase, newSite } from './places.ts';
import { bothLetters, openPostOffice, timed } from './post-office.ts';
import type { Kill } from './post-office.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import type { Size } from './size.ts';
import { findLosses } from './verify.ts';

/** The server process is killed while it takes requests; letters go on from where they were. */
export async function serverKilled(report: Report, { serverKills }: Size): Promise<void> {
  const { uri, database } = await newDatabase();
  const office = await openPostOffice();
  const site = await newSite(report, { MONGODB_URI: uri, SMTP_URL: office.url });
  const load = startLoad([site.url], await signIn(site));
  const kills: Kill[] = [];
  for (let kill = 0; kill < serverKills; kill += 1) {
    await sleep(4_000 + Math.random() * 2_000);
    kills.push(await timed(site.kill));
    await site.revive();
  }
  await sleep(2_000);
  const ledger = await load.stop();
  const letters = await bothLetters(office, ledger, kills);
  addRow(report, 'server killed', serverKills, ledger, await findLosses(site.url, database, ledger), letters);
  if (letters.twice > 0) {
    report.notes.push(
      `Server killed: ${letters.twice} letters were sent again. The mail server had taken them in the moment of a ` +
        'kill, before this could be noted; they have the same Message-ID.',
    );
  }
}

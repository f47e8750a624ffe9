import { connect as dial } from 'node:net';

import { connectionsOf } from '../../test/support/site/connections.ts';
import { signIn } from '../../test/support/site/http.ts';

import { startLoad } from './load.ts';
import { newDatabase, newSite } from './places.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import { later } from './undo.ts';
import { until } from './until.ts';
import { findLosses } from './verify.ts';

const READERS = 300;
/** The server's patience with them is 75 s, noticed after twice that at most: ms. */
const PROMISED = 170_000;

/** Three hundred clients ask for pages and read nothing: under load each of them is cut off. */
export async function silentReaders(report: Report): Promise<void> {
  const { uri, database } = await newDatabase();
  const site = await newSite(report, { MONGODB_URI: uri });
  const load = startLoad([site.url], await signIn(site));
  const { port } = new URL(site.url);
  for (let index = 0; index < READERS; index += 1) {
    const socket = dial(Number(port), '127.0.0.1');
    socket.on('error', () => undefined); // cut off, which is right
    socket.pause().write('GET /ko/products HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500));
    later(() => socket.destroy());
  }
  await until('they are there', 10_000, async () => (await connectionsOf(site)) >= READERS);
  // The load's own connections stay.
  const took = await until('they are cut off', PROMISED, async () => (await connectionsOf(site)) < READERS / 3);
  const ledger = await load.stop();
  addRow(report, `${READERS} readers that read nothing`, 1, ledger, await findLosses(site.url, database, ledger));
  report.notes.push(`${READERS} readers that read nothing were cut off within ${(took / 1000).toFixed(0)} s.`);
}

import { setTimeout as sleep } from 'node:timers/promises';

import { signIn } from '../../test/support/http.ts';

import type { Row } from './ledger.ts';
import { rowOf } from './ledger.ts';
import { startLoad } from './load.ts';
import { connect, ownMongodb, revivable } from './places.ts';
import { bothLetters, openPostOffice } from './post-office.ts';
import { findLosses } from './verify.ts';

const KILLS = 10;

/** The server process is killed ten times while it takes requests; letters go on from where they were. */
export async function serverKilled(): Promise<Row> {
  const mongodb = await ownMongodb('server-killed');
  const office = await openPostOffice();
  const server = await revivable({ MONGODB_URI: mongodb.uri, SMTP_URL: office.url });
  const database = await connect(mongodb.uri);
  try {
    const load = startLoad(() => server.url, await signIn(server));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(1_500 + Math.random() * 1_500);
      await server.killAndRevive();
    }
    await sleep(2_000);
    const ledger = await load.stop();
    const found = await findLosses(server.url, database, ledger);
    const { twice } = await bothLetters(office, [...ledger.quotes.keys()]);
    console.log(`  letters: ${office.taken()} taken for ${ledger.quotes.size} requests, ${twice} of them twice`);
    return rowOf('server: SIGKILL', KILLS, ledger, found);
  } finally {
    await server.stop();
    await database.close();
    await mongodb.stop();
    await office.close();
  }
}

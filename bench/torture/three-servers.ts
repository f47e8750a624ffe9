import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Connection } from 'mongoose';

import { boardAt } from '../../test/support/makers/boards.ts';
import { signIn } from '../../test/support/site/http.ts';
import { startReplicaSet } from '../../test/support/site/replica-set.ts';

import { noteWrong } from './ledger.ts';
import { startLoad } from './load.ts';
import { connect, newFolder, newSite } from './places.ts';
import type { Site } from './places.ts';
import { bothLetters, openPostOffice, timed } from './post-office.ts';
import type { Kill } from './post-office.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import { later } from './undo.ts';
import { until } from './until.ts';
import { findLosses } from './verify.ts';

const MEMBERS = 3;
const SERVERS = 3;
/** From the fault to the end of the load: longer than MongoDB needs to choose another primary. */
const AFTER = 20_000;
/** Longest time until a change reaches a browser that listens at another server: ms. */
const TOLD_WITHIN = 5_000;

/** A browser that listens to a board which the load leaves alone; counts what it is told. */
async function listen({ url }: Site): Promise<() => number> {
  let text = '';
  const sent = request(`${url}/api/posts/en/events`, { agent: false }, (answer) => {
    answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
    answer.on('error', () => undefined); // cut at the end
  }).end();
  sent.on('error', () => undefined);
  later(() => sent.destroy());
  await until('a stream of events', 10_000, async () => text.length > 0);
  return () => text.split('event: changed').length - 1;
}

/** A post added at the first server is told by the last one. */
async function isTold(servers: readonly Site[], token: string): Promise<void> {
  const [first, last] = [servers[0], servers.at(-1)];
  if (!first || !last) return;
  const told = await listen(last);
  await sleep(1_000); // what a stream that was broken tells about the time before
  const before = told();
  const { status } = await boardAt(first, 'posts', 'en', token).add();
  if (status !== 201) throw new Error(`a post after the fault was answered ${status}`);
  await until('the change of a board at another server', TOLD_WITHIN, async () => told() > before);
}

/** Three servers on a replica set of three: the primary steps down, a server is killed, the primary is killed. */
export async function threeServers(report: Report): Promise<void> {
  const starting = startReplicaSet(await newFolder('replica-set'), MEMBERS, [], {});
  later(async () => (await starting).stop());
  const set = await starting;
  const database: Connection = await connect(set.uriOf('site'));
  const office = await openPostOffice();
  const shared = { MONGODB_URI: set.uriOf('site'), SMTP_URL: office.url, STORAGE: 'gridfs' };
  const servers: Site[] = [];
  for (let index = 0; index < SERVERS; index += 1) servers.push(await newSite(report, shared));
  const [first, second] = servers;
  if (!first || !second) return;
  const token = await signIn(first);
  const urls = servers.map(({ url }) => url);
  const kills: Kill[] = [];
  const faults: [string, () => Promise<unknown>][] = [
    // The connection may end with the command.
    [
      'primary steps down',
      () =>
        set.client
          .db('admin')
          .command({ replSetStepDown: 10 })
          .catch(() => undefined),
    ],
    [
      'a server is killed',
      async () => {
        kills.push(await timed(second.kill));
        await sleep(AFTER / 4);
        await second.revive();
      },
    ],
    ['primary is killed', async () => (await set.primary()).kill('SIGKILL')],
  ];
  for (const [fault, happen] of faults) {
    const load = startLoad(urls, token);
    await sleep(5_000);
    await happen();
    await sleep(AFTER);
    const ledger = await load.stop();
    await isTold(servers, token).catch((error: Error) => noteWrong(ledger, error.message));
    const letters = await bothLetters(office, ledger, kills.splice(0));
    const found = await findLosses(first.url, database, ledger);
    addRow(report, `three servers: ${fault}`, 1, ledger, found, letters);
  }
}

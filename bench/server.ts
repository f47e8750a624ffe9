/**
 * Measures the server's requests per second, beside the least that a Node server could do; the cost of more posts and
 * listeners; the time until it is ready: `npm run bench:server`, `-- start growth` for some sections, `-- --record` for
 * bench/RESULTS.md. Talks to 127.0.0.1 only, on databases of its own in temporary folders.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ownDatabase, ownDatabaseUri } from '../test/support/site/own-database.ts';
import { seedPosts } from '../test/support/makers/seed-posts.ts';

import { measuredOn, recordParts } from './results.ts';
import { percent, toMarkdown, whole } from './server/figures.ts';
import type { Table } from './server/figures.ts';
import { growth } from './server/growth.ts';
import { listeners } from './server/listeners.ts';
import { postPages } from './server/post-pages.ts';
import { peakOf, startSite } from './server/processes.ts';
import { requests } from './server/requests.ts';
import { start } from './server/start.ts';
import { throughput } from './server/throughput.ts';
import { requireWrk, TRUSTED_BUSY } from './server/wrk.ts';

/** Posts on the board whose lists are asked for. */
const POSTS = 1000;

const { values, positionals } = parseArgs({ options: { record: { type: 'boolean' } }, allowPositionals: true });
const isAsked = (part: string) => positionals.length === 0 || positionals.includes(part);
if (isAsked('throughput')) requireWrk();
const told: string[] = [];
const say = (line: string) => {
  console.log(line);
  told.push(line);
};
const show = (table: Table) => say(toMarkdown(table));

say(`${measuredOn()}\n`);
if (isAsked('start')) show(await start());

const folder = await mkdtemp(join(tmpdir(), 'bench-server-'));
const site = await startSite(folder);
const database = await ownDatabase(folder);
try {
  await seedPosts(database, 'ko-posts', POSTS);
  if (isAsked('throughput')) {
    const uri = await ownDatabaseUri(folder);
    const opened = await database.collection('ko-posts').find({}).limit(200).toArray();
    const other = await mkdtemp(join(tmpdir(), 'bench-server-'));
    const talkative = await startSite(other, { MONGODB_URI: uri, LOG_LEVEL: 'info' });
    const ids = opened.map(({ _id }) => String(_id));
    const peak = await peakOf(site.pid, async () => show(await throughput(site, talkative, uri, ids)));
    say(`The client was wrk with one thread. A row counts where that was less than ${percent(TRUSTED_BUSY)} busy.`);
    say(`Memory of the Node process meanwhile: at most ${whole(peak)} MB.\n`);
    await talkative.stop();
    await rm(other, { recursive: true, force: true });
  }
  if (isAsked('listeners')) show(await listeners(site));
  if (isAsked('growth')) show(await growth(site, database));
  if (isAsked('requests')) show(await requests(site, database));
  if (isAsked('post-pages')) show(await postPages(site, database));
} finally {
  await database.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
if (values.record) await recordParts('Server', told.join('\n'));

/**
 * Measures the publishing of content: `npm run bench:publishing`, with `-- --record` for bench/RESULTS.md. Three
 * servers on one database, on 127.0.0.1 only, in temporary folders; about ten minutes, most of which it waits for
 * memory to come to rest.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { languages } from '../shared/words/localized.types.ts';
import { ownDatabase, ownDatabaseUri } from '../test/support/site/own-database.ts';
import { rendererOf } from '../test/support/site/renderer.ts';

import { freePort } from './free-port.ts';
import { officeAt, saysAt } from './publishing/office.ts';
import { measuredOn, median, recordSection } from './results.ts';
import { tenths, toMarkdown, whole } from './server/figures.ts';
import { memoryOf, peakOf, startSite } from './server/processes.ts';
import type { Measured } from './server/processes.ts';

const TIMES = 7;
const STARTS = 5;
/** Until a process has come to rest, and its renderer is gone: ms. */
const CALM = 75_000;
/** Pages that say another address are others. */
const SETTINGS = { PUBLIC_URL: 'http://www.example.com' };

const { values } = parseArgs({ options: { record: { type: 'boolean' } } });
const inSeconds = (milliseconds: number) => `${tenths(milliseconds / 1000)} s`;
const inMegabytes = (megabytes: number) => `${whole(megabytes)} MB`;
const inKilobytes = (bytes: number) => `${whole(bytes / 1024)} KB`;

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-publishing-'));
  folders.push(folder);
  return folder;
}

const rows: string[][] = [];
const tell = (what: string, figure: string, goal = '') => {
  console.log(`${what}: ${figure}`);
  rows.push([what, figure, goal]);
};
const memoriesOf = (sites: readonly Measured[]) => Promise.all(sites.map(({ pid }) => memoryOf(pid)));

/** From the start of a process until it is ready, and until a page says this: ms, medians. */
async function startsOf(folder: string, words: string, before: (site: Measured) => Promise<unknown>) {
  const [ready, page]: number[][] = [[], []];
  for (let turn = 0; turn < STARTS; turn += 1) {
    const port = await freePort();
    const started = performance.now();
    const shown = saysAt(`http://127.0.0.1:${port}`, '/ko/esg', words);
    const site = await startSite(folder, { ...SETTINGS, PORT: String(port) });
    ready?.push(performance.now() - started);
    page?.push((await shown) - started);
    await before(site);
    await site.stop();
  }
  return { ready: inSeconds(median(ready ?? [])), page: inSeconds(median(page ?? [])) };
}

/** As another build finds it: nothing is rendered for it. */
async function forget(folder: string): Promise<void> {
  const database = await ownDatabase(folder);
  await database.collection('rendered-sites').deleteMany({});
  await database.close();
  await rm(join(folder, 'published'), { recursive: true, force: true });
}

async function sizes(folder: string): Promise<void> {
  const database = await ownDatabase(folder);
  const sizesIn = async (name: string) => {
    const found = await database
      .collection(name)
      .aggregate([{ $project: { size: { $bsonSize: '$$ROOT' } } }])
      .toArray();
    return found.map(({ size }) => Number(size));
  };
  const sum = (bytes: readonly number[]) => bytes.reduce((total, each) => total + each, 0);
  const rendered = await sizesIn('rendered-sites');
  const versions = await sizesIn('content-versions');
  await database.close();
  const files = await readdir(join(folder, 'published'));
  const copies = await Promise.all(files.map(async (file) => (await stat(join(folder, 'published', file))).size));
  tell('stored of both languages, rendered', inKilobytes(sum(rendered)));
  tell('the same in the data folder of each server', inKilobytes(sum(copies)));
  tell('stored of a version of a document, in the middle', inKilobytes(median(versions)));
}

async function measure(): Promise<void> {
  const folder = await newFolder();
  const unpublished = await startsOf(folder, 'ESG', async () => undefined);
  tell('start until ready, nothing published', unpublished.ready);
  const site = await startSite(folder, SETTINGS);
  const shared = { ...SETTINGS, MONGODB_URI: await ownDatabaseUri(folder) };
  const others = [await startSite(await newFolder(), shared), await startSite(await newFolder(), shared)];
  const all = [site, ...others];
  await sleep(CALM);
  const before = await memoriesOf(all);
  const more = async () =>
    (await memoriesOf(all)).map((now, index) => `+${Math.max(0, Math.round(now - (before[index] ?? 0)))}`);
  tell('memory at rest, nothing published', inMegabytes(before[0] ?? 0));

  const office = await officeAt(site);
  const first = await office.publish(languages, others);
  tell('the first publishing, which starts the renderer', inSeconds(first.took));
  await sleep(CALM);
  const [once, ...elsewhere] = await more();
  tell('memory a minute after publishing once', `${once} MB`, 'at most +30 MB');
  tell('of the two other servers', `${elsewhere.join(', ')} MB`, 'at most +30 MB');

  for (const [what, wanted] of [
    ['one language', ['ko']],
    ['both languages', languages],
  ] as const) {
    await office.publish(wanted, others);
    const found = [];
    for (let turn = 0; turn < TIMES; turn += 1) found.push(await office.publish(wanted, others));
    tell(`publishing in ${what}, until 200`, inSeconds(median(found.map(({ took }) => took))));
    tell('until two other servers show it', inSeconds(median(found.map((each) => each.shownAfter))), '3 s');
  }
  const renderer = await rendererOf(site);
  if (renderer)
    tell('memory of the renderer, at most', inMegabytes(await peakOf(renderer, () => office.publish(languages))));
  await sleep(CALM);
  tell('memory a minute after publishing 18 times', `${(await more()).join(', ')} MB`, 'at most +30 MB');
  if (await rendererOf(site)) throw new Error('The renderer did not end.');
  await sizes(folder);
  for (const each of all.toReversed()) await each.stop();

  const { telephone } = await withSite(folder, async (again) => (await officeAt(again)).publish(languages));
  const published = await startsOf(folder, telephone, async () => undefined);
  tell('start until ready, with published content', published.ready, '4 s');
  tell('until the first page, which shows it', published.page);
  await withSite(folder, () => forget(folder));
  const anew = await startsOf(folder, telephone, () => forget(folder));
  tell('start of another build, which renders first, until ready', anew.ready, '4 s');
  const rest = await withSite(folder, async ({ pid }) => sleep(CALM, 0).then(() => memoryOf(pid)));
  tell(
    'memory at rest after a start with published content',
    `+${Math.round(rest - (before[0] ?? 0))} MB`,
    'at most +30 MB',
  );
}

async function withSite<T>(folder: string, work: (site: Measured) => Promise<T>): Promise<T> {
  const site = await startSite(folder, SETTINGS);
  return work(site).finally(() => site.stop());
}

const measured = measuredOn();
try {
  await measure();
} finally {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
const table = toMarkdown({ title: 'Publishing', columns: ['what', 'figure', 'goal'], rows }).replace(/^### .*\n\n/, '');
const text = `${measured} Medians of ${TIMES} times, of ${STARTS} starts.\n\n${table}`;
console.log(`\n${text}`);
if (values.record) await recordSection('Publishing', text);

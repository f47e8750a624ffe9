import { quoteRequest } from '../../test/support/makers/factories.ts';
import { askRaw } from '../../test/support/site/raw-http.ts';

import { median } from '../results.ts';

import { percent, tenths, whole } from './figures.ts';
import type { Table } from './figures.ts';
import { startBare } from './processes.ts';
import type { Measured } from './processes.ts';
import type { BareTask } from './bare.ts';
import { run, TRUSTED_BUSY } from './wrk.ts';
import type { Load, Run } from './wrk.ts';

const CONNECTIONS = 64;
const RUNS = 5;
/** s */
const DURATION = 2;

const middle = (runs: readonly Run[]): Run => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p99: median(runs.map(({ p99 }) => p99)),
  busy: Math.max(...runs.map(({ busy }) => busy)),
});

/** Both in turn, so that whatever else the machine does falls on both. */
async function compare(name: string, site: Measured, bare: Measured, load: Load): Promise<readonly string[]> {
  for (const { url } of [bare, site]) await run(url, load, CONNECTIONS, 1); // warm
  const [ours, theirs]: [Run[], Run[]] = [[], []];
  for (let turn = 0; turn < RUNS; turn += 1) {
    theirs.push(await run(bare.url, load, CONNECTIONS, DURATION));
    ours.push(await run(site.url, load, CONNECTIONS, DURATION));
  }
  const [our, their] = [middle(ours), middle(theirs)];
  const ratio = percent(our.perSecond / their.perSecond);
  const busiest = Math.max(our.busy, their.busy);
  const client = busiest < TRUSTED_BUSY ? percent(busiest) : `${percent(busiest)}: do not trust this row`;
  return [name, whole(their.perSecond), whole(our.perSecond), ratio, tenths(their.p99), tenths(our.p99), client];
}

/** The answer of the site to this request, for a bare server to send the same. */
async function bytesOf({ url }: Measured, { path, headers }: Load): Promise<BareTask> {
  const answer = await askRaw(url, path, { headers });
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _keep,
    'content-length': _length,
    ...rest
  } = answer.headers;
  const sent = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { task: 'bytes', body: answer.body.toString('base64'), headers: sent };
}

/** Requests per second and the slowest of a hundred: the site, and beside it the least that a Node server could do. */
export async function throughput(
  site: Measured,
  talkative: Measured,
  databaseUri: string,
  ids: readonly string[],
): Promise<Table> {
  const compressed = { 'Accept-Encoding': 'br, gzip' };
  const page: Load = { path: '/ko', headers: compressed };
  const { text } = await askRaw(site.url, '/ko');
  const asset: Load = { path: /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? '', headers: compressed };
  const list: Load = { path: '/api/posts/ko' };
  const post: Load = { path: `/ko/posts/${ids[0]}`, headers: compressed };
  // Asks for a newer version, which only the database knows of.
  const unkept: Load = { ...list, headers: { 'If-None-Match': '"none"' } };
  const json = { 'Content-Type': 'application/json' };
  const paths = ids.map((id) => `/api/posts/ko/${id}/open`);
  const opening: Load = { path: '/', paths, method: 'POST', headers: json, body: '{}' };
  const quote: Load = { path: '/api/quotes', method: 'POST', headers: json, body: JSON.stringify(quoteRequest()) };
  const cases: [string, Measured, BareTask, Load][] = [
    ['prerendered page', site, await bytesOf(site, page), page],
    ['hashed asset', site, await bytesOf(site, asset), asset],
    ['page of a post, kept (goal: 10,000)', site, await bytesOf(site, post), post],
    ['list, kept', site, await bytesOf(site, list), list],
    ['list, kept, each logged', talkative, await bytesOf(site, list), list],
    ['list, read from the database', site, { task: 'list', uri: databaseUri }, unkept],
    ['opening a post', site, { task: 'open', uri: databaseUri }, opening],
    ['quote request', site, { task: 'quote', uri: databaseUri }, quote],
  ];
  const rows = [];
  for (const [name, measured, task, load] of cases) {
    const bare = await startBare(task);
    try {
      rows.push(await compare(name, measured, bare, load));
    } finally {
      await bare.stop();
    }
  }
  return {
    title: `Requests per second, ${CONNECTIONS} connections, medians of ${RUNS} runs of ${DURATION} s in turn with a bare server`,
    columns: ['request', 'bare', 'site', 'site/bare', 'bare p99 ms', 'site p99 ms', 'client busy'],
    rows,
  };
}

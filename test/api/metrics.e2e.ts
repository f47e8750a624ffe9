import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

import { parse } from 'yaml';

import { appVersion } from '../../server/platform/common/app-version.js';
import { runBackup } from '../support/makers/archives.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { measured, METRICS_TOKEN as token } from '../support/site/metrics.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const routesIn = (series: Map<string, number>) => [
  ...new Set([...series.keys()].flatMap((name) => /route="([^"]*)"/.exec(name)?.[1] ?? [])),
];
const countOf = (labels: string) => `http_request_duration_seconds_count{${labels}}`;

let site: TestSite;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
  const environment = {
    METRICS_TOKEN: token,
    SMTP_URL: mailbox.url,
    API_REQUESTS_PER_MINUTE: '300',
    LOGIN_TRIES: '3',
    STORAGE: 'disk',
  };
  site = await startTestSite('metrics', environment);
});

afterAll(async () => {
  await site?.stop();
  await mailbox?.close();
});

describe('GET /metrics', () => {
  it.each<[string, string, Record<string, string>]>([
    ['nothing', '', {}],
    ['another token', '', { Authorization: `Bearer ${token}x` }],
    ['a part of it', '', { Authorization: `Bearer ${token.slice(0, -1)}` }],
    ['an empty one', '', { Authorization: 'Bearer ' }],
    ['it as a name and password', '', { Authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}` }],
    ['it as a cookie', '', { Cookie: `admin_session=${token}; token=${token}` }],
    ['it in the address', `?token=${token}&access_token=${token}`, {}],
  ])('is refused to who sends %s', async (_, query, headers) => {
    const { status, headers: given, text } = await askRaw(site.url, `/metrics${query}`, { headers });
    expect({ status, code: JSON.parse(text).code }).toEqual({ status: 401, code: 'unauthenticated' });
    expect(given).toMatchObject({ 'www-authenticate': 'Bearer realm="metrics"', 'cache-control': 'no-store' });
  });

  it('is text that nobody keeps, neither logged nor limited', async () => {
    const answered = () => {
      const lines = site.output().split('\n');
      return lines.flatMap((line) =>
        line.includes('"responseTime"') ? (/"path":"([^"]*)/.exec(line)?.[1] ?? []) : [],
      );
    };
    const { status, headers } = await ask<string>(`${site.url}/metrics`, { token });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    for (let times = 0; times < 301; times += 1)
      expect((await askRaw(site.url, '/metrics', { method: 'HEAD' })).status).toBe(401);
    await ask(`${site.url}/api/certificates`);
    await eventually(
      async () => answered(),
      (paths) => paths.includes('/api/certificates'),
    );
    expect(answered()).not.toContain('/metrics');
  });

  it('tells how the process and the database are', async () => {
    const series = await measured(site);
    for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds'])
      expect(series.get(name)).toBeGreaterThanOrEqual(0);
    expect(series.get('site_database_up')).toBe(1);
  });

  it('tells which release runs, the room there is and whether mail goes out', async () => {
    const series = await measured(site);
    expect(series.get(`site_info{version="${appVersion}"}`)).toBe(1);
    expect(series.get('site_mail_server_set')).toBe(1);
    const folders = [...series].filter(([name]) => name.startsWith('site_free_bytes'));
    expect(folders.map(([name]) => name)).toEqual([
      'site_free_bytes{folder="data"}',
      'site_free_bytes{folder="uploads"}',
    ]);
    for (const [, bytes] of folders) expect(bytes).toBeGreaterThan(0);
  });

  it('tells when the last backup was completed, once there was one', async () => {
    expect((await measured(site)).has('site_last_backup_timestamp_seconds')).toBe(false);
    const { databaseUri: MONGODB_URI, dataFolder: DATA_DIR } = site;
    const places = { MONGODB_URI, DATA_DIR, UPLOADS_DIR: join(DATA_DIR, 'uploads') };
    const before = Date.now() / 1000;
    expect(await runBackup(places, join(DATA_DIR, 'site.tar.gz'))).toMatchObject({ code: 0 });
    const at = (await measured(site)).get('site_last_backup_timestamp_seconds');
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now() / 1000);
  });

  it('counts refused sign-ins, for the password and for the limit', async () => {
    const statuses: number[] = [];
    for (const password of ['1234', 'wrong', 'wrong', 'wrong', 'wrong'])
      statuses.push((await ask(`${site.url}/api/admin/login`, { json: { password } })).status);
    expect(statuses).toEqual([200, 403, 403, 403, 429]);
    expect((await measured(site)).get('site_sign_ins_refused_total')).toBe(4);
  });

  it('counts jobs that nobody has begun in time, and those that fail', async () => {
    const jobs = site.database.collection('jobs');
    // A name that no process knows stays where it is.
    const job = { name: 'of nobody', type: 'normal', priority: 0, nextRunAt: new Date(Date.now() - 301_000) };
    const states = async () => {
      const series = await measured(site);
      return [series.get('site_jobs{state="late"}'), series.get('site_jobs{state="failed"}')];
    };
    expect(await states()).toEqual([0, 0]);
    await jobs.insertMany([
      { ...job, data: 1 },
      { ...job, data: 2, lockedAt: new Date() },
      { ...job, data: 3, nextRunAt: new Date(Date.now() + 3_600_000), failCount: 2 },
    ]);
    expect(await states()).toEqual([1, 1]);
    await jobs.deleteMany({ name: job.name });
    expect(await states()).toEqual([0, 0]);
  });

  it('counts who listens to the boards, and times no stream', async () => {
    const before = (await measured(site)).get('site_board_listeners');
    const streams = await Promise.all(
      ['posts/ko', 'e-procurement/en'].map(async (board) => {
        const sent = request(`${site.url}/api/${board}/events`, { agent: false }).end();
        const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // the event's only argument
        await once(
          answer.on('error', () => undefined),
          'data',
        );
        return sent;
      }),
    );
    expect([before, (await measured(site)).get('site_board_listeners')]).toEqual([0, 2]);
    for (const stream of streams) stream.destroy();
    const after = await eventually(
      () => measured(site),
      (series) => series.get('site_board_listeners') === 0,
    );
    expect(routesIn(after).filter((route) => route.includes('events'))).toEqual([]);
  });

  it('counts quote requests once, without repeats and spam, and their letters', async () => {
    mailbox.refuse({ responseCode: 450, message: 'later' });
    const send = (changes: Record<string, unknown>, key: string) =>
      ask(`${site.url}/api/quotes`, { json: quoteRequest(changes), headers: { 'Idempotency-Key': key } });
    const statuses = [
      await send({}, 'one of the quotes'),
      await send({}, 'one of the quotes'),
      await send({ website: 'https://spam.example' }, 'one of a robot'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 201]);
    const waiting = await measured(site);
    expect(waiting.get('site_quotes_accepted_total')).toBe(1);
    expect(waiting.get('site_letters{state="waiting"}')).toBe(2);
    const hour = 3_600;
    const createdAt = new Date(Date.now() - hour * 1000);
    await site.database.collection('quotes').updateOne({ status: 'new' }, { $set: { createdAt } });
    expect((await measured(site)).get('site_oldest_waiting_letter_seconds')).toBeGreaterThanOrEqual(hour);
    expect(waiting.get('site_letters{state="failed"}')).toBe(0);
    expect(waiting.get(countOf('method="POST",route="/api/quotes",status="2xx"'))).toBe(3);

    mailbox.refuse({ responseCode: 550, message: 'never' });
    const failed = await eventually(
      () => measured(site),
      (series) => series.get('site_letters{state="failed"}') === 2,
    );
    expect(failed.get('site_letters{state="waiting"}')).toBe(0);
    expect(failed.get('site_oldest_waiting_letter_seconds')).toBe(0);
  });

  it('names requests by route, never by address, and makes no more series however odd they are', async () => {
    const seriesAfter = async (turn: number) => {
      for (const path of [`/ko/x${turn}`, `/api/x${turn}`, `/api/posts/ko/x${turn}/pdf`, `/assets/x${turn}.js`, '/ko'])
        for (const method of ['PROPFIND', 'GET', 'POST', 'PUT'])
          await askRaw(site.url, `${path}?x=${turn}`, { method });
      const series = await measured(site);
      return [...series.keys()].filter((name) => name.startsWith('http_')).toSorted();
    };
    const [first, second] = [await seriesAfter(1), await seriesAfter(2)];
    expect(second).toEqual(first);
    const routes = routesIn(new Map(second.map((name) => [name, 0])));
    expect(routes).toEqual(expect.arrayContaining(['none', '/metrics', '/api/posts/:board/:id/pdf']));
    expect(routes.filter((route) => !/^(?:none|(?:\/:?[\w.-]+)+)$/.test(route) || /x\d/.test(route))).toEqual([]);
    const methods = new Set(second.flatMap((name) => /method="(\w+)"/.exec(name)?.[1] ?? []));
    expect([...methods].filter((method) => !/^(?:GET|HEAD|POST|PUT|other)$/.test(method))).toEqual([]);
    expect(methods).toContain('other');
  });

  it('tells a request that was given up from one that was answered', async () => {
    // The server says that it goes on: it has the request.
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '9', Expect: '100-continue' };
    const sent = request(`${site.url}/api/quotes`, { method: 'POST', headers, agent: false });
    sent.on('error', () => undefined); // cut on purpose
    sent.flushHeaders();
    await once(sent, 'continue');
    sent.destroy();
    await eventually(
      () => measured(site),
      (series) => [...series.keys()].some((name) => name.includes('status="aborted"')),
    );
  });
});

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const { groups } = parse(await readFile('deploy/prometheus/alerts.yml', 'utf8')) as Rules;
const { panels } = JSON.parse(await readFile('deploy/grafana/dashboard.json', 'utf8')) as Dashboard;
const alerts = groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const));
const questions = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

/** Every measurement that the site can have, those without a value just now too. */
async function types(): Promise<{ name: string; type: string | undefined }[]> {
  const { body } = await ask<string>(`${site.url}/metrics`, { token });
  return [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type]) => ({ name, type }));
}

describe.each([
  ['the alert', alerts],
  ['the panel', questions],
] as const)('%s', (_, all) => {
  it.each(all)('%s asks for what the site measures', async (_name, expr) => {
    const series = (await types()).flatMap(({ name, type }) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    );
    const names = expr.match(/\b(?:site|http|process|nodejs)_\w+/g) ?? [];
    // Prometheus itself says whether it reaches the site.
    if (!/^up\b/.test(expr)) expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !series.includes(name))).toEqual([]);
  });
});

describe('what the site measures', () => {
  it('is told in docs/operate.md, all of it', async () => {
    const document = await readFile('docs/operate.md', 'utf8');
    const ofSite = (await types()).map(({ name }) => name).filter((name) => name.startsWith('site_'));
    expect(ofSite.length).toBeGreaterThanOrEqual(11);
    expect(ofSite.filter((name) => !document.includes(`| \`${name}\` |`))).toEqual([]);
  });
});

import { join } from 'node:path';

import { quoteRequest } from '../support/makers/factories.js';
import { htmlProblems } from '../support/browser/html-problems.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { runBackup, runRestore } from '../support/makers/archives.js';
import { askRaw } from '../support/site/raw-http.js';
import { newPlace, placeOf } from '../support/makers/imports.js';
import { requestAt } from '../support/browser/sent-request.js';
import { builtProgram, spawnProgram } from '../support/site/server-process.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const METRICS = 'the-token-of-metrics';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite('link', { METRICS_TOKEN: METRICS, QUOTES_PER_HOUR: '3', TRUST_PROXY: '1' });
});

afterAll(async () => {
  await site?.stop();
});

/** A place that has asked nothing yet. */
let places = 0;
const elsewhere = () => ({ 'X-Forwarded-For': `203.0.113.${(places += 1)}` });

async function send() {
  const { body } = await ask<{ link: string; reference: string }>(`${site.url}/api/quotes`, {
    json: quoteRequest(),
    headers: elsewhere(),
  });
  return { ...body, token: body.link.split('/').at(-1) ?? '' };
}

/** All that an answer says but the number of the request. */
async function answerTo(path: string, options: { method?: string } = {}) {
  const { status, text, headers } = await askRaw(site.url, path, { ...options, headers: { 'Content-Length': '0' } });
  // The tag of a failure changes with the number in it.
  const { 'x-request-id': id = '', date: _now, etag: _tag, ...others } = headers;
  return { status, text: text.replaceAll(String(id), ''), headers: others };
}

const changedAt = (token: string, place: number) =>
  token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);

describe('the link to a request', () => {
  it('with another character at any place answers as that of an erased request, whatever is asked', async () => {
    const [erased, known] = [await send(), await send()];
    await site.database.collection('quotes').deleteOne({ reference: erased.reference });
    for (const [path, method] of [
      ['', 'GET'],
      ['', 'HEAD'],
      ['/withdrawal', 'POST'],
      ['/erasure', 'POST'],
    ] as const) {
      const gone = await answerTo(`/api/requests/${erased.token}${path}`, { method });
      expect(gone.status).toBe(404);
      for (let place = 0; place < known.token.length; place += 1) {
        const forged = changedAt(known.token, place);
        expect(await answerTo(`/api/requests/${forged}${path}`, { method })).toEqual(gone);
      }
    }
    const page = await answerTo(`/ko/requests/${erased.token}`);
    expect(page.status).toBe(404);
    for (const place of [0, 15, 16, 39])
      expect(await answerTo(`/ko/requests/${changedAt(known.token, place)}`)).toEqual(page);
    expect((await requestAt(site, known.token).read()).body).toMatchObject({ state: 'received', history: [] });
  });

  it.each(['x', 'null', '0'.repeat(24), '%00', '%2e%2e', '{}', 'a'.repeat(50)])(
    'that is %s leads nowhere',
    async (token) => {
      for (const path of [`/api/requests/${token}`, `/ko/requests/${token}`])
        expect((await askRaw(site.url, path)).status).toBe(404);
    },
  );

  it('needs no session and opens nothing else', async () => {
    const { token } = await send();
    const headers = { Authorization: `Bearer ${token}`, Cookie: `admin_session=${token}` };
    expect((await askRaw(site.url, '/api/admin/quotes', { headers })).status).toBe(401);
    const admin = await signIn(site);
    expect((await ask(`${site.url}/api/requests/${admin}`)).status).toBe(404);
  });

  it('is told to no cache, no search engine and no other site', async () => {
    const { link, token } = await send();
    for (const path of [link, `/en/requests/${token}`, `/api/requests/${token}`, '/ko/requests/x', '/api/requests/x']) {
      const { headers } = await askRaw(site.url, path);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
    const { text } = await askRaw(site.url, link);
    expect(text).toContain('name="robots" content="noindex, nofollow"');
    expect(text).not.toContain(token);
    expect(await htmlProblems(text)).toEqual([]);
    for (const list of ['/sitemap-pages.xml', '/robots.txt'])
      expect((await askRaw(site.url, list)).text).not.toContain('/requests');
  });

  it('is in no log and no measurement, however its address is written', async () => {
    const { link, token } = await send();
    const api = `/api/requests/${token}`;
    for (const path of [
      link,
      api,
      `${api}/`,
      `${api}?a=b`,
      api.replace('requests', 'REQUESTS'),
      `${api}/corrections/x`,
    ])
      await askRaw(site.url, path);
    await requestAt(site, token).correct('');
    await requestAt(site, token).withdraw();
    const last = crypto.randomUUID();
    await ask(`${site.url}/api/posts/ko`, { headers: { 'X-Request-Id': last } });
    const log = await eventually(
      async () => site.output(),
      (output) => output.includes(last),
    );
    expect(log).toContain('"path":"/api/requests/…');
    expect(log).not.toContain(token);
    const { body } = await ask<string>(`${site.url}/metrics`, { token: METRICS });
    expect(body).toContain('route="/api/requests/:token"');
    expect(body).not.toContain(token);
  });

  it('takes as many messages from an IP address in an hour as requests', async () => {
    const { token } = await send();
    const headers = elsewhere();
    const answers = [];
    for (const text of ['1', '2', '3', '4'])
      answers.push(await ask(`${site.url}/api/requests/${token}/corrections`, { json: { text }, headers }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await requestAt(site, token).read()).body.history).toHaveLength(3);
  });

  it('refuses what does not belong in a message', async () => {
    const { token } = await send();
    const url = `${site.url}/api/requests/${token}/corrections`;
    for (const json of [{ text: 'a', kind: 'withdrawal' }, { text: 'a', at: 0 }, [], { text: { $gt: '' } }])
      expect((await ask(url, { json, headers: elsewhere() })).status).toBe(400);
    expect((await requestAt(site, token).read()).body.history).toEqual([]);
  });
});

describe('links to requests', () => {
  const rotate = (MONGODB_URI: string) => spawnProgram([builtProgram('programs/rotate-key.js')], { MONGODB_URI }).ended;

  it('are the same at every server, and outlast every change of the signing key and a restored backup', async () => {
    const { token, reference } = await send();
    for (let turn = 0; turn < 2; turn += 1) expect(await rotate(site.databaseUri)).toBe(0);
    const archive = join(site.dataFolder, 'site.tar.gz');
    expect((await runBackup(placeOf(site), archive)).code).toBe(0);
    const place = await newPlace('link-restored');
    expect((await runRestore(place, archive)).code).toBe(0);
    const JWT_SECRET = 'another-key-that-is-long-enough-for-hs256';
    const restored = await startTestSite('link-restored', { ...place, JWT_SECRET });
    expect((await requestAt(restored, token).read()).body.reference).toBe(reference);
    await restored.stop();
  });
});

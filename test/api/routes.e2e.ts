import { join } from 'node:path';

import type { QuotePage } from '../../shared/requests/quotes.types.js';
import { boardAt, pdfNamed, toForm } from '../support/makers/boards.js';
import { certificateFields, certificatesAt } from '../support/makers/certificates.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { storedIn } from '../support/makers/stored.js';
import type { Layout } from '../support/site/told-site.js';
import { uploadsOf } from '../support/makers/uploads.js';

/** The only routes that anybody may use. Each new one is a decision: what does it tell, what does it change? */
const PUBLIC = [
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/certificates',
  'GET /certificates/:name',
  'GET /metrics', // asks for a token of its own, and is there only where one is set
  'GET /api/posts/:board',
  'GET /api/posts/:board/events',
  'GET /api/posts/:board/:id/files/:file',
  'GET /api/posts/:board/:id/pdf',
  'POST /api/posts/:board/:id/open',
  'GET /api/e-procurement/:board',
  'GET /api/e-procurement/:board/events',
  'GET /api/e-procurement/:board/:id/calendar',
  'GET /api/e-procurement/:board/:id/files/:file',
  'GET /api/e-procurement/:board/:id/pdf',
  'POST /api/e-procurement/:board/:id/open',
  // Pages, feeds and sitemaps of posts: what lists and `open` tell without a password.
  ...['/ko/posts', '/en/posts', '/ko/e-procurement', '/en/e-procurement'].flatMap((board) => [
    `GET ${board}/:id`,
    `GET ${board}/feed.xml`,
  ]),
  'GET /pictures/:file', // what pages show, or will
  'GET /data-sheets/:name', // built words, printed
  'GET /api/data-sheets/conditions', // prints what it is asked with, and keeps nothing of it
  'GET /sitemap.xml',
  'GET /sitemap-:name.xml',
  'POST /api/quotes',
  // One request, for readers with its link; the page holds nothing of it.
  ...['/ko', '/en', '/api'].map((start) => `GET ${start}/requests/:token`),
  'POST /api/requests/:token/corrections',
  'GET /api/requests/:token/files/:file', // of answers only: what went to its sender by e-mail
  'POST /api/requests/:token/replies',
  'POST /api/requests/:token/withdrawal',
  'POST /api/requests/:token/erasure',
  'GET /api/quotes/files', // a limit and a number
  'POST /api/quotes/files', // keeps a checked file for a day, so much for each address and in all
  'DELETE /api/quotes/files/:file', // asks for a secret that only its sender has
  'POST /api/vitals', // adds to counts, by page and day, and tells nothing
  'POST /api/admin/login',
  'GET /api/admin/sign-in', // whether people have accounts, nothing of them
  // Limited, and silent about who has an account; the last two need the link that an owner made.
  ...['', '/code', '/passkey/question', '/passkey', '/link/find', '/link'].map(
    (step) => `POST /api/admin/sign-in${step}`,
  ),
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/docs/index.html',
  'GET /api/docs/LICENSE',
  'GET /api/docs/swagger-ui-init.js',
  'GET /api/docs/docs/swagger-ui-init.js',
  'GET /api/docs-json',
  'GET /api/docs-yaml',
];

/** Express's other layers, in their order: none answers but the folders of files and the last two, with a failure. */
const BETWEEN = [
  '<anonymous>', // Nest's context of a request
  'identify',
  'helmetMiddleware',
  'noticeProxy',
  'allowViewer',
  'limitRequests',
  'forbidCaching',
  'requireKnownType',
  'requireSoundQuery',
  'jsonParser', // of content, which is larger
  'jsonParser',
  'answerWorkbook', // spreadsheets of published deliveries
  'answerPreview', // pictures of shared pages, as published
  'serveStatic', // built assets
  'serveStatic', // what else is built
  'refuseWithoutBody', // conditions and ranges that do not hold
  'describe', // the API's description for programs
  'serveStatic', // swagger-ui
  'serveStatic', // swagger-ui under its old address
  '<anonymous>', // not found
  '<anonymous>', // failures
];

const UNKNOWN = '0123456789abcdef01234567';

type Route = { method: string; path: string };
type Door = Route & { real: string };

/** Its method, and which parts of its address are names and which are filled in. */
const shapeOf = ({ method, path }: Route) => `${method} ${path.replaceAll(/\/[^/:]+/g, '/name')}`;

let site: TestSite;
let token: string;
let layout: Layout;
let routes: Route[];
/** Every route that is not public, with an address that names something that is there. */
let doors: Door[];
/** One of them for each shape of method and address: one guard closes all, and one router reads all addresses. */
let shapes: Door[];

beforeAll(async () => {
  const program = ['--import', 'tsx', join(import.meta.dirname, '../support/site/told-site.ts')];
  site = await startTestSite('routes', { METRICS_TOKEN: 'the-token-of-metrics' }, program);
  token = await signIn(site);
  layout = JSON.parse(/^\{"layers.*$/m.exec(site.output())?.[0] ?? '');
  routes = layout.layers.flatMap(({ path, methods = [] }) =>
    // The log stands before every address, for every method there is.
    path === undefined || path === '{/*splat}' ? [] : methods.map((each) => ({ method: each.toUpperCase(), path })),
  );
  const ids = await fill();
  doors = routes
    .filter(({ method, path }) => !PUBLIC.includes(`${method} ${path}`))
    .map((route) => {
      const id = Object.entries(ids).find(([part]) => route.path.includes(part))?.[1] ?? UNKNOWN;
      return { ...route, real: route.path.replace(':board', 'ko').replaceAll(/:\w+/g, id) };
    });
  shapes = [...new Map(doors.map((door) => [shapeOf(door), door])).values()];
});

afterAll(() => site?.stop());

/** Puts something behind every door, and waits until nothing changes unasked any more. */
async function fill(): Promise<Record<string, string>> {
  await ask(`${site.url}/api/quotes`, { json: quoteRequest() });
  const { body: inbox } = await eventually(
    () => ask<QuotePage>(`${site.url}/api/admin/quotes`, { token }),
    ({ body }) =>
      body.items[0]?.deliveries.office.state === 'written' && body.items[0].deliveries.confirmation.state === 'written',
  );
  const { body: post } = await boardAt(site, 'posts', 'ko', token).add({}, pdfNamed('a.pdf'));
  const { body: notice } = await boardAt(site, 'e-procurement', 'ko', token).add({ password: 'x' }, pdfNamed('b.pdf'));
  const { body: certificate } = await certificatesAt(site, token).add(certificateFields());
  return {
    '/posts/': post.id,
    '/e-procurement/': notice.id,
    '/certificates/': certificate.id,
    '/quotes/': inbox.items[0]?.id ?? '',
  };
}

const encoded = (text: string) => [...text].map((each) => `%${each.charCodeAt(0).toString(16)}`).join('');

/** The same address as the router reads it, though it is written otherwise. */
function spellings({ real }: Door): string[] {
  const [, api = '', ...rest] = real.split('/');
  return [
    real,
    `${real}/`,
    `${real}?`,
    `${real}?a=b`,
    `${real}/?access_token=${token}&token=${token}&admin_session=${token}`,
    `/${api}/${rest.map((part) => (part === 'ko' ? part : part.toUpperCase())).join('/')}`,
    `${real}#fragment`,
    `http://evil.example${real}`,
  ];
}

/** Addresses that a router or a proxy might take for the same, and ours does not. */
function lookalikes({ real }: Door): string[] {
  const parts = real.split('/').slice(1);
  const each = (change: (part: string) => string) =>
    parts.map((_, index) => `/${parts.map((part, at) => (at === index ? change(part) : part)).join('/')}`);
  return [
    ...each((part) => `/${part}`),
    ...each((part) => `./${part}`),
    ...each((part) => `x/../${part}`),
    ...each((part) => encoded(part[0] ?? '') + part.slice(1)),
    ...each((part) => `${part};a=b`),
    ...each((part) => `${part}%00`),
    real.toUpperCase(),
    real.replaceAll('/', '\\'),
    real.replaceAll('/', '%2f'),
    `${real}//`,
    `${real}/.`,
    `${real}%2f`,
    `${real}%20`,
    `${real}.json`,
    `${real}~`,
    `http://evil.example/${real}`,
    `/ko${real}`,
    `/ko/..${real}`,
    `/assets/..${real}`,
    `/api/health/..${real}`,
    `/api/docs/..${real}`,
  ];
}

/** Refused for want of a session, or no address at all; never done, never a failure of ours. */
const isShut = (status: number) => [301, 302, 400, 401, 404].includes(status);

describe('the routes of the running application', () => {
  it('are the public ones known here, and closed ones', () => {
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => PUBLIC.includes(name)).toSorted()).toEqual(PUBLIC.toSorted());
    expect(doors.length).toBeGreaterThanOrEqual(29);
    expect(doors.filter(({ path }) => !path.startsWith('/api/admin/'))).toEqual([]);
  });

  it('stand between nothing that is not known here', () => {
    expect(layout.layers.filter(({ path }) => path === undefined).map(({ name }) => name)).toEqual(BETWEEN);
  });

  it('have nothing before them but built pages and texts', () => {
    expect(layout.answers.length).toBeGreaterThan(50);
    const pages = /^\/(?:ko|en)(?:\/(?:(?:products|calculator)\/)?[\w-]+)?$/;
    const texts = /^\/(?:assets\/[\w.-]+\.(?:js|css|svg)|[\w.-]+\.(?:svg|webmanifest|txt|xml|json|js))$/;
    const words = /^\/api\/content\/(?:ko|en)\/(?:product\/)?[\w-]+$/; // what the pages say
    expect(layout.answers.filter((path) => ![pages, texts, words].some((known) => known.test(path)))).toEqual([]);
  });
});

describe('without a session', () => {
  it('every closed route is refused, however its address is written, with a form and a file too', async () => {
    const [before, files] = [await storedIn(site), await uploadsOf(site)];
    for (const door of doors) {
      for (const path of shapes.includes(door) ? spellings(door) : [door.real]) {
        for (const method of door.method === 'GET' ? ['GET', 'HEAD'] : [door.method]) {
          const { status, text } = await askRaw(site.url, path, { method });
          expect({ method, path, status }).toEqual({ method, path, status: 401 });
          if (method !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ code: 'unauthenticated' });
        }
      }
      if (door.method === 'GET') continue;
      const form = { method: door.method, body: toForm({ title: 'x' }, [pdfNamed('a.pdf')]) };
      expect({ ...door, status: (await fetch(site.url + door.real, form)).status }).toEqual({ ...door, status: 401 });
    }
    expect(await storedIn(site)).toBe(before);
    expect(await uploadsOf(site)).toEqual(files);
  });

  it('what only looks like a closed route leads to it in no way', async () => {
    const before = await storedIn(site);
    for (const door of shapes) {
      const answers = lookalikes(door).map(async (path) => ({
        path,
        ...(await askRaw(site.url, path, { method: door.method })),
      }));
      for (const { path, status, headers } of await Promise.all(answers)) {
        const { location = '/ko/' } = headers;
        const isHere = /^\/(?:ko|en)\//.test(location);
        expect({ path, status, isShut: isShut(status), isHere }).toMatchObject({ isShut: true, isHere: true });
      }
    }
    expect(await storedIn(site)).toBe(before);
  });

  it('no header, parameter or body makes one method of another', async () => {
    const before = await storedIn(site);
    const names = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', 'X-Http-Verb'];
    for (const { method, real } of shapes) {
      const overriding = Object.fromEntries(names.map((name) => [name, method]));
      const headers = { ...overriding, 'Content-Type': 'application/json' };
      for (const sent of ['GET', 'POST', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND']) {
        const body = ['POST', 'QUERY'].includes(sent) ? JSON.stringify({ _method: method }) : undefined;
        const { status } = await askRaw(site.url, `${real}?_method=${method}`, { method: sent, headers, body });
        expect({ sent, method, real, status, isShut: isShut(status) }).toMatchObject({ isShut: true });
      }
    }
    expect(await storedIn(site)).toBe(before);
  });

  it('no header makes one address of another', async () => {
    const { status, text } = await askRaw(site.url, '/api/health');
    for (const { real } of shapes) {
      const names = ['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Uri', 'X-Forwarded-Prefix', 'X-Original-URI'];
      const headers = Object.fromEntries(names.map((name) => [name, real]));
      expect(await askRaw(site.url, '/api/health', { headers })).toMatchObject({ status, text });
    }
  });

  it('a session is taken from its header and its cookie only', async () => {
    const Cookie = `session=${token}; token=${token}; Admin_Session=${token}`;
    const places: Record<string, string>[] = [
      { Authorization: `Basic ${Buffer.from(`admin:${token}`).toString('base64')}` },
      { Authorization: token },
      { Authorization: `Token ${token}` },
      { Authorization: `Bearer ${token} x` },
      { 'X-Access-Token': token, 'X-Auth-Token': token, 'X-Api-Key': token, Cookie },
      { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1', Host: 'localhost', Forwarded: 'for=127.0.0.1' },
    ];
    for (const { method, real } of shapes) {
      for (const headers of places) expect((await askRaw(site.url, real, { method, headers })).status).toBe(401);
    }
    for (const Authorization of [`Bearer ${token}`, `bearer ${token}`])
      expect((await askRaw(site.url, '/api/admin/session', { headers: { Authorization } })).status).toBe(200);
  });
});

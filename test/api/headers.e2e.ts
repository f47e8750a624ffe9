import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { QuotePage } from '../../shared/requests/quotes.types.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { bareFields, certificatesAt, imageNamed, pdfPart } from '../support/makers/certificates.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, signIn } from '../support/site/http.js';
import { askRaw } from '../support/site/raw-http.js';
import type { RawAnswer } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const ORIGIN = 'https://www.example.com';
const EVIL = 'evil.example';

type Request = { path: string; method?: string; headers?: Record<string, string>; body?: string };

let site: TestSite;
let token: string;
/** Each kind of answer there is; those that are not for everybody apart. */
let open: Record<string, Request>;
let secret: Record<string, Request>;

const JSON_TYPE = { 'Content-Type': 'application/json' };
const send = ({ path, ...options }: Request) => askRaw(site.url, path, options);

beforeAll(async () => {
  site = await startTestSite('headers', { PUBLIC_URL: ORIGIN });
  token = await signIn(site);
  const admin = { Authorization: `Bearer ${token}` };
  const board = boardAt(site, 'e-procurement', 'ko', token);
  const { body: plain } = await board.add({}, pdfNamed('open.pdf', 2000));
  const { body: locked } = await board.add({ password: 'lock' }, pdfNamed('locked.pdf', 2000));
  const openPdf = (await board.open(plain.id)).body.pdfUrl ?? '';
  const lockedPdf = (await board.open(locked.id, { password: 'lock' })).body.pdfUrl ?? '';
  await certificatesAt(site, token).add(bareFields(), await imageNamed('own.webp'), pdfPart('own.pdf'));
  await ask(`${site.url}/api/quotes`, { json: quoteRequest() });
  const { body: inbox } = await ask<QuotePage>(`${site.url}/api/admin/quotes`, { token });
  const files = await readdir(join(import.meta.dirname, '../../dist/web/assets'));
  const asset = (ending: string) => `/assets/${files.find((file) => file.endsWith(ending))}`;
  const etag = (await askRaw(site.url, '/ko')).headers.etag ?? '';
  const post = (path: string, body: string, headers: Record<string, string> = JSON_TYPE) => ({
    path,
    method: 'POST',
    body,
    headers,
  });
  open = {
    page: { path: '/ko' },
    'page of administrators': { path: '/en/manage' },
    'page that is none': { path: '/ko/none' },
    'page that has not changed': { path: '/ko', headers: { 'If-None-Match': etag } },
    'page asked for by HEAD': { path: '/en', method: 'HEAD' },
    'write to a page': { path: '/ko', method: 'POST' },
    redirect: { path: '/products' },
    'redirect of an odd address': { path: '//evil.example/%2f' },
    text: { path: '/robots.txt' },
    sitemap: { path: '/sitemap.xml' },
    'page of a post': { path: `/ko/e-procurement/${plain.id}` },
    'page of a locked post': { path: `/ko/e-procurement/${locked.id}` },
    'page of a post that is none': { path: '/en/posts/none' },
    feed: { path: '/ko/e-procurement/feed.xml' },
    'sitemap of a board': { path: '/sitemap-e-procurement-ko-1.xml' },
    script: { path: asset('.js') },
    picture: { path: asset('.avif') },
    font: { path: asset('.woff2') },
    icon: { path: '/favicon.ico' },
    drawing: { path: '/favicon.svg' },
    'missing file': { path: '/assets/none.js' },
    list: { path: '/api/posts/ko' },
    post: { path: `/api/e-procurement/ko/${plain.id}/open`, method: 'POST' },
    'open file': { path: openPdf },
    'part of it': { path: openPdf, headers: { Range: 'bytes=0-9' } },
    'no part of it': { path: openPdf, headers: { Range: 'bytes=99999-' } },
    spreadsheet: {
      path: `/delivery-files/${(await readdir(join(import.meta.dirname, '../../dist/web/delivery-files')))[0]}`,
    },
    'data sheet': { path: '/data-sheets/gas-cooler-en.pdf' },
    'data sheet of nothing': { path: '/data-sheets/toaster-en.pdf' },
    'sheet of conditions': { path: '/api/data-sheets/conditions?language=en&hotTempIn=115' },
    'built-in certificate': { path: '/certificates/kc-certificate.pdf' },
    'uploaded certificate': { path: '/certificates/own.pdf' },
    'uploaded picture': { path: '/certificates/own.webp' },
    'certificate that is none': { path: '/certificates/none.pdf' },
    documentation: { path: '/api/docs', headers: { Accept: 'text/html' } },
    'script of the documentation': { path: '/api/docs/swagger-ui-init.js' },
    'documentation for programs': { path: '/api/docs-json' },
    health: { path: '/api/health' },
    'quote request': post('/api/quotes', JSON.stringify(quoteRequest())),
    'unknown address': { path: '/api/none' },
    'unknown method': { path: '/api/quotes', method: 'PROPFIND' },
    options: { path: '/api/quotes', method: 'OPTIONS' },
    'broken body': post('/api/quotes', '{'),
    'large body': post('/api/quotes', `"${'x'.repeat(200_000)}"`),
    'unknown type': post('/api/quotes', 'x', { 'Content-Type': 'text/plain' }),
    'broken address': { path: '/api/posts/ko/%/pdf' },
    'address of another site': { path: `http://${EVIL}/ko` },
  };
  const quote = `/api/admin/quotes/${inbox.items[0]?.id}`;
  secret = {
    'no session': { path: '/api/admin/quotes' },
    'sign-in': post('/api/admin/login', '{"password":"1234"}'),
    'wrong password': post('/api/admin/login', '{"password":"12345"}'),
    session: { path: '/api/admin/session', headers: admin },
    inbox: { path: '/api/admin/quotes', headers: admin },
    request: { path: quote, headers: admin },
    'inbox as a file': { path: '/api/admin/quotes.csv', headers: admin },
    settings: { path: '/api/admin/settings', headers: admin },
    'posts of administrators': { path: '/api/admin/posts/ko', headers: admin },
    'file of administrators': { path: `/api/admin/e-procurement/ko/${plain.id}/pdf`, headers: admin },
    log: { path: '/api/admin/audit', headers: admin },
    'legacy posts': { path: '/api/posts/legacy', headers: admin },
    'locked post without a password': post(`/api/e-procurement/ko/${locked.id}/open`, '{}'),
    'locked post': post(`/api/e-procurement/ko/${locked.id}/open`, '{"password":"lock"}'),
    'locked file without a token': { path: `/api/e-procurement/ko/${locked.id}/pdf` },
    'locked file': { path: lockedPdf },
    'part of a locked file': { path: lockedPdf, headers: { Range: 'bytes=0-9' } },
    'no part of a locked file': { path: lockedPdf, headers: { Range: 'bytes=99999-' } },
    'locked file asked for by HEAD': { path: lockedPdf, method: 'HEAD' },
    'wrong query': { path: '/api/admin/quotes?page=x', headers: admin },
  };
});

afterAll(async () => {
  await site?.stop();
});

/** Sources that a policy allows for scripts: by a directive of their own, or by the one for all that have none. */
function sourcesOf(policy: string, name: string): string {
  const directives = new Map(policy.split(';').map((each) => [each.trim().split(' ')[0], each.trim()]));
  return directives.get(name) ?? directives.get('default-src') ?? `${name} *`;
}

function expectSafe(kind: string, { status, headers }: RawAnswer): void {
  const policy = String(headers['content-security-policy']);
  expect({ kind, isServed: status < 500, policy }).toMatchObject({
    kind,
    isServed: true,
    policy: expect.stringContaining("frame-ancestors 'none'"),
  });
  for (const name of ['script-src', 'script-src-elem', 'script-src-attr', 'worker-src'])
    expect({ kind, sources: sourcesOf(policy, name) }).toEqual({
      kind,
      sources: expect.stringMatching(/^[\w-]+(?: '(?:self|none|sha256-[\w+/=]+)')+$/),
    });
  expect(sourcesOf(policy, 'object-src')).toMatch(/'none'|'self'/);
  expect({ kind, ...headers }).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^x-powered-by|^server$|^access-control/)]),
  );
}

describe('every kind of answer', () => {
  it('lets run the scripts of this site only, is framed by nobody and never sniffed, and asks for TLS', async () => {
    for (const [kind, request] of Object.entries({ ...open, ...secret })) expectSafe(kind, await send(request));
  });

  it('that is not for everybody is kept by nobody', async () => {
    for (const [kind, request] of Object.entries(secret)) {
      const { status, headers } = await send(request);
      expect({ kind, status, caching: headers['cache-control'] }).toEqual({ kind, status, caching: 'no-store' });
    }
  });

  it('says nothing of the address that the caller says he has asked at', async () => {
    const hostile = { Host: EVIL, 'X-Forwarded-Host': EVIL, 'X-Forwarded-Proto': 'gopher', Forwarded: `host=${EVIL}` };
    for (const [kind, { headers, ...request }] of Object.entries({ ...open, ...secret })) {
      const answer = await send({ ...request, headers: { ...headers, ...hostile } });
      const all = JSON.stringify(answer.headers) + answer.text;
      const isOwn = kind === 'redirect of an odd address';
      expect({ kind, isSaid: !isOwn && all.includes(EVIL) }).toEqual({ kind, isSaid: false });
    }
  });
});

describe('TLS', () => {
  it('is what the cookie of the language needs where the site is reached by it', async () => {
    expect((await askRaw(site.url, '/ko')).headers['set-cookie']).toEqual(['lang=ko; Path=/; SameSite=Lax; Secure']);
  });
});

describe('an address that looks like another site', () => {
  it.each([
    '//evil.example',
    '///evil.example/products',
    '/\\evil.example',
    '/\\/evil.example/',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/fr/..//evil.example',
    '/fr/\\evil.example',
    '/fr//evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%2e%2e//evil.example',
    '/%0d%0aLocation:%20//evil.example',
    '/%0aSet-Cookie:a=b',
    '/%E5%98%8A%E5%98%8Dx',
    '/;//evil.example',
    '/@evil.example',
    '/ko//evil.example/',
    '/products//evil.example/..',
    '/https:evil.example',
    '/?//evil.example',
    '/products?next=//evil.example',
    'http://evil.example/products',
    'http://evil.example//evil.example',
    'https://evil.example\\products',
    '*',
  ])('%s leads nowhere but here', async (path) => {
    const hostile: Record<string, string>[] = [{}, { Host: EVIL }, { Cookie: 'lang=//evil.example' }];
    for (const headers of hostile) {
      const { status, headers: answered } = await askRaw(site.url, path, { headers });
      expect([302, 400, 404]).toContain(status);
      const target = new URL(answered.location ?? '/ko', ORIGIN);
      expect({ path, origin: target.origin }).toEqual({ path, origin: ORIGIN });
      expect(target.pathname).toMatch(/^\/(?:ko|en)?(?:\/|$)/);
      for (const cookie of answered['set-cookie'] ?? []) expect(cookie).toMatch(/^lang=(?:ko|en); /);
    }
  });
});

describe('a write with the session’s cookie', () => {
  const write = (headers: Record<string, string>) =>
    askRaw(site.url, '/api/admin/settings', {
      method: 'PUT',
      headers: { ...JSON_TYPE, Cookie: `admin_session=${token}`, ...headers },
      body: JSON.stringify({ koCertificates: 'built-in', quoteConfirmation: true }),
    });
  const host = () => new URL(site.url).host;

  it.each<[string, () => Record<string, string>]>([
    ['another site', () => ({ Origin: 'https://evil.example' })],
    ['no site', () => ({ Origin: 'null' })],
    ['an origin that is none', () => ({ Origin: '' })],
    ['a name that begins like ours', () => ({ Origin: 'https://www.example.com.evil.example' })],
    ['a name that ends like ours', () => ({ Origin: 'https://evilwww.example.com' })],
    ['a name below ours', () => ({ Origin: 'https://cms.www.example.com' })],
    ['a name above ours', () => ({ Origin: 'https://example.com' })],
    ['another port', () => ({ Origin: `${ORIGIN}:8443` })],
    ['our name without TLS', () => ({ Origin: 'http://www.example.com' })],
    ['the address it was asked at without TLS', () => ({ Origin: `http://${host()}` })],
    ['our name as a user', () => ({ Origin: 'https://www.example.com@evil.example' })],
    ['a browser that calls it cross-site', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
    ['a browser that calls ours cross-site', () => ({ Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' })],
  ])('from %s is refused', async (_, headers) => {
    const { status, text } = await write(headers());
    expect({ status, code: JSON.parse(text).code }).toEqual({ status: 403, code: 'foreign_origin' });
  });

  it.each<[string, () => Record<string, string>]>([
    ['a page of ours', () => ({ Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' })],
    ['a page at the address it was asked at', () => ({ Origin: `https://${host()}` })],
    ['a program, which has no origin', () => ({})],
  ])('from %s is taken', async (_, headers) => {
    expect((await write(headers())).status).toBe(200);
  });
});

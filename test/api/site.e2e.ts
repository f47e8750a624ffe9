import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { defaultContent } from '../../server/site/defaults.js';
import { productIds } from '../../shared/questionnaire/product-ids.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const { company } = defaultContent;

const ORIGIN = 'https://www.example.com';

const paths = [
  '',
  '/company-overview',
  '/products',
  ...productIds.map((id) => `/products/${id}`),
  '/calculator',
  '/calculator/proofs',
  '/delivery-performance',
  '/customer-support',
  '/certification-detail',
  '/video-gallery',
  '/e-procurement',
  '/esg',
  '/privacy-policy',
];
const adminPaths = ['/certification-management', '/manage', '/requests'];
const inLanguages = (all: string[]) => all.flatMap((path) => [`/ko${path}`, `/en${path}`]);

let site: TestSite;
let script: string;
const get = (path: string, headers: Record<string, string> = {}) => askRaw(site.url, path, { headers });

beforeAll(async () => {
  site = await startTestSite('site', { PUBLIC_URL: `${ORIGIN}/` });
  const assets = await readdir(join(import.meta.dirname, '../../dist/web/assets'));
  script = `/assets/${assets.find((file) => file.endsWith('.js'))}`;
});

afterAll(async () => {
  await site?.stop();
});

describe('a page', () => {
  it.each(inLanguages([...paths, ...adminPaths]))('%s comes in its language, with a head of its own', async (path) => {
    const { status, headers, text } = await get(path);
    const language = path.slice(1, 3);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-language': language });
    expect(headers['set-cookie']?.[0]).toMatch(new RegExp(`^lang=${language}; .*SameSite=Lax`));
    expect(/<html[^>]* lang="(\w+)"/.exec(text)?.[1]).toBe(language);
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(/<title[^>]*>([^<]*)/.exec(text)?.[1]).toMatch(/.{4}/);
    expect(text.includes('origin.invalid')).toBe(false);
  });

  it.each(inLanguages(paths))('%s names its own address and its translations', async (path) => {
    const { text } = await get(path);
    const below = path.slice(3);
    expect(/rel="canonical" href="([^"]*)"/.exec(text)?.[1]).toBe(ORIGIN + path);
    const translations = [...text.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
    expect(Object.fromEntries(translations.map(([, language, address]) => [language, address]))).toEqual({
      ko: `${ORIGIN}/ko${below}`,
      en: `${ORIGIN}/en${below}`,
      'x-default': `${ORIGIN}/ko${below}`,
    });
  });

  it('has a title and a description that no other page has', async () => {
    const pages = await Promise.all(inLanguages(paths).map(async (path) => (await get(path)).text));
    const titles = pages.map((text) => /<title[^>]*>([^<]*)/.exec(text)?.[1]);
    const descriptions = pages.map((text) => /name="description" content="([^"]*)/.exec(text)?.[1]);
    expect(new Set(titles).size).toBe(pages.length);
    expect(new Set(descriptions).size).toBe(pages.length);
  });

  it.each(['/ko/nothing', '/en/products/nothing', '/en/404'])('says 404 when there is none: %s', async (path) => {
    const { status, text } = await get(path, { 'If-None-Match': '*' });
    expect(status).toBe(404);
    expect(/<html[^>]* lang="(\w+)"/.exec(text)?.[1]).toBe(path.slice(1, 3));
    expect(/<main[\s\S]*?<a [^>]*href="\/(?:ko|en)/.test(text)).toBe(true);
  });

  it('is answered to HEAD with the same headers and no body', async () => {
    const [head, whole] = await Promise.all([askRaw(site.url, '/ko', { method: 'HEAD' }), get('/ko')]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });
});

describe('a redirect', () => {
  it.each([
    ['/', {}, '/ko'],
    ['/', { 'Accept-Language': 'en-GB,en;q=0.9,ko;q=0.8' }, '/en'],
    ['/', { 'Accept-Language': 'ko-KR,ko;q=0.9,en;q=0.8' }, '/ko'],
    ['/', { 'Accept-Language': 'fr-FR, de' }, '/ko'],
    ['/', { 'Accept-Language': 'ko', Cookie: 'a=b; lang=en' }, '/en'],
    ['/products', { Cookie: 'lang=en' }, '/en/products'],
    ['/products', { Cookie: 'lang=xx', 'Accept-Language': 'en' }, '/en/products'],
    ['/products?a=%20b&c=/d', {}, '/ko/products?a=%20b&c=/d'],
    ['/products/', {}, '/ko/products'],
    ['/ko/', {}, '/ko'],
    ['/en/products/?q=1', {}, '/en/products?q=1'],
    ['/fr/products', { Cookie: 'lang=en' }, '/ko/products'],
    ['/fr', {}, '/ko'],
    ['/japanese/products', {}, '/ko/products'],
    ['/no-such-page', {}, '/ko/no-such-page'],
  ])('leads from %s with %j to %s', async (path, headers, target) => {
    const answer = await get(path, headers);
    expect({ status: answer.status, location: answer.headers.location }).toEqual({ status: 302, location: target });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '//evil.com',
    '///evil.com/products',
    String.raw`/\evil.com`,
    '/%0d%0aSet-Cookie:x=1',
    '/fr//evil.com',
    '/@evil.com',
  ])('never leaves this site: %s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(302);
    expect(headers.location).toMatch(/^\/ko(?:\/|$)/);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each(['/%', '/%c0%ae', '/assets/%00', '/assets/%', '/api/%', '/.git/config', '/assets/..%2f..%2fpackage.json'])(
    'or page for the odd path %j is an answer, not a failure',
    async (path) => {
      const { status } = await get(path);
      expect(status).toBeLessThan(500);
      expect((await get('/api/health')).status).toBe(200);
    },
  );

  it('leaves folders of files alone', async () => {
    const answers = await Promise.all(
      ['/assets', '/assets/', '/api', '/certificates/none.pdf'].map((path) => get(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('a file', () => {
  it('comes in the encoding asked for, from a cache that never asks again', async () => {
    const [plain, zipped, brotli, refused] = await Promise.all([
      get(script),
      get(script, { 'Accept-Encoding': 'gzip, deflate' }),
      get(script, { 'Accept-Encoding': 'gzip, deflate, br' }),
      get(script, { 'Accept-Encoding': 'br;q=0, gzip;q=0' }),
    ]);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([plain, zipped, brotli, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
      undefined,
    ]);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(plain.headers.vary).toContain('Accept-Encoding');
  });

  it('that has not changed is not sent again', async () => {
    const { etag = '' } = (await get(script, { 'Accept-Encoding': 'br' })).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(script, { 'Accept-Encoding': 'br', 'If-None-Match': known });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    expect((await get(script, { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
  });

  it('that is missing is 404 and not kept', async () => {
    const { status, headers, text } = await get('/assets/gone-abcdefgh.js');
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'not_found' });
    expect(String(headers['cache-control'])).not.toContain('immutable');
  });

  it.each([
    ['/favicon.ico', /^image\//],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /^application\/xml/],
    ['/sitemap-pages.xml', /^application\/xml/],
  ])('%s is there', async (path, type) => {
    const { status, headers } = await get(path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: expect.stringMatching(type) });
  });

  it('manifest.webmanifest names the company', async () => {
    const { text } = await get('/manifest.webmanifest');
    expect(JSON.parse(text)).toMatchObject({ name: company.name.en, short_name: company.wordmark, start_url: '/' });
  });

  it('sitemap.xml leads to the public pages, each with its translations, and robots.txt names it', async () => {
    expect((await get('/sitemap.xml')).text).toContain(`<sitemap><loc>${ORIGIN}/sitemap-pages.xml</loc></sitemap>`);
    const { text } = await get('/sitemap-pages.xml');
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed.toSorted()).toEqual(
      inLanguages(paths)
        .map((path) => ORIGIN + path)
        .toSorted(),
    );
    expect(text).toContain(`hreflang="en" href="${ORIGIN}/en/products"`);
    expect((await get('/robots.txt')).text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const page of await Promise.all(inLanguages(adminPaths).map((path) => get(path))))
      expect(/name="robots" content="([^"]*)"/.exec(page.text)?.[1]).toContain('noindex');
  });
});

describe('security', () => {
  it.each(['/ko', '/en/nothing', '/robots.txt', '/assets/gone.js', '/api/health', '/api/nothing', '/api/docs'])(
    'headers come with %s',
    async (path) => {
      const { headers } = await get(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/default-src 'self'.*object-src 'none'/);
      expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*|http/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('allows the scripts written into a page and no others', async () => {
    for (const path of ['/ko', '/en/customer-support']) {
      const { headers, text } = await get(path);
      const allowed = [...String(headers['content-security-policy']).matchAll(/'sha256-([^']*)'/g)].map(
        ([, hash]) => hash,
      );
      const inline = [...text.matchAll(/<script(?![^>]*(?:src=|json))[^>]*>([\s\S]*?)<\/script>/g)];
      expect(inline.length).toBeGreaterThan(0);
      expect(allowed).toEqual(inline.map(([, code = '']) => createHash('sha256').update(code).digest('base64')));
    }
  });

  it('tells Cloudflare to leave e-mail addresses as they are: hydration expects them so', async () => {
    for (const path of ['/ko', '/en/customer-support', '/en/privacy-policy']) {
      const { text } = await get(path);
      const [, shielded = ''] = /<body[^]*<!--email_off-->([^]*)<!--\/email_off-->/.exec(text) ?? [];
      expect(shielded).toMatch(/mailto:[\w.]+@/);
      const others = text.slice(text.indexOf('<body')).replace(shielded, '');
      expect(others.replaceAll(/<script[^]*?<\/script>/g, '')).not.toContain('@');
    }
  });
});

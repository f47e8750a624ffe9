import { gunzipSync } from 'node:zlib';

import type { BoardKind } from '../../shared/posts/boards.types.js';
import type { Language } from '../../shared/words/localized.types.js';
import { boardAt } from '../support/makers/boards.js';
import type { Fields } from '../support/makers/boards.js';
import { htmlProblems } from '../support/browser/html-problems.js';
import { eventually, signIn } from '../support/site/http.js';
import { postDataIn } from '../support/browser/post-page.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const ORIGIN = 'https://www.example.com';

let site: TestSite;
/** Another server process on the same database. */
let second: TestSite;
let token: string;
const get = (path: string, headers: Record<string, string> = {}, { url } = site) => askRaw(url, path, { headers });
const at = (kind: BoardKind, language: Language) => boardAt(site, kind, language, token);
const board = (language: Language = 'ko') => at('posts', language);

beforeAll(async () => {
  site = await startTestSite('post-links', { PUBLIC_URL: ORIGIN });
  second = await startTestSite('post-links-2', { PUBLIC_URL: ORIGIN, MONGODB_URI: site.databaseUri });
  token = await signIn(site);
});

afterAll(async () => {
  await second?.stop();
  await site?.stop();
});

const listed = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

async function sitemapOf(server = site): Promise<string[]> {
  const { text } = await get('/sitemap.xml', {}, server);
  const files = listed(text).filter((address) => address.includes('/sitemap-posts-ko-'));
  const maps = await Promise.all(files.map((address) => get(address.slice(ORIGIN.length), {}, server)));
  return maps.flatMap(({ text: map }) => listed(map));
}

describe('the sitemap', () => {
  it('names the pages, and the open posts of every board that has some with their last change', async () => {
    const { body: open } = await board().add({ title: 'Open' });
    const { body: locked } = await board().add({ title: 'Locked', password: 'x' });
    const { body: removed } = await board().add({ title: 'Removed' });
    await board().remove(removed.id);
    const { status, headers, text } = await get('/sitemap.xml');
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' });
    expect(listed(text)).toEqual([`${ORIGIN}/sitemap-pages.xml`, `${ORIGIN}/sitemap-posts-ko-1.xml`]);
    expect(/posts-ko-1\.xml<\/loc><lastmod>([^<]*)/.exec(text)?.[1]).toBe((await board().read(open.id)).body.updatedAt);
    const { text: posts } = await get('/sitemap-posts-ko-1.xml');
    expect(posts).toContain(`<loc>${ORIGIN}/ko/posts/${open.id}</loc><lastmod>${open.updatedAt}</lastmod>`);
    expect(posts).not.toContain(locked.id);
    expect(posts).not.toContain(removed.id);
    const { body, headers: zipped } = await get('/sitemap-posts-ko-1.xml', { 'Accept-Encoding': 'gzip, br' });
    expect(zipped['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(posts);
    const { etag = '' } = zipped;
    const again = await get('/sitemap-posts-ko-1.xml', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
    expect(again.status).toBe(304);
    await board().remove(open.id);
    await board().remove(locked.id);
  });

  it('follows the board on every server, and a counted view does not change it', async () => {
    const { body: post } = await board().add({ title: 'Followed' });
    const page = `/ko/posts/${post.id}`;
    const both = async () => [await sitemapOf(), await sitemapOf(second)];
    const isIn = (wanted: boolean) =>
      eventually(both, (maps) => maps.every((addresses) => addresses.includes(ORIGIN + page) === wanted));
    await isIn(true);
    const known = { 'If-None-Match': (await get(page)).headers.etag ?? '' };
    await boardAt(second, 'posts', 'ko', token).change(post.id, { password: 'locked' });
    // At once, also for a reader who has the page.
    for (const server of [site, second]) expect((await get(page, known, server)).status).toBe(403);
    await isIn(false);
    await board().change(post.id, { password: '' });
    await isIn(true);
    const before = await get('/sitemap-posts-ko-1.xml');
    await board().open(post.id);
    expect((await get('/sitemap-posts-ko-1.xml')).headers.etag).toBe(before.headers.etag);
    await board().remove(post.id);
    await isIn(false);
  });

  it('is split into files of 50,000 addresses at most', async () => {
    const post = () => ({ title: 'One of many', content: '', createdAt: new Date(), deletedAt: null });
    await site.database.collection('en-posts').insertMany(Array.from({ length: 50_001 }, post));
    const filesOf = async () => listed((await get('/sitemap.xml')).text).filter((file) => file.includes('-en-'));
    // Written past the server, which hears of it.
    const files = await eventually(filesOf, ({ length }) => length > 1);
    expect(files).toEqual([`${ORIGIN}/sitemap-posts-en-1.xml`, `${ORIGIN}/sitemap-posts-en-2.xml`]);
    const maps = await Promise.all(files.map(async (file) => (await get(file.slice(ORIGIN.length))).text));
    expect(maps.map((map) => listed(map).length)).toEqual([50_000, 1]);
    expect(new Set(maps.flatMap(listed)).size).toBe(50_001);
    expect(maps[0]?.length).toBeLessThan(50 * 1024 * 1024);
    await site.database.collection('en-posts').deleteMany({});
  });

  it.each(['posts-ko-9', 'posts-ko-0', 'posts-legacy-1', 'posts-ko', 'x', 'posts-ko-1.xml'])(
    'has no file of another name: %s',
    async (name) => expect((await get(`/sitemap-${name}.xml`)).status).toBe(404),
  );
});

describe('a feed', () => {
  const hostile = `]]></title><script>&"'\u2028`;

  it('has the newest open posts of its board, in its language, as text', async () => {
    await board('en').add({ title: 'Older', content: 'older words' });
    const { body: locked } = await board('en').add({ title: 'Closed matter', content: 'secret', password: 'x' });
    const { body: post } = await board('en').add({
      title: hostile,
      content: `${hostile} words`,
      category: 'technical',
    });
    const { status, headers, text } = await get('/en/posts/feed.xml');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'application/rss+xml; charset=utf-8',
    });
    expect(text).toContain('<title>Document center | Saegil Heat Exchanger</title>');
    expect(text).toContain(`<atom:link href="${ORIGIN}/en/posts/feed.xml" rel="self"`);
    expect([...text.matchAll(/<guid>([^<]*)/g)].map(([, guid]) => guid)[0]).toBe(`${ORIGIN}/en/posts/${post.id}`);
    expect(text).toContain(`<pubDate>${new Date(post.createdAt ?? '').toUTCString()}</pubDate>`);
    expect(text).toContain('<category>Technical Documentation</category>');
    expect(text).toContain('<description>older words</description>');
    expect(text).toContain(']]&gt;&lt;/title&gt;&lt;script&gt;&amp;&quot;&#x27;');
    expect(text).not.toMatch(/<script|Closed matter|secret|PostMark|origin\.invalid/);
    expect(text).not.toContain(locked.id);
    await board('en').change(locked.id, { password: '' });
    expect((await get('/en/posts/feed.xml', {}, second)).text).toContain('secret');
    await board('en').change(locked.id, { password: 'again' });
    expect((await get('/en/posts/feed.xml', {}, second)).text).not.toContain('secret');
  });

  it('is there for every board, empty or not, and no page', async () => {
    for (const path of ['/ko/posts', '/en/posts', '/ko/e-procurement', '/en/e-procurement']) {
      const { status, text } = await get(`${path}/feed.xml`);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(text).toMatch(/^<\?xml[\s\S]*<\/channel><\/rss>\n$/);
    }
    expect((await get('/ko/products/feed.xml')).status).toBe(404);
  });

  it.each(['/ko/customer-support', '/en/e-procurement'])('is named by the page of its board: %s', async (path) => {
    const kind = path.endsWith('support') ? 'posts' : 'e-procurement';
    const { text } = await get(path);
    const [, address] = /type="application\/rss\+xml" title="[^"]+" href="([^"]*)"/.exec(text) ?? [];
    expect(address).toBe(`${ORIGIN}${path.slice(0, 3)}/${kind}/feed.xml`);
    expect((await get('/ko/products')).text).not.toContain('rss+xml');
  });
});

async function addPair(kind: BoardKind, ko: Fields = {}, en: Fields = {}) {
  const { body: korean } = await at(kind, 'ko').add({ title: '국문 제목', ...ko });
  const { body: english } = await at(kind, 'en').add({ title: 'English title', twin: korean.id, ...en });
  return {
    ko: { id: korean.id, path: `/ko/${kind}/${korean.id}` },
    en: { id: english.id, path: `/en/${kind}/${english.id}` },
  };
}

const alternatesIn = (text: string) =>
  [...text.matchAll(/hreflang="(\w+)" href="([^"]*)"/g)].map(([, language = '', address = '']) => [language, address]);
/** Targets of the language switch, in the head of the page and in the menu of phones. */
const switchesIn = (text: string, language: Language) => [
  ...new Set(
    [...text.matchAll(new RegExp(`<a [^>]*hrefLang="${language}"[^>]*>`, 'gi'))].map(
      ([tag]) => /href="([^"]*)"/.exec(tag)?.[1],
    ),
  ),
];

describe.each(['posts', 'e-procurement'] as const)('the pages of a post and its translation in %s', (kind) => {
  it('name and lead to each other', async () => {
    const pair = await addPair(kind);
    const both = [
      ['ko', ORIGIN + pair.ko.path],
      ['en', ORIGIN + pair.en.path],
    ];
    for (const [own, twin, language] of [
      [pair.ko, pair.en, 'en'],
      [pair.en, pair.ko, 'ko'],
    ] as const) {
      const { status, text } = await get(own.path);
      expect(status).toBe(200);
      expect(alternatesIn(text).toSorted()).toEqual(both.toSorted());
      expect(switchesIn(text, language)).toEqual([twin.path]);
      expect(postDataIn(text).twin).toBe(twin.id);
      expect(text).not.toContain('?in=');
      expect(text).not.toMatch(/PostMark/);
      expect(await htmlProblems(text, { 'long-title': 'off', 'no-trailing-whitespace': 'off' })).toEqual([]);
    }
  });

  it('take the place of a post in the frame of the other language', async () => {
    const pair = await addPair(kind);
    for (const [asked, target] of [
      [`/en/${kind}/${pair.ko.id}?in=ko`, pair.en.path],
      [`/ko/${kind}/${pair.en.id}?in=en`, pair.ko.path],
    ] as const) {
      const { status, headers } = await get(asked);
      expect({ status, location: headers.location, caching: headers['cache-control'] }).toEqual({
        status: 302,
        location: target,
        caching: 'no-store',
      });
    }
    await at(kind, 'en').remove(pair.en.id);
    const { status, text } = await get(`/en/${kind}/${pair.ko.id}?in=ko`);
    expect(status).toBe(200);
    expect(text).toContain('only in Korean');
  });

  it('know nothing of each other once they are no pair, or one is in the trash', async () => {
    const [parted, halved] = [await addPair(kind), await addPair(kind)];
    await at(kind, 'en').unpair(parted.en.id);
    await at(kind, 'en').remove(halved.en.id);
    for (const { ko } of [parted, halved])
      for (const server of [site, second]) {
        const { text } = await get(ko.path, {}, server);
        expect(alternatesIn(text)).toEqual([['ko', ORIGIN + ko.path]]);
        expect(switchesIn(text, 'en')).toEqual([`/en/${kind}/${ko.id}?in=ko`]);
        expect(postDataIn(text).twin).toBeNull();
      }
    expect((await get(halved.en.path)).status).toBe(404);
    await at(kind, 'en').restore(halved.en.id);
    expect(switchesIn((await get(halved.ko.path)).text, 'en')).toEqual([halved.en.path]);
  });

  it('do not name one that another program has removed', async () => {
    const { ko, en } = await addPair(kind, {}, { title: 'removed behind our back' });
    await site.database.collection(`en-${kind}`).deleteOne({ title: 'removed behind our back' });
    const { text } = await get(ko.path);
    expect(text).not.toContain(en.id);
    expect((await get(`/en/${kind}/${ko.id}?in=ko`)).status).toBe(200);
  });
});

describe('a locked translation', () => {
  it('is led to, and says nothing but that it is locked', async () => {
    const secret = { title: 'Locked heading', content: 'locked words', password: 'x' };
    const { ko, en } = await addPair('e-procurement', {}, secret);
    const { text } = await get(ko.path);
    expect(switchesIn(text, 'en')).toEqual([en.path]);
    // Search engines are not sent to a page that they cannot read.
    expect(alternatesIn(text)).toEqual([['ko', ORIGIN + ko.path]]);
    expect(text).not.toMatch(/Locked heading|locked words/);
    const { body } = await at('e-procurement', 'ko').open(ko.id);
    expect(JSON.stringify(body)).not.toMatch(/Locked heading|locked words/);
    expect(body).toMatchObject({ twin: en.id });

    const locked = await get(en.path);
    expect(locked.status).toBe(403);
    expect(locked.text).not.toContain('locked words');
    // And back.
    expect(switchesIn(locked.text, 'ko')).toEqual([ko.path]);
    expect((await get(`/en/e-procurement/${ko.id}?in=ko`)).headers.location).toBe(en.path);
  });
});

describe('the sitemaps', () => {
  const entryOf = async (path: string, server = site) => {
    const [, language = '', kind = ''] = path.split('/');
    const { text } = await get(`/sitemap-${kind}-${language}-1.xml`, {}, server);
    return text.split('\n').find((line) => line.includes(`<loc>${ORIGIN}${path}</loc>`)) ?? '';
  };

  it('name the translation of a post that has one, as long as anybody can read it', async () => {
    const pair = await addPair('posts');
    const { body } = await at('posts', 'ko').add();
    const both = [
      ['ko', ORIGIN + pair.ko.path],
      ['en', ORIGIN + pair.en.path],
    ];
    for (const server of [site, second]) {
      expect(alternatesIn(await entryOf(pair.ko.path, server)).toSorted()).toEqual(both.toSorted());
      expect(alternatesIn(await entryOf(pair.en.path, server)).toSorted()).toEqual(both.toSorted());
      expect(await entryOf(`/ko/posts/${body.id}`, server)).not.toContain('hreflang');
    }
    await at('posts', 'en').change(pair.en.id, { password: 'locked now' });
    expect(alternatesIn(await entryOf(pair.ko.path))).toEqual([]);
    expect(await entryOf(pair.en.path)).toBe('');
    await at('posts', 'en').change(pair.en.id, { password: '' });
    expect(alternatesIn(await entryOf(pair.ko.path))).toHaveLength(2);
    await at('posts', 'en').unpair(pair.en.id);
    expect(alternatesIn(await entryOf(pair.ko.path))).toEqual([]);
  });
});

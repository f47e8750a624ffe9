import { gunzipSync } from 'node:zlib';

import { boardAt } from '../support/boards.js';
import { eventually, signIn } from '../support/http.js';
import { askRaw } from '../support/raw-http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

const ORIGIN = 'https://www.example.com';

let site: TestSite;
/** Another server process on the same database. */
let second: TestSite;
let token: string;
const get = (path: string, headers: Record<string, string> = {}, { url } = site) => askRaw(url, path, { headers });
const board = (name: 'ko' | 'en' = 'ko') => boardAt(site, 'posts', name, token);

beforeAll(async () => {
  site = await startTestSite('feeds', { PUBLIC_URL: ORIGIN });
  second = await startTestSite('feeds-2', { PUBLIC_URL: ORIGIN, MONGODB_URI: site.databaseUri });
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
    const address = `${ORIGIN}/ko/posts/${post.id}`;
    const both = async () => [await sitemapOf(), await sitemapOf(second)];
    const isIn = (wanted: boolean) =>
      eventually(both, (maps) => maps.every((addresses) => addresses.includes(address) === wanted));
    await isIn(true);
    await boardAt(second, 'posts', 'ko', token).change(post.id, { password: 'locked' });
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

import type { BoardKind } from '../../server/boards/boards.types.js';
import type { Language } from '../../server/common/localized.types.js';
import { boardAt } from '../support/boards.js';
import type { Fields } from '../support/boards.js';
import { htmlProblems } from '../support/html-problems.js';
import { signIn } from '../support/http.js';
import { postDataIn } from '../support/post-page.js';
import { askRaw } from '../support/raw-http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

const ORIGIN = 'https://www.example.com';

let site: TestSite;
/** Another server process on the same database. */
let second: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('post-twins', { PUBLIC_URL: ORIGIN });
  second = await startTestSite('post-twins-2', { PUBLIC_URL: ORIGIN, MONGODB_URI: site.databaseUri });
  token = await signIn(site);
});

afterAll(async () => {
  await second?.stop();
  await site?.stop();
});

const get = (path: string, { url } = site) => askRaw(url, path, {});
const at = (kind: BoardKind, language: Language) => boardAt(site, kind, language, token);

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
        const { text } = await get(ko.path, server);
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
    const { text } = await get(`/sitemap-${kind}-${language}-1.xml`, server);
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

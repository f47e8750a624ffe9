import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../../dist');
const KB = 1024;

/** Pages of visitors, by language and file. */
const pages = ['ko', 'en'].flatMap((language) =>
  readdirSync(join(dist, 'pages', language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !['manage.html', 'certification-management.html'].includes(file))
    .map((file) => `${language}/${file}`),
);
/** Pages of posts, before the server puts in the post. */
const postPages = ['ko', 'en'].flatMap((language) =>
  readdirSync(join(dist, 'post-pages', language))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `../post-pages/${language}/${file}`),
);
/** Pages of a site that asks for consent, where they are others. */
const consentPages = ['ko', 'en'].flatMap((language) =>
  readdirSync(join(dist, 'consent-pages', language)).map((file) => `../consent-pages/${language}/${file}`),
);
const htmlOf = (page: string) => readFileSync(join(dist, 'pages', page));
const compressed = (file: string) => statSync(join(dist, 'web', `${file}.br`)).size;
const scriptsOf = (page: string) => [
  ...new Set(
    htmlOf(page)
      .toString()
      .match(/(?<=")\/assets\/[^"]+\.js(?=")/g),
  ),
];
const scriptAt = (file: string) => readFileSync(join(dist, 'web', file), 'utf8');
const weightOf = (page: string) => scriptsOf(page).reduce((sum, file) => sum + compressed(file), 0);
/** Fonts that come with the page. */
const preloaded = (page: string) =>
  htmlOf(page)
    .toString()
    .match(/(?<=rel="preload" href=")[^"]+\.woff2/g) ?? [];
const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(join(dist, 'web', file)).size, 0);

describe('what a page starts with', () => {
  it.each([...pages, ...postPages, ...consentPages])('is light: %s', (page) => {
    expect(brotliCompressSync(htmlOf(page)).length).toBeLessThanOrEqual(40 * KB);
    expect(weightOf(page)).toBeLessThanOrEqual(170 * KB);
    const fonts = preloaded(page);
    expect(fonts).toHaveLength(1);
    expect(sizeOf(fonts)).toBeLessThanOrEqual(36 * KB);
  });

  it.each([...pages, ...postPages, ...consentPages])('asks for few letters, whatever it says later: %s', (page) => {
    const fonts = new Set(
      htmlOf(page)
        .toString()
        .match(/\/assets\/[^")]+\.woff2/g),
    );
    expect(fonts.size).toBeGreaterThan(1);
    expect(sizeOf(fonts)).toBeLessThanOrEqual(100 * KB);
  });

  it('is one font of 16 KB on English pages', () => {
    const english = pages.filter((page) => page.startsWith('en/')).map((page) => preloaded(page));
    const [first = []] = english;
    expect(english.every((fonts) => fonts.join() === first.join())).toBe(true);
    expect(sizeOf(first)).toBeLessThanOrEqual(16 * KB);
  });

  it('has no pattern that Safari before 16.4 does not know', () => {
    const [first = [], ...others] = [...pages, ...postPages].map(scriptsOf);
    const everywhere = first.filter((file) => others.every((files) => files.includes(file)));
    expect(everywhere.length).toBeGreaterThan(0);
    expect(everywhere.filter((file) => /\(\?<[=!]/.test(scriptAt(file)))).toEqual([]);
  });

  it('is nothing of what measures how fast it was', () => {
    const measuring = readdirSync(join(dist, 'web/assets')).filter((file) => /^measureVisit-.*\.js$/.test(file));
    expect(measuring).toHaveLength(1);
    expect(compressed(`assets/${measuring[0]}`)).toBeLessThanOrEqual(5 * KB);
    expect(pages.flatMap(scriptsOf).filter((file) => file.endsWith(`/${measuring[0]}`))).toEqual([]);
  });

  it('is nothing of what administrators use', () => {
    const ours = new Set(pages.flatMap(scriptsOf));
    const theirs = scriptsOf('ko/manage.html').filter((file) => /ManagePage/.test(file));
    expect(theirs).toHaveLength(1);
    expect(theirs.filter((file) => ours.has(file))).toEqual([]);
  });
});

/** Scripts of the page that run as soon as they have come. */
const ownScripts = (page: string) =>
  [
    ...htmlOf(page)
      .toString()
      .matchAll(/<script(?![^>]*json)([^>]*)>([^]*?)<\/script>/g),
  ].map(([, src, code = '']) => ({
    src,
    size: brotliCompressSync(code).length,
  }));
/** Sections whose code comes when they are in view, and pages that are for what scripts do. */
const isLive = (page: string) => / data-live=|<fieldset role="none"/.test(htmlOf(page).toString());

describe('what runs before somebody acts', () => {
  it('is nothing but a script of 5 KB within the page on those that only show something', () => {
    const names = [
      '404',
      'calculator/proofs',
      'company-overview',
      'delivery-performance',
      'esg',
      'privacy-policy',
      'video-gallery',
    ];
    expect(pages.filter((page) => !isLive(page)).toSorted()).toEqual(
      ['en', 'ko'].flatMap((language) => names.map((name) => `${language}/${name}.html`)),
    );
    for (const page of [...pages, ...postPages, ...consentPages]) {
      expect(ownScripts(page)).toEqual([{ src: '', size: expect.any(Number) }]);
      expect(ownScripts(page)[0]?.size).toBeLessThanOrEqual(5 * KB);
    }
  });
});

/** Methods that came after 2023: the compiler refuses them in the site's own code, not in that of packages. */
const later =
  /\b(?:Object|Map)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bIterator\.from\b|\bRegExp\.escape\b|\.(?:isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/g;

describe('the code of the browser', () => {
  it('calls no method that the browsers lack which the site is made for', () => {
    const scripts = readdirSync(join(dist, 'web/assets')).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    const called = scripts.map((file) => [file, scriptAt(`assets/${file}`).match(later)]);
    expect(called.filter(([, calls]) => calls)).toEqual([]);
  });
});

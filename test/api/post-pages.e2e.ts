import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { BoardKind } from '../../shared/posts/boards.types.js';
import type { Language } from '../../shared/words/localized.types.js';
import { escapeHtml } from '../../server/site/posts/template.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { furtherFile } from '../support/makers/documents.js';
import type { Fields, SentFile } from '../support/makers/boards.js';
import { htmlProblems } from '../support/browser/html-problems.js';
import { signIn } from '../support/site/http.js';
import { headIn, postDataIn } from '../support/browser/post-page.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const ORIGIN = 'https://www.example.com';
const HOSTILE = `</script><script>evil=1</script><!--"'&\u2028\u2029 PostMarkwordsPostMark PostMarktitlePostMark`;

let site: TestSite;
/** Another server process on the same database. */
let second: TestSite;
let token: string;
const get = (path: string, headers: Record<string, string> = {}, { url } = site) => askRaw(url, path, { headers });
const board = (kind: BoardKind, language: Language) => boardAt(site, kind, language, token);

async function add(kind: BoardKind, language: Language, fields: Fields, ...files: SentFile[]) {
  const { body } = await board(kind, language).add(fields, ...files);
  return { id: body.id, path: `/${language}/${kind}/${body.id}` };
}

beforeAll(async () => {
  site = await startTestSite('post-pages', { PUBLIC_URL: ORIGIN });
  const owned = { NAVER_SITE_VERIFICATION: 'naver-1_a', GOOGLE_SITE_VERIFICATION: 'google-2_b' };
  second = await startTestSite('post-pages-2', { ...owned, PUBLIC_URL: ORIGIN, MONGODB_URI: site.databaseUri });
  token = await signIn(site);
});

afterAll(async () => {
  await second?.stop();
  await site?.stop();
});

const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, '|')
    .replaceAll('&amp;', '&');

describe('the page of a post', () => {
  it.each([
    ['ko', 'posts', ['자료실', '제목 하나', '분류||기술자료', '작성자||관리자', '목록으로', '링크 복사']],
    ['en', 'posts', ['Document center', '제목 하나', 'Category||Technical Documentation', 'Author||Administrator']],
    ['ko', 'e-procurement', ['전자조달 센터', '제목 하나', '작성자||관리자']],
    ['en', 'e-procurement', ['E-procurement center', '제목 하나', 'Back to the list', 'Copy link']],
  ] as const)('has everything of it in its HTML: %s %s', async (language, kind, said) => {
    const fields = { title: '제목: 하나!', content: '첫 줄\n둘째 줄 <b>', category: 'technical' };
    const further = [furtherFile('drawing.dwg', `"<b>'& 도면.dwg`), furtherFile('table.xlsx')];
    const { id, path } = await add(kind, language, fields, pdfNamed('도면 (1).pdf', 100), ...further);
    const created = new Date('2024-03-05T20:00:00Z');
    await site.database
      .collection(`${language}-${kind}`)
      .updateOne({ title: fields.title }, { $set: { createdAt: created } });
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
    });
    expect(/<html[^>]* lang="(\w+)"/.exec(text)?.[1]).toBe(language);
    for (const words of [...said, language === 'ko' ? '2024. 3. 6.' : '6 Mar 2024'])
      expect(textOf(text)).toContain(words);
    expect(text).toContain('첫 줄\n둘째 줄 &lt;b&gt;</div>');
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(text).toContain('title="제목: 하나!"');
    expect(text).toContain(`href="/api/${kind}/${language}/${id}/pdf" download="도면 (1).pdf"`);
    const { body: opened } = await board(kind, language).open(id);
    for (const { url, name } of opened.files) expect(text).toContain(`href="${url}" download="${escapeHtml(name)}"`);
    expect(textOf(text)).toContain('table.xlsx|');
    expect(textOf(text)).toContain('1 KB');
    expect(textOf(text).includes(language === 'ko' ? '분류' : 'Category')).toBe(kind === 'posts');

    const name = language === 'ko' ? '제목 하나 | 새길열교환기' : '제목 하나 | Saegil Heat Exchanger';
    expect(headIn(text)).toMatchObject({
      canonical: ORIGIN + path,
      description: '첫 줄 둘째 줄 &lt;b&gt;',
      'og:title': name,
      'og:type': 'article',
      'og:url': ORIGIN + path,
      'og:description': '첫 줄 둘째 줄 &lt;b&gt;',
    });
    expect(/<title[^>]*>([^<]*)/.exec(text)?.[1]).toBe(name);
    expect([...text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...link]) => link)).toEqual([
      [language, ORIGIN + path],
    ]);
    expect(text).toContain(`type="application/rss+xml"`);
    expect(text).toContain(`href="${ORIGIN}/${language}/${kind}/feed.xml"`);
    const [, structured = ''] = /<script data-head type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(structured)).toMatchObject({
      '@type': 'Article',
      headline: '제목 하나',
      datePublished: created.toISOString(),
      dateModified: expect.stringMatching(/^\d{4}-/),
      inLanguage: language,
      mainEntityOfPage: ORIGIN + path,
    });
    expect(postDataIn(text)).toMatchObject({ kind, board: language, id, state: 'open', post: { views: null } });
    expect(text).not.toMatch(/PostMark|origin\.invalid/);
  });

  it('has links for addresses and telephone numbers', async () => {
    const content = 'https://example.com/a?b=1&c="x"에서, sales@example.com, 032-123-4567, javascript:alert(1)';
    const { path } = await add('posts', 'ko', { content });
    const { text } = await get(path);
    const [, article = ''] = /<article>([\s\S]*)<\/article>/.exec(text) ?? [];
    const links = [...article.matchAll(/<a [^>]*href="((?:https?|mailto|tel|javascript):[^"]*)"[^>]*>([^<]*)</g)];
    expect(links.map(([, href, shown]) => `${href} ${shown}`)).toEqual([
      'https://example.com/a?b=1&amp;c= https://example.com/a?b=1&amp;c=',
      'mailto:sales@example.com sales@example.com',
      'tel:0321234567 032-123-4567',
    ]);
  });

  it('shows what was typed as text, whatever it is', async () => {
    const { id, path } = await add(
      'posts',
      'ko',
      { title: HOSTILE, content: HOSTILE },
      pdfNamed(`${'"'.repeat(3)}.pdf`),
    );
    // As another program may have stored it.
    const stored = { title: HOSTILE, content: `${HOSTILE}\r\n\uD800\0`, pdfFileName: `${HOSTILE}.pdf` };
    await site.database.collection('ko-posts').updateOne({ title: { $regex: 'evil' } }, { $set: stored });
    const plain = await add('posts', 'ko', { title: 'a', content: 'b' }, pdfNamed('c.pdf'));
    const [hostile, harmless] = [(await get(path)).text, (await get(plain.path)).text];
    const tags = (html: string) => html.match(/<\/?(?:script|!--)/g)?.length;
    expect(tags(hostile)).toBe(tags(harmless));
    expect(hostile.match(/<script/g)).toHaveLength(harmless.match(/<script/g)?.length ?? 0);
    expect(hostile).not.toMatch(/[^\\]\u2028"/);
    const data = postDataIn(hostile);
    expect(data).toMatchObject({ id, post: { fullTitle: HOSTILE, content: `${HOSTILE}\n\uFFFD` } });
    expect(headIn(hostile).description).toContain('&lt;/script&gt;&lt;script&gt;');
    for (const [, json = ''] of hostile.matchAll(/<script[^>]*json[^>]*>([\s\S]*?)<\/script>/g))
      expect(() => JSON.parse(json) as unknown).not.toThrow();
    expect(hostile.match(/PostMarktitlePostMark/g)).toHaveLength(hostile.match(/PostMarkwordsPostMark/g)?.length ?? 0);
  });

  it.each(['ko', 'en'])('is valid HTML in every state (%s)', async (language) => {
    // Staff write title and text; the password is a document's, which no browser should keep.
    const rules = { 'long-title': 'off', 'no-trailing-whitespace': 'off', 'autocomplete-password': 'off' } as const;
    const content = 'a https://example.com/?a&b 032-123-4567 "b" \n\n <i>';
    const open = await add('posts', 'ko', { title: HOSTILE, content }, pdfNamed('a & "b".pdf'));
    const locked = await add('e-procurement', 'ko', { title: HOSTILE, content, password: 'x' });
    const foreign = language === 'ko' ? '' : '?in=ko';
    const paths = [open.path, locked.path, locked.path.replace('e-procurement', 'posts')];
    for (const path of paths.map((each) => each.replace('/ko/', `/${language}/`) + foreign)) {
      expect(await htmlProblems((await get(path)).text, rules)).toEqual([]);
    }
  });

  it('allows no scripts but its own, and has the headers of every page', async () => {
    const { path } = await add('posts', 'ko', { title: HOSTILE, content: HOSTILE });
    for (const address of [path, '/ko/posts/0123456789abcdef01234567']) {
      const [page, home] = await Promise.all([get(address), get('/ko')]);
      const policy = (headers: typeof page.headers) =>
        String(headers['content-security-policy']).replaceAll(/'sha256-[^']*'/g, '#');
      expect(policy(page.headers)).toBe(policy(home.headers));
      const inline = [...page.text.matchAll(/<script(?![^>]*(?:src=|json))[^>]*>([\s\S]*?)<\/script>/g)];
      const hashes = inline.map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
      expect(hashes).toHaveLength(1);
      expect(String(page.headers['content-security-policy'])).toContain(`'sha256-${hashes[0]}'`);
      for (const name of ['x-content-type-options', 'x-frame-options', 'strict-transport-security', 'referrer-policy'])
        expect(page.headers[name]).toBe(home.headers[name]);
      expect(page.headers['set-cookie']?.[0]).toMatch(/^lang=ko; .*SameSite=Lax; Secure$/);
    }
  });

  it('comes in every encoding, by HEAD, and not again while it has not changed', async () => {
    const { id, path } = await add('posts', 'en', { title: 'Encoded', content: 'words '.repeat(500) });
    const [plain, gzip, brotli, head] = await Promise.all([
      get(path),
      get(path, { 'Accept-Encoding': 'gzip' }),
      get(path, { 'Accept-Encoding': 'br, gzip' }),
      askRaw(site.url, path, { method: 'HEAD' }),
    ]);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(40_960);
    expect(head.body).toHaveLength(0);
    expect(head.headers.etag).toBe(plain.headers.etag);
    expect(head.headers['content-length']).toBe(plain.headers['content-length']);
    const known = { 'If-None-Match': plain.headers.etag ?? '' };
    expect((await get(path, known)).status).toBe(304);
    // A view is no change of the page.
    await board('posts', 'en').open(id);
    expect((await get(path, known)).status).toBe(304);
    await board('posts', 'en').change(id, { content: 'changed' });
    const changed = await get(path, known);
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('changed</div>');
  });

  it('is never counted as a view by itself', async () => {
    const { id, path } = await add('posts', 'en', {});
    await get(path);
    expect((await board('posts', 'en').read(id)).body.viewCount).toBe(0);
  });

  it('has a post without a title or a date too', async () => {
    const { path } = await add('e-procurement', 'en', { title: '?!', content: '.' });
    await site.database.collection('en-e-procurement').updateOne({ title: '?!' }, { $set: { createdAt: null } });
    const { text } = await get(path);
    expect(textOf(text)).toContain('|No Title|');
    expect(textOf(text)).toContain('|No Date|');
    expect(text).not.toContain('datePublished');
  });

  it('shows every change at once, on whichever server it was made', async () => {
    const { id, path } = await add('posts', 'ko', { title: 'First', content: 'first words' });
    const other = boardAt(second, 'posts', 'ko', token);
    const seen = async () => {
      const answers = await Promise.all([get(path), get(path, {}, second)]);
      return answers.map(({ status, text }) => `${status} ${/first words|second words/.exec(text)?.[0] ?? '-'}`);
    };
    expect(await seen()).toEqual(['200 first words', '200 first words']);
    await other.change(id, { content: 'second words' });
    expect(await seen()).toEqual(['200 second words', '200 second words']);
    await other.change(id, { password: 'locked now' });
    expect(await seen()).toEqual(['403 -', '403 -']);
    await other.change(id, { password: '' });
    expect(await seen()).toEqual(['200 second words', '200 second words']);
    await other.remove(id);
    expect(await seen()).toEqual(['404 -', '404 -']);
    await other.restore(id);
    expect(await seen()).toEqual(['200 second words', '200 second words']);
  });
});

describe('a post in the frame of the other language', () => {
  it.each([
    ['ko', 'en', 'This document is available only in Korean.', 'Back to the list'],
    ['en', 'ko', '이 게시물은 영어로만 제공됩니다.', '목록으로'],
  ] as const)('can be read, says so and leads to its board: %s in %s', async (own, frame, said, list) => {
    const { id } = await add('posts', own, { title: 'Only here', content: 'readable' });
    const { status, text, headers } = await get(`/${frame}/posts/${id}?in=${own}`);
    expect(status).toBe(200);
    expect(headers['content-language']).toBe(frame);
    expect(textOf(text)).toContain(said);
    expect(textOf(text)).toContain(list);
    expect(textOf(text)).toContain('readable');
    expect(text).toContain(`lang="${own}"`);
    expect(text).toContain(`href="/${own}/posts/${id}"`);
    expect(headIn(text).robots).toContain('noindex');
    expect(headIn(text)).not.toHaveProperty('canonical');
    const own404 = await get(`/${frame}/posts/${id}`);
    expect(own404.status).toBe(404);
    expect(own404.text).not.toContain('readable');
    const { text: home } = await get(`/${own}/posts/${id}`);
    expect(home).toContain(`href="/${frame}/posts/${id}?in=${own}"`);
  });
});

describe('the former address of a post', () => {
  it.each([
    ['/ko/customer-support?post=a1', '/ko/posts/a1'],
    ['/en/customer-support?category=technical&post=a1&page=2&in=ko', '/en/posts/a1?category=technical&page=2'],
    ['/ko/e-procurement?q=%EA%B0%80%26b%0d%0aX:y&post=a1', '/ko/e-procurement/a1?q=%EA%B0%80%26b%0D%0AX%3Ay'],
    ['/en/e-procurement?post=a%2F..%2F..%2Fb', '/en/e-procurement/a%2F..%2F..%2Fb'],
    ['/ko/e-procurement?post=%0d%0aX:y', '/ko/e-procurement/%0D%0AX%3Ay'],
    ['/ko/e-procurement?post=//evil.com', '/ko/e-procurement/%2F%2Fevil.com'],
  ])('leads to its page: %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect({ status, location: headers.location }).toEqual({ status: 302, location: target });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/ko/customer-support?post=', '/ko/customer-support?q=post', '/ko/products?post=a1', '/ko/manage?post=a1'])(
    'is none of %s',
    async (path) => expect((await get(path)).status).toBe(200),
  );

  it('without a language leads to the one of the visitor', async () => {
    const { headers } = await get('/posts/0123456789abcdef01234567', { 'Accept-Language': 'en' });
    expect(headers.location).toBe('/en/posts/0123456789abcdef01234567');
  });
});

describe('search engines', () => {
  it('find the tags by which somebody owns the site, where they are set', async () => {
    expect((await get('/ko')).text).not.toContain('site-verification');
    for (const page of ['/ko', '/en/products', (await add('posts', 'ko', {})).path]) {
      const { text } = await get(page, {}, second);
      const [head = ''] = text.split('</head>');
      expect(head).toContain('<meta name="naver-site-verification" content="naver-1_a">');
      expect(head).toContain('<meta name="google-site-verification" content="google-2_b">');
    }
  });
});

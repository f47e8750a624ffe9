import { boardAt, pdfNamed } from '../support/makers/boards.js';
import type { TestBoard } from '../support/makers/boards.js';
import { signIn } from '../support/site/http.js';
import { headIn, postDataIn } from '../support/browser/post-page.js';
import { furtherFile } from '../support/makers/documents.js';
import { askRaw } from '../support/site/raw-http.js';
import type { RawAnswer } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const PASSWORD = '한글 비밀번호';
const CONTENT = '입찰예정가격은 4,200만원';
const FILE_NAME = '예정가격조서.pdf';
const UNKNOWN = '0123456789abcdef01234567';
/** Words that only the password or an administrator may bring to light. */
const SECRETS = /4,200|예정가격|조서|argon2|\/pdf|\/files|dwg/;

let site: TestSite;
let token: string;
let board: TestBoard;
const get = (path: string, headers: Record<string, string> = {}) => askRaw(site.url, path, { headers });

beforeAll(async () => {
  site = await startTestSite('post-pages-locked');
  token = await signIn(site);
  board = boardAt(site, 'e-procurement', 'ko', token);
});

afterAll(() => site?.stop());

const addLocked = async () => {
  const { body } = await board.add(
    { title: '제한 입찰', content: CONTENT, password: PASSWORD },
    pdfNamed(FILE_NAME),
    furtherFile('drawing.dwg', '조서 도면.dwg'),
  );
  return { id: body.id, path: `/ko/e-procurement/${body.id}` };
};

/** All of an answer, as text. */
const allOf = ({ headers, text }: RawAnswer) => decodeURIComponent(JSON.stringify(headers).replaceAll('%"', '')) + text;

/** An answer without what differs between any two requests, and without the post's id. */
const shapeOf = ({ status, headers, text }: RawAnswer, id: string) => {
  const { date: _date, etag: _etag, 'x-request-id': _own, 'content-length': _length, ...rest } = headers;
  return { status, rest, text: text.replaceAll(id, UNKNOWN) };
};

describe('the page of a locked post', () => {
  it.each([
    ['its own frame', (path: string) => path, 'ko', '제한 입찰'],
    ['the other frame', (path: string) => `${path.replace('/ko/', '/en/')}?in=ko`, 'en', '제한 입찰'],
  ] as const)('says what its list says and asks for the password: %s', async (_, addressOf, language, title) => {
    const { id, path } = await addLocked();
    const { status, headers, text } = await get(addressOf(path));
    expect(status).toBe(403);
    expect(headers['content-language']).toBe(language);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain(`>${title}</h1>`);
    expect(text).toMatch(/<fieldset[^>]* disabled=""[^>]*>[\s\S]*<input [^>]*name="password"/);
    expect(headIn(text).robots).toContain('noindex');
    expect(Object.keys(headIn(text)).filter((name) => /^og:|^twitter:|canonical/.test(name))).toEqual([]);
    expect(text).not.toMatch(/ld\+json|datePublished|dateModified/);
    expect(postDataIn(text)).toMatchObject({
      id,
      state: 'locked',
      post: { content: '', files: [], isProtected: true },
    });
    expect(text).not.toMatch(SECRETS);
  });

  it('keeps to itself what is locked, whatever is asked and by whom', async () => {
    const { id, path } = await addLocked();
    const session = { Authorization: `Bearer ${token}`, Cookie: `admin_session=${token}; lang=ko` };
    const ways: (readonly [string, Record<string, string>?, string?])[] = [
      [path],
      [path, session],
      [path, { 'If-None-Match': '*' }],
      [path, { 'If-Match': '*' }],
      [path, { Range: 'bytes=0-99999' }],
      [path, { 'Accept-Encoding': 'identity' }],
      [path, { Accept: 'application/json' }],
      [path, {}, 'HEAD'],
      [`${path}/`],
      [path.replace(id, id.toUpperCase())],
      [path.replace(id, [...id].map((each) => `%${each.charCodeAt(0).toString(16)}`).join(''))],
      [path.replace('e-procurement', 'E-Procurement')],
      [`${path}?password=${encodeURIComponent(PASSWORD)}`],
      [`${path}?in=ko`],
      [`${path}?in=legacy`],
      [`${path}?in[]=ko&in=en`],
      [`${path}?token=x&fields=content&state=open`],
      [`${path.replace('/ko/', '/en/')}?in=ko`],
      [path.replace('/ko/', '/en/')],
      [path.replace('e-procurement', 'posts')],
      [`/ko/e-procurement?post=${id}`],
      ['/ko/e-procurement'],
      ['/sitemap.xml'],
      ['/sitemap-e-procurement-ko-1.xml'],
      ['/ko/e-procurement/feed.xml'],
      ['/ko/e-procurement/feed.xml', session],
      ['/en/e-procurement/feed.xml'],
      [`/share/ko/e-procurement/${id}.jpg`],
      [`/ko/e-procurement/${id}/feed.xml`],
      [`/ko/e-procurement/${id}.html`],
      [`/ko/e-procurement/${id}.json`],
    ];
    for (const [way, headers, method] of ways) {
      const answer = await askRaw(site.url, way, { method, headers });
      expect({ way, isKept: !SECRETS.test(allOf(answer)) }).toEqual({ way, isKept: true });
      expect({ way, isServed: answer.status < 500 }).toEqual({ way, isServed: true });
      if (way.includes(id)) expect({ way, status: answer.status }).not.toEqual({ way, status: 200 });
    }
    // Nor its title, where its list is not.
    for (const way of ['/sitemap.xml', '/sitemap-e-procurement-ko-1.xml', '/ko/e-procurement/feed.xml'])
      expect((await get(way)).text).not.toMatch(new RegExp(`${id}|제한`));
  });

  it('does not tell by its headers what was changed in it, nor how long it is', async () => {
    const { id, path } = await addLocked();
    const before = await get(path);
    await board.change(id, { content: `${CONTENT} `.repeat(50) });
    const after = await get(path);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(after.headers['content-length']).toBe(before.headers['content-length']);
    expect(after.headers).not.toHaveProperty('last-modified');
    const known = { 'If-None-Match': before.headers.etag ?? '' };
    expect((await get(path, known)).status).toBe(403);
  });

  it('shows nothing more after somebody else has opened it', async () => {
    const { id, path } = await addLocked();
    expect((await board.open(id, { password: PASSWORD })).status).toBe(200);
    expect(allOf(await get(path))).not.toMatch(SECRETS);
  });

  it('that was open before is locked at once, for a reader who knows it too', async () => {
    const { body } = await board.add({ title: '공개', content: CONTENT }, pdfNamed(FILE_NAME));
    const path = `/ko/e-procurement/${body.id}`;
    const open = await get(path);
    expect(open.text).toContain(CONTENT);
    await board.change(body.id, { password: PASSWORD });
    const locked = await get(path, { 'If-None-Match': open.headers.etag ?? '' });
    expect({ status: locked.status, isKept: !SECRETS.test(allOf(locked)) }).toEqual({ status: 403, isKept: true });
    expect((await get('/ko/e-procurement/feed.xml')).text).not.toMatch(SECRETS);
  });
});

describe('the page of a post that is not there', () => {
  it.each([
    ['ko', '게시물을 찾을 수 없습니다', '/ko/e-procurement#e-procurement-center'],
    ['en', 'Document not found', '/en/e-procurement#e-procurement-center'],
  ] as const)('says so and leads to the board (%s)', async (language, said, target) => {
    const { status, headers, text } = await get(`/${language}/e-procurement/${UNKNOWN}`);
    expect(status).toBe(404);
    expect(headers['content-language']).toBe(language);
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(text).toContain(`>${said}</h1>`);
    expect(text).toContain(`href="${target}"`);
    expect(headIn(text).robots).toContain('noindex');
  });

  it('is the same whether the post was removed, never was, or is on another board', async () => {
    const { body: removed } = await board.add({ title: '삭제된 공고', content: CONTENT }, pdfNamed(FILE_NAME));
    await board.remove(removed.id);
    const { body: purged } = await board.add({ title: '삭제된 공고', content: CONTENT });
    await board.remove(purged.id);
    await board.purge(purged.id);
    const elsewhere = [
      boardAt(site, 'posts', 'ko', token),
      boardAt(site, 'e-procurement', 'en', token),
      boardAt(site, 'e-procurement', 'legacy', token),
    ];
    const others = await Promise.all(elsewhere.map((each) => each.add({ title: '다른 공고', content: CONTENT })));
    const ids = [removed.id, purged.id, ...others.map(({ body }) => body.id), (await addLocked()).id];
    const unknown = shapeOf(await get(`/ko/e-procurement/${UNKNOWN}`), UNKNOWN);
    for (const id of ids.slice(0, -1)) {
      expect(shapeOf(await get(`/ko/e-procurement/${id}`), id)).toEqual(unknown);
      const session = { Cookie: `admin_session=${token}` };
      expect(shapeOf(await get(`/ko/e-procurement/${id}`, session), id)).toEqual(unknown);
    }
    const foreign = shapeOf(await get(`/en/e-procurement/${UNKNOWN}?in=ko`), UNKNOWN);
    for (const id of [removed.id, purged.id])
      expect(shapeOf(await get(`/en/e-procurement/${id}?in=ko`), id)).toEqual(foreign);
    const { text: feed } = await get('/ko/e-procurement/feed.xml');
    const { text: map } = await get('/sitemap-e-procurement-ko-1.xml');
    expect(feed + map).not.toMatch(new RegExp([removed.id, purged.id, '삭제된', '4,200'].join('|')));
  });

  it.each(['x', '%00', '{"$ne":null}', '[object Object]', 'a'.repeat(3000), '%F0%9F%98%80', `${UNKNOWN}0`, '..%2f'])(
    'is what an id leads to that is none: %s',
    async (id) => {
      const { status, text } = await get(`/ko/e-procurement/${encodeURI(id).replaceAll('%25', '%')}`);
      expect(status).toBe(404);
      expect(text).toContain('게시물을 찾을 수 없습니다');
    },
  );

  it.each(['%', '%c0%ae', '%zz'])('is an answer for an id that cannot be read: %s', async (id) => {
    expect((await get(`/ko/e-procurement/${id}`)).status).toBeLessThan(500);
  });
});

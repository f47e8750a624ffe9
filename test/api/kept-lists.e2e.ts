import { boardAt, pdfNamed } from '../support/makers/boards.js';
import type { TestBoard } from '../support/makers/boards.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { askRaw } from '../support/site/raw-http.js';
import type { RawAnswer } from '../support/site/raw-http.js';
import { startTestSite, testDatabaseUri } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const PATH = '/api/posts/ko';
const OWN = ['x-request-id', 'date'];

let site: TestSite;
let other: TestSite;
let token: string;
/** Administrators change it through the one server; visitors ask the other. */
let board: TestBoard;

beforeAll(async () => {
  const shared = {
    MONGODB_URI: testDatabaseUri('kept-lists'),
    METRICS_TOKEN: 'the-token-of-metrics',
    LOG_LEVEL: 'info',
  };
  site = await startTestSite('kept-lists', shared);
  other = await startTestSite('kept-lists-other', shared);
  token = await signIn(site);
  board = boardAt(site, 'posts', 'ko', token);
  await board.add({ title: '첫 글' });
  // Large enough to forget nothing: reads are counted.
  await site.database.createCollection('system.profile', { capped: true, size: 64 * 1024 * 1024 });
  await site.database.db?.command({ profile: 2 });
});

afterAll(async () => {
  await other?.stop();
  await site?.stop();
});

/** Number of the database's reads of a post or a page of them. */
const reads = async () =>
  site.database
    .collection('system.profile')
    .countDocuments({ op: { $in: ['query', 'command'] }, ns: /\.(?:ko|en)-posts$/, 'command.find': { $exists: true } });

const titlesIn = ({ text }: RawAnswer) =>
  (JSON.parse(text) as { items: { title: string }[] }).items.map(({ title }) => title);

/** Asks until the answer comes without the database; the last two answers, of which the second is a kept one. */
async function kept(url: string, path = PATH): Promise<[RawAnswer, RawAnswer]> {
  for (;;) {
    const first = await askRaw(url, path);
    const before = await reads();
    const second = await askRaw(url, path);
    if ((await reads()) === before) return [first, second];
  }
}

/** Asks once, and says whether the database was needed for it. */
async function isReading(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<boolean> {
  const before = await reads();
  await askRaw(site.url, path, { headers, method });
  return (await reads()) > before;
}

/** Of a list that is kept: one is read for a while when the database's changes were slow to come. */
const isFalse = (value: boolean) => !value;

const shared = ({ headers }: RawAnswer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)));

/** Number of measured requests of this route. */
async function counted(route: string): Promise<number> {
  const { body } = await ask<string>(`${site.url}/metrics`, { token: 'the-token-of-metrics' });
  const series = `http_request_duration_seconds_count{method="GET",route="${route}",status="2xx"} `;
  const line = body.split('\n').find((each) => each.startsWith(series));
  return Number(line?.slice(series.length));
}

describe('a list that nobody has changed', () => {
  it('is answered without the database, just as the framework has answered it', async () => {
    const path = `${PATH}?page=1&pageSize=7`;
    const framed = await askRaw(site.url, path, { headers: { Authorization: 'Bearer nobody' } });
    const [, answer] = await kept(site.url, path);
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: framed.text });
    expect(shared(answer)).toEqual(shared(framed));
  });

  it('has an id of its own each time, or that of the caller', async () => {
    const answers = await kept(site.url);
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
    const { headers } = await askRaw(site.url, PATH, { headers: { 'X-Request-Id': 'proxy-1234' } });
    expect(headers['x-request-id']).toBe('proxy-1234');
  });

  it('is logged and measured as any other', async () => {
    await kept(site.url, `${PATH}?page=3`);
    await askRaw(site.url, `${PATH}?page=3`, { headers: { 'X-Request-Id': 'kept-and-logged' } });
    const line = await eventually(
      async () =>
        site
          .output()
          .split('\n')
          .find((each) => each.includes('kept-and-logged')),
      (found) => found !== undefined,
    );
    expect(JSON.parse(line ?? '')).toMatchObject({
      msg: 'request completed',
      req: { id: 'kept-and-logged', method: 'GET', path: PATH },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    });
    expect(line).not.toContain('page=3');
    const before = await counted('/api/posts/:board');
    await kept(site.url, `${PATH}?page=3`);
    expect(await counted('/api/posts/:board')).toBeGreaterThan(before + 1);
  });

  it('is asked for by HEAD, too', async () => {
    const [, answer] = await kept(site.url);
    await eventually(() => isReading(PATH, {}, 'HEAD'), isFalse);
    const head = await askRaw(site.url, PATH, { method: 'HEAD' });
    expect({ status: head.status, text: head.text, headers: shared(head) }).toEqual({
      status: 200,
      text: '',
      headers: shared(answer),
    });
  });

  it('is read anew for who asks whether it has changed, and is then not sent again', async () => {
    const [, { headers }] = await kept(site.url);
    const answer = await askRaw(site.url, PATH, { headers: { 'If-None-Match': String(headers.etag) } });
    expect({ status: answer.status, text: answer.text, etag: answer.headers.etag }).toEqual({
      status: 304,
      text: '',
      etag: headers.etag,
    });
  });

  it('is another one for each page, category and search', async () => {
    await board.add({ title: '도면 목록', category: 'technical' });
    const paths = ['', '?pageSize=1', '?pageSize=1&page=2', '?category=technical', `?q=${encodeURIComponent('첫')}`];
    const titles = [];
    for (const query of paths) titles.push(titlesIn((await kept(site.url, PATH + query))[1]));
    expect(titles).toEqual([['도면 목록', '첫 글'], ['도면 목록'], ['첫 글'], ['도면 목록'], ['첫 글']]);
  });

  it('is read for administrators, by their token and by their cookie', async () => {
    await kept(site.url);
    expect(await isReading(PATH, { Authorization: `Bearer ${token}` })).toBe(true);
    expect(await isReading(PATH, { Cookie: `lang=ko; admin_session=${token}` })).toBe(true);
    await eventually(() => isReading(PATH, { Cookie: 'lang=ko; not_admin_session=1' }), isFalse);
  });
});

describe('a page of a post or a feed that nobody has changed', () => {
  it('is answered without a post being read, just as the framework has answered it', async () => {
    const { body } = await board.add({ title: '한 글' });
    const routes = { [`/ko/posts/${body.id}`]: ':id', [`/en/posts/${body.id}?in=ko`]: ':id', '/ko/posts/feed.xml': '' };
    for (const [path, id] of Object.entries(routes)) {
      const framed = await askRaw(site.url, path, { headers: { Authorization: 'Bearer nobody' } });
      const route = `${path.slice(0, 10)}${id || 'feed.xml'}`;
      const before = await counted(route);
      const [, answer] = await kept(site.url, path);
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: framed.text });
      expect(shared(answer)).toEqual(shared(framed));
      expect(await counted(route)).toBeGreaterThan(before + 1);
      const head = await askRaw(site.url, path, { method: 'HEAD' });
      expect({ text: head.text, headers: shared(head) }).toEqual({ text: '', headers: shared(framed) });
    }
    await board.remove(body.id);
  });
});

describe('the head of a PDF that nobody has changed', () => {
  it('is answered without a post being read, as the framework has answered it, until its post is locked', async () => {
    const { body } = await board.add({ title: '파일' }, pdfNamed('도면.pdf'));
    const path = `${PATH}/${body.id}/pdf`;
    const heads = { 'User-Agent': 'KAKAOTALK', Accept: '*/*' };
    for (const [name, value] of Object.entries(heads)) {
      const headers = { [name]: value };
      const framed = await askRaw(site.url, path, {
        method: 'HEAD',
        headers: { ...headers, Authorization: 'Bearer x' },
      });
      await eventually(() => isReading(path, headers, 'HEAD'), isFalse);
      const answer = await askRaw(site.url, path, { method: 'HEAD', headers });
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: '' });
      expect(shared(answer)).toEqual(shared(framed));
    }
    expect((await askRaw(site.url, path)).body.subarray(0, 5).toString()).toBe('%PDF-');
    await boardAt(other, 'posts', 'ko', token).change(body.id, { password: 'x' });
    expect((await askRaw(site.url, path, { method: 'HEAD' })).status).toBe(403);
    await board.remove(body.id);
  });
});

describe('what is no list', () => {
  it.each([
    ['a wrong page', `${PATH}?page=0`, 400],
    ['an unknown field', `${PATH}?sort=1`, 400],
    ['two pages', `${PATH}?page=1&page=1`, 400],
    ['an unknown board', '/api/posts/fr', 404],
    ['the legacy board', '/api/posts/legacy', 404],
  ])('is refused each time: %s', async (_, path, status) => {
    for (const _turn of [1, 2, 3]) expect((await askRaw(site.url, path)).status).toBe(status);
  });

  it('is a request with a body, which is refused as ever', async () => {
    await kept(site.url);
    const headers = { 'Content-Type': 'text/plain', 'Content-Length': '1' };
    expect((await askRaw(site.url, PATH, { headers, body: 'x' })).status).toBe(415);
  });
});

describe('a change of the board', () => {
  /** Does it through the one server; the other one tells of it, too. */
  async function seenByBoth(change: () => Promise<unknown>, titles: string[]): Promise<void> {
    await kept(site.url);
    await kept(other.url);
    await change();
    // Its author sees it at once.
    expect(titlesIn(await askRaw(site.url, PATH))).toEqual(titles);
    await eventually(
      async () => titlesIn(await askRaw(other.url, PATH)),
      (found) => found.join('\n') === titles.join('\n'),
    );
    expect(titlesIn((await kept(other.url))[1])).toEqual(titles);
  }

  it('shows on every server: added, changed, deleted, restored', async () => {
    const first = titlesIn(await askRaw(site.url, PATH));
    let id = '';
    await seenByBoth(async () => (id = (await board.add({ title: '새 글' })).body.id), ['새 글', ...first]);
    await seenByBoth(() => board.change(id, { title: '다른 글' }), ['다른 글', ...first]);
    await seenByBoth(() => board.remove(id), first);
    await seenByBoth(() => board.restore(id), ['다른 글', ...first]);
    await seenByBoth(() => board.remove(id), first);
  });

  it('shows when it was made in the database itself', async () => {
    await kept(site.url);
    const posts = site.database.collection('ko-posts');
    await posts.updateOne({ title: '첫 글' }, { $set: { title: '첫 글 (고침)' } });
    const isThere = (found: string[]) => found.includes('첫 글 (고침)');
    await eventually(async () => titlesIn(await askRaw(site.url, PATH)), isThere);
    await posts.updateOne({ title: '첫 글 (고침)' }, { $set: { title: '첫 글' } });
    await eventually(
      async () => titlesIn(await askRaw(site.url, PATH)),
      (found) => !isThere(found),
    );
  });

  it('is a view, too: its count shows', async () => {
    const countIn = ({ text }: RawAnswer) =>
      (JSON.parse(text) as { items: { viewCount: number }[] }).items.at(-1)?.viewCount;
    const [, before] = await kept(site.url);
    await kept(other.url);
    const { id } = (JSON.parse(before.text) as { items: { id: string }[] }).items.at(-1) ?? { id: '' };
    await board.open(id);
    const count = (countIn(before) ?? 0) + 1;
    expect(countIn(await askRaw(site.url, PATH))).toBe(count);
    await eventually(
      async () => countIn(await askRaw(other.url, PATH)),
      (now) => now === count,
    );
  });

  it('touches no other board', async () => {
    const readAfterChange = async () => {
      await kept(site.url, '/api/posts/en');
      await board.add({ title: '하나 더' });
      await kept(site.url);
      return isReading('/api/posts/en');
    };
    await eventually(readAfterChange, isFalse);
  });
});

describe('a locked post', () => {
  it('is kept with its title only', async () => {
    const words = { title: '잠긴 글', content: '비밀내용', password: '1234' };
    const { body } = await board.add(words);
    await board.open(body.id, { password: '1234' });
    const [, list] = await kept(site.url);
    const [, found] = await kept(site.url, `${PATH}?q=${encodeURIComponent('비밀내용')}`);
    expect(titlesIn(list)[0]).toBe('잠긴 글');
    expect(list.text).not.toContain('비밀내용');
    expect(titlesIn(found)).toEqual([]);
    // A newly locked post is no longer found by its text.
    const { body: open } = await board.add({ title: '열린 글', content: '곧잠길내용' });
    const search = `${PATH}?q=${encodeURIComponent('곧잠길내용')}`;
    expect(titlesIn((await kept(site.url, search))[1])).toEqual(['열린 글']);
    await board.change(open.id, { password: 'x' });
    expect(titlesIn(await askRaw(site.url, search))).toEqual([]);
  });
});

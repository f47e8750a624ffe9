import type { BoardKind } from '../../shared/posts/boards.types.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import type { TestBoard } from '../support/makers/boards.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const UNKNOWN = '0123456789abcdef01234567';

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('boards-read');
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

const search = (words: string) => `?pageSize=50&q=${encodeURIComponent(words)}`;

describe.each([
  { kind: 'posts', collection: 'ko-posts' },
  { kind: 'e-procurement', collection: 'ko-e-procurement' },
] as const)('GET /api/$kind/ko', ({ kind, collection }) => {
  let board: TestBoard;

  beforeAll(async () => {
    board = boardAt(site, kind, 'ko', token);
    for (const number of [1, 2, 3, 4, 5]) await board.add({ title: `문서 ${number}`, category: 'technical' });
    await board.add(
      { title: '카탈로그 (2024)', content: 'Plate Heat\nExchanger, 판형 열교환기 .* $where' },
      pdfNamed('a.pdf'),
    );
    await board.add({ title: '잠긴 공고', content: '비밀내용 secretword', password: '1234' }, pdfNamed('b.pdf'));
  });

  it('lists the newest first', async () => {
    const { status, body } = await board.list();
    expect(status).toBe(200);
    const titles = ['잠긴 공고', '카탈로그 (2024)', '문서 5', '문서 4', '문서 3', '문서 2', '문서 1'];
    expect(body.items.map(({ title }) => title)).toEqual(titles);
    expect({ ...body, items: [] }).toEqual({ items: [], total: 7, page: 1, pageSize: 10, pageCount: 1 });
    const dates = body.items.map(({ createdAt }) => createdAt ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('tells of a post what the contract says and nothing more, of a locked one not even whether it has a file', async () => {
    const { body } = await board.list('?pageSize=2');
    const item = {
      id: expect.stringMatching(/^[\da-f]{24}$/),
      author: 'administrator',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      viewCount: 0,
      category: 'catalog',
      twin: null,
      pinned: false,
      tender: null,
    };
    expect(body.items).toEqual([
      { ...item, title: '잠긴 공고', shownTitle: '잠긴 공고', protected: true, hasPdf: false, fileTypes: [] },
      {
        ...item,
        title: '카탈로그 (2024)',
        shownTitle: '카탈로그 2024',
        protected: false,
        hasPdf: true,
        fileTypes: ['PDF'],
      },
    ]);
  });

  it.each([
    ['?pageSize=3&page=1', ['잠긴 공고', '카탈로그 (2024)', '문서 5']],
    ['?pageSize=3&page=2', ['문서 4', '문서 3', '문서 2']],
    ['?pageSize=3&page=3', ['문서 1']],
    ['?pageSize=3&page=4', []],
    ['?pageSize=3&page=1000000', []],
    ['?pageSize=1&page=7', ['문서 1']],
  ])('pages with %s and says how many there are', async (query, titles) => {
    const { body } = await board.list(query);
    expect(body.items.map(({ title }) => title)).toEqual(titles);
    const pageSize = Number(/pageSize=(\d+)/.exec(query)?.[1]);
    expect(body).toMatchObject({ total: 7, pageSize, pageCount: Math.ceil(7 / pageSize) });
  });

  it.each([
    ['page=0', { page: 'invalid' }],
    ['page=-1', { page: 'invalid' }],
    ['page=1.5', { page: 'wrong_type' }],
    ['page=x', { page: 'wrong_type' }],
    ['page=1000001', { page: 'invalid' }],
    ['page=1&page=2', { page: 'wrong_type' }],
    ['pageSize=0', { pageSize: 'invalid' }],
    ['pageSize=51', { pageSize: 'invalid' }],
    ['category=drawings', { category: 'invalid_choice' }],
    ['category[$ne]=x', { 'category[$ne]': 'unknown_field' }],
    ['q[$ne]=1', { 'q[$ne]': 'unknown_field' }],
    ['q=1&q=2', { q: 'wrong_type' }],
    [`q=${'x'.repeat(101)}`, { q: 'too_long' }],
    ['sort=title', { sort: 'unknown_field' }],
  ])('refuses %s', async (query, fields) => {
    const { status, body } = await board.list(`?${query}`);
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 400,
      code: 'validation_failed',
      fields,
    });
  });

  it('shows one category; old posts with none count as catalogs and show as not locked', async () => {
    const old = { title: '옛 글', content: '', deletedAt: null, createdAt: new Date(2001, 1, 1) };
    const { insertedId } = await site.database.collection(collection).insertOne({ ...old });
    expect(await board.titles('?category=catalog')).toEqual(['잠긴 공고', '카탈로그 (2024)', '옛 글']);
    expect(await board.titles('?category=technical&pageSize=2')).toEqual(['문서 5', '문서 4']);
    const { body } = await board.list('?category=catalog&pageSize=1&page=3');
    expect(body).toMatchObject({
      total: 3,
      items: [{ protected: false, hasPdf: false, viewCount: 0, category: 'catalog' }],
    });
    expect((await board.open(String(insertedId))).body).toMatchObject({
      viewCount: 1,
      pdfFileName: null,
      pdfUrl: null,
    });
    expect((await ask(board.admins, { token })).status).toBe(200);
    expect((await board.change(String(insertedId), { title: '새 글' })).body).toMatchObject({ title: '새 글' });
    await site.database.collection(collection).deleteOne({ _id: insertedId });
  });

  const all = ['카탈로그 (2024)', '문서 5', '문서 4', '문서 3', '문서 2', '문서 1'];

  it.each([
    ['one character of a title', '5', ['문서 5']],
    ['one Korean character within a word of the content', '교', ['카탈로그 (2024)']],
    ['a part of a Korean word', '형열교', ['카탈로그 (2024)']],
    ['words written together though the text has a blank', '판형열교환기', ['카탈로그 (2024)']],
    ['words with blanks that the text has elsewhere', ' 판 형열 교환기 ', ['카탈로그 (2024)']],
    ['words over a line end', 'heat exchanger', ['카탈로그 (2024)']],
    ['another case', 'pLATE hEAT', ['카탈로그 (2024)']],
    ['decomposed Korean', '열교환기'.normalize('NFD'), ['카탈로그 (2024)']],
    ['100 characters of decomposed Korean', '문서'.repeat(50).normalize('NFD'), []],
    ['a pattern', '.*', ['카탈로그 (2024)']],
    ['an open bracket', '(', ['카탈로그 (2024)']],
    ['a class', '[문]', []],
    ['an anchor', '^문', []],
    ['a name of an operator', '$where', ['카탈로그 (2024)']],
    ['an operator', '{"$ne":null}', []],
    ['a backslash', '\\', []],
    ['100 opening brackets', '('.repeat(100), []],
    ['100 quantifiers', '(a+)+'.repeat(20), []],
    ['the title of a locked post', '잠긴', ['잠긴 공고']],
    ['the content of a locked post', '비밀내용', []],
    ['blanks only, which ask for nothing', '   ', ['잠긴 공고', ...all]],
  ])('finds %s, taken literally', async (_, words, titles) => {
    const { status, body } = await board.list(search(words));
    expect(status).toBe(200);
    expect(body.items.map(({ title }) => title)).toEqual(titles);
    expect(body.total).toBe(titles.length);
  });

  it('finds composed words in a text that was typed decomposed', async () => {
    const { body } = await board.add({ title: '가스켓 교체'.normalize('NFD') });
    expect(await board.titles(search('가스켓 교체'))).toEqual(['가스켓 교체']);
    await board.remove(body.id);
  });

  it('counts what a search finds over all its pages', async () => {
    const { body } = await board.list(`?q=${encodeURIComponent('문서')}&pageSize=2&page=2`);
    expect(body.items.map(({ title }) => title)).toEqual(['문서 3', '문서 2']);
    expect(body).toMatchObject({ total: 5, pageCount: 3 });
    expect((await board.list(`?q=${encodeURIComponent('문서')}&pageSize=2&page=9`)).body).toMatchObject({
      items: [],
      total: 5,
    });
  });
});

describe('an unknown address', () => {
  it.each([
    ['GET', 'posts/fr'],
    ['GET', 'posts/KO'],
    ['GET', 'posts/__proto__'],
    ['GET', 'posts/fr/events'],
    ['GET', `e-procurement/fr/${UNKNOWN}/pdf`],
    ['POST', `posts/fr/${UNKNOWN}/open`],
    ['POST', `posts/ko/${UNKNOWN}/open`],
    ['POST', 'posts/ko/1/open'],
    ['POST', 'posts/ko/%7B%22$ne%22:1%7D/open'],
    ['GET', `posts/ko/${UNKNOWN}/pdf`],
    ['GET', 'e-procurement/ko/x/pdf'],
    ['GET', `posts/ko/${UNKNOWN}`],
  ])('%s /api/%s is 404', async (method, path) => {
    const json = method === 'POST' ? {} : undefined;
    const { status, body } = await ask(`${site.url}/api/${path}`, { method, json });
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
  });

  it('is a post asked for on another board', async () => {
    const { body } = await boardAt(site, 'posts', 'en', token).add();
    const statuses = [];
    for (const [kind, name] of [
      ['posts', 'ko'],
      ['e-procurement', 'en'],
      ['posts', 'en'],
    ] as const)
      statuses.push((await boardAt(site, kind, name).open(body.id)).status);
    expect(statuses).toEqual([404, 404, 200]);
  });
});

describe.each(['posts', 'e-procurement'] as const)('the legacy board of %s', (kind: BoardKind) => {
  it('is not there for visitors, and all there for administrators', async () => {
    const { body: post } = await boardAt(site, kind, 'legacy', token).add({}, pdfNamed('old.pdf'));
    const base = `${site.url}/api/${kind}/legacy`;
    const ways = [
      ['GET', base],
      ['GET', `${base}/`],
      ['GET', `${base}/events`],
      ['POST', `${base}/${post.id}/open`],
      ['GET', `${base}/${post.id}/pdf`],
      ['GET', base.replace('legacy', '%6Cegacy')],
    ] as const;
    for (const [method, url] of ways) {
      for (const [Authorization, status] of [
        ['', 404],
        ['Bearer forged', 404],
        [`Bearer ${token}`, 200],
      ] as const) {
        const leave = new AbortController();
        const answer = await fetch(url, { method, headers: { Authorization }, signal: leave.signal });
        leave.abort();
        expect({ method, url, Authorization, status: answer.status }).toEqual({ method, url, Authorization, status });
      }
    }
  });
});

import { searchable } from '../../shared/words/searchable.js';
import { applyChanges } from '../../server/upkeep/changes/changes.js';
import { boardAt } from '../support/makers/boards.js';
import type { Fields, TestBoard } from '../support/makers/boards.js';
import { ask, signIn } from '../support/site/http.js';
import { seedPosts } from '../support/makers/seed-posts.js';
import { builtProgram, spawnProgram } from '../support/site/server-process.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const POSTS = 3300;

type Stored = { title: string; content: string; category?: string; deletedAt: Date | null };

let site: TestSite;
let token: string;
let board: TestBoard;
/** Posts in the database, newest first. */
let stored: Stored[];

const posts = () => site.database.collection('ko-posts');
const readStored = async () => {
  const found = await posts().find<Stored>({ deletedAt: null }).sort({ createdAt: -1, _id: -1 }).toArray();
  stored = found;
};

/** The page as it has to be, worked out from all posts. */
function pageOf(page: number, pageSize: number, { category, q }: { category?: string; q?: string } = {}) {
  const fitting = stored.filter(
    (post) =>
      (!category || (post.category ?? 'catalog') === category) &&
      (!q || [post.title, post.content].some((text) => searchable(text).includes(searchable(q)))),
  );
  const titles = fitting.slice((page - 1) * pageSize, page * pageSize).map(({ title }) => title);
  return { titles, total: fitting.length };
}

async function asked(page: number, pageSize: number, more: { category?: string; q?: string } = {}) {
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize), ...more });
  const { body } = await board.list(`?${query.toString()}`);
  return { titles: body.items.map(({ title }) => title), total: body.total };
}

beforeAll(async () => {
  site = await startTestSite('boards-many');
  token = await signIn(site);
  board = boardAt(site, 'posts', 'ko', token);
  await seedPosts(site.database, 'ko-posts', POSTS);
  // Of the same moment, and of none.
  await posts().updateMany({ viewCount: 7 }, { $set: { createdAt: new Date(2020, 1, 1) } });
  await posts().updateMany({ viewCount: 8 }, { $unset: { createdAt: 1, category: 1 } });
  await posts().updateMany({ viewCount: 9 }, { $set: { deletedAt: new Date() } });
  await readStored();
});

afterAll(async () => {
  await site?.stop();
});

describe('a board of thousands of posts', () => {
  it.each([undefined, 'technical', 'catalog'])(
    'has the same posts on its pages in whatever order these are read (%s)',
    async (category) => {
      const more = category ? { category } : {};
      const { total } = pageOf(1, 10, more);
      const last = Math.ceil(total / 10);
      for (const page of [1, 11, 12, last, 150, 100, 101, 200, 60, last - 1, last + 1, 5000])
        expect({ page, ...(await asked(page, 10, more)) }).toEqual({ page, ...pageOf(page, 10, more) });
      for (const page of [3, 20, 21, 40, 64, 67]) expect(await asked(page, 50, more)).toEqual(pageOf(page, 50, more));
    },
  );

  it('has the pages right again after a post was added, deleted and restored', async () => {
    await asked(250, 10);
    const { body } = await board.add({ title: '맨 위의 글' });
    await readStored();
    for (const page of [1, 100, 250]) expect(await asked(page, 10)).toEqual(pageOf(page, 10));
    await board.remove(body.id);
    await readStored();
    for (const page of [1, 100, 250]) expect(await asked(page, 10)).toEqual(pageOf(page, 10));
    await board.restore(body.id);
    await readStored();
    expect(await asked(250, 10)).toEqual(pageOf(250, 10));
  });

  it.each([
    ['what all have', '압력'],
    ['what many have', '교환'],
    ['what many have, in long words', '판형열교환기'],
    ['what a few have', '없었던'],
    ['what one has', '지침서2325'],
    ['what none has', '트랙터'],
    ['frequent pairs that never stand together', '기술손실'],
    ['one frequent character', '열'],
    ['one rare character', '%'],
    ['English over blanks', 'plate pack to'],
  ])('finds %s: %s', async (_, q) => {
    for (const [page, more] of [
      [1, { q }],
      [3, { q }],
      [1, { q, category: 'technical' }],
      [2, { q, category: 'catalog' }],
      [400, { q }],
    ] as const)
      expect({ page, more, ...(await asked(page, 10, more)) }).toEqual({ page, more, ...pageOf(page, 10, more) });
  });
});

describe('a search', () => {
  let tenders: TestBoard;

  beforeAll(async () => {
    tenders = boardAt(site, 'e-procurement', 'ko', token);
    const notices: Fields[] = [
      { title: '개스킷 교체 지침', content: '판형열교환기용', category: 'technical' },
      { title: 'Gasket list', content: 'EPDM, NBR' },
      { title: 'HX-150 외형도', content: '판형열교환기' },
      { title: '볼탱크 도면', content: '500톤' },
      { title: '열교환기 구매 공고', content: '볼탱크는 아닙니다' },
      { title: '잠긴 공고', content: '가스켓 도면', password: 'x' },
    ];
    for (const notice of notices) await tenders.add(notice);
  });

  const found = async (words: string, more = '') => {
    const { body } = await tenders.list(`?q=${encodeURIComponent(words)}${more}`);
    return { titles: body.items.map(({ title }) => title), total: body.total, isClosest: body.isClosest };
  };

  describe('words of the trade', () => {
    it.each([
      ['가스켓', ['Gasket list', '개스킷 교체 지침']],
      ['GASKET', ['Gasket list', '개스킷 교체 지침']],
      ['drawing', ['볼탱크 도면', 'HX-150 외형도']],
      ['도면', ['볼탱크 도면', 'HX-150 외형도']],
      ['구형탱크', ['열교환기 구매 공고', '볼탱크 도면']],
      ['도면 hx-150', ['HX-150 외형도']],
      ['manual', []],
    ])('find each other: %s', async (words, titles) => {
      expect(await found(words)).toEqual({ titles, total: titles.length, isClosest: undefined });
    });
  });

  describe('a search of several words', () => {
    it('finds them in any order and place', async () => {
      expect(await found('공고 열교환기')).toMatchObject({ titles: ['열교환기 구매 공고'], total: 1 });
    });

    it('that no post has all of shows those with most of them, newest first, and says so', async () => {
      const most = ['열교환기 구매 공고', '볼탱크 도면'];
      expect(await found('볼탱크 구매 도면 열교환기 판형')).toMatchObject({ isClosest: true });
      expect(await found('볼탱크 나사')).toEqual({ titles: most, total: 2, isClosest: true });
      expect(await found('볼탱크 도면 나사')).toMatchObject({ titles: ['볼탱크 도면'], isClosest: true });
      expect(await found('볼탱크 나사', '&pageSize=1&page=2')).toEqual({
        titles: ['볼탱크 도면'],
        total: 2,
        isClosest: true,
      });
      expect(await found('가스켓 나사', '&category=technical')).toMatchObject({
        titles: ['개스킷 교체 지침'],
        total: 1,
      });
    });

    it('of which no word is anywhere finds nothing, and never what is locked', async () => {
      expect(await found('나사 없는말')).toEqual({ titles: [], total: 0, isClosest: undefined });
      expect((await found('도면 없는말')).titles).toEqual(['볼탱크 도면', 'HX-150 외형도']);
    });

    it('of which fewer than half are anywhere finds nothing', async () => {
      expect(await found('볼탱크 나사 없는말')).toEqual({ titles: [], total: 0, isClosest: undefined });
    });

    it('of one word has no part to look for', async () => {
      expect(await found('없는말')).toEqual({ titles: [], total: 0, isClosest: undefined });
    });
  });
});

describe('posts without a search index', () => {
  const search = async (q: string) =>
    (
      await ask<{ items: { title: string }[] }>(`${site.url}/api/posts/en?q=${encodeURIComponent(q)}`, { token })
    ).body.items.map(({ title }) => title);

  it('get it with the changes of the data, where that is from before the first release', async () => {
    const old = { content: '예전 내용', createdAt: new Date(), deletedAt: null };
    const en = site.database.collection('en-posts');
    const { insertedId } = await en.insertOne({ title: '예전 글', ...old });
    await en.insertOne({ title: '버린 글', ...old, deletedAt: new Date() });
    await en.insertOne({ title: '잠긴 글', ...old, password: 'hash' });
    await site.database.collection('data-version').deleteMany();
    await applyChanges(site.databaseUri, () => undefined);
    expect(await search('예전')).toEqual(['예전 글']);
    expect(await search('잠긴')).toEqual(['잠긴 글']);
    expect(await en.countDocuments({ searchGrams: null })).toBe(0);
    expect(await en.findOne({ _id: insertedId })).not.toHaveProperty('updatedAt');
  });

  it('get it from the program for it, also where it is wrong', async () => {
    const en = site.database.collection('en-posts');
    await en.updateOne({ title: '예전 글' }, { $set: { title: '고친 글' } });
    expect(await search('고친')).toEqual([]);
    const program = spawnProgram([builtProgram('programs/rebuild-search.js')], { MONGODB_URI: site.databaseUri });
    expect(await program.ended).toBe(0);
    expect(program.output()).toMatch(/posts\/en\s+3 posts/);
    expect(await search('고친')).toEqual(['고친 글']);
  });

  it('never leaves the server', async () => {
    const { body } = await board.add({ title: '어디에도 없는 것' });
    const answers = [
      body,
      (await board.read(body.id)).body,
      (await board.change(body.id, { content: '새 내용' })).body,
      (await board.open(body.id)).body,
      (await board.list()).body,
      (await board.remove(body.id)).body,
      (await board.trash()).body,
    ];
    expect(JSON.stringify(answers)).not.toMatch(/searchGrams|searchText/);
  });
});

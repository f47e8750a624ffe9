import { boardAt } from '../support/boards.js';
import type { Fields, TestBoard } from '../support/boards.js';
import { signIn } from '../support/http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let board: TestBoard;

beforeAll(async () => {
  site = await startTestSite('boards-search');
  board = boardAt(site, 'e-procurement', 'ko', await signIn(site));
  const posts: Fields[] = [
    { title: '개스킷 교체 지침', content: '판형열교환기용', category: 'technical' },
    { title: 'Gasket list', content: 'EPDM, NBR' },
    { title: 'HX-150 외형도', content: '판형열교환기' },
    { title: '볼탱크 도면', content: '500톤' },
    { title: '열교환기 구매 공고', content: '볼탱크는 아닙니다' },
    { title: '잠긴 공고', content: '가스켓 도면', password: 'x' },
  ];
  for (const post of posts) await board.add(post);
});

afterAll(() => site?.stop());

const found = async (words: string, more = '') => {
  const { body } = await board.list(`?q=${encodeURIComponent(words)}${more}`);
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
    expect(await found('가스켓 나사', '&category=technical')).toMatchObject({ titles: ['개스킷 교체 지침'], total: 1 });
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

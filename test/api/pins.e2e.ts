import { join } from 'node:path';

import type { AdminPost } from '../../shared/posts/boards.types.js';
import { dateInKorea } from '../../shared/words/korea.js';
import { boardAt } from '../support/makers/boards.js';
import type { TestBoard } from '../support/makers/boards.js';
import { eventually, signIn } from '../support/site/http.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const PATH = '/api/posts/ko';
const DAY = 86_400_000;
const dayFromNow = (days: number) => dateInKorea(Date.now() + days * DAY);
const clock = ['--import', 'tsx', join(import.meta.dirname, '../support/site/clock-site.ts')];

let site: TestSite;
let board: TestBoard;
let posts: AdminPost[];

beforeAll(async () => {
  site = await startTestSite('pins', {}, clock);
  board = boardAt(site, 'posts', 'ko', await signIn(site));
  posts = [];
  for (let number = 1; number <= 13; number += 1) {
    const category = number % 3 === 0 ? 'technical' : 'catalog';
    posts.push((await board.add({ title: `글 ${number}`, content: '설계압력', category })).body);
  }
});

afterAll(async () => {
  await site?.stop();
});

const idOf = (number: number) => posts[number - 1]?.id ?? '';
const pin = async (number: number, pinnedUntil: string) =>
  expect((await board.change(idOf(number), { pinnedUntil })).body.pinnedUntil).toBe(pinnedUntil || null);
const numbersIn = (titles: readonly string[]) => titles.map((title) => Number(title.replace('글 ', '')));

/** Every page of a list, and what each says of the whole. */
async function pages(pageSize: number, query = '', list: TestBoard['list'] | TestBoard['adminList'] = board.list) {
  const found: number[][] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await list(`?pageSize=${pageSize}&page=${page}${query}`);
    if (body.items.length === 0) return found;
    expect({ page: body.page, pageCount: body.pageCount }).toEqual({
      page,
      pageCount: Math.ceil(body.total / pageSize),
    });
    found.push(numbersIn(body.items.map(({ title }) => title)));
  }
}

const unpinned = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const chunked = (all: readonly number[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, page) => all.slice(page * size, (page + 1) * size));

describe('a pinned post', () => {
  beforeAll(async () => {
    await pin(2, dayFromNow(0));
    await pin(9, dayFromNow(400));
    await pin(12, dayFromNow(-1));
  });

  it.each([1, 2, 3, 5, 12, 13, 50])('stands first, every post once, on pages of %i', async (size) => {
    const wanted = chunked([9, 2, ...unpinned.filter((each) => each !== 9 && each !== 2)], size);
    expect(await pages(size)).toEqual(wanted);
    expect(await pages(size, '', board.adminList)).toEqual(wanted);
  });

  it('stands first on the list of its category, and on no other', async () => {
    expect(await pages(4, '&category=technical')).toEqual([[9, 12, 6, 3]]);
    expect(await pages(4, '&category=catalog')).toEqual(chunked([2, 13, 11, 10, 8, 7, 5, 4, 1], 4));
  });

  it('is told by a mark, also where it stands at its own place', async () => {
    const marked = async (query: string) =>
      (await board.list(query)).body.items.filter(({ pinned }) => pinned).map(({ id }) => id);
    expect(await marked('?pageSize=50')).toEqual([idOf(9), idOf(2)]);
    expect(await marked(`?pageSize=50&q=${encodeURIComponent('설계')}`)).toEqual([idOf(9), idOf(2)]);
    expect((await board.open(idOf(9))).body.pinned).toBe(true);
    expect((await board.read(idOf(12))).body).toMatchObject({ pinned: false, pinnedUntil: dayFromNow(-1) });
  });

  it('changes neither searches, nor filters, nor feeds', async () => {
    expect(await pages(5, `&q=${encodeURIComponent('설계압력')}`)).toEqual(chunked(unpinned, 5));
    expect(await pages(5, '&translation=none', board.adminList)).toEqual(chunked(unpinned, 5));
    const feed = await (await fetch(`${site.url}/ko/posts/feed.xml`)).text();
    expect(numbersIn([...feed.matchAll(/<title>(글 \d+)<\/title>/g)].map(([, title]) => String(title)))).toEqual(
      unpinned,
    );
  });

  it('leaves its place with the trash, and takes it again', async () => {
    await board.remove(idOf(9));
    expect((await pages(3))[0]).toEqual([2, 13, 12]);
    await board.restore(idOf(9));
    expect((await pages(3))[0]).toEqual([9, 2, 13]);
  });

  it('is no edit for its translation', async () => {
    const { body } = await boardAt(site, 'posts', 'en', await signIn(site)).add({ twin: idOf(5) });
    expect((await board.change(idOf(5), { pinnedUntil: dayFromNow(3) })).body).toMatchObject({
      twin: body.id,
      twinState: 'current',
    });
    await pin(5, '');
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'tomorrow', '2026-12-01T00:00Z'])(
    'is not pinned until %s',
    async (pinnedUntil) => {
      const wrong = { status: 400, body: { fields: { pinnedUntil: 'invalid' } } };
      expect(await board.change(idOf(1), { pinnedUntil })).toMatchObject(wrong);
      expect(await board.add({ pinnedUntil })).toMatchObject(wrong);
    },
  );

  it('stands first on a board that lacks the index, or has dates that no index sorts', async () => {
    const collection = site.database.collection('ko-posts');
    await collection.dropIndex('pinnedUntil_1');
    const wanted = chunked([9, 2, ...unpinned.filter((each) => each !== 9 && each !== 2)], 4);
    expect(await pages(4)).toEqual(wanted);
    await collection.createIndex({ pinnedUntil: 1 }, { partialFilterExpression: { pinnedUntil: { $gt: '' } } });
    const [stored] = await collection.find({ title: '글 7' }).toArray();
    await collection.updateOne({ _id: stored?._id }, { $set: { createdAt: stored?.createdAt.toISOString() } });
    await eventually(
      () => pages(4),
      (found) => JSON.stringify(found) === JSON.stringify(wanted),
    );
    await collection.updateOne({ _id: stored?._id }, { $set: { createdAt: stored?.createdAt } });
  });
});

describe('the day after', () => {
  it('a post has lost its place, in lists that were kept, too, and browsers are told', async () => {
    const titles = async () => {
      const { items } = JSON.parse((await askRaw(site.url, PATH)).text) as { items: { title: string }[] };
      return numbersIn(items.map(({ title }) => title));
    };
    await eventually(titles, (found) => found[1] === 2);
    // Asked for twice more it is a kept one.
    for (const _time of [1, 2]) expect((await titles()).slice(0, 3)).toEqual([9, 2, 13]);
    const events = await fetch(`${site.url}${PATH}/events`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    process.kill(site.pid, 'SIGUSR2');
    await eventually(
      async () => site.output(),
      (said) => said.includes('clock: 1'),
    );
    expect((await titles()).slice(0, 3)).toEqual([9, 13, 12]);
    const admins = boardAt(site, 'posts', 'ko', await signIn(site));
    const listed = (await admins.adminList()).body.items.slice(0, 3);
    expect(listed.map(({ id }) => id)).toEqual([9, 13, 12].map(idOf));
    let told = '';
    while (!told.includes('event: changed')) told += (await reader?.read())?.value ?? '';
    await reader?.cancel();
  });
});

import mongoose from 'mongoose';
import type { Types } from 'mongoose';

import type { AdminPostPage, PostPage } from '../../shared/posts/boards.types.js';
import { runBackup } from '../support/makers/archives.js';
import { boardAt } from '../support/makers/boards.js';
import type { TestBoard } from '../support/makers/boards.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { seedPosts } from '../support/makers/seed-posts.js';
import { builtProgram, spawnProgram } from '../support/site/server-process.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const { Long } = mongoose.mongo;

let site: TestSite;
let token: string;
let board: TestBoard;

beforeAll(async () => {
  site = await startTestSite('boards-shapes');
  token = await signIn(site);
  board = boardAt(site, 'e-procurement', 'ko', token);
});

afterAll(async () => {
  await site?.stop();
});

const posts = () => site.database.collection<{ _id: Types.ObjectId }>('ko-e-procurement');

/** Puts a document beside two dated posts as another program would, and waits until the board shows all three. */
async function put(document: Record<string, unknown>): Promise<string> {
  await posts().deleteMany();
  const dated = (title: string, year: number) => ({
    title,
    content: '본문',
    createdAt: new Date(Date.UTC(year, 5, 1)),
  });
  const { insertedId } = await posts().insertOne({ title: '옮긴 글', content: '옮긴 본문', ...document } as never); // any shape
  await posts().insertMany([dated('2020', 2020), dated('2024', 2024)] as never);
  await eventually(
    () => ask<PostPage>(board.visitors),
    ({ status, body }) => status === 500 || body.total === 3,
  );
  return String(insertedId);
}

/** Between the two others, newest first. */
const moment = new Date('2022-03-04T05:06:07.089Z');
const seconds = Math.floor(moment.getTime() / 1000);
const inBetween = ['2024', '옮긴 글', '2020'];
const last = ['2024', '2020', '옮긴 글'];

const shapes: [name: string, document: Record<string, unknown>, at: Date | null, order: string[]][] = [
  ['an object of seconds and nanoseconds', { createdAt: { seconds, nanoseconds: 89_000_000 } }, moment, inBetween],
  [
    'an object of long seconds',
    { createdAt: { seconds: Long.fromNumber(seconds), nanoseconds: 89e6 } },
    moment,
    inBetween,
  ],
  ['an object of seconds', { createdAt: { seconds } }, new Date(seconds * 1000), inBetween],
  ['a date', { createdAt: moment }, moment, inBetween],
  ['a text', { createdAt: moment.toISOString() }, moment, inBetween],
  ['missing', {}, null, last],
  ['null', { createdAt: null }, null, last],
  ['an object of something else', { createdAt: { at: 'noon' } }, null, last],
  ['a text that is no date', { createdAt: '어제' }, null, last],
  ['beyond all dates', { createdAt: { seconds: 1e300, nanoseconds: 0 } }, null, last],
  ['a list', { createdAt: [moment] }, null, last],
  ['a number', { createdAt: 20_220_304 }, null, last],
];

describe.each(shapes)('a post whose date is %s', (_, document, at, order) => {
  let id: string;
  const createdAt = at?.toISOString() ?? null;
  const titles = (page: PostPage | AdminPostPage) => page.items.map(({ title }) => title);
  const own = (page: PostPage | AdminPostPage) => page.items.find((item) => item.id === id);

  beforeAll(async () => {
    id = await put(document);
  });

  it.each(['', '?category=catalog', '?pageSize=50'])('stands in its place in the list %s', async (query) => {
    const { status, body } = await ask<PostPage>(board.visitors + query);
    expect({ status, titles: titles(body), total: body.total }).toEqual({ status: 200, titles: order, total: 3 });
    expect(own(body)).toMatchObject({ createdAt, viewCount: expect.any(Number), category: 'catalog', hasPdf: false });
  });

  it('stands on the page it belongs to', async () => {
    for (const [index, title] of order.entries())
      expect(await board.titles(`?pageSize=1&page=${index + 1}`)).toEqual([title]);
  });

  it('is in the list of administrators with its preview', async () => {
    const { status, body } = await ask<AdminPostPage>(board.admins, { token });
    expect({ status, titles: titles(body) }).toEqual({ status: 200, titles: order });
    expect(own(body)).toMatchObject({ createdAt, preview: '옮긴 본문', updatedAt: expect.any(String) });
  });

  it('opens, and its views are counted', async () => {
    const { status, body } = await board.open(id);
    expect({ status, body }).toMatchObject({ status: 200, body: { createdAt, content: '옮긴 본문', pdfUrl: null } });
    expect((await board.open(id)).body.viewCount).toBe(body.viewCount + 1);
  });

  it('is read, changed once for each version, deleted and brought back by administrators', async () => {
    const { body: read } = await board.read(id);
    expect(read).toMatchObject({ title: '옮긴 글', createdAt });
    const changed = await board.change(id, { title: '고친 글', updatedAt: read.updatedAt });
    expect(changed).toMatchObject({ status: 200, body: { title: '고친 글', createdAt } });
    expect((await board.change(id, { title: '또 고친 글', updatedAt: read.updatedAt })).status).toBe(409);
    expect((await board.remove(id)).status).toBe(204);
    expect((await board.trash()).body.items).toMatchObject([{ id, createdAt }]);
    expect((await board.restore(id)).body).toMatchObject({ title: '고친 글', createdAt });
  });
});

describe('a post with the other fields of its own', () => {
  it.each([
    ['no views', {}, { viewCount: 0 }],
    ['views that are a text', { viewCount: '7' }, { viewCount: 0 }],
    ['no category', {}, { category: 'catalog' }],
    ['a category of its own', { category: 'manuals' }, { category: 'catalog' }],
    ['a file that is not ours', { pdfFile: 'data:application/pdf;base64,JVBERi0=' }, { hasPdf: false }],
    ['a file that is a link', { pdfFile: 'https://example.com/a.pdf', pdfFileName: 'a.pdf' }, { hasPdf: false }],
    ['a date of its change as an object', { updatedAt: { seconds, nanoseconds: 0 } }, {}],
    ['a blank password', { password: '' }, { protected: false }],
  ])('of %s is listed and opened', async (_, document, shown) => {
    const id = await put({ createdAt: moment, ...document });
    const { items } = (await ask<AdminPostPage>(board.admins, { token })).body;
    expect(items.find((item) => item.id === id)).toMatchObject(shown);
    expect((await board.list()).body.items.find((item) => item.id === id)).toMatchObject(shown);
    expect(await board.open(id)).toMatchObject({ status: 200, body: { ...('hasPdf' in shown && { pdfUrl: null }) } });
    expect((await fetch(`${board.visitors}/${id}/pdf`)).status).toBe(404);
    const { body } = await board.read(id);
    expect((await board.change(id, { title: '고친 글', updatedAt: body.updatedAt })).status).toBe(200);
  });

  it('is listed without a title, and without an id of our kind', async () => {
    await put({ _id: 'from another program', title: undefined, content: undefined });
    for (const url of [board.visitors, board.admins]) expect((await ask(url, { token })).status).toBe(200);
  });

  it('is no hindrance to a backup', async () => {
    await put({ pdfFile: 'https://example.com/a.pdf' });
    const places = { MONGODB_URI: site.databaseUri, UPLOADS_DIR: `${site.dataFolder}/uploads` };
    expect(await runBackup(places, `${site.dataFolder}/site.tar.gz`)).toMatchObject({ code: 0 });
  });
});

describe('a board without its indexes', () => {
  const many = () => boardAt(site, 'posts', 'ko', token);
  const queries = [
    '?pageSize=10',
    '?pageSize=10&page=60',
    '?pageSize=10&page=60&category=technical',
    '?pageSize=10&page=40&category=catalog',
    '?q=%ED%8C%90%ED%98%95',
    '?q=%EA%B0%80&page=3',
    '?q=%EC%A7%80%EC%B9%A8%EC%84%9C&category=technical',
    '?page=9999',
  ];
  const answers = async () => {
    const found = [];
    for (const query of queries) found.push(await ask<PostPage>(many().visitors + query, { token }));
    for (const query of queries) found.push(await ask<AdminPostPage>(many().admins + query, { token }));
    return found.map(({ status, body }) => ({ status, body }));
  };

  it('answers the same, slower, until search-index has made them again', async () => {
    await seedPosts(site.database, 'ko-posts', 1300);
    const withIndexes = await eventually(answers, ([first]) => first?.body.total === 1300);
    expect(withIndexes.every(({ status }) => status === 200)).toBe(true);
    const collection = site.database.collection('ko-posts');
    const names = async () => (await collection.indexes()).map(({ name }) => name).toSorted();
    const before = await names();
    await collection.dropIndexes();
    // Counts and results with them are forgotten.
    const { insertedId } = await collection.insertOne({ title: '잠시', content: '잠시' });
    await collection.deleteOne({ _id: insertedId });
    await eventually(answers, ([first]) => first?.body.total === 1300);
    expect(await answers()).toEqual(withIndexes);
    expect(site.output()).toContain('ko-posts lacks an index');
    const program = spawnProgram([builtProgram('programs/rebuild-search.js')], { MONGODB_URI: site.databaseUri });
    expect(await program.ended).toBe(0);
    expect(await names()).toEqual(before);
  });
});

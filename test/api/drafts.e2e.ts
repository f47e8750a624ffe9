import { boardAt, draftsAt, pdfNamed } from '../support/makers/boards.js';
import type { Fields, TestBoard } from '../support/makers/boards.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

let site: TestSite;
let token: string;
let board: TestBoard;
let drafts: ReturnType<typeof draftsAt>;

beforeAll(async () => {
  site = await startTestSite('drafts', { PUBLIC_URL: 'https://www.example.com' });
  token = await signIn(site);
  board = boardAt(site, 'e-procurement', 'ko', token);
  drafts = draftsAt(site, 'e-procurement', 'ko', token);
});

afterAll(async () => {
  await site?.stop();
});

const secret: Fields = {
  title: '비공개초안 제목',
  content: '비공개초안 내용',
  category: 'technical',
  tenderNumber: 'SECRET-77',
  tenderClosesAt: '2099-12-01T14:00+09:00',
  pinnedUntil: '2099-12-31',
};
const WORDS = /비공개초안|SECRET-77/;
const further = { ...pdfNamed('비공개초안-도면.pdf'), field: 'files' };

/** Everything readable of the board without naming a post: address, status, `ETag` and body. */
async function readable(): Promise<string[]> {
  const asked = [
    '/api/e-procurement/ko',
    '/api/e-procurement/ko?pageSize=50',
    '/api/e-procurement/ko?category=technical',
    ...['비공개', '초안', 'secret-77', '비공개초안 내용'].map(
      (q) => `/api/e-procurement/ko?q=${encodeURIComponent(q)}`,
    ),
    '/api/e-procurement/en',
    '/ko/e-procurement',
    '/ko/e-procurement/feed.xml',
    '/en/e-procurement/feed.xml',
    '/sitemap.xml',
    '/sitemap-e-procurement-ko-1.xml',
    '/sitemap-e-procurement-en-1.xml',
  ];
  const answers = asked.map(async (path) => {
    const { status, headers, text } = await askRaw(site.url, path);
    return JSON.stringify([path, status, headers.etag, text]);
  });
  return Promise.all(answers);
}

/** Every address that a post of this id has for visitors, with what each answers. */
async function addresses(id: string): Promise<string[]> {
  const { body } = await drafts.read(id);
  const file = body.files?.[0]?.id ?? id;
  const api = `/api/e-procurement/ko/${id}`;
  const paths = [
    `${api}/pdf`,
    `${api}/files/${file}`,
    `${api}/calendar`,
    `/ko/e-procurement/${id}`,
    `/en/e-procurement/${id}?in=ko`,
    `/en/e-procurement/${id}`,
    `/data-sheets/${id}`,
  ];
  const found = await Promise.all(paths.map((path) => askRaw(site.url, path)));
  const opened = await board.open(id, { password: 'x' });
  expect(found.map(({ text }) => text).join('')).not.toMatch(WORDS);
  return [...found.map(({ status }) => String(status)), opened.body.code];
}

const hidden = ['404', '404', '404', '404', '404', '404', '404', 'not_found'];

describe('a draft', () => {
  it('is nowhere for visitors: no list, search, count, page, sitemap, feed, file, event', async () => {
    const first = (await board.add({ title: '공개 글' })).body;
    const original = (await boardAt(site, 'e-procurement', 'en', token).add({ title: 'Open' })).body;
    const before = await readable();
    const events = await fetch(`${site.url}/api/e-procurement/ko/events`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    let told = '';
    const read = async () => (told += (await reader?.read())?.value ?? '');
    await read();

    const fields = { ...secret, twin: original.id, tenderFirst: first.id };
    const { status, body } = await drafts.add(fields, pdfNamed('비공개초안.pdf'), further);
    expect({ status, draft: body.draft }).toEqual({ status: 201, draft: { publishAt: null, original: original.id } });
    await drafts.change(body.id, { content: '비공개초안 새 내용', publishAt: '2099-01-01T09:00+09:00', password: 'x' });
    expect(await readable()).toEqual(before);
    expect(await addresses(body.id)).toEqual(hidden);
    // Readers with more rights do not find it among posts either.
    expect((await board.read(body.id)).status).toBe(404);
    expect(await board.change(body.id, { title: '몰래' })).toMatchObject({ status: 404 });
    expect((await board.adminList('?q=SECRET-77')).body).toMatchObject({ total: 0, drafts: 1 });
    expect((await board.trash()).body.total).toBe(0);
    expect((await board.open(first.id)).body.notices).toEqual([]);
    const english = boardAt(site, 'e-procurement', 'en', token);
    expect((await english.open(original.id)).body.twin).toBeNull();
    expect((await english.read(original.id)).body).toMatchObject({ twin: null, twinState: null });
    expect(await english.pair(original.id, { twin: body.id })).toMatchObject({ status: 409 });
    expect(await board.add({ tenderFirst: body.id })).toMatchObject({ body: { fields: { tenderFirst: 'not_found' } } });

    // The stream tells of the next real change, and of nothing before.
    await board.add({ title: '다음 글' });
    while (!told.includes('event: changed')) await read();
    expect(told.split('event: changed')).toHaveLength(2);
    await reader?.cancel();
    await drafts.remove(body.id);
    expect((await drafts.list()).body).toMatchObject({ total: 0, items: [] });
  });

  it('is one of its own board only', async () => {
    const { body } = await drafts.add(secret, pdfNamed('a.pdf'));
    // Of another board it is none.
    expect((await draftsAt(site, 'e-procurement', 'en', token).read(body.id)).status).toBe(404);
    expect((await draftsAt(site, 'posts', 'ko', token).publish(body.id)).status).toBe(404);
    await drafts.remove(body.id);
  });

  it('may lack its content until it is to be published', async () => {
    const missing = { status: 400, body: { fields: { content: 'required' } } };
    const at = { publishAt: '2099-01-01T09:00+09:00' };
    expect(await drafts.add({ title: '', content: 'x' })).toMatchObject({ body: { fields: { title: 'required' } } });
    expect(await drafts.add({ content: '', ...at })).toMatchObject(missing);
    const { body } = await drafts.add({ content: '' });
    expect(await drafts.publish(body.id)).toMatchObject(missing);
    expect(await drafts.change(body.id, at)).toMatchObject(missing);
    expect((await drafts.change(body.id, { content: '이제 있음', ...at })).body.draft?.publishAt).toBe(
      '2099-01-01T00:00:00.000Z',
    );
    expect(await drafts.change(body.id, { content: ' ' })).toMatchObject(missing);
    expect((await drafts.change(body.id, { content: '', publishAt: '' })).body.draft?.publishAt).toBeNull();
    expect(await drafts.change(body.id, { publishAt: '2099-01-01T09:00' })).toMatchObject({
      body: { fields: { publishAt: 'invalid' } },
    });
    await drafts.remove(body.id);
  });

  it('is shown as it is in its form, finished or not, and nothing of it is stored', async () => {
    const { body: first } = await board.add({ title: '최초 공고', tenderNumber: 'OPEN-1' });
    const { body: later } = await board.add({ title: '정정 공고', tenderFirst: first.id });
    const { body: shown } = await drafts.preview({ ...secret, title: '비공개초안: 제목!', tenderFirst: first.id });
    expect(shown).toMatchObject({ content: secret.content, calendarUrl: null, tender: { number: 'SECRET-77' } });
    expect(shown.notices.map(({ id, isLater }) => [id, isLater])).toEqual([
      [first.id, false],
      [later.id, false],
    ]);
    // A published post keeps its place among its notices.
    const { body: edited } = await drafts.preview({ id: first.id, title: '고친 공고' });
    expect(edited).toMatchObject({ id: first.id, title: '고친 공고', content: '' });
    expect(edited.createdAt).toBe((await board.open(first.id)).body.createdAt);
    expect(edited.notices).toMatchObject([{ id: later.id, isLater: true }]);
    expect((await drafts.preview({})).status).toBe(200);
    expect(await drafts.preview({ title: '가'.repeat(201) })).toMatchObject({ status: 400 });
    expect(await board.open(first.id)).toMatchObject({ body: { title: '최초 공고' } });
    expect((await drafts.list()).body.total).toBe(0);
    for (const { id } of [first, later]) await board.remove(id);
  });

  it('is changed by two administrators: the second one is told', async () => {
    const { body } = await drafts.add(secret);
    const updatedAt = body.updatedAt;
    expect((await drafts.change(body.id, { title: '첫째', updatedAt })).status).toBe(200);
    const late = { status: 409, body: { code: 'conflict', fields: { title: 'changed' } } };
    expect(await drafts.change(body.id, { title: '둘째', updatedAt })).toMatchObject(late);
    expect(await drafts.publish(body.id, { title: '둘째', updatedAt })).toMatchObject(late);
    expect((await board.open(body.id)).status).toBe(404);
    const outcomes = await Promise.all([drafts.publish(body.id), drafts.publish(body.id), drafts.publish(body.id)]);
    expect(outcomes.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect((await board.list(`?q=${encodeURIComponent('첫째')}`)).body.total).toBe(1);
    expect(await drafts.change(body.id, { title: '늦음' })).toMatchObject({ status: 404 });
    await board.remove(body.id);
  });
});

describe('publishing a draft', () => {
  it('makes a post of it with its id, files, password and tender, dated at that moment', async () => {
    const { body } = await drafts.add({ ...secret, password: 'x', pinnedUntil: '' }, pdfNamed('a.pdf'), further);
    const stored = await site.database.collection('drafts').findOne({ title: secret.title });
    expect(stored?.password).toMatch(/^\$argon2id\$/);
    const begun = new Date().toISOString();
    const { status, body: post } = await drafts.publish(body.id, { title: '이제 공개' });
    expect({ status, id: post.id, draft: post.draft }).toEqual({ status: 200, id: body.id, draft: null });
    expect(String(post.createdAt) >= begun).toBe(true);
    expect((await board.list()).body.items[0]).toMatchObject({ id: body.id, protected: true, tender: null });
    expect((await board.list('?q=SECRET-77')).body.total).toBe(0);
    const opened = (await board.open(body.id, { password: 'x' })).body;
    expect(opened).toMatchObject({ title: '이제 공개', content: secret.content, tender: { number: 'SECRET-77' } });
    for (const url of [opened.pdfUrl, opened.files[0]?.url])
      expect((await fetch(site.url + url)).headers.get('content-type')).toBe('application/pdf');
    expect(await site.database.collection('drafts').countDocuments({ title: '이제 공개' })).toBe(0);
    await board.change(body.id, { password: '' });
    expect((await board.list('?q=SECRET-77')).body.total).toBe(1);
    await board.remove(body.id);
  });

  it('follows the tender that its first notice has come to follow', async () => {
    const add = async (fields: Fields) => (await board.add(fields)).body.id;
    const [first, other] = [await add({ title: '최초' }), await add({ title: '다른 공고' })];
    const { body } = await drafts.add({ title: '정정', tenderKind: 'correction', tenderFirst: other });
    await board.change(other, { tenderFirst: first });
    expect((await drafts.publish(body.id)).body).toMatchObject({ tender: { first }, firstTitle: '최초' });
  });
});

describe('taking a post back to a draft', () => {
  it('hides it everywhere with the changes of its form, and brings it back with its id and views', async () => {
    const { body } = await board.add({ ...secret, pinnedUntil: '' }, pdfNamed('a.pdf'), further);
    await board.open(body.id);
    expect(await drafts.withdraw(body.id, { title: '늦음', updatedAt: '2020-01-01T00:00:00Z' })).toMatchObject({
      status: 409,
    });
    const { status, body: draft } = await drafts.withdraw(body.id, {
      title: '비공개초안 다시',
      updatedAt: body.updatedAt,
    });
    expect({ status, id: draft.id, draft: draft.draft, title: draft.title }).toEqual({
      status: 200,
      id: body.id,
      draft: { publishAt: null, original: null },
      title: '비공개초안 다시',
    });
    expect((await readable()).join('')).not.toMatch(/비공개초안 |>SECRET|"SECRET/);
    expect((await readable()).join('')).not.toContain(body.id);
    expect(await addresses(body.id)).toEqual(hidden);
    const { body: again } = await drafts.publish(body.id);
    expect(again).toMatchObject({ id: body.id, viewCount: 1, title: '비공개초안 다시' });
    expect((await board.list('?q=SECRET-77')).body.items[0]?.id).toBe(body.id);
    await board.remove(body.id);
  });

  it('is recorded, as is publishing', async () => {
    const { body } = await board.add({});
    await drafts.withdraw(body.id);
    await drafts.publish(body.id);
    const { body: log } = await ask<{ items: { action: string; subject: { id: string } | null }[] }>(
      `${site.url}/api/admin/audit?kind=posts`,
      { token },
    );
    const own = log.items.filter(({ subject }) => subject?.id === body.id).map(({ action }) => action);
    expect(own).toEqual(['post.publish', 'post.withdraw', 'post.create']);
  });
});

describe('the files of a draft', () => {
  it('stay until it is deleted, and are freed with it', async () => {
    const { body } = await drafts.add({ title: '파일' }, pdfNamed('a.pdf'), further);
    const authorized = { headers: { Authorization: `Bearer ${token}` } };
    const url = `${drafts.drafts}/${body.id}/pdf`;
    expect((await fetch(url, authorized)).status).toBe(200);
    const stored = await site.database.collection('drafts').findOne({ title: '파일' });
    await drafts.change(body.id, {}, pdfNamed('b.pdf'));
    const changed = await site.database.collection('drafts').findOne({ title: '파일' });
    expect(changed?.pdfFile).not.toBe(stored?.pdfFile);
    expect((await drafts.remove(body.id)).status).toBe(204);
    await eventually(
      async () => (await fetch(url, authorized)).status,
      (status) => status === 404,
    );
  });
});

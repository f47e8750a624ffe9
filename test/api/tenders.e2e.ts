import type { Tender } from '../../shared/posts/tender.types.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import type { Fields, TestBoard } from '../support/makers/boards.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

let site: TestSite;
let token: string;
let board: TestBoard;

beforeAll(async () => {
  site = await startTestSite('tenders', { PUBLIC_URL: 'https://www.example.com' });
  token = await signIn(site);
  board = boardAt(site, 'e-procurement', 'ko', token);
});

afterAll(async () => {
  await site.stop();
});

const whole: Fields = {
  title: '판형열교환기 구매 입찰공고',
  tenderNumber: '2026-014',
  tenderRevision: '0',
  tenderKind: 'notice',
  tenderClosesAt: '2099-12-01T14:00+09:00',
  tenderContact: '구매팀 김하나',
  tenderTelephone: '02-123-4567 (내선 12)',
};
const stored: Tender = {
  number: '2026-014',
  revision: 0,
  kind: 'notice',
  closesAt: '2099-12-01T05:00:00.000Z',
  contact: '구매팀 김하나',
  telephone: '02-123-4567 (내선 12)',
  first: null,
};

/** Adds a notice; returns its id. */
async function add(fields: Fields = whole): Promise<string> {
  const { status, body } = await board.add(fields);
  expect(status).toBe(201);
  return body.id;
}

describe('a tender', () => {
  it('is kept as it was typed, and shown to visitors', async () => {
    const { body } = await board.add(whole);
    expect(body).toMatchObject({ tender: stored, firstTitle: null });
    expect((await board.open(body.id)).body).toMatchObject({
      tender: { ...stored, changedBy: null, changed: [] },
      notices: [],
      calendarUrl: `/api/e-procurement/ko/${body.id}/calendar`,
    });
    const [listed] = (await board.list()).body.items;
    const facts = { number: '2026-014', revision: 0, kind: 'notice', closesAt: stored.closesAt };
    expect(listed?.tender).toEqual({ ...facts, changedBy: null });
    expect((await board.adminList()).body.items[0]?.tender).toEqual(facts);
  });

  it('is optional, all and each part; a part that is not sent stays, a blank one goes', async () => {
    const id = await add({});
    expect((await board.read(id)).body.tender).toBeNull();
    const none = {
      number: null,
      revision: null,
      kind: null,
      closesAt: null,
      contact: null,
      telephone: null,
      first: null,
    };
    expect((await board.change(id, { tenderNumber: ' 2026-015 ' })).body.tender).toEqual({
      ...none,
      number: '2026-015',
    });
    const dated = await board.change(id, { tenderClosesAt: '2099-12-01T05:00Z' });
    expect(dated.body.tender).toEqual({ ...none, number: '2026-015', closesAt: stored.closesAt });
    expect((await board.change(id, { content: '다른 내용' })).body.tender).toEqual(dated.body.tender);
    expect((await board.change(id, { tenderNumber: '', tenderClosesAt: '' })).body.tender).toBeNull();
    expect((await board.open(id)).body.calendarUrl).toBeNull();
  });

  it.each([
    [{ tenderNumber: 'x'.repeat(61) }, { tenderNumber: 'too_long' }],
    [{ tenderRevision: '100' }, { tenderRevision: 'invalid_number' }],
    [{ tenderRevision: '-1' }, { tenderRevision: 'invalid_number' }],
    [{ tenderKind: 'auction' }, { tenderKind: 'invalid_choice' }],
    [{ tenderClosesAt: '2026-12-01' }, { tenderClosesAt: 'invalid' }],
    [{ tenderClosesAt: '2026-12-01T14:00' }, { tenderClosesAt: 'invalid' }],
    [{ tenderClosesAt: '2026-13-01T14:00Z' }, { tenderClosesAt: 'invalid' }],
    [{ tenderContact: 'x'.repeat(101) }, { tenderContact: 'too_long' }],
    [{ tenderTelephone: '12' }, { tenderTelephone: 'invalid_telephone' }],
    [{ tenderFirst: 'none' }, { tenderFirst: 'invalid' }],
    [{ tenderFirst: '6b012d9c69a50bf8d90573d9' }, { tenderFirst: 'not_found' }],
  ])('refuses %j, by its name, and changes nothing', async (wrong, fields) => {
    const refused = await board.add({ ...whole, ...wrong });
    expect({ status: refused.status, fields: refused.body.fields }).toEqual({ status: 400, fields });
    const id = await add();
    expect(await board.change(id, { title: '새 제목', ...wrong })).toMatchObject({ status: 400, body: { fields } });
    expect((await board.read(id)).body).toMatchObject({ title: whole.title, tender: stored });
  });

  it('may have closed before it is told of', async () => {
    const id = await add({ tenderClosesAt: '2020-01-01T00:00Z' });
    expect((await board.open(id)).body.tender?.closesAt).toBe('2020-01-01T00:00:00.000Z');
  });

  it('is nothing of the data room', async () => {
    const room = boardAt(site, 'posts', 'ko', token);
    const refused = await room.add({ tenderNumber: '1', tenderKind: 'notice' });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { tenderNumber: 'unknown_field', tenderKind: 'unknown_field' } },
    });
    const { body } = await room.add({ tenderNumber: '' });
    expect((await room.open(body.id)).body).toMatchObject({ tender: null, notices: [], calendarUrl: null });
    expect((await ask(`${site.url}/api/posts/ko/${body.id}/calendar`)).status).toBe(404);
  });

  it('is found by its number', async () => {
    const id = await add({ ...whole, tenderNumber: 'SHE-77/가' });
    expect((await board.list(`?q=${encodeURIComponent('she-77/가')}`)).body.items.map((each) => each.id)).toEqual([id]);
  });

  it('counts as an edit for the translation of the post', async () => {
    const id = await add();
    const { body: english } = await boardAt(site, 'e-procurement', 'en', token).add({ twin: id });
    expect((await board.change(id, { tenderClosesAt: '2099-12-08T14:00+09:00' })).body.twinState).toBe('newer');
    expect((await boardAt(site, 'e-procurement', 'en', token).read(english.id)).body.twinState).toBe('older');
  });
});

describe('a locked tender', () => {
  it('tells nothing before it is opened: not in the list, not to a search, not as a calendar', async () => {
    const id = await add({ ...whole, title: '잠긴 입찰', tenderNumber: 'LOCKED-1', password: 'key' });
    const listed = (await board.list()).body.items.find((each) => each.id === id);
    expect(listed).toMatchObject({ protected: true, tender: null });
    expect((await board.list('?q=LOCKED-1')).body.items).toEqual([]);
    const page = await fetch(`${site.url}/ko/e-procurement/${id}`);
    expect(page.status).toBe(403);
    expect(await page.text()).not.toMatch(/LOCKED-1|2099/);
    const address = `${site.url}/api/e-procurement/ko/${id}/calendar`;
    expect((await ask(address)).body.code).toBe('post_password_required');
    const opened = (await board.open(id, { password: 'key' })).body;
    expect(opened.tender).toMatchObject({ number: 'LOCKED-1' });
    expect((await fetch(site.url + String(opened.calendarUrl))).status).toBe(200);
  });

  it('is named among the notices of its tender without what it does', async () => {
    const first = await add();
    await add({ title: '잠긴 결과', tenderKind: 'result', tenderFirst: first, password: 'key' });
    expect((await board.open(first)).body.notices).toMatchObject([{ shownTitle: '잠긴 결과', kind: null }]);
  });
});

describe('the notices of a tender', () => {
  it('all name the first one, also when another one was chosen, and list one another', async () => {
    const first = await add();
    const correction = await add({ title: '정정', tenderKind: 'correction', tenderFirst: first });
    const result = await add({ title: '결과', tenderKind: 'result', tenderFirst: correction });
    expect((await board.read(result)).body).toMatchObject({ tender: { first }, firstTitle: whole.title });
    expect((await board.open(correction)).body.notices).toMatchObject([
      { id: first, kind: 'notice' },
      { id: result, kind: 'result', shownTitle: '결과' },
    ]);
    expect((await board.open(first)).body.notices.map(({ id }) => id)).toEqual([correction, result]);
  });

  it('go along when the first one turns out to belong to another tender', async () => {
    const [first, other] = [await add(), await add()];
    const result = await add({ title: '결과', tenderFirst: other });
    expect((await board.change(other, { tenderFirst: first })).status).toBe(200);
    expect((await board.read(result)).body.tender?.first).toBe(first);
  });

  it('never name themselves, however it is tried', async () => {
    const first = await add();
    const result = await add({ tenderFirst: first });
    for (const [id, tenderFirst] of [
      [first, first],
      [first, result],
    ] as const)
      expect(await board.change(id, { tenderFirst })).toMatchObject({
        status: 400,
        body: { fields: { tenderFirst: 'invalid' } },
      });
  });

  it('stand without a first one that is in the trash, and with it again afterwards', async () => {
    const first = await add();
    const result = await add({ tenderFirst: first });
    await board.remove(first);
    expect((await board.read(result)).body).toMatchObject({ tender: { first }, firstTitle: null });
    expect((await board.open(result)).body.notices).toEqual([]);
    await board.restore(first);
    expect((await board.read(result)).body.firstTitle).toBe(whole.title);
    expect((await board.open(result)).body.notices).toMatchObject([{ id: first }]);
  });

  it('may be taken apart again', async () => {
    const first = await add();
    const result = await add({ tenderKind: 'result', tenderFirst: first });
    expect((await board.change(result, { tenderFirst: '' })).body.tender).toMatchObject({
      kind: 'result',
      first: null,
    });
    expect((await board.open(first)).body.notices).toEqual([]);
  });
});

describe('the calendar file', () => {
  const calendarOf = async (id: string) => {
    const answer = await fetch(`${site.url}/api/e-procurement/ko/${id}/calendar`);
    // Long lines are folded.
    return { answer, text: (await answer.text()).replaceAll('\r\n ', '') };
  };

  it('holds the closing time, what it is about and where to read of it', async () => {
    const id = await add({ ...whole, tenderRevision: '2' });
    const { answer, text } = await calendarOf(id);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('tender-2026-014.ics');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const line of [
      'BEGIN:VCALENDAR',
      'DTSTART:20991201T050000Z',
      `UID:${id}@www.example.com`,
      'SEQUENCE:2',
      'SUMMARY:[입찰 마감] 2026-014 판형열교환기 구매 입찰공고',
      'TRIGGER:-P1D',
      'END:VCALENDAR',
    ])
      expect(text.split('\r\n')).toContain(line);
    expect(text).toContain(`https://www.example.com/ko/e-procurement/${id}`);
    expect(text).toContain('담당자: 구매팀 김하나\\, 02-123-4567 (내선 12)');
  });

  it('cannot be broken by what was typed', async () => {
    const id = await add({ ...whole, title: 'a;b,c\\d "e"', tenderNumber: 'X/../Y' });
    const { answer, text } = await calendarOf(id);
    expect(text).toContain('X/../Y');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(answer.headers.get('content-disposition')).not.toMatch(/\.\.\/|\/Y/);
  });

  it('is not there without a closing time, without the post, and on the legacy board', async () => {
    const id = await add({ tenderNumber: '1' });
    expect((await calendarOf(id)).answer.status).toBe(404);
    expect((await calendarOf('6b012d9c69a50bf8d90573d9')).answer.status).toBe(404);
    expect((await fetch(`${site.url}/api/e-procurement/legacy/${id}/calendar`)).status).toBe(404);
  });
});

describe('a tender and the file of its post', () => {
  it('change apart from each other', async () => {
    const { body } = await board.add(whole, pdfNamed('공고문.pdf'));
    const changed = await board.change(body.id, { tenderRevision: '1' });
    expect(changed.body).toMatchObject({ pdfFileName: '공고문.pdf', tender: { ...stored, revision: 1 } });
  });
});

import type { ErrorBody } from '../../shared/words/error.types.js';
import type { KindredRequests, QuoteDesk, ShownHoliday } from '../../shared/requests/desk.types.js';
import type { QuoteDetail, QuotePage } from '../../shared/requests/quotes.types.js';
import { workingDayAfter, daysOff } from '../../shared/requests/reply-clock/reply-clock.js';
import { publicHolidays } from '../../shared/requests/reply-clock/public-holidays.js';
import { dateInKorea } from '../../shared/words/korea.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { sendRequest } from '../support/browser/sent-request.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const DAY = 24 * 3_600_000;

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('handling', { ANSWER_WORKING_DAYS: '3' });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

const admin = <Body = ErrorBody>(path: string, options: Parameters<typeof ask>[1] = {}) =>
  ask<Body>(`${site.url}/api/admin/${path}`, { token, ...options });
const list = async (query = '') => (await admin<QuotePage>(`quotes${query}`)).body;
const read = async (id: string) => (await admin<QuoteDetail>(`quotes/${id}`)).body;
const change = (id: string, json: unknown) => admin<QuoteDetail & ErrorBody>(`quotes/${id}`, { method: 'PATCH', json });
const desk = async () => (await admin<QuoteDesk>('quote-desk')).body;
const quotes = () => site.database.collection('quotes');
const whats = ({ events }: QuoteDetail) => events.map(({ what, value }) => [what, value]);

/** Sends a request, and returns its id in the inbox, too. */
async function send(changes: Record<string, unknown> = {}) {
  const sent = await sendRequest(site, changes);
  const id = String((await quotes().findOne({ reference: sent.reference }))?._id);
  return { ...sent, id };
}

const today = () => dateInKorea(Date.now());

describe('the reply clock', () => {
  it('gives a request so many working days, and stops when it is answered, closed, spam or withdrawn', async () => {
    const { id, withdraw } = await send();
    const due = workingDayAfter(today(), 3, daysOff(publicHolidays(), { added: [], removed: [] }));
    const { dueAt } = await read(id);
    expect(dateInKorea(Date.parse(dueAt ?? ''))).toBe(due);
    for (const status of ['answered', 'closed', 'spam']) {
      expect((await change(id, { status })).body.dueAt).toBeNull();
      expect((await change(id, { status: 'in_progress' })).body.dueAt).toBe(dueAt);
    }
    await withdraw();
    expect((await read(id)).dueAt).toBeNull();
    expect((await change(id, { status: 'new' })).body.dueAt).toBe(dueAt);
    const robot = await send({ website: 'https://example.com' });
    expect((await read(robot.id)).dueAt).toBeNull();
  });

  it('follows the days off of the office, also for what is open already', async () => {
    const { id } = await send();
    const before = (await read(id)).dueAt;
    const due = dateInKorea(Date.parse(before ?? ''));
    const added = await admin<ShownHoliday[]>(`holidays/${due}`, { method: 'PUT', json: { name: '창립기념일' } });
    expect(added.body).toContainEqual({
      day: due,
      name: { ko: '창립기념일', en: '창립기념일' },
      isOwn: true,
      isRemoved: false,
    });
    expect(Date.parse((await read(id)).dueAt ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
    await admin(`holidays/${due}`, { method: 'DELETE' });
    expect((await read(id)).dueAt).toBe(before);
  });

  it('takes a public holiday out and puts it back', async () => {
    const of = (found: ShownHoliday[]) => found.find(({ day }) => day === '2027-02-09');
    expect(of((await admin<ShownHoliday[]>('holidays')).body)).toMatchObject({
      name: { ko: '대체공휴일(설날)' },
      isRemoved: false,
    });
    const taken = await admin<ShownHoliday[]>('holidays/2027-02-09', { method: 'DELETE' });
    expect(of(taken.body)).toMatchObject({ isRemoved: true });
    const back = await admin<ShownHoliday[]>('holidays/2027-02-09', { method: 'PUT', json: { name: '설날' } });
    expect(of(back.body)).toMatchObject({ isOwn: false, isRemoved: false });
    expect((await admin('holidays/2027-02-30', { method: 'PUT', json: { name: '없는 날' } })).status).toBe(400);
  });

  it('puts late requests first, the latest before all others, then reminders, then news, then the newest', async () => {
    await quotes().updateMany({}, { $set: { news: null } });
    const [one, two, three, told] = [await send(), await send(), await send(), await send()];
    const newest = await send();
    const late = (id: string, days: number) =>
      quotes().updateOne({ reference: id }, { $set: { dueAt: new Date(Date.now() - days * DAY) } });
    await late(one.reference, 2);
    await late(two.reference, 5);
    await change(three.id, { remindOn: today() });
    await told.correct('110 ℃');
    for (const query of ['', '?q=Q-']) {
      const { items } = await list(query);
      expect(items.slice(0, 5).map(({ reference }) => reference)).toEqual(
        [two, one, three, told, newest].map(({ reference }) => reference),
      );
    }
    expect(await desk()).toMatchObject({ late: 2, reminded: 1, news: 1 });
    await change(told.id, { seen: (await read(told.id)).news });
    for (const { id } of [one, two]) await change(id, { status: 'answered' });
    await change(three.id, { remindOn: '' });
    expect(await desk()).toMatchObject({ late: 0, reminded: 0, news: 0 });
  });

  it('gives every page once, whatever is on top', async () => {
    const sent = [];
    for (let count = 0; count < 25; count += 1) sent.push(await send());
    const some = sent.filter((_, index) => index % 3 === 0).map(({ reference }) => reference);
    await quotes().updateMany({ reference: { $in: some } }, { $set: { remindAt: new Date(0) } });
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?page=${page}`)));
    const found = pages.flatMap(({ items }) => items.map(({ reference }) => reference));
    expect(new Set(found).size).toBe(found.length);
    expect(found).toHaveLength(Math.min(60, pages[0]?.total ?? 0));
    expect(new Set(found.slice(0, some.length))).toEqual(new Set(some));
    await quotes().updateMany({}, { $set: { remindAt: null } });
  });
});

describe('who is responsible', () => {
  it('is any name, found by it, and offered again', async () => {
    const { id, reference } = await send();
    expect((await change(id, { responsible: '  김  지우 ' })).body.responsible).toBe('김 지우');
    expect((await list(`?responsible=${encodeURIComponent('김 지우')}`)).items).toMatchObject([{ reference }]);
    expect((await list('?responsible=-')).items.map((item) => item.reference)).not.toContain(reference);
    expect(await desk()).toMatchObject({ responsibles: ['김 지우'], me: null });
    expect((await change(id, { responsible: '' })).body.responsible).toBeNull();
    expect(await desk()).toMatchObject({ responsibles: [] });
  });

  it.each([
    [{ responsible: 'x'.repeat(61) }, { responsible: 'too_long' }],
    [{ responsible: ['x'] }, { responsible: 'wrong_type' }],
    [{ remindOn: '2026-02-30' }, { remindOn: 'invalid' }],
    [{ remindOn: 'tomorrow' }, { remindOn: 'invalid' }],
  ])('is refused as %j', async (json, fields) => {
    const { id } = await send();
    const { status, body } = await change(id, json);
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
  });
});

it('everything that is done stands in the history, what changes nothing does not', async () => {
  const { id, correct } = await send();
  await change(id, { status: 'in_progress', responsible: '박 과장' });
  await change(id, { status: 'in_progress', note: '' });
  await change(id, { note: '전화함' });
  await change(id, { remindOn: '2999-12-31' });
  await change(id, { remindOn: '' });
  await correct('유량이 바뀌었습니다.');
  const { news } = await read(id);
  await change(id, { seen: news });
  await eventually(
    () => read(id),
    ({ deliveries }) => deliveries.office.state === 'written',
  );
  await admin(`quotes/${id}/resend`, { json: { letter: 'office' } });
  const detail = await read(id);
  expect(whats(detail)).toEqual([
    ['status', 'in_progress'],
    ['responsible', '박 과장'],
    ['note', ''],
    ['reminder', '2999-12-31'],
    ['reminder', ''],
    ['seen', ''],
    ['resent', 'office'],
  ]);
  expect(detail.events[0]).toMatchObject({ by: null, at: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(detail.history).toMatchObject([{ kind: 'correction' }]);
});

describe('other requests', () => {
  const kindred = async (id: string) => (await admin<KindredRequests>(`quotes/${id}/kindred`)).body;

  it('are those of the address in any case, and of the company', async () => {
    const one = await send({ email: 'kim@hangang.co.kr' });
    const two = await send({ email: 'Kim@Hangang.co.kr' });
    const three = await send({ email: 'lee@hangang.co.kr', products: ['ball-tank'] });
    await send({ email: 'kim@other.co.kr' });
    expect(await kindred(one.id)).toMatchObject({
      reference: one.reference,
      total: 2,
      items: [
        { reference: three.reference, isSameAddress: false, products: ['ball-tank'], status: 'new', isMerged: false },
        { reference: two.reference, isSameAddress: true },
      ],
    });
  });

  it('are not those of everybody at a free mail service', async () => {
    const one = await send({ email: 'one@naver.com' });
    await send({ email: 'two@naver.com' });
    const again = await send({ email: 'one@naver.com' });
    expect((await kindred(one.id)).items.map(({ reference }) => reference)).toEqual([again.reference]);
    expect((await admin('quotes/0123456789abcdef01234567/kindred')).status).toBe(404);
  });
});

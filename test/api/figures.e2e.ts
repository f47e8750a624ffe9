import { mondayOf } from '../../server/requests/figures/figures.js';
import type { Figures } from '../../shared/requests/figures.types.js';
import { dayAfter } from '../../shared/requests/reply-clock/days.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { inInbox, sendRequest } from '../support/browser/sent-request.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { lettersIn } from '../support/site/traces.js';

const DAY = 24 * 3_600_000;

let site: TestSite;
let token: string;

const quotes = () => site.database.collection('quotes');
const figures = async () => (await ask<Figures>(`${site.url}/api/admin/figures`, { token })).body;
const counts = (groups: readonly { of: string | null; requests: number }[]) =>
  Object.fromEntries(groups.map(({ of, requests }) => [String(of), requests]));

/** Sets the times of a request as if it had come that long ago: days. */
const put = (reference: string, { came, answered }: { came: number; answered?: number }) =>
  quotes().updateOne(
    { reference },
    {
      $set: {
        createdAt: new Date(Date.now() - came * DAY),
        ...(answered !== undefined && { answeredAt: new Date(Date.now() - answered * DAY), status: 'answered' }),
      },
    },
  );

beforeAll(async () => {
  site = await startTestSite('figures');
  token = await signIn(site);
});

beforeEach(async () => {
  await quotes().deleteMany({});
});

afterAll(async () => {
  await site?.stop();
});

describe('GET /api/admin/figures', () => {
  it('counts requests by week, product, language and page, without spam, old and merged ones', async () => {
    const [kept] = [
      await sendRequest(site, { products: ['heat-exchanger', 'gas-cooler'], page: '/products', language: 'en' }),
      await sendRequest(site, { products: ['gas-cooler'], page: '/products', language: 'ko' }),
      await sendRequest(site, { language: 'ko' }),
    ];
    await sendRequest(site, { website: 'https://example.com' });
    await put((await sendRequest(site)).reference, { came: 400 });
    const gone = await sendRequest(site);
    const { id } = await inInbox(site, kept.reference, token);
    const merged = { reference: gone.reference, keep: 'this' };
    await ask(`${site.url}/api/admin/quotes/${id}/merge`, { json: merged, token });
    const { all, weeks, families, languages, pages } = await figures();
    expect(all).toEqual({ requests: 3, judged: 0, inTime: 0, medianDays: null });
    expect([weeks.length, weeks.at(-1)?.requests]).toEqual([26, 3]);
    expect(counts(families)).toEqual({ 'gas-cooler': 2, 'heat-exchanger': 1, null: 1 });
    expect(counts(languages)).toEqual({ ko: 2, en: 1 });
    expect(counts(pages)).toEqual({ '/products': 2, null: 1 });
  });

  it('tells what was answered, and what is late', async () => {
    const [quick, slow, late, closed] = [
      await sendRequest(site),
      await sendRequest(site),
      await sendRequest(site),
      await sendRequest(site),
    ];
    await put(quick.reference, { came: 50, answered: 50 });
    await put(slow.reference, { came: 50, answered: 20 });
    await put(late.reference, { came: 50 });
    await put(closed.reference, { came: 50 });
    await quotes().updateOne({ reference: closed.reference }, { $set: { status: 'closed' } });
    const { all, promised } = await figures();
    expect(promised).toBe(2);
    expect(all).toMatchObject({ requests: 4, judged: 3, inTime: 1 });
    // Of none and of about thirty days the middle, in working days.
    expect(all.medianDays).toBeGreaterThan(5);
    expect(all.medianDays).toBeLessThan(15);
  });

  it('judges requests that are one by the first of them', async () => {
    const [old, kept] = [await sendRequest(site), await sendRequest(site)];
    await put(old.reference, { came: 50 });
    const { id } = await inInbox(site, kept.reference, token);
    await ask(`${site.url}/api/admin/quotes/${id}/merge`, { json: { reference: old.reference, keep: 'this' }, token });
    const { all, weeks } = await figures();
    expect(all).toMatchObject({ requests: 1, judged: 1, inTime: 0 });
    expect(weeks.at(-1)?.requests).toBe(1);
  });

  it('judges a request apart from what was answered before it was merged into it', async () => {
    const [old, kept] = [await sendRequest(site), await sendRequest(site)];
    await put(old.reference, { came: 50, answered: 48 });
    const { id } = await inInbox(site, kept.reference, token);
    await ask(`${site.url}/api/admin/quotes/${id}/merge`, { json: { reference: old.reference, keep: 'this' }, token });
    expect((await figures()).all).toMatchObject({ requests: 1, judged: 0 });
    await put(kept.reference, { came: 0, answered: 0 });
    expect((await figures()).all).toEqual({ requests: 1, judged: 1, inTime: 1, medianDays: 0 });
  });

  it('keeps an answer in time of a request that is worked on further, with one that came at the same time', async () => {
    const [kept, twin] = [await sendRequest(site), await sendRequest(site)];
    const { id } = await inInbox(site, kept.reference, token);
    await ask(`${site.url}/api/admin/quotes/${id}/merge`, { json: { reference: twin.reference, keep: 'this' }, token });
    await put(twin.reference, { came: 50 });
    await put(kept.reference, { came: 50, answered: 49.9 });
    await quotes().updateOne({ reference: kept.reference }, { $set: { status: 'in_progress' } });
    expect((await figures()).all).toMatchObject({ requests: 1, judged: 1, inTime: 1 });
  });

  it('does not take an answer from before for one to what was merged later, and waits', async () => {
    const [kept, later] = [await sendRequest(site), await sendRequest(site)];
    await put(kept.reference, { came: 50, answered: 50 });
    await put(later.reference, { came: 20 });
    const { id } = await inInbox(site, kept.reference, token);
    const merged = { reference: later.reference, keep: 'this' };
    await ask(`${site.url}/api/admin/quotes/${id}/merge`, { json: merged, token });
    expect((await figures()).all).toEqual({ requests: 1, judged: 1, inTime: 0, medianDays: null });
    await ask(`${site.url}/api/admin/quotes/${id}`, { method: 'PATCH', json: { status: 'answered' }, token });
    expect((await figures()).all).toEqual({ requests: 1, judged: 1, inTime: 1, medianDays: 0 });
  });

  it('has nothing of who sent them', async () => {
    const sent = { company: '비밀회사', name: '홍길동', email: 'secret@example.com', projectName: '비밀사업' };
    const { reference } = await sendRequest(site, sent);
    for (const path of ['figures', 'figures.csv']) {
      const told = await (
        await fetch(`${site.url}/api/admin/${path}`, { headers: { Authorization: `Bearer ${token}` } })
      ).text();
      for (const personal of [...Object.values(sent), reference]) expect(told).not.toContain(personal);
    }
  });
});

describe('GET /api/admin/figures.csv', () => {
  it('is a table of every group', async () => {
    await sendRequest(site, { products: ['gas-cooler'], page: '/products', language: 'en' });
    const answer = await fetch(`${site.url}/api/admin/figures.csv`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="figures-.*\.csv"$/);
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?구분,항목,요청,/);
    expect(lines).toHaveLength(1 + 26 + 3 + 10);
    expect(lines.slice(27, 30).map((line) => line.split(',').slice(0, 3))).toEqual([
      ['제품', '가스쿨러', '1'],
      ['언어', 'en', '1'],
      ['요청 전에 본 페이지', '/products', '1'],
    ]);
  });
});

describe('the page of a request', () => {
  it('is kept where the site has it, and the request in any case', async () => {
    for (const page of ['/', '/products', '/manage', '/nowhere', 'https://example.com/products', '/products?x=1', '']) {
      const { reference } = await sendRequest(site, { page });
      const stored = await quotes().findOne({ reference });
      expect([page, stored?.page]).toEqual([page, ['/', '/products'].includes(page) ? page : null]);
    }
  });

  it('does not make a repeated request another one', async () => {
    const send = (page: string) =>
      ask<{ reference: string }>(`${site.url}/api/quotes`, {
        json: {
          company: 'A',
          name: 'B',
          telephone: '1',
          email: 'b@example.com',
          projectName: 'C',
          serviceInProcess: 'D',
          hotFluidName: 'w',
          page,
        },
        headers: { 'Idempotency-Key': 'a-page-of-its-own-1234' },
      });
    const [first, second] = [await send('/'), await send('/products')];
    expect([second.status, second.body.reference]).toEqual([first.status, first.body.reference]);
  });
});

describe('the letter of the week', () => {
  const week = mondayOf(Date.now());
  const admin = (path: string, options: Parameters<typeof ask>[1] = {}) =>
    ask(`${site.url}/api/admin/${path}`, { token, ...options });
  const weekLetters = async () => (await lettersIn(site.dataFolder)).filter((letter) => /^x-requests:/im.test(letter));
  const queue = (monday: string) =>
    site.database
      .collection('jobs')
      .insertOne({ name: 'week-letter', data: { week: monday }, type: 'normal', nextRunAt: new Date() });
  const done = async () =>
    (await site.database.collection<{ _id: string; week: string }>('admin-settings').findOne({ _id: 'week-letter' }))
      ?.week;
  const run = async (monday: string) => {
    await queue(monday);
    await eventually(done, (found) => found === monday);
  };
  const runAway = async (monday: string) => {
    await queue(monday);
    await eventually(
      () => site.database.collection('jobs').countDocuments({ name: 'week-letter' }),
      (count) => count === 0,
    );
  };

  it('is off at first', async () => {
    expect((await admin('settings')).body).toMatchObject({ weeklyLetter: false });
  });

  it('names what is open, once a week, and goes with an erased request', async () => {
    const { reference } = await sendRequest(site, { email: 'week@example.kr' });
    const { id } = await inInbox(site, reference, token);
    // Mail has failed until another letter was due, which says the same.
    await runAway(dayAfter(week, -14));
    expect([await weekLetters(), await done()]).toEqual([[], undefined]);

    await run(week);
    const [letter = '', ...more] = await weekLetters();
    expect(more).toEqual([]);
    expect(letter).toContain(reference);
    expect(letter).toContain(`quote=3D${id}`);
    await runAway(week);
    expect(await weekLetters()).toHaveLength(1);
    await admin('people/erase', { json: { email: 'week@example.kr', references: [reference] } });
    expect(await weekLetters()).toEqual([]);
  });

  it('is not sent where nothing is open', async () => {
    await quotes().updateMany({}, { $set: { dueAt: null, remindAt: null } });
    await run(dayAfter(week, 7));
    expect(await weekLetters()).toEqual([]);
  });
});

import type { ErrorBody } from '../../shared/words/error.types.js';
import { laterCalculationColumns } from '../../server/requests/inbox/csv-calculation.js';
import { csvAnswerTexts, csvHandlingTexts } from '../../server/requests/inbox/csv.text.js';
import { laterFields, mainFields } from '../../shared/questionnaire/places.js';
import type { QuoteDetail, QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, signIn } from '../support/site/http.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const UNKNOWN = '0123456789abcdef01234567';

/** Files, privacy, plates, answers and handling: columns at the end that no version of the questionnaire moves. */
const LAST_COLUMNS =
  7 + laterCalculationColumns.length + Object.keys({ ...csvAnswerTexts, ...csvHandlingTexts }).length;

let site: TestSite;
let token: string;

const list = (query: string) => ask<QuotePage & ErrorBody>(`${site.url}/api/admin/quotes${query}`, { token });
const found = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).body.items.map(({ email }) => email);
const change = (id: string, json: unknown) =>
  ask<QuoteDetail & ErrorBody>(`${site.url}/api/admin/quotes/${id}`, { method: 'PATCH', json, token });

async function send(changes: Record<string, unknown>): Promise<string> {
  return (await ask<QuoteReceipt>(`${site.url}/api/quotes`, { json: quoteRequest(changes) })).body.reference;
}

async function idOf(email: string): Promise<string> {
  return (await list(`?q=${email}`)).body.items[0]?.id ?? '';
}

beforeAll(async () => {
  site = await startTestSite('inbox');
  token = await signIn(site);
  for (const number of Array.from({ length: 22 }, (_, index) => index + 1))
    await send({ email: `filler${number}@example.com`, company: '가나 주식회사' });
  await send({ email: 'korean@example.com', company: '한강 지역 난방', projectName: '제3기계실' });
  await send({ email: 'tanks@example.com', company: '가나 주식회사', products: ['ball-tank', 'atm-tank'] });
  await send({ email: 'literal@example.com', company: 'A.*B (C) [D] \\E' });
  await send({
    email: 'formula@example.com',
    company: '=1+1',
    name: '@SUM(A1)',
    hotTempIn: '-30',
    comment: '"가", 나;\n다',
  });
});

afterAll(async () => {
  await site?.stop();
});

describe('GET /api/admin/quotes', () => {
  it('lists the newest first, 20 a page', async () => {
    const [first, second, third] = await Promise.all([list(''), list('?page=2'), list('?page=3')]);
    expect(first.body).toMatchObject({ total: 26, page: 1, pageSize: 20, pageCount: 2 });
    expect([first, second, third].map(({ body }) => body.items.length)).toEqual([20, 6, 0]);
    const references = [...first.body.items, ...second.body.items].map(({ reference }) => reference);
    expect(references).toEqual(references.toSorted().toReversed());
    expect(first.body.items[0]).toMatchObject({ email: 'formula@example.com', status: 'new', language: 'ko' });
    expect(third.status).toBe(200);
  });

  it.each([
    ['part of a Korean word', '역난', ['korean@example.com']],
    ['words with other blanks', '한강지역  난 방', ['korean@example.com']],
    ['a word in its parts', '지역'.normalize('NFD'), ['korean@example.com']],
    ['the project', '제3기', ['korean@example.com']],
    ['a product in Korean', '볼 탱크', ['tanks@example.com']],
    ['a product in English', 'ATM tank', ['tanks@example.com']],
    ['another case', 'KOREAN@', ['korean@example.com']],
    ['characters that mean something in patterns', '.*b', ['literal@example.com']],
    ['brackets', '(c)[d]\\', ['literal@example.com']],
    ['a lonely bracket', '[z', []],
    ['an operator', '{"$ne":null}', []],
  ])('finds %s', async (_, q, emails) => {
    expect(await found(q)).toEqual(emails);
  });

  it('selects by status', async () => {
    await change(await idOf('filler1@example.com'), { status: 'answered' });
    const { body } = await list('?status=answered');
    expect(body.items.map(({ email }) => email)).toEqual(['filler1@example.com']);
    expect((await list('?status=closed')).body).toMatchObject({ items: [], total: 0, pageCount: 1 });
  });

  it('selects by product, also together with others', async () => {
    const emails = async (query: string) => (await list(query)).body.items.map(({ email }) => email);
    expect(await emails('?product=atm-tank')).toEqual(['tanks@example.com']);
    expect(await emails('?product=ball-tank&status=new&q=tanks')).toEqual(['tanks@example.com']);
    expect(await emails('?product=ball-tank&status=closed')).toEqual([]);
    expect(await emails('?product=gas-cooler')).toEqual([]);
    expect((await list('?q=tanks@')).body.items[0]).toMatchObject({ products: ['ball-tank', 'atm-tank'] });
  });

  it.each([
    ['?page=0', { page: 'invalid' }],
    ['?page=x', { page: 'wrong_type' }],
    ['?page=1.5', { page: 'wrong_type' }],
    ['?status=lost', { status: 'invalid_choice' }],
    ['?product=pump', { product: 'invalid_choice' }],
    ['?product[$ne]=pump', { 'product[$ne]': 'unknown_field' }],
    [`?q=${'x'.repeat(101)}`, { q: 'too_long' }],
    ['?q=a&q=b', { q: 'wrong_type' }],
    ['?status[$ne]=new', { 'status[$ne]': 'unknown_field' }],
  ])('refuses %s', async (query, fields) => {
    const { status, body } = await list(query);
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
  });
});

describe('a request', () => {
  it('is 404 where there is none', async () => {
    for (const id of [UNKNOWN, 'nonsense', '%00', '0123456789ab']) {
      const base = `${site.url}/api/admin/quotes/${id}`;
      const answers = await Promise.all([
        ask(base, { token }),
        ask(base, { token, method: 'PATCH', json: { status: 'new' } }),
        ask(`${base}/resend`, { token, json: { letter: 'office' } }),
      ]);
      expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(3).fill('404 not_found'));
    }
  });

  it('from before calculations were kept, or with one nobody knows, opens without one', async () => {
    const id = await idOf('filler6@example.com');
    const read = () => ask<QuoteDetail>(`${site.url}/api/admin/quotes/${id}`, { token });
    expect((await read()).body.calculation).toMatchObject({ version: 2 });
    const quotes = site.database.collection('quotes');
    for (const update of [{ $set: { calculation: { version: 99 } } }, { $unset: { calculation: '' } }]) {
      await quotes.updateOne({ email: 'filler6@example.com' }, update);
      const { status, body } = await read();
      expect({ status, calculation: body.calculation }).toEqual({ status: 200, calculation: null });
    }
  });

  it('takes a status and a note of several lines', async () => {
    const id = await idOf('filler2@example.com');
    const { status, body } = await change(id, { status: 'in_progress', note: '  전화함\r\n내일 다시 ' });
    expect({ status, state: body.status, note: body.note }).toEqual({
      status: 200,
      state: 'in_progress',
      note: '전화함\n내일 다시',
    });
    expect((await change(id, { note: '' })).body).toMatchObject({ status: 'in_progress', note: '' });
    expect((await change(id, { note: null, status: null })).body).toMatchObject({ status: 'in_progress', note: '' });
  });

  it.each([
    [{ status: 'lost' }, { status: 'invalid_choice' }],
    [{ status: { $ne: 'new' } }, { status: 'invalid_choice' }],
    [{ note: 'x'.repeat(2001) }, { note: 'too_long' }],
    [{ note: ['x'] }, { note: 'wrong_type' }],
    [{ updatedAt: 'yesterday' }, { updatedAt: 'invalid' }],
    [{ company: 'other' }, { company: 'unknown_field' }],
  ])('refuses the change %j', async (json, fields) => {
    const { status, body } = await change(await idOf('filler3@example.com'), json);
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
  });

  it('is changed only in the version that was read', async () => {
    const id = await idOf('filler4@example.com');
    const { updatedAt } = (await change(id, { note: 'first' })).body;
    expect((await change(id, { note: 'second', updatedAt })).status).toBe(200);
    for (const stale of [updatedAt, '2026-W01', '2026-02-31T00:00:00Z']) {
      const { status, body } = await change(id, { note: 'third', updatedAt: stale });
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'conflict' });
    }
  });

  it('is changed by one of two that change the same version at once', async () => {
    const id = await idOf('filler5@example.com');
    const { updatedAt } = (await change(id, { note: 'before' })).body;
    const answers = await Promise.all(['a', 'b', 'c'].map((note) => change(id, { note, updatedAt })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('GET /api/admin/quotes.csv', () => {
  const csv = (query = '') =>
    askRaw(site.url, `/api/admin/quotes.csv${query}`, { headers: { Authorization: `Bearer ${token}` } });

  it('is a file that Excel reads as Korean, one column for each field', async () => {
    const { status, headers, body, text } = await csv();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="quotes-\d{4}-\d\d-\d\d\.csv"$/);
    expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = ''] = text.split('\r\n');
    expect(head).toMatch(/^\uFEFF접수번호,접수일시,언어,처리상태,메모,회사명,/);
    const names = head.split(',');
    expect(names[5 + mainFields.length - 1]).toBe('비고');
    expect(names.slice(5 + mainFields.length)).toEqual(
      expect.arrayContaining(['고온측 입구온도 (°C)', '저온측 전열량 (kW)', 'LMTD (K)', '전열면적 개략 최대 (m²)']),
    );
    expect(text.match(/^Q-\d{4}-\d{6},/gm)).toHaveLength(26);
  });

  it('brings no formula, and every other value as it was typed', async () => {
    const { text } = await csv('?q=formula@example.com');
    expect(text).toContain(`,"'=1+1","'@SUM(A1)",`);
    expect(text).toContain(',-30,');
    expect(text).toContain(',"""가"", 나;\n다",');
  });

  it('brings SI values after what was typed, blank where there are none', async () => {
    const cellsOf = async (email: string) => (await csv(`?q=${email}`)).text.trimEnd().split('\r\n').at(-1)?.split(',');
    const columns = (await csv('?status=closed')).text.trimEnd().split(',');
    const at = columns.indexOf('고온측 출구온도 (°C)');
    expect((await cellsOf('filler8@example.com'))?.[at]).toBe('55');
    await site.database
      .collection('quotes')
      .updateOne({ email: 'filler7@example.com' }, { $unset: { calculation: '' } });
    const old = await cellsOf('filler7@example.com');
    expect(old).toHaveLength(columns.length);
    expect(new Set(old?.slice(5 + mainFields.length, -LAST_COLUMNS))).toEqual(new Set(['']));
  });

  it('brings what was asked later last, then the products, blank for a request from before', async () => {
    const email = 'csv-properties@example.com';
    const { body } = await ask<QuoteReceipt>(`${site.url}/api/quotes`, {
      json: quoteRequest({ email, hotChloride: '80', coldDensity: '1.02 kg/L', wind: '38', products: ['ball-tank'] }),
    });
    const columns = (await csv('?status=closed')).text.trimEnd().split(',');
    const later = columns.indexOf('확인 사항') + 1;
    const cells = async () => (await csv(`?q=${email}`)).text.trimEnd().split('\r\n').at(-1)?.split(',');
    const last = async () => (await cells())?.slice(later, -LAST_COLUMNS);
    const named = new Map((await last())?.map((cell, index) => [columns[later + index], cell]));
    expect([...named].filter(([, cell]) => cell)).toEqual([
      ['저온측 밀도 (kg/m³)', '1.02 kg/L'],
      ['고온측 염화물(염소이온) 농도 (ppm)', '80'],
      ['기본풍속 (m/s)', '38'],
      ['문의 제품', '볼탱크'],
    ]);
    expect([...named.keys()].at(-1)).toBe('문의 제품');
    const $unset = Object.fromEntries([...laterFields, 'products'].map((field) => [field, '']));
    await site.database.collection('quotes').updateOne({ reference: body.reference }, { $unset });
    expect(await last()).toEqual(Array(columns.length - later - LAST_COLUMNS).fill(''));
    await site.database.collection('quotes').deleteOne({ reference: body.reference });
  });

  it('holds what is selected, only its head when that is nothing', async () => {
    const lines = async (query: string) => (await csv(query)).text.trimEnd().split('\r\n').length;
    expect(await Promise.all(['?q=korean@example.com', '?status=closed'].map(lines))).toEqual([2, 1]);
    expect((await csv('?status=lost')).status).toBe(400);
  });
});

import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { AuditPage } from '../../shared/admin/audit.types.js';
import type { ErrorBody } from '../../shared/words/error.types.js';
import type { PersonErasure, PersonExport, PersonSummary } from '../../shared/requests/personal-data.types.js';
import type { QuoteDetail, QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { answerOf, answersAt } from '../support/makers/answers.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { inInbox, sendRequest } from '../support/browser/sent-request.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { everythingIn, lettersIn } from '../support/site/traces.js';

const person = { name: '홍길동', email: 'Gildong.Hong@Example.com', telephone: '02-8888-1234', company: '활빈상사' };
const email = person.email.toLowerCase();
const DAY = 24 * 3_600_000;

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('people');
  token = await signIn(site);
});

afterAll(() => site?.stop());

const people = <Body>(path: string, json: unknown) =>
  ask<Body & ErrorBody>(`${site.url}/api/admin/people/${path}`, { json, token });
const find = async () => (await people<PersonSummary>('find', { email })).body;
const erase = (references: readonly string[]) => people<PersonErasure>('erase', { email, references });
const log = async () => (await ask<AuditPage>(`${site.url}/api/admin/audit?kind=people`, { token })).body.items;
const inbox = async (q: string) =>
  (await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${encodeURIComponent(q)}`, { token })).body;

/** Sends a request, waits for its letters and returns its reference. */
async function send(changes: Record<string, unknown> = {}): Promise<string> {
  const json = quoteRequest({ ...person, ...changes });
  const { body } = await ask<QuoteReceipt>(`${site.url}/api/quotes`, { json });
  await eventually(
    () => inbox(body.reference),
    ({ items: [item] }) =>
      item?.deliveries.office.state === 'written' && item.deliveries.confirmation.state === 'written',
  );
  return body.reference;
}

async function change(reference: string, json: unknown): Promise<void> {
  const { items } = await inbox(reference);
  await ask(`${site.url}/api/admin/quotes/${items[0]?.id}`, { method: 'PATCH', json, token });
}

describe('the data of a person', () => {
  let closed: string;
  let open: string;
  let other: string;

  beforeAll(async () => {
    closed = await send();
    open = await send({ email: email.toUpperCase() });
    other = await send({
      name: '전우치',
      email: 'x.gildong.hong@example.com',
      telephone: '02-9999-0000',
      company: '도술',
      comment: `소개: ${email}`,
    });
    await change(closed, { status: 'closed', note: '홍길동 님과 통화' });
  });

  it('is found by the e-mail address in any case', async () => {
    expect(await find()).toEqual({
      email,
      requests: [
        expect.objectContaining({ reference: open, status: 'new', hasNote: false }),
        expect.objectContaining({ reference: closed, status: 'closed', hasNote: true }),
      ],
      files: 0,
      letters: 4,
      mentions: [other],
    });
  });

  it('is handed out whole as a file: every field, notes, letters', async () => {
    const { status, headers, body } = await people<PersonExport>('export', { email });
    expect({ status, disposition: headers.get('content-disposition') }).toEqual({
      status: 200,
      disposition: 'attachment; filename="personal-data.json"',
    });
    const stored = await site.database.collection('quotes').findOne({ reference: closed });
    const { _id, ...fields } = stored ?? {};
    expect(body.requests[1]).toEqual(JSON.parse(JSON.stringify({ id: _id, ...fields, files: [], quotations: [] })));
    expect(body.requests.map(({ reference }) => reference)).toEqual([open, closed]);
    expect(body.letters).toHaveLength(4);
    expect(JSON.stringify(body)).not.toContain('전우치');
  });

  it('stays when the requests are others than those that were shown', async () => {
    for (const references of [[], [closed], [closed, other], [closed, open, other], [closed, closed]])
      expect(await erase(references)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await inbox(email.slice(0, 12))).total).toBe(3);
  });

  it('is erased so that nothing of it remains, but a line for each request and what others have written', async () => {
    await change(other, { note: '' });
    await site.database.collection('quotes').updateOne({ reference: other }, { $set: { comment: '' } });
    const own = [person.name, person.telephone, person.company, '홍길동 님과 통화'];
    const before = await everythingIn(site);
    for (const part of own) expect(before).toContain(part);
    const { status, body } = await erase([closed, open]);
    expect({ status, body }).toEqual({ status: 200, body: { email, references: [open, closed], letters: 4 } });
    // The letters of the other request name the address in their remarks.
    const letters = (await lettersIn(site.dataFolder)).length;
    const after = await everythingIn({ ...site, dataFolder: '/nowhere' });
    expect(letters).toBe(2);
    for (const part of own) expect(after).not.toContain(part);
    expect(after.toLowerCase().replaceAll(`x.${email}`, '')).not.toContain(email);
    expect(after).toContain('전우치');
    const lines = await site.database.collection('erased-quotes').find().sort({ _id: 1 }).toArray();
    expect(lines.map(({ _id, reason, status: last }) => [String(_id), reason, last])).toEqual([
      [closed, 'person', 'closed'],
      [open, 'person', 'new'],
    ]);
    expect(site.output().toLowerCase()).not.toContain(email);
    expect(await find()).toMatchObject({ requests: [], letters: 0 });
    expect((await erase([])).status).toBe(404);
  });

  it('is in the log with a masked address and the references', async () => {
    const told = (await log())
      .map(({ action, outcome, subject }) => `${action} ${outcome} ${subject?.name}`)
      .toReversed();
    const shown = `${open}, ${closed}`;
    expect(told).toEqual([
      `person.find done g…@e….com: ${shown}`,
      `person.export done g…@e….com: ${shown}`,
      ...Array(5).fill('person.erase failed g…@e….com'),
      `person.erase done g…@e….com: ${shown}`,
      'person.find done g…@e….com',
      'person.erase failed g…@e….com',
    ]);
  });

  it('of an address that nobody wrote from is empty', async () => {
    const { body } = await people<PersonExport>('export', { email: 'nobody@example.com' });
    expect({ requests: body.requests, letters: body.letters }).toEqual({ requests: [], letters: [] });
  });
});

it('letters about several requests are erased with each of them, and handed out to nobody', async () => {
  const [one, another, third] = ['one@example.com', 'another@example.com', 'third@example.com'];
  const references: string[] = [];
  for (const each of [one, another, third]) references.push(await send({ email: each, company: `회사 ${each}` }));
  const folder = join(site.dataFolder, 'outbox');
  const week = (name: string, named: string) =>
    writeFile(join(folder, name), `To: Sales <sales@example.com>\r\nX-Requests: ${named}\r\n\r\n회사 ${another}\r\n`);
  await week('week-one.eml', references.slice(0, 2).join(', '));
  await week('week-two.eml', references[1] ?? '');
  const { body } = await people<PersonExport>('export', { email: one });
  expect(body.letters).toHaveLength(2);
  expect(JSON.stringify(body)).not.toContain(another);
  const eraseOne = async (each: string, index: number) =>
    (await people('erase', { email: each, references: [references[index]] })).status;
  const weeks = async () => (await readdir(folder)).filter((name) => name.startsWith('week-'));
  expect([await eraseOne(third, 2), await weeks()]).toEqual([200, ['week-one.eml', 'week-two.eml']]);
  expect([await eraseOne(one, 0), await weeks()]).toEqual([200, ['week-two.eml']]);
  expect([await eraseOne(another, 1), await weeks()]).toEqual([200, []]);
});

describe.each(['find', 'export', 'erase'])('POST /api/admin/people/%s', (path) => {
  it.each([
    [{}, { email: 'required' }],
    [{ email: 'nobody' }, { email: 'invalid_email' }],
    [{ email: { $ne: '' } }, { email: 'wrong_type' }],
    [{ email, q: '' }, { q: 'unknown_field' }],
  ])('refuses %j', async (json, fields) => {
    const { status, body } = await people(path, { references: [], ...json });
    const expected = path === 'erase' ? fields : { references: 'unknown_field', ...fields };
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: expected });
  });
});

const admin = <Body>(path: string, options: Parameters<typeof ask>[1] = {}) =>
  ask<Body>(`${site.url}/api/admin/${path}`, { token, ...options });
const read = async (id: string) => (await admin<QuoteDetail>(`quotes/${id}`)).body;
const set = (id: string, json: unknown) => admin(`quotes/${id}`, { method: 'PATCH', json });
const isLate = async (id: string) => Date.parse((await read(id)).dueAt ?? '') < Date.now();

/** Sends a request, and returns its id in the inbox, too. */
async function add(changes: Record<string, unknown> = {}) {
  const sent = await sendRequest(site, changes);
  return { ...sent, id: (await inInbox(site, sent.reference, token)).id };
}

/** Two senders: the request of the first is kept, that of the other came a month before and belongs to it. No more. */
async function pair() {
  await site.database.collection('quotes').deleteMany({});
  const [whole, part] = [await add({ email: 'kim@example.kr' }), await add({ email: 'lee@example.kr' })];
  const createdAt = new Date(Date.now() - 30 * DAY);
  await site.database.collection('quotes').updateOne({ reference: part.reference }, { $set: { createdAt } });
  await admin(`quotes/${whole.id}/merge`, { json: { reference: part.reference, keep: 'this' } });
  return [whole, part] as const;
}

const eraseAll = ({ reference }: { reference: string }, of: string) =>
  people('erase', { email: of, references: [reference] });

const references = async (q: string) =>
  (await admin<QuotePage>(`quotes?q=${q}`)).body.items.map(({ reference }) => reference);
const whats = ({ events }: QuoteDetail) => events.map(({ what, value }) => [what, value]);

describe('a withdrawal of the one in the list', () => {
  it('leaves what was merged into it, and waits, in the list with its own clock and state', async () => {
    const [whole, part] = await pair();
    const closed = await add();
    await set(closed.id, { status: 'closed' });
    await admin(`quotes/${whole.id}/merge`, { json: { reference: closed.reference, keep: 'this' } });
    await set(part.id, { status: 'in_progress' });
    expect((await whole.withdraw()).body.state).toBe('withdrawn');
    // Once more changes nothing.
    await whole.withdraw();

    expect(await references(part.reference)).toEqual([part.reference]);
    expect(await references(closed.reference)).toEqual([whole.reference]);
    expect(await read(part.id)).toMatchObject({ status: 'in_progress', mergedInto: null, erasedAt: null });
    expect(await isLate(part.id)).toBe(true);
    expect((await part.read()).body).toMatchObject({ state: 'in_progress', belongsTo: null });
    expect(await read(whole.id)).toMatchObject({ dueAt: null, contains: [{ reference: closed.reference }] });
    expect(whats(await read(whole.id)).at(-1)).toEqual(['split', part.reference]);
    expect(whats(await read(part.id)).at(-1)).toEqual(['split', whole.reference]);
  });

  it('changes nothing else where the office has answered or closed it', async () => {
    for (const status of ['answered', 'closed']) {
      const [whole, part] = await pair();
      await set(whole.id, { status });
      await whole.withdraw();
      expect(await read(part.id)).toMatchObject({ mergedInto: { reference: whole.reference }, dueAt: null });
    }
  });
});

describe('a search', () => {
  it('finds a request by what was merged into it, as long as that is', async () => {
    await site.database.collection('quotes').deleteMany({});
    const whole = await add({ email: 'kim@example.kr', company: '한강지역난방' });
    const part = await add({ email: 'lee@example.org', company: '낙동화학', name: '이순신', projectName: '제2공장' });
    await admin(`quotes/${whole.id}/merge`, { json: { reference: part.reference, keep: 'this' } });
    const words = [part.reference, 'lee@example.org', '낙동화학', '이순신', '제2공장'];
    for (const word of [...words, '한강지역', 'example']) {
      expect([word, await references(word)]).toEqual([word, [whole.reference]]);
      expect((await admin<string>(`quotes.csv?q=${word}`)).body.trim().split('\r\n')).toHaveLength(2);
    }
    expect(await references('낙동화학&status=closed')).toEqual([]);
    await admin(`quotes/${part.id}/split`, { method: 'POST' });
    for (const word of words) expect(await references(word)).toEqual([part.reference]);

    await admin(`quotes/${whole.id}/merge`, { json: { reference: part.reference, keep: 'this' } });
    await eraseAll(part, 'lee@example.org');
    for (const word of words) expect(await references(word)).toEqual([]);
  });
});

describe('the clock of a request', () => {
  type Sent = Awaited<ReturnType<typeof add>>;
  const ends: Record<string, (part: Sent) => Promise<unknown>> = {
    answered: ({ id }) => answersAt(site, token, id).send(answerOf()),
    'answered by word': ({ id }) => set(id, { status: 'answered' }),
    closed: ({ id }) => set(id, { status: 'closed' }),
    withdrawn: (part) => part.withdraw(),
    erased: (part) => eraseAll(part, 'lee@example.kr'),
  };

  it.each(Object.keys(ends))('follows at once when what was merged into it is %s', async (end) => {
    const [whole, part] = await pair();
    expect(await isLate(whole.id)).toBe(true);
    await ends[end]?.(part);
    expect(await isLate(whole.id)).toBe(false);
    expect((await read(whole.id)).dueAt).toEqual(expect.any(String));
  });

  it('runs at once when the one that it belonged to is erased', async () => {
    const [whole, part] = await pair();
    await eraseAll(whole, 'kim@example.kr');
    expect(await isLate(part.id)).toBe(true);
  });
});

import type { QuoteDetail, QuotePage } from '../../server/quotes/quotes.types.js';
import { answerOf, answersAt } from '../support/answers.js';
import { ask, signIn } from '../support/http.js';
import { inInbox, sendRequest } from '../support/sent-request.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

const DAY = 24 * 3_600_000;

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('parts', { QUOTES_PER_HOUR: '1000' });
  token = await signIn(site);
});

afterEach(async () => {
  await site.database.collection('quotes').deleteMany({});
});

afterAll(async () => {
  await site?.stop();
});

const admin = <Body>(path: string, options: Parameters<typeof ask>[1] = {}) =>
  ask<Body>(`${site.url}/api/admin/${path}`, { token, ...options });
const read = async (id: string) => (await admin<QuoteDetail>(`quotes/${id}`)).body;
const change = (id: string, json: unknown) => admin(`quotes/${id}`, { method: 'PATCH', json });
const isLate = async (id: string) => Date.parse((await read(id)).dueAt ?? '') < Date.now();

/** Sends a request, and returns its id in the inbox, too. */
async function send(changes: Record<string, unknown> = {}) {
  const sent = await sendRequest(site, changes);
  return { ...sent, id: (await inInbox(site, sent.reference, token)).id };
}

/** Two senders: the request of the first is kept, that of the other came a month before and belongs to it. */
async function pair() {
  const [whole, part] = [await send({ email: 'kim@example.kr' }), await send({ email: 'lee@example.kr' })];
  const createdAt = new Date(Date.now() - 30 * DAY);
  await site.database.collection('quotes').updateOne({ reference: part.reference }, { $set: { createdAt } });
  await admin(`quotes/${whole.id}/merge`, { json: { reference: part.reference, keep: 'this' } });
  return [whole, part] as const;
}

const erase = ({ reference }: { reference: string }, email: string) =>
  admin('people/erase', { json: { email, references: [reference] } });

const references = async (q: string) =>
  (await admin<QuotePage>(`quotes?q=${q}`)).body.items.map(({ reference }) => reference);
const whats = ({ events }: QuoteDetail) => events.map(({ what, value }) => [what, value]);

describe('a withdrawal of the one in the list', () => {
  it('leaves what was merged into it, and waits, in the list with its own clock and state', async () => {
    const [whole, part] = await pair();
    const closed = await send();
    await change(closed.id, { status: 'closed' });
    await admin(`quotes/${whole.id}/merge`, { json: { reference: closed.reference, keep: 'this' } });
    await change(part.id, { status: 'in_progress' });
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
      await change(whole.id, { status });
      await whole.withdraw();
      expect(await read(part.id)).toMatchObject({ mergedInto: { reference: whole.reference }, dueAt: null });
    }
  });
});

describe('a search', () => {
  it('finds a request by what was merged into it, as long as that is', async () => {
    const whole = await send({ email: 'kim@example.kr', company: '한강지역난방' });
    const part = await send({ email: 'lee@example.org', company: '낙동화학', name: '이순신', projectName: '제2공장' });
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
    await erase(part, 'lee@example.org');
    for (const word of words) expect(await references(word)).toEqual([]);
  });
});

describe('the clock of a request', () => {
  type Sent = Awaited<ReturnType<typeof send>>;
  const ends: Record<string, (part: Sent) => Promise<unknown>> = {
    answered: ({ id }) => answersAt(site, token, id).send(answerOf()),
    'answered by word': ({ id }) => change(id, { status: 'answered' }),
    closed: ({ id }) => change(id, { status: 'closed' }),
    withdrawn: (part) => part.withdraw(),
    erased: (part) => erase(part, 'lee@example.kr'),
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
    await erase(whole, 'kim@example.kr');
    expect(await isLate(part.id)).toBe(true);
  });
});

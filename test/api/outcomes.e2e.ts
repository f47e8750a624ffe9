import type { Figures } from '../../shared/requests/figures.types.js';
import type { PersonExport } from '../../shared/requests/personal-data.types.js';
import { documentAt } from '../support/makers/content-api.js';
import { quotedRequest } from '../support/makers/outcomes.js';
import { listQuotations } from '../support/makers/quotations.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const OFFICE = 'office@example.com';

let mailbox: Mailbox;
let site: TestSite;
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startTestSite('outcomes', { SMTP_URL: mailbox.url, QUOTE_MAILBOX: OFFICE });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
  await mailbox?.close();
});

let count = 0;
async function quoted(changes: Record<string, unknown> = {}) {
  count += 1;
  const email = `settles-${count}@example.com`;
  return { ...(await quotedRequest(site, token, { email, ...changes })), email };
}
type Request = Awaited<ReturnType<typeof quoted>>;

/** The request in the inbox once no letter about it waits. */
const told = ({ inbox }: Request) =>
  eventually(inbox, ({ history }) => history.every(({ letter }) => letter.state === 'sent'));
const subjectsTo = (email: string, { reference }: Request) =>
  mailbox
    .lettersTo(email)
    .map(({ subject = '' }) => subject)
    .filter((subject) => subject.startsWith(`[${reference}]`) && /수락|거절|declined/.test(subject));
const expire = ({ reference }: Request) =>
  site.database
    .collection('quotations')
    .updateMany({ number: { $regex: reference } }, { $set: { validUntil: '2026-01-01' } });

/** The office's wish in the words of quotations. */
async function allowLate(acceptsLate: boolean) {
  const words = documentAt(site, token, 'quotation');
  const { value } = await words.open();
  await words.save({ ...value, acceptsLate }, value);
  await words.publish('ko', 'en');
}

describe('a quotation behind the link of its request', () => {
  it('is accepted once, which both sides have in writing', async () => {
    const request = await quoted();
    expect((await request.read()).body.quotation).toBeNull();
    const { number } = await request.quote();
    expect((await request.read()).body).toMatchObject({
      state: 'answered',
      quotation: {
        number,
        total: '2750000',
        currency: 'KRW',
        validUntil: '2999-12-31',
        state: 'open',
        isAcceptable: true,
      },
    });
    const key = crypto.randomUUID();
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await request.settle('acceptance', 1, {}, key);
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: 'accepted', quotation: { state: 'accepted', isAcceptable: false } });
      expect(body.history.map(({ kind, subject }) => [kind, subject]).slice(1)).toEqual([['acceptance', number]]);
    }
    const { status, news, reply, history } = await told(request);
    expect({ status, reply, isNews: news !== null }).toEqual({
      status: 'in_progress',
      reply: 'acceptance',
      isNews: true,
    });
    expect(history.map(({ kind }) => kind)).toEqual(['answer', 'acceptance', 'receipt']);
    expect(subjectsTo(OFFICE, request)).toEqual([`[${request.reference}] 고객이 견적서를 수락했습니다`]);
    expect(subjectsTo(request.email, request)).toEqual([`[${request.reference}] 견적서를 수락하셨습니다`]);
    const receipt = mailbox.lettersTo(request.email).find(({ text }) => text?.includes('수락해 주셔서 감사합니다'));
    expect(receipt?.text).toContain(number);
    expect(receipt?.text).toContain(request.link);
    expect(receipt?.replyTo?.value).toMatchObject([{ address: OFFICE }]);
    const { body: list } = await listQuotations(site, token, `?search=${request.reference}`);
    expect(list.items).toMatchObject([{ state: 'accepted', outcome: { what: 'accepted', revision: 1, reason: null } }]);
  });

  it('is accepted by one of two at the same moment, and the other is told', async () => {
    const request = await quoted();
    await request.quote();
    const answers = await Promise.all(Array.from({ length: 4 }, () => request.settle('acceptance', 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await request.settle('decline', 1)).status).toBe(409);
    expect((await request.lose(1)).status).toBe(409);
    expect((await told(request)).history.map(({ kind }) => kind)).toEqual(['answer', 'acceptance', 'receipt']);
    expect(subjectsTo(OFFICE, request)).toHaveLength(1);
    expect(subjectsTo(request.email, request)).toHaveLength(1);
    expect((await request.withdraw()).status).toBe(409);
  });

  it('is either accepted or lost, never both', async () => {
    const request = await quoted();
    await request.quote();
    const both = await Promise.all([request.settle('acceptance', 1), request.lose(1, 'price')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await request.quotations.all();
    expect(body.quotations[0]?.state).toBe(both[0].status === 200 ? 'accepted' : 'lost');
  });

  it('is the last revision that was sent: an earlier one cannot be accepted, one that is only made does not count', async () => {
    const request = await quoted();
    await request.quote();
    await request.quote();
    const stale = await request.settle('acceptance', 1);
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    await request.quotations.make({ seen: 2 });
    expect((await request.settle('acceptance', 3)).status).toBe(409);
    expect((await request.read()).body.quotation).toMatchObject({ revision: 2, isAcceptable: true });
    const { body } = await request.quotations.all();
    expect(body.quotations.map(({ state }) => state)).toEqual(['unsent', 'open', 'superseded']);
    // The words of a former page name no revision.
    expect((await request.reply('acceptance')).status).toBe(409);
    expect((await request.reply('change', '세 대로')).status).toBe(200);
    expect((await request.settle('acceptance', 2)).body.state).toBe('accepted');
    // Anything further is agreed in words.
    expect((await request.reply('acceptance', '네')).status).toBe(200);
  });

  it('expires by its date, and is accepted afterwards only if the office allows it', async () => {
    const request = await quoted();
    await request.quote();
    await expire(request);
    expect((await request.read()).body).toMatchObject({
      state: 'expired',
      quotation: { state: 'expired', isAcceptable: false },
    });
    expect((await request.settle('acceptance', 1)).status).toBe(409);
    await allowLate(true);
    const { body } = await request.read();
    expect(body).toMatchObject({ state: 'answered', quotation: { isAcceptable: true } });
    // The key of another entry would hide the letter about this one.
    expect((await request.settle('acceptance', 1, {}, body.history[0]?.id)).status).toBe(409);
    expect((await request.settle('acceptance', 1)).body.state).toBe('accepted');
    await allowLate(false);
  });

  it('is not accepted once its request was withdrawn, and not by a reply that is incomplete', async () => {
    const request = await quoted();
    await request.quote();
    for (const [json, fields] of [
      [{ kind: 'decline' }, ['revision']],
      [{ kind: 'acceptance', revision: 0 }, ['revision']],
      [{ kind: 'decline', revision: 1, reason: 'mood' }, ['reason']],
      [{ kind: 'acceptance', revision: 1 }, ['idempotency-key']],
    ] as const) {
      const url = `${site.url}/api/requests/${request.token}/replies`;
      const { status, body } = await ask<{ fields?: object }>(url, { json });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, fields]);
    }
    await request.withdraw();
    for (const kind of ['acceptance', 'decline']) expect((await request.settle(kind, 1)).status).toBe(409);
    expect((await request.quotations.all()).body.quotations[0]?.state).toBe('withdrawn');
  });
});

describe('a quotation that is declined', () => {
  it('is so in one step, tells the reason afterwards, and may be followed by another', async () => {
    const request = await quoted({ language: 'en' });
    const { number } = await request.quote();
    expect((await request.settle('decline', 1)).body).toMatchObject({
      state: 'declined',
      quotation: { state: 'declined' },
    });
    expect((await request.lose(1, 'other')).body.outcome).toMatchObject({ what: 'declined', reason: 'other' });
    expect((await request.read()).body.quotation?.outcome?.reason).toBeNull();
    const { body } = await request.settle('decline', 1, { reason: 'price' });
    expect(body.quotation?.outcome).toMatchObject({ what: 'declined', revision: 1, reason: 'price' });
    // The office leaves what its sender told.
    expect((await request.lose(1, 'time')).body.outcome?.reason).toBe('price');
    const { history, reply, status } = await told(request);
    expect({ reply, status }).toEqual({ reply: 'decline', status: 'answered' });
    expect(history.map(({ kind }) => kind)).toEqual(['answer', 'decline', 'receipt']);
    expect(subjectsTo(OFFICE, request)).toEqual([`[${request.reference}] 고객이 견적서를 거절했습니다`]);
    expect(subjectsTo(request.email, request)).toEqual([`[${request.reference}] You have declined our quotation`]);
    expect((await request.settle('acceptance', 1)).status).toBe(409);
    await request.quote();
    expect((await request.read()).body).toMatchObject({
      state: 'answered',
      quotation: { revision: 2, isAcceptable: true },
    });
    expect((await request.settle('acceptance', 2)).body.state).toBe('accepted');
    expect(number).toBe(`${request.reference}-R1`);
  });
});

describe('a quotation that is lost', () => {
  it('is noted by the office with its reason, which its sender does not read', async () => {
    const request = await quoted();
    const { number } = await request.quote();
    expect((await request.lose(1)).body).toMatchObject({ state: 'lost', outcome: { what: 'lost', reason: null } });
    expect((await request.lose(1, 'technical')).body).toMatchObject({ number, outcome: { reason: 'technical' } });
    expect((await request.inbox()).events.map(({ what, value }) => [what, value])).toContainEqual(['lost', number]);
    const { body } = await request.read();
    expect(body).toMatchObject({
      state: 'answered',
      quotation: { state: 'superseded', outcome: null, isAcceptable: false },
    });
    expect((await request.settle('acceptance', 1)).status).toBe(409);
    for (const [revision, reason, status] of [
      [2, 'price', 409],
      [1, 'mood', 400],
    ] as const)
      expect((await request.lose(revision, reason)).status).toBe(status);
  });
});

describe('what became of quotations', () => {
  it('is counted for the owner once for each request, and handed out and erased with it', async () => {
    await site.database.collection('quotes').deleteMany({});
    await site.database.collection('quotations').deleteMany({});
    const [open, accepted, declined, lost, expired] = [
      await quoted(),
      await quoted(),
      await quoted(),
      await quoted(),
      await quoted(),
    ];
    for (const request of [open, accepted, declined, declined, lost, expired]) await request.quote();
    await accepted.settle('acceptance', 1);
    await declined.settle('decline', 2, { reason: 'time' });
    await lost.lose(1);
    await expire(expired);
    const { body } = await ask<Figures>(`${site.url}/api/admin/figures`, { token });
    expect(body.quotations.states.map(({ of, count: of1 }) => [of, of1])).toEqual([
      ['open', 1],
      ['accepted', 1],
      ['declined', 1],
      ['expired', 1],
      ['lost', 1],
    ]);
    expect(body.quotations.reasons.filter(({ count: some }) => some > 0)).toEqual([
      { of: 'time', count: 1 },
      { of: null, count: 1 },
    ]);
    const headers = { Authorization: `Bearer ${token}` };
    const csv = await (await fetch(`${site.url}/api/admin/figures.csv`, { headers })).text();
    expect(csv).toContain('견적 결과,수락,1');
    const people = <Body>(path: string, json: unknown) =>
      ask<Body>(`${site.url}/api/admin/people/${path}`, { json, token });
    const { body: exported } = await people<PersonExport>('export', { email: declined.email });
    expect(exported.requests).toMatchObject([{ outcome: { what: 'declined', revision: 2, reason: 'time' } }]);
    await people('erase', { email: declined.email, references: [declined.reference] });
    expect((await declined.settle('acceptance', 2)).status).toBe(404);
  });
});

import type { AuditEntry, AuditPage } from '../../shared/admin/audit.types.js';
import type { ErrorBody } from '../../shared/words/error.types.js';
import type { QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { certificateFields, certificatesAt } from '../support/makers/certificates.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

const UNKNOWN = '0123456789abcdef01234567';

let site: TestSite;
let token: string;
/** A request with everything personal in it. */
let quote: { id: string; reference: string };

const log = (query = '', as = token) =>
  ask<AuditPage & ErrorBody>(`${site.url}/api/admin/audit${query}`, { token: as });
const entries = () => site.database.collection('audit-log');
const quotes = (path = '', options: Parameters<typeof ask>[1] = {}) =>
  ask<QuotePage>(`${site.url}/api/admin/quotes${path}`, { token, ...options });

/** Entries noted meanwhile, oldest first, but for the reading of the log itself. */
async function noted(work: () => Promise<unknown>): Promise<AuditEntry[]> {
  const before = new Set((await log()).body.items.map(({ id }) => id));
  await work();
  return (await log()).body.items.filter(({ id, action }) => !before.has(id) && action !== 'audit.read').toReversed();
}
const said = (found: readonly AuditEntry[]) => found.map(({ action, outcome }) => [action, outcome]);

beforeAll(async () => {
  site = await startTestSite('audit', { TRUST_PROXY: '1', LOGIN_TRIES: '3' });
  token = await signIn(site);
  const { body } = await ask<QuoteReceipt>(`${site.url}/api/quotes`, { json: quoteRequest() });
  const { body: inbox } = await quotes();
  quote = { id: inbox.items[0]?.id ?? '', reference: body.reference };
});

afterAll(async () => {
  await site?.stop();
});

describe('signing in and out', () => {
  it('is noted with the address it came from and the session', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    const found = await noted(async () => {
      await ask(`${site.url}/api/admin/login`, { json: { password: 'wrong' }, headers });
      const json = { password: '1234' };
      const { body } = await ask<{ accessToken: string }>(`${site.url}/api/admin/login`, { json, headers });
      await ask(`${site.url}/api/admin/logout`, { method: 'POST', token: body.accessToken, headers });
    });
    const session = found[1]?.session;
    expect(session).toMatch(/^[\da-f]{8}$/);
    const any: unknown = expect.any(String);
    const entry = { id: any, at: any, subject: null, person: null, address: '203.0.113.7' };
    expect(found).toEqual([
      { ...entry, action: 'login.failed', outcome: 'done', session: null },
      { ...entry, action: 'login', outcome: 'done', session },
      { ...entry, action: 'logout', outcome: 'done', session },
    ]);
    expect(Math.abs(Date.now() - Date.parse(found[2]?.at ?? ''))).toBeLessThan(60_000);
  });

  it('with wrong passwords is noted until the limit is reached', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.8' };
    const statuses: number[] = [];
    const found = await noted(async () => {
      for (let tries = 0; tries < 6; tries += 1)
        statuses.push((await ask(`${site.url}/api/admin/login`, { json: { password: 'wrong' }, headers })).status);
    });
    expect(statuses).toEqual([403, 403, 403, 429, 429, 429]);
    expect(said(found)).toEqual(Array.from({ length: 3 }, () => ['login.failed', 'done']));
  });

  it('has its password and its settings noted, in vain too', async () => {
    const found = await noted(async () => {
      const json = { currentPassword: 'wrong', newPassword: 'new-password', confirmPassword: 'new-password' };
      await ask(`${site.url}/api/admin/password`, { json, token });
      await ask(`${site.url}/api/admin/password`, { json: { ...json, currentPassword: '1234' }, token });
      const settings = { koCertificates: 'stored', quoteConfirmation: true };
      await ask(`${site.url}/api/admin/settings`, { method: 'PUT', json: settings, token });
      await ask(`${site.url}/api/admin/settings`, { method: 'PUT', json: {}, token });
      const back = { currentPassword: 'new-password', newPassword: '1234', confirmPassword: '1234' };
      await ask(`${site.url}/api/admin/password`, { json: back, token });
    });
    expect(said(found)).toEqual([
      ['password.change', 'failed'],
      ['password.change', 'done'],
      ['settings.change', 'done'],
      ['settings.change', 'failed'],
      ['password.change', 'done'],
    ]);
  });
});

describe('what is done with posts and certificates', () => {
  it.each(['posts', 'e-procurement'] as const)('of %s is noted with the title of that time', async (kind) => {
    const board = boardAt(site, kind, 'legacy', token);
    let id = '';
    const found = await noted(async () => {
      id = (await board.add({ title: '첫 제목' }, pdfNamed('a.pdf'))).body.id;
      await board.add({ title: '' });
      await board.change(id, { title: '새 제목' });
      await board.change(id, { title: '늦은 제목', updatedAt: '2026-01-01T00:00:00.000Z' });
      await board.remove(id);
      await board.restore(id);
      await board.remove(UNKNOWN);
      await board.remove('김지우');
    });
    const noun = `${kind}/legacy`;
    expect(found.map(({ action, outcome, subject }) => [action, outcome, subject])).toEqual([
      ['post.create', 'done', { noun, id, name: '첫 제목' }],
      ['post.create', 'failed', { noun, id: null, name: null }],
      ['post.change', 'done', { noun, id, name: '새 제목' }],
      ['post.change', 'failed', { noun, id, name: null }],
      ['post.delete', 'done', { noun, id, name: '새 제목' }],
      ['trash.restore', 'done', { noun, id, name: '새 제목' }],
      ['post.delete', 'failed', { noun, id: UNKNOWN, name: null }],
      ['post.delete', 'failed', { noun, id: null, name: null }],
    ]);
  });

  it('of certificates is noted with the name of that time', async () => {
    const certificates = certificatesAt(site, token);
    let id = '';
    const found = await noted(async () => {
      id = (await certificates.add(certificateFields({ name: 'KC 1' }))).body.id;
      await certificates.change(id, { name: 'KC 2' });
      await certificates.arrange([id]);
      await certificates.arrange([]);
      await certificates.remove(id);
      await certificates.seed();
    });
    expect(
      found.map(({ action, outcome, subject }) => [action, outcome, subject && [subject.id, subject.name]]),
    ).toEqual([
      ['certificate.create', 'done', [id, 'KC 1']],
      ['certificate.change', 'done', [id, 'KC 2']],
      ['certificates.order', 'done', null],
      ['certificates.order', 'failed', null],
      ['certificate.delete', 'done', [id, 'KC 2']],
      ['certificates.seed', 'done', null],
    ]);
  });

  it('and what became of it keeps an unknown outcome when the server fails in the middle', async () => {
    const refuse = { collMod: 'certificates', validator: { name: { $ne: 'refused' } } };
    await site.database.db?.command(refuse);
    const found = await noted(() => certificatesAt(site, token).add(certificateFields({ name: 'refused' })));
    await site.database.db?.command({ ...refuse, validator: {} });
    expect(said(found)).toEqual([['certificate.create', 'unknown']]);
  });
});

describe('personal data', () => {
  it('that is changed, sent again or exported is noted each time, by the reference', async () => {
    const found = await noted(async () => {
      await quotes(`/${quote.id}`, { method: 'PATCH', json: { status: 'answered', note: '전화함' } });
      await quotes(`/${quote.id}/resend`, { json: { letter: 'office' } });
      for (const headers of [{ 'Idempotency-Key': crypto.randomUUID() }, undefined])
        await quotes(`/${quote.id}/answers`, { json: { subject: '견적', text: '비밀스러운 답변', seen: 0 }, headers });
      for (const query of ['', '?q=김지우']) await quotes(`.csv${query}`);
    });
    const subject = { noun: 'quotes', id: quote.id, name: quote.reference };
    expect(found.map((entry) => [entry.action, entry.subject])).toEqual([
      ...['quote.change', 'quote.resend', 'quote.answer'].map((action) => [action, subject]),
      ['quote.answer', { ...subject, name: null }],
      ...Array.from({ length: 2 }, () => ['quotes.export', null]),
    ]);
  });

  it('that is read again and again is noted once an hour for each session and request', async () => {
    const other = await signIn(site);
    await entries().deleteMany({ action: { $in: ['quote.read', 'quotes.list'] } });
    const start = new Date().getUTCHours();
    for (const reader of [token, other])
      await Promise.all(
        Array.from({ length: 3 }, () => [
          quotes('', { token: reader }),
          quotes(`/${quote.id}`, { token: reader }),
        ]).flat(),
      );
    const hours = start === new Date().getUTCHours() ? 1 : 2;
    for (const action of ['quotes.list', 'quote.read']) {
      const found = await entries().find({ action }).toArray();
      expect(found.length).toBeGreaterThanOrEqual(2);
      expect(found.length).toBeLessThanOrEqual(2 * hours);
      expect(new Set(found.map(({ session }) => session)).size).toBe(2);
    }
    const read = await entries().findOne({ action: 'quote.read' });
    expect(read?.subject).toEqual({ noun: 'quotes', id: quote.id, name: quote.reference });
  });

  it('that is not there is not noted as read', async () => {
    expect(await noted(() => quotes(`/${UNKNOWN}`))).toEqual([]);
  });

  it('is nowhere in the log', async () => {
    const text = JSON.stringify(await entries().find().toArray());
    expect(text).toContain(quote.reference);
    const { company, name, telephone, email, projectName } = quoteRequest();
    for (const personal of [company, name, telephone, email, projectName, '전화함'])
      expect(text).not.toContain(personal);
  });
});

describe('while nothing can be noted', () => {
  const refuse = { collMod: 'audit-log', validator: { never: 'there' } };

  beforeAll(async () => {
    await entries().deleteMany({ once: { $exists: true } });
    await site.database.db?.command(refuse);
  });

  afterAll(async () => {
    await site.database.db?.command({ ...refuse, validator: {} });
  });

  it.each(['', '.csv', '/id'])('nothing personal is shown (%s)', async (path) => {
    const { status, body } = await quotes(path.replace('id', quote.id));
    expect({ status, code: (body as unknown as ErrorBody).code }).toEqual({ status: 500, code: 'internal_error' });
    expect(JSON.stringify(body)).not.toContain('김지우');
  });

  it('nothing is changed, and nobody gets in', async () => {
    const board = boardAt(site, 'posts', 'ko', token);
    const before = { posts: await board.titles(), files: await uploadsOf(site) };
    expect((await board.add({ title: 'unnoted' }, pdfNamed('a.pdf'))).status).toBe(500);
    expect((await quotes(`/${quote.id}`, { method: 'PATCH', json: { status: 'spam' } })).status).toBe(500);
    expect({ posts: await board.titles(), files: await uploadsOf(site) }).toEqual(before);
    expect(await site.database.collection('quotes').countDocuments({ status: 'spam' })).toBe(0);
    expect((await ask(`${site.url}/api/admin/login`, { json: { password: '1234' } })).status).toBe(500);
  });
});

describe('GET /api/admin/audit', () => {
  it('is read, and nothing else can be done with it', async () => {
    const id = (await log()).body.items[0]?.id;
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of ['', `/${id}`])
        expect((await ask(`${site.url}/api/admin/audit${path}`, { method, token, json: {} })).status).toBe(404);
    expect((await log()).body.items.some((entry) => entry.id === id)).toBe(true);
  });

  it.each(['?kind=none', '?day=yesterday', '?day=2026-02-30', '?day[$gt]=', '?page=0', '?q=x'])(
    'refuses %s',
    async (query) => {
      expect(await log(query)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );

  it('selects a kind, and a day as it is in Korea', async () => {
    const at = (moment: string) => ({
      at: new Date(moment),
      action: 'settings.change',
      outcome: 'done',
      subject: null,
    });
    await entries().insertMany([
      at('2026-03-01T14:59:59.999Z'),
      at('2026-03-01T15:00:00.000Z'),
      at('2026-03-02T14:59:59.999Z'),
      at('2026-03-02T15:00:00.000Z'),
      { ...at('2026-03-02T03:00:00.000Z'), action: 'logout' },
    ]);
    const day = (await log('?day=2026-03-02')).body.items.map((entry) => entry.at);
    expect(day).toEqual(['2026-03-02T14:59:59.999Z', '2026-03-02T03:00:00.000Z', '2026-03-01T15:00:00.000Z']);
    const both = (await log('?day=2026-03-02&kind=access')).body;
    expect({ total: both.total, actions: both.items.map(({ action }) => action) }).toEqual({
      total: 1,
      actions: ['logout'],
    });
    expect((await log('?kind=quotes')).body.items.every(({ action }) => action.startsWith('quote'))).toBe(true);
  });

  it('gives 50 a page, newest first', async () => {
    const day = Date.parse('2026-04-01T03:00:00.000Z');
    await entries().insertMany(
      Array.from({ length: 60 }, (_, index) => ({
        at: new Date(day + index * 1000),
        action: 'logout',
        outcome: 'done',
        subject: null,
      })),
    );
    const pages = await Promise.all([1, 2, 3].map((page) => log(`?day=2026-04-01&page=${page}`)));
    expect(pages.map(({ body }) => body.items.length)).toEqual([50, 10, 0]);
    expect(pages[0]?.body).toMatchObject({ total: 60, page: 1, pageSize: 50, pageCount: 2 });
    const times = pages.flatMap(({ body }) => body.items.map(({ at }) => at));
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

import { writeFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import type { AuditPage } from '../../shared/admin/audit.types.js';
import type { AdminSession } from '../../shared/admin/admin.types.js';
import type { QuoteDetail, QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { boardAt, draftsAt } from '../support/makers/boards.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, runJob, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { everythingIn, lettersIn } from '../support/site/traces.js';

const DAY = 24 * 3_600_000;

let site: TestSite;
let token: string;
let count = 0;

beforeAll(async () => {
  site = await startTestSite('retention', { QUOTE_RETENTION_DAYS: '30' });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

const quotes = () => site.database.collection('quotes');
const read = (id: string) => ask<QuoteDetail>(`${site.url}/api/admin/quotes/${id}`, { token });
const change = async (id: string, json: unknown) =>
  (await ask<QuoteDetail>(`${site.url}/api/admin/quotes/${id}`, { method: 'PATCH', json, token })).body;
const log = async () => (await ask<AuditPage>(`${site.url}/api/admin/audit?kind=quotes`, { token })).body.items;

/** Sends a request of somebody new and waits for its letters. */
async function send(changes: Record<string, unknown> = {}) {
  count += 1;
  const person = { name: `사람${count}번`, email: `person${count}@example.com`, telephone: `02-7777-000${count}` };
  const json = quoteRequest({ ...person, ...changes });
  const { body } = await ask<QuoteReceipt>(`${site.url}/api/quotes`, { json });
  const found = await eventually(
    () => ask<QuotePage>(`${site.url}/api/admin/quotes?q=${body.reference}`, { token }),
    (answer) =>
      Object.values(answer.body.items[0]?.deliveries ?? {}).every(({ state }) => ['written', 'off'].includes(state)),
  );
  return { id: found.body.items[0]?.id ?? '', reference: body.reference, ...person };
}

const age = (reference: string, days: number) =>
  quotes().updateOne({ reference }, { $set: { closedAt: new Date(Date.now() - days * DAY) } });
const isGone = (reference: string) => async () => (await quotes().countDocuments({ reference })) === 0;

describe('a request', () => {
  it('says when it will be erased once it is closed or spam, counted from then', async () => {
    const { id } = await send();
    expect((await read(id)).body.erasedAt).toBeNull();
    const { erasedAt, updatedAt } = await change(id, { status: 'closed' });
    expect(Date.parse(erasedAt ?? '') - Date.parse(updatedAt)).toBeGreaterThan(30 * DAY - 60_000);
    expect(Date.parse(erasedAt ?? '') - Date.parse(updatedAt)).toBeLessThan(30 * DAY + 60_000);
    expect((await change(id, { note: '전화함' })).erasedAt).toBe(erasedAt);
    expect((await change(id, { status: 'spam' })).erasedAt).toBe(erasedAt);
    for (const status of ['answered', 'in_progress', 'new']) expect((await change(id, { status })).erasedAt).toBeNull();
    const trapped = await send({ website: 'https://example.com' });
    expect((await read(trapped.id)).body.erasedAt).not.toBeNull();
  });

  it('is erased when its time is over, with its letters; a line without anything personal stays', async () => {
    const [due, younger, open] = [await send({ products: ['heat-exchanger'] }), await send(), await send()];
    for (const { id } of [due, younger]) await change(id, { status: 'closed', note: `${due.name}에게 전화함` });
    await change(younger.id, { note: '' });
    const [stored] = await quotes().find({ reference: due.reference }).toArray();
    const personal = [due.name, due.email, due.telephone, stored?.idempotencyKey, stored?.contentHash];
    const before = await everythingIn(site);
    for (const part of personal) expect(before).toContain(part);
    await age(due.reference, 31);
    await age(younger.reference, 29);
    await runJob(site, 'erase-quotes', isGone(due.reference));
    await eventually(log, (entries) => entries[0]?.action === 'quote.expire' && entries[0].outcome === 'done');
    const after = await everythingIn(site);
    for (const part of personal) expect(after).not.toContain(part);
    for (const part of [younger.email, open.email]) expect(after).toContain(part);
    expect((await lettersIn(site.dataFolder)).filter((letter) => letter.includes(younger.reference))).toHaveLength(2);
    expect((await read(due.id)).status).toBe(404);
    expect(await site.database.collection('erased-quotes').find().toArray()).toEqual([
      {
        _id: due.reference,
        receivedAt: stored?.createdAt,
        closedAt: expect.any(Date),
        erasedAt: expect.any(Date),
        reason: 'retention',
        language: 'ko',
        status: 'closed',
        products: ['heat-exchanger'],
        families: expect.arrayContaining(['heat-exchanger']),
      },
    ]);
    expect((await log())[0]).toMatchObject({
      action: 'quote.expire',
      subject: { noun: 'quotes', id: due.id, name: due.reference },
      session: null,
      address: null,
    });
  });

  it('is erased once, however many servers there are, and when it is from before closing was dated', async () => {
    const { id, reference } = await send();
    await change(id, { status: 'closed' });
    const undated = { $unset: { closedAt: '' }, $set: { updatedAt: new Date(Date.now() - 31 * DAY) } };
    await quotes().updateOne({ reference }, undated);
    await site.database.collection('data-version').deleteMany();
    const environment = { MONGODB_URI: site.databaseUri, DATA_DIR: site.dataFolder, QUOTE_RETENTION_DAYS: '30' };
    const others = await Promise.all(['retention-2', 'retention-3'].map((name) => startTestSite(name, environment)));
    expect(await site.database.collection('jobs').countDocuments({ name: 'erase-quotes' })).toBe(1);
    await runJob(site, 'erase-quotes', isGone(reference));
    const entries = await eventually(log, (found) => found.every(({ outcome }) => outcome !== 'unknown'));
    expect(entries.filter(({ subject }) => subject?.name === reference).map(({ action }) => action)).toEqual([
      'quote.expire',
      'quote.change',
    ]);
    await Promise.all(others.map((other) => other.stop()));
  });

  it('stays while the clock has jumped ahead, as drafts do whose time has come, until an owner goes on', async () => {
    const { id, reference } = await send();
    await change(id, { status: 'closed' });
    await age(reference, 31);
    const drafts = draftsAt(site, 'posts', 'ko', token);
    const draft = (await drafts.add({ title: '예약', publishAt: '2099-01-01T00:00Z' })).body.id;
    // As if the last look had been that long ago.
    await site.database.collection('clock').updateOne({}, { $set: { trustedAt: Date.now() - 400 * DAY } });
    const session = async () => (await ask<AdminSession>(`${site.url}/api/admin/session`, { token })).body;
    await site.database.collection('drafts').updateMany({}, { $set: { publishAt: new Date() } });
    const job = () => site.database.collection('jobs').findOne({ name: 'erase-quotes' });
    const former = Number((await job())?.lastFinishedAt);
    await runJob(site, 'erase-quotes', async () => Number((await job())?.lastFinishedAt) > former);
    expect((await session()).hold).toMatchObject({ reason: 'moved' });
    expect((await read(id)).status).toBe(200);
    expect((await drafts.read(draft)).status).toBe(200);
    const goOn = await ask(`${site.url}/api/admin/clock/go-on`, { method: 'POST', token });
    expect([goOn.status, (await session()).hold]).toEqual([204, null]);
    await eventually(
      () => boardAt(site, 'posts', 'ko').titles(),
      (titles) => titles.includes('예약'),
    );
    await runJob(site, 'erase-quotes', isGone(reference));
  });

  it('leaves no letter behind that was on its way, nor old ones that do not say what they are about', async () => {
    const { id, reference } = await send();
    await change(id, { status: 'closed' });
    await age(reference, 31);
    await runJob(site, 'erase-quotes', isGone(reference));
    const outbox = (name: string) => join(site.dataFolder, 'outbox', name);
    await writeFile(outbox(`2026-01-01T00-00-00.000Z-${reference}-late.eml`), 'To: late@example.com\r\n\r\n');
    for (const name of ['old', 'new']) await writeFile(outbox(`${name}.eml`), `To: ${name}@example.com\r\n\r\n`);
    await utimes(outbox('old.eml'), new Date(), new Date(Date.now() - 31 * DAY));
    await runJob(site, 'erase-quotes', async () => !/late@|old@/.test((await lettersIn(site.dataFolder)).join()));
    expect((await lettersIn(site.dataFolder)).join()).toContain('new@example.com');
  });
});

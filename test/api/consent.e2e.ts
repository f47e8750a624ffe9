import type { ErrorBody } from '../../shared/words/error.types.js';
import type { PersonExport } from '../../shared/requests/personal-data.types.js';
import { defaultContent } from '../../server/site/defaults.js';
import type { QuoteDetail, QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { laterCalculationColumns } from '../../server/requests/inbox/csv-calculation.js';
import { csvAnswerTexts, csvHandlingTexts } from '../../server/requests/inbox/csv.text.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { everythingIn } from '../support/site/traces.js';

const currentPolicy = defaultContent.privacy.earlier.length + 1;

let mailbox: Mailbox;
/** Sites of both bases. */
let asking: TestSite;
let telling: TestSite;

beforeAll(async () => {
  mailbox = await openMailbox();
  const settings = { SMTP_URL: mailbox.url, QUOTE_RETENTION_DAYS: '730' };
  [asking, telling] = await Promise.all([
    startTestSite('consent', { ...settings, PRIVACY_BASIS: 'consent' }),
    startTestSite('pre-contract', settings),
  ]);
});

afterAll(async () => {
  await asking?.stop();
  await telling?.stop();
  await mailbox?.close();
});

const send = (site: TestSite, changes: Record<string, unknown>, headers: Record<string, string> = {}) =>
  ask<Omit<QuoteReceipt, 'success'> & ErrorBody>(`${site.url}/api/quotes`, { json: quoteRequest(changes), headers });

async function stored(site: TestSite, email: string): Promise<QuoteDetail> {
  const token = await signIn(site);
  const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${email}`, { token });
  return (await ask<QuoteDetail>(`${site.url}/api/admin/quotes/${body.items[0]?.id}`, { token })).body;
}

describe('a site that asks for consent', () => {
  it.each([
    ['none', {}],
    ['one that is refused', { consent: false }],
  ])('takes no request with %s, and stores nothing of it', async (_, consent) => {
    const { status, body } = await send(asking, { email: 'no@example.com', privacyVersion: currentPolicy, ...consent });
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', { consent: 'required' }]);
    expect(await everythingIn(asking)).not.toContain('no@example.com');
  });

  it.each(['true', 1, null, {}, ['true']])('takes nothing else for consent: %j', async (consent) => {
    const { status, body } = await send(asking, { consent });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(body.fields ?? {})).toEqual(['consent']);
  });

  it('keeps with the request what was agreed to, when, in which language and version', async () => {
    const before = Date.now();
    const agreed = { consent: true, privacyVersion: currentPolicy, language: 'en' };
    expect((await send(asking, { email: 'agreed@example.com', ...agreed })).status).toBe(201);
    const { privacy } = await stored(asking, 'agreed@example.com');
    expect(privacy).toEqual({
      basis: 'consent',
      at: expect.any(String),
      language: 'en',
      version: currentPolicy,
      retentionDays: 730,
    });
    expect(Date.parse(privacy?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(privacy?.at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('keeps the version that an earlier page showed, and none that it does not know', async () => {
    await send(asking, { email: 'earlier@example.com', consent: true, privacyVersion: 1 });
    expect((await stored(asking, 'earlier@example.com')).privacy).toMatchObject({ basis: 'consent', version: 1 });
    for (const [index, privacyVersion] of [currentPolicy + 1, 0, -1, undefined].entries()) {
      const email = `unknown${index}@example.com`;
      expect((await send(asking, { email, consent: true, privacyVersion })).status).toBe(201);
      expect((await stored(asking, email)).privacy).toMatchObject({ basis: 'consent', version: null });
    }
    expect((await send(asking, { consent: true, privacyVersion: '2' })).body.fields).toEqual({
      privacyVersion: 'wrong_type',
    });
  });

  it('tells the office in the letter, the CSV file and in what is handed out to the person', async () => {
    const email = 'told@example.com';
    await send(asking, { email, consent: true, privacyVersion: currentPolicy });
    const letter = await eventually(
      async () => mailbox.letters.find(({ replyTo }) => JSON.stringify(replyTo)?.includes(email)),
      (found) => found !== undefined,
    );
    for (const part of [letter?.text, letter?.html])
      expect(part).toMatch(/개인정보 처리 근거: 동의 · 처리방침 버전 2\(한국어\) · .*\(KST\) · 종결 후 2년 보유/);
    const token = await signIn(asking);
    const { body: csv } = await ask<string>(`${asking.url}/api/admin/quotes.csv?q=${email}`, { token });
    const later = [...laterCalculationColumns, ...Object.keys({ ...csvAnswerTexts, ...csvHandlingTexts })].length;
    expect(
      csv
        .trimEnd()
        .split(',')
        .slice(-5 - later, -later),
    ).toEqual(['동의', String(currentPolicy), 'ko', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), '730']);
    const found = await ask<PersonExport>(`${asking.url}/api/admin/people/export`, { token, json: { email } });
    expect(found.body.requests[0]).toMatchObject({
      privacy: { basis: 'consent', version: currentPolicy, language: 'ko', retentionDays: 730 },
    });
  });

  it('erases it with the request', async () => {
    const email = 'erased@example.com';
    const { body } = await send(asking, { email, consent: true, privacyVersion: currentPolicy });
    const token = await signIn(asking);
    await ask(`${asking.url}/api/admin/people/erase`, { token, json: { email, references: [body.reference] } });
    const [line] = await asking.database
      .collection<{ _id: string }>('erased-quotes')
      .find({ _id: body.reference })
      .toArray();
    expect(line).toMatchObject({ reason: 'person' });
    expect(Object.keys(line ?? {})).not.toContain('privacy');
    expect(await asking.database.collection('quotes').countDocuments({ reference: body.reference })).toBe(0);
  });

  it('takes a repeat with its key for the same request, whatever version its page showed by then', async () => {
    const headers = { 'Idempotency-Key': 'repeat' };
    const first = await send(asking, { consent: true, privacyVersion: 1 }, headers);
    const again = await send(asking, { consent: true, privacyVersion: currentPolicy }, headers);
    expect([first.status, again.body.reference]).toEqual([201, first.body.reference]);
  });
});

describe('a site that asks for none', () => {
  it('takes requests as programs and earlier pages send them, and says that it does not know what they showed', async () => {
    expect((await send(telling, { email: 'program@example.com' })).status).toBe(201);
    expect((await stored(telling, 'program@example.com')).privacy).toMatchObject({
      basis: 'pre-contract',
      language: 'ko',
      version: null,
      retentionDays: 730,
    });
  });

  it('keeps a consent that a page asked for before the setting was changed', async () => {
    await send(telling, { email: 'both@example.com', consent: true, privacyVersion: currentPolicy });
    const { privacy } = await stored(telling, 'both@example.com');
    expect(privacy).toMatchObject({ basis: 'consent', version: currentPolicy });
  });
});

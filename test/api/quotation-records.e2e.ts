import { join } from 'node:path';

import sharp from 'sharp';

import type { AuditPage } from '../../shared/admin/audit.types.js';
import type { PersonErasure, PersonExport, PersonSummary } from '../../shared/requests/personal-data.types.js';
import type { StoredPicture } from '../../shared/content/pictures.types.js';
import { runBackup, runRestore } from '../support/makers/archives.js';
import { join as joinAs, turnOn } from '../support/makers/accounts.js';
import { sendForm, toForm } from '../support/makers/boards.js';
import { documentAt } from '../support/makers/content-api.js';
import { ask, eventually, runJob, signIn } from '../support/site/http.js';
import { begin, newPlace, placeOf, runImport } from '../support/makers/imports.js';
import { listQuotations, quotationOf, quotationPosition, quotationsAt } from '../support/makers/quotations.js';
import { inInbox, sendRequest } from '../support/browser/sent-request.js';
import { startTestSite, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { everythingIn } from '../support/site/traces.js';
import { uploadsOf } from '../support/makers/uploads.js';

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('quotation-records', { QUOTE_RETENTION_DAYS: '30' });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

/** A request that nothing is done with any more, with a quotation. */
async function quoted(email: string, changes: Record<string, unknown> = {}) {
  const { reference } = await sendRequest(site, { email });
  const isIdle = ({ deliveries }: Awaited<ReturnType<typeof inInbox>>) =>
    Object.values(deliveries).every(({ state }) => ['written', 'off'].includes(state));
  const { id } = await eventually(() => inInbox(site, reference, token), isIdle);
  const routes = quotationsAt(site, token, id);
  const { body } = await routes.make(changes);
  return { id, reference, made: body, ...routes };
}

const people = <Body>(path: string, json: unknown) =>
  ask<Body>(`${site.url}/api/admin/people/${path}`, { json, token });
const pdfOf = async (at: TestSite, id: string) => {
  const response = await quotationsAt(at, await signIn(at), id).pdf(1);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()).toString('base64') };
};

describe('a quotation', () => {
  it('comes with its PDF through a backup, a restore, an export and an import', async () => {
    const { id, made } = await quoted('kept@example.com');
    const before = await pdfOf(site, id);
    expect(before.status).toBe(200);
    const folder = await testFolder('quotation-records');
    const [archive, exported] = [join(folder, 'site.tar.gz'), join(folder, 'out')];
    expect(await runBackup(placeOf(site), archive)).toMatchObject({ code: 0 });
    const [restored, empty] = [await newPlace('quotation-restored'), await newPlace('quotation-imported')];
    expect(await runRestore(restored, archive)).toMatchObject({ code: 0 });
    const exporting = begin('export', restored, exported);
    expect([await exporting.ended, exporting.output()]).toEqual([0, expect.stringContaining('Written to')]);
    expect(await runImport(empty, exported, '--apply')).toMatchObject({ code: 0 });
    const imported = await startTestSite('quotation-imported', empty);
    const { body } = await listQuotations(imported, await signIn(imported), `?search=${made.number}`);
    expect(body.items).toMatchObject([{ quote: id, number: made.number, at: made.at, total: made.totals.total }]);
    expect(await pdfOf(imported, id)).toEqual(before);
    await imported.stop();
  }, 120_000);
});

describe('the stamp of the company', () => {
  it('stands on quotations from the moment on that the office publishes it', async () => {
    const { make, pdf, preview } = await quoted('stamped@example.com');
    /** The pictures in a PDF, which holds JPEGs as they are. */
    const picturesIn = async (answer: Response) =>
      Buffer.from(await answer.arrayBuffer())
        .toString('latin1')
        .match(/\/Filter \/DCTDecode/g)?.length ?? 0;
    const red = { r: 200, g: 30, b: 30, alpha: 0.8 };
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 4, background: red } })
      .png()
      .toBuffer();
    const form = toForm({}, [{ field: 'file', name: '직인.png', bytes: Buffer.from(bytes), type: 'image/png' }]);
    const { body } = await sendForm<StoredPicture>(`${site.url}/api/admin/pictures?use=logo`, token, form);
    const content = documentAt(site, token, 'quotation');
    const { value } = await content.open();
    await content.save({ ...value, stamp: [{ picture: body.name }] }, value);
    expect((await content.publish('ko', 'en')).body).toMatchObject({ isPublished: true });
    await make({ seen: 1 });
    expect(await picturesIn(await preview())).toBe(1);
    expect(await picturesIn(await pdf(2))).toBe(1);
    // Earlier revisions stay as they were.
    expect(await picturesIn(await pdf(1))).toBe(0);
  });
});

describe('the data of a person', () => {
  it('has the quotations, which are handed out and erased with it, and others name it', async () => {
    const email = 'quoted@example.com';
    const { length } = await uploadsOf(site);
    const own = await quoted(email, { positions: [quotationPosition({ product: '활빈 전용 열교환기' })] });
    const other = await quoted('other@example.com', { terms: `소개: ${email.toUpperCase()}` });
    const { body: found } = await people<PersonSummary>('find', { email });
    expect(found).toMatchObject({ files: 1, mentions: [other.reference] });
    const { body: exported } = await people<PersonExport>('export', { email });
    expect(exported.requests).toMatchObject([
      { quotations: [{ number: own.made.number, terms: quotationOf().terms }] },
    ]);
    expect(await uploadsOf(site)).toHaveLength(length + 2);
    // A copy that waits for an answer.
    await own.attach(1);
    expect(await uploadsOf(site)).toHaveLength(length + 3);
    await people<PersonErasure>('erase', { email, references: [own.reference] });
    expect(await uploadsOf(site)).toHaveLength(length + 1);
    expect(await everythingIn(site)).not.toContain('활빈 전용');
    expect((await own.pdf(1)).status).toBe(404);
    expect((await other.pdf(1)).status).toBe(200);
  });

  it('goes when its time is over', async () => {
    const before = await uploadsOf(site);
    const { id, reference, made } = await quoted('expired@example.com');
    await ask(`${site.url}/api/admin/quotes/${id}`, { method: 'PATCH', json: { status: 'closed' }, token });
    const closedAt = new Date(Date.now() - 31 * 24 * 3_600_000);
    await site.database.collection('quotes').updateOne({ reference }, { $set: { closedAt } });
    const quotations = site.database.collection('quotations');
    await runJob(site, 'erase-quotes', async () => (await quotations.countDocuments({ number: made.number })) === 0);
    await eventually(
      () => uploadsOf(site),
      ({ length }) => length === before.length,
    );
  });
});

describe('what is done with a quotation', () => {
  it('is noted in the log by its number, with who made it, and nothing of what it says', async () => {
    const owner = await turnOn(site);
    token = (await joinAs(site, owner, 'office@example.com', 'office')).token;
    const { id, made, ...routes } = await quoted('noted@example.com');
    expect(made.by).not.toBeNull();
    await routes.make({ delivery: '비밀 납기' }, 'no key');
    await routes.preview();
    await routes.attach(1);
    await routes.pdf(1);
    await listQuotations(site, token, '?search=비밀');
    const { body } = await ask<AuditPage>(`${site.url}/api/admin/audit?kind=quotes`, { token: owner });
    const ofPerson = body.items.filter(({ person }) => person !== null).toReversed();
    const noted = ofPerson.filter(({ action }) => !['quote.read', 'quotes.list'].includes(action));
    const of = (name: string | null) => ({ noun: 'quotes', id, name });
    expect(noted.map(({ action, outcome, subject, person }) => [action, outcome, subject, person])).toEqual([
      ['quote.quotation', 'done', of(made.number), made.by],
      ['quote.quotation', 'failed', of(null), made.by],
      ['quote.attach', 'done', of(made.number), made.by],
      ['quote.file', 'done', of(made.number.replace(/-R1$/, '')), made.by],
      ['quotes.quotations', 'done', null, made.by],
    ]);
    expect(JSON.stringify(await site.database.collection('audit-log').find().toArray())).not.toContain('비밀');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import mongoose from 'mongoose';

import type { AdminPost } from '../../shared/posts/boards.types.js';
import type { OpenDocument, SavedDraft } from '../../shared/content/content-editing.types.js';
import { defaultContent } from '../../server/site/defaults.js';
import type { SentRequest } from '../../shared/requests/quote-sender.types.js';
import type { QuoteDetail, QuotePage } from '../../shared/requests/quotes.types.js';
import { applyChanges, changes } from '../../server/upkeep/changes/changes.js';
import { runRestore } from '../support/makers/archives.js';
import type { Ended } from '../support/makers/archives.js';
import { boardAt, draftsAt } from '../support/makers/boards.js';
import { sendQuote } from '../support/site/busy-site.js';
import { certificatesAt } from '../support/makers/certificates.js';
import { sha256 } from '../support/makers/fill-site.js';
import type { FilledSite } from '../support/makers/fill-site.js';
import { ask, signIn } from '../support/site/http.js';
import { askRaw } from '../support/site/raw-http.js';
import { tokenFor } from '../support/browser/sent-request.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const FIXTURES = join(import.meta.dirname, '../fixtures');
const versions = readdirSync(FIXTURES).flatMap((name) => /^site-(.+)\.tar\.gz$/.exec(name)?.[1] ?? []);

/** Restored posts have been in the trash for longer than they are kept when the archive is old: restarts their time. */
async function deleteNow(uri: string): Promise<void> {
  const database = await mongoose.createConnection(uri).asPromise();
  for (const name of ['ko-posts', 'en-e-procurement', 'certificates'])
    await database.collection(name).updateMany({ deletedAt: { $ne: null } }, { $set: { deletedAt: new Date() } });
  await database.close();
}

/** The checksum of what this address answers. */
async function fetched(url: string, token?: string): Promise<string> {
  const answer = await fetch(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  return answer.ok ? sha256(new Uint8Array(await answer.arrayBuffer())) : String(answer.status);
}

describe.each(versions)('a backup of a site of version %s, restored', (version) => {
  const filled = JSON.parse(readFileSync(join(FIXTURES, `site-${version}.json`), 'utf8')) as FilledSite;
  let site: TestSite;
  let token: string;
  let restored: Ended;

  beforeAll(async () => {
    const DATA_DIR = await testFolder('upgrade');
    const places = { MONGODB_URI: testDatabaseUri('upgrade'), DATA_DIR, UPLOADS_DIR: join(DATA_DIR, 'uploads') };
    restored = await runRestore(places, join(FIXTURES, `site-${version}.tar.gz`));
    await deleteNow(places.MONGODB_URI);
    site = await startTestSite('upgrade', { ...places, QUOTE_RETENTION_DAYS: '36500' });
    token = await signIn(site, filled.adminPassword);
  });

  afterAll(async () => {
    await site?.stop();
  });

  it('comes back whole', () => {
    expect(restored).toEqual({ code: 0, output: expect.stringContaining(`made by version ${version}`) });
  });

  it('has the newest version of the data, and nobody changes it twice', async () => {
    expect(await site.database.collection('data-version').find().toArray()).toMatchObject([
      { version: changes.length },
    ]);
    expect(site.output()).toContain(`Data: change ${changes.length}, `);
    const said: string[] = [];
    await applyChanges(site.databaseUri, (line) => said.push(line));
    expect(said).toEqual([]);
  });

  it('knows the password that was chosen, and no other', async () => {
    expect(token).toBeTruthy();
    expect(await signIn(site, '1234')).toBeUndefined();
  });

  it('keeps the settings', async () => {
    const settings = { postTitles: 'letters', weeklyLetter: false, ...filled.settings };
    expect((await ask(`${site.url}/api/admin/settings`, { token })).body).toEqual(settings);
  });

  it.each(filled.posts)('lists, finds and opens $kind/$board: $title', async (post) => {
    const { kind, board, id, title, category, password, pdfName = null, pdfSha256 } = post;
    const at = boardAt(site, kind, board, token);
    const listed = (await at.list(`?category=${category}`)).body.items.find((item) => item.id === id);
    expect(listed).toMatchObject({ title, category, protected: password !== undefined });
    expect(await at.titles(`?q=${encodeURIComponent(title.slice(1, 8))}`)).toContain(title);
    expect((await at.read(id)).body).toMatchObject({
      title,
      content: post.content,
      pdfFileName: pdfName,
      tender: null,
      pinned: false,
      pinnedUntil: null,
      draft: null,
    });
    expect((await at.open(id)).status).toBe(password === undefined ? 200 : 403);
    const opened = await at.open(id, { password });
    expect(opened.body).toMatchObject({ title, content: post.content, pdfFileName: pdfName });
    if (pdfSha256) expect(await fetched(site.url + opened.body.pdfUrl)).toBe(pdfSha256);
  });

  it('takes drafts, and pins what is published', async () => {
    const [board, drafts] = [boardAt(site, 'posts', 'ko', token), draftsAt(site, 'posts', 'ko', token)];
    const before = (await board.list()).body;
    const { body } = await drafts.add({ title: '새 초안', pinnedUntil: '2999-12-31' });
    expect((await board.list()).body).toEqual(before);
    await drafts.publish(body.id);
    expect((await board.list()).body.items[0]).toMatchObject({ id: body.id, pinned: true });
    await board.remove(body.id);
    await board.purge(body.id);
    expect((await board.list()).body).toEqual(before);
  });

  it('shows the content that comes with the site, and takes a draft of it', async () => {
    const esg = `${site.url}/api/admin/content/esg`;
    const { body } = await ask<OpenDocument>(esg, { token });
    expect(body).toMatchObject({ value: defaultContent.esg, revision: 0, published: { ko: { number: 0 } } });
    const value = { ...body.value, lead: { ko: '새 소개', en: 'New lead' } };
    const saved = await ask<SavedDraft>(`${esg}/draft`, { method: 'PUT', json: { value, was: body.value }, token });
    expect(saved.body).toMatchObject({ value, revision: 1, isChanged: { ko: true, en: true }, conflicts: [] });
  });

  it('has every post of each board, and no more', async () => {
    for (const [kind, board] of [
      ['posts', 'ko'],
      ['posts', 'en'],
      ['e-procurement', 'ko'],
      ['e-procurement', 'en'],
    ] as const) {
      const wanted = filled.posts.filter((post) => post.kind === kind && post.board === board);
      expect((await boardAt(site, kind, board).list()).body.total).toBe(wanted.length);
    }
  });

  it.each(filled.trashedPosts)('brings $title back from the trash', async ({ kind, board, id, title, pdfSha256 }) => {
    const at = boardAt(site, kind, board, token);
    expect((await at.trash()).body.items.map((item) => item.title)).toEqual([title]);
    const { body } = await at.restore(id);
    expect(body).toMatchObject({ id, title } satisfies Partial<AdminPost>);
    if (pdfSha256) expect(await fetched(site.url + body.pdfUrl, token)).toBe(pdfSha256);
  });

  it('has the certificates with their files, and brings the deleted one back', async () => {
    const certificates = certificatesAt(site, token);
    const named = async () => (await certificates.list()).map(({ name, image, pdf }) => ({ name, image, pdf }));
    expect(await named()).toEqual(filled.certificates);
    for (const [name, sum] of Object.entries(filled.certificateFiles))
      expect(await fetched(`${site.url}/certificates/${encodeURIComponent(name)}`)).toBe(sum);
    for (const { id, name, pdfSha256 } of filled.trashedCertificates) {
      const { body } = await certificates.restore(id);
      expect(body.name).toBe(name);
      expect(await fetched(`${site.url}/certificates/${encodeURIComponent(body.pdf)}`)).toBe(pdfSha256);
    }
  });

  it.each(filled.requests)('has the request $reference with its calculation', async (request) => {
    const { reference, status, note, email, hotDensity } = request;
    const found = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${reference}`, { token });
    const { body } = await ask<QuoteDetail>(`${site.url}/api/admin/quotes/${found.body.items[0]?.id}`, { token });
    expect(body).toMatchObject({ reference, status, note, products: [], fields: { email, hotDensity, heatDuty: '' } });
    expect(body).toMatchObject({ privacy: null, files: [], fileCount: 0 });
    expect(body.erasedAt === null).toBe(status !== 'closed');
    // Kept as it was calculated: nothing of it is calculated again.
    const calculation = {
      version: 2,
      sides: { hot: { fluid: expect.anything() } },
      sizing: { status: 'not_calculated' },
    };
    expect(body.calculation).toMatchObject(calculation);
    expect(body.calculation?.duty).toBeGreaterThan(0);
    expect(body).toMatchObject({ history: [], news: null, isWithdrawn: false });
    // Made of what is there: requests from before have a link, too.
    const link = await ask<SentRequest>(`${site.url}/api/requests/${await tokenFor(site, body.id)}`);
    expect(link.body).toMatchObject({ reference, products: [], fields: { email }, history: [], calculation });
  });

  it('exports the requests with their calculations, without plates that they had not, and with the end of their clocks', async () => {
    const { text } = await askRaw(site.url, '/api/admin/quotes.csv', { headers: { Authorization: `Bearer ${token}` } });
    const [head = '', ...lines] = text.trimEnd().split(/\r\n(?=Q-)/);
    const columns = head.split(',');
    expect(lines).toHaveLength(filled.requests.length);
    for (const line of lines) {
      // No plates, no answer, nobody responsible; then until when an answer is due.
      expect(line).toMatch(/,{11}0,{6}[^,]*$/);
      expect(line.split(',').length).toBeGreaterThanOrEqual(columns.length);
    }
    expect(lines.filter((line) => line.endsWith(' 23:59'))).toHaveLength(1);
  });

  it('has nothing of what was erased, and gives its number to nobody', async () => {
    const found = await ask<QuotePage>(`${site.url}/api/admin/quotes`, { token });
    expect(found.body.items.map(({ reference }) => reference).toSorted()).toEqual(
      filled.requests.map(({ reference }) => reference).toSorted(),
    );
    const erased = await site.database.collection<{ _id: string }>('erased-quotes').find().toArray();
    expect(erased.map(({ _id }) => _id)).toEqual(filled.erased);
    const known = [...filled.erased, ...filled.requests.map(({ reference }) => reference)];
    expect(known).not.toContain(await sendQuote(site));
  });
});

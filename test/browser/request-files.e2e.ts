import type { Page } from 'playwright-core';

import type { QuotePage } from '../../shared/requests/quotes.types.js';
import { accessibilityProblems, desktop, open, phone, slowLine, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { chosen } from '../support/browser/desk.js';
import { drawingSamples, pngBytes } from '../support/makers/documents.js';
import { ask, signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { fillQuote, requiredQuote } from '../support/browser/quote-form.js';
import { inInbox } from '../support/browser/sent-request.js';

let token: string;

withSite('request-files-form', { UPLOAD_MEGABYTES: '2' });

beforeAll(async () => {
  token = await signIn(site);
});

type Chosen = { name: string; bytes: Buffer };
const pdf = (name: string, size = 0): Chosen => ({ name, bytes: makePdf(size) });
const sample = (name: keyof typeof drawingSamples): Chosen => ({ name, bytes: drawingSamples[name].bytes });

/** The form with all that is required, in English. */
async function openForm(look = desktop) {
  const visitor = await visit(browser, look);
  const { page } = visitor;
  await open(page, `${site.url}/en/customer-support`);
  await page.locator('input[name="files"]').waitFor({ state: 'attached' });
  await fillQuote(page, requiredQuote);
  return { ...visitor, send: page.getByRole('button', { name: 'Send quote request' }) };
}

const choose = async (page: Page, ...files: Chosen[]) => {
  const ready = await Promise.all(
    files.map(({ name, bytes }) => chosen({ name, bytes: Buffer.from(bytes), type: '' })),
  );
  // Large ones come by their paths, and the two sorts not at once.
  const paths = ready.filter((file) => typeof file === 'string');
  const buffers = ready.filter((file) => typeof file !== 'string');
  const input = page.locator('input[name="files"]');
  if (paths.length > 0) await input.setInputFiles(paths);
  if (buffers.length > 0) await input.setInputFiles(buffers);
};

const line = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Files of this request' }).getByRole('listitem').filter({ hasText: name });
const says = (page: Page, name: string, words: string | RegExp) =>
  line(page, name).filter({ hasText: words }).waitFor();

/** The tab once more, as the browser duplicates it. */
async function duplicated(page: Page) {
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  const copy = await page.context().newPage();
  await copy.addInitScript((entries: Record<string, string>) => {
    if (sessionStorage.length === 0) Object.assign(sessionStorage, entries);
  }, kept);
  await open(copy, page.url());
  return { copy, sendCopy: copy.getByRole('button', { name: 'Send quote request' }) };
}

/** Waits for the receipt; the request as the office has it. */
async function receivedFrom(page: Page) {
  const shown = page.getByText(/^Q-\d{4}-\d{6}$/);
  await shown.waitFor();
  return inInbox(site, (await shown.textContent()) ?? '', token);
}

describe('files of a request', () => {
  it('arrive one by one, outlive a reload in their tab only, go with the request, and the list is empty then', async () => {
    const { page, context, complaints, send } = await openForm(phone);
    await choose(page, pdf('P&ID.pdf'), sample('plant.dwg'), sample('nozzle.step'));
    for (const name of ['P&ID.pdf', 'plant.dwg', 'nozzle.step']) await says(page, name, 'Uploaded');
    expect(await page.getByText('Take a photograph').isVisible()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await line(page, 'plant.dwg').getByRole('button', { name: 'Remove: plant.dwg' }).click();
    const another = await context.newPage();
    await open(another, page.url());
    expect(await line(another, 'P&ID.pdf').count()).toBe(0);
    await another.close();
    await open(page, page.url());
    for (const name of ['P&ID.pdf', 'nozzle.step']) await says(page, name, 'Uploaded');
    await send.click();
    const { files } = await receivedFrom(page);
    expect(files.map(({ name }) => name)).toEqual(['P&ID.pdf', 'nozzle.step']);
    expect(await page.getByRole('list', { name: 'Files of this request' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('survive a line that breaks on the way: all is kept, they go on by themselves, and the request waits for them', async () => {
    const { page, context, send } = await openForm(phone);
    await slowLine(page, { upload: 10_000 }); // the line is cut long before the file has arrived
    await choose(page, pdf('large.pdf', 1_500_000), pdf('small.pdf'));
    await says(page, 'large.pdf', /Uploading, \d+ %/);
    await send.click();
    await page.getByText('Your request will be sent as soon as the files are uploaded.').waitFor();
    await context.setOffline(true);
    await says(page, 'large.pdf', /The connection was lost.*tried again automatically/);
    expect(await page.locator('[name="company"]').inputValue()).toBe(requiredQuote.company);
    await context.setOffline(false);
    const { files } = await receivedFrom(page);
    expect(files.map(({ name }) => name).toSorted()).toEqual(['large.pdf', 'small.pdf']);
    expect(files.find(({ name }) => name === 'large.pdf')?.size).toBe(makePdf(1_500_000).length);
  });

  it('that are refused say why at the file, and are not left out in silence', async () => {
    const { page, send } = await openForm();
    await choose(page, { name: 'drawing.pdf', bytes: pngBytes }, pdf('large.pdf', 2_200_000), {
      name: 'run.exe',
      bytes: pngBytes,
    });
    await says(page, 'drawing.pdf', 'not what its name says');
    await says(page, 'large.pdf', 'larger than 2 MB');
    await says(page, 'run.exe', 'of a kind that is not accepted');
    expect(await page.getByText('Take a photograph').isVisible()).toBe(false);
    await choose(page, pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    await page.getByRole('alert').filter({ hasText: 'Only 5 files can be sent. Left out: c.pdf' }).waitFor();
    await says(page, 'b.pdf', 'Uploaded');
    await send.click();
    await page.getByRole('alert').filter({ hasText: 'Your request has not been sent yet' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const name of ['drawing.pdf', 'large.pdf', 'run.exe'])
      await line(page, name)
        .getByRole('button', { name: `Remove: ${name}` })
        .click();
    await send.click();
    expect((await receivedFrom(page)).files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  });

  it('that the server no longer has are named, and can be chosen again', async () => {
    const { page, send } = await openForm();
    await choose(page, pdf('kept.pdf'), pdf('old.pdf'));
    await says(page, 'old.pdf', 'Uploaded');
    const stored = site.database.collection('request-files');
    await stored.updateMany({ name: 'old.pdf', quote: null }, { $set: { expiresAt: new Date(Date.now() - 1000) } });
    await send.click();
    await says(page, 'old.pdf', 'more than a day ago');
    await says(page, 'kept.pdf', 'Uploaded');
    await line(page, 'old.pdf').getByRole('button', { name: 'Remove: old.pdf' }).click();
    await choose(page, pdf('old.pdf'));
    await says(page, 'old.pdf', 'Uploaded');
    await send.click();
    expect((await receivedFrom(page)).files.map(({ name }) => name)).toEqual(['kept.pdf', 'old.pdf']);
  });
});

describe('a tab that was duplicated', () => {
  it('takes no file from the request of the other one, and says that a file has gone with that', async () => {
    const { page, send } = await openForm();
    await choose(page, pdf('drawing.pdf'));
    await says(page, 'drawing.pdf', 'Uploaded');
    const [{ copy: second }, { copy: third, sendCopy }] = [await duplicated(page), await duplicated(page)];
    await says(third, 'drawing.pdf', 'Uploaded');
    await line(second, 'drawing.pdf').getByRole('button', { name: 'Remove: drawing.pdf' }).click();
    await line(second, 'drawing.pdf').waitFor({ state: 'detached' });
    await send.click();
    const first = await receivedFrom(page);
    expect(first.files.map(({ name }) => name)).toEqual(['drawing.pdf']);
    await says(third, 'drawing.pdf', 'It was sent from another tab.');
    await line(third, 'drawing.pdf').getByRole('button', { name: 'Remove: drawing.pdf' }).click();
    await sendCopy.click();
    const other = await receivedFrom(third);
    expect({ ...other, isSame: other.reference === first.reference }).toMatchObject({ files: [], isSame: false });
  });
});

describe('a file', () => {
  it('whose upload a reload has interrupted is named afterwards', async () => {
    const { page } = await openForm();
    await slowLine(page);
    await choose(page, pdf('large.pdf', 1_500_000));
    await says(page, 'large.pdf', /Uploading/);
    await open(page, page.url());
    await says(page, 'large.pdf', 'loaded again before the upload was complete');
  });
});

describe('the inbox', () => {
  it('shows pictures beside the sheet, and offers the rest to be saved', async () => {
    const { page, send, context, complaints } = await openForm();
    await choose(page, { name: 'nameplate.png', bytes: pngBytes }, pdf('P&ID.pdf'), sample('plant.dwg'));
    await says(page, 'plant.dwg', 'Uploaded');
    await send.click();
    const { reference, id } = await receivedFrom(page);
    await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
    await open(page, `${site.url}/en/manage?tab=quotes`);
    await page.getByRole('row').filter({ hasText: reference }).getByText('3 files').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: reference }).click();
    await page.getByRole('button', { name: 'Show: nameplate.png' }).click();
    const picture = page.getByRole('img', { name: 'nameplate.png' });
    await picture.waitFor();
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show: P&ID.pdf' }).click();
    const isShown = await page.evaluate(() => navigator.pdfViewerEnabled);
    const viewer = isShown ? page.locator('iframe[src^="blob:"]') : page.getByText('This browser cannot show PDFs.');
    await viewer.waitFor();
    expect(await page.getByRole('button', { name: 'Show: plant.dwg' }).count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download: plant.dwg' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('plant.dwg');
    expect(new URL(download.url()).pathname).toContain(`/api/admin/quotes/${id}/files/`);
    expect((await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${reference}`, { token })).body.items).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});

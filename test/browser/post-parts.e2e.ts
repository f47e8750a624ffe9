import type { Page } from 'playwright-core';

import { boardAt, pdfNamed } from '../support/makers/boards.js';
import type { SentFile } from '../support/makers/boards.js';
import { accessibilityProblems, alive, arrive, open, phone, status, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { becomes, sidewaysScroll } from '../support/browser/board-screen.js';
import { openCertificates, pick as pickForCertificate } from '../support/browser/certificate-desk.js';
import { pdfPart } from '../support/makers/certificates.js';
import { chosen, field, openPosts, pick } from '../support/browser/desk.js';
import { furtherFile } from '../support/makers/documents.js';
import { signIn } from '../support/site/http.js';
import { twinsAt } from '../support/makers/twins.js';

const MB = 1024 * 1024;

let token: string;

withSite('post-parts', { UPLOAD_MEGABYTES: '21' });

beforeAll(async () => {
  token = await signIn(site);
});

const board = () => boardAt(site, 'e-procurement', 'en', token);
const names = async (id: string) => (await board().read(id)).body.files.map(({ name }) => name);
const choose = async (page: Page, ...files: SentFile[]) =>
  // Its type takes paths or contents, not both.
  field(page, 'pdf').setInputFiles((await Promise.all(files.map(chosen))) as never);
const panel = (page: Page) => page.locator('fieldset', { has: page.locator('[name="pdf"]') });
const row = (page: Page, name: string) =>
  panel(page)
    .locator('div', { has: page.getByText(name) })
    .last();
const save = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();

describe('the files of a post', () => {
  it('are chosen several at once, the wrong ones named, and sent with the post', async () => {
    const { page } = await openPosts(browser, site.url, { tab: 'en-e-procurement', post: 'new' });
    await field(page, 'title').fill('Tender with drawings');
    await field(page, 'content').fill('See the drawings.');
    await choose(page, furtherFile('drawing.dwg'), furtherFile('drawing.dwg', 'program.exe'), furtherFile('공고.hwp'));
    await panel(page).getByRole('alert').filter({ hasText: 'program.exe: Only PDF, XLSX' }).waitFor();
    await choose(page, furtherFile('table.xlsx'), furtherFile('drawing.dwg', 'false.docx'));
    await save(page);
    await row(page, 'false.docx').getByText('This file is not what its name says').waitFor();
    expect(await panel(page).getByText('drawing.dwg').count()).toBe(1);
    await row(page, 'false.docx').getByRole('button', { name: 'Remove' }).click();
    await save(page);
    await status(page, 'Post saved.');
    const [post] = (await board().list('?q=drawings')).body.items;
    expect(await names(post?.id ?? '')).toEqual(['drawing.dwg', '공고.hwp', 'table.xlsx']);
  });

  it('are removed, kept and added, and one somebody else has added meanwhile is shown beside one’s own', async () => {
    const { body: post } = await board().add(
      { title: 'Two files' },
      furtherFile('table.xlsx'),
      furtherFile('terms.docx'),
    );
    const { page } = await openPosts(browser, site.url, { tab: 'en-e-procurement', post: post.id });
    await row(page, 'table.xlsx').getByRole('button', { name: 'Remove' }).click();
    await choose(page, furtherFile('drawings.zip'));
    await board().change(post.id, {}, furtherFile('공고.hwpx'));
    await save(page);
    const conflict = page.getByRole('region', { name: /Another administrator has saved/ });
    await conflict.getByRole('heading', { name: 'Files', exact: true }).waitFor();
    await save(page);
    await status(page, 'Post updated.');
    expect(await names(post.id)).toEqual(['terms.docx', '공고.hwpx', 'drawings.zip']);
  });

  it('download from the popup by their names, on a phone too', async () => {
    await board().add(
      { title: 'Downloads' },
      pdfNamed('Notice.pdf'),
      furtherFile('drawing.dwg', 'General arrangement of the plate heat exchanger HX-150.dwg'),
      furtherFile('공고.hwp'),
    );
    const { page } = await visit(browser, { ...phone, acceptDownloads: true });
    await open(page, `${site.url}/en/e-procurement`);
    await page.getByRole('link', { name: 'Downloads' }).click();
    const dialog = page.getByRole('dialog', { name: 'Downloads' });
    const hwp = dialog.getByRole('button', { name: 'Download: 공고.hwp' });
    const [download] = await Promise.all([page.waitForEvent('download'), hwp.click()]);
    expect(download.suggestedFilename()).toBe('공고.hwp');
    expect(await dialog.getByRole('listitem').last().innerText()).toContain('공고.hwp1 KB');
    await becomes(() => sidewaysScroll(page), 0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the file of a locked post', () => {
  const unlock = async (page: Page, title: string, password: string) => {
    await open(page, `${site.url}/en/e-procurement`);
    await page.getByRole('link', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.locator('[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Download PDF' }).waitFor();
    return dialog;
  };

  it('leads by one click to the password box, where its link counts no more', async () => {
    const { body: post } = await board().add({ title: 'Expiring', password: 'first' }, pdfNamed('Secret.pdf'));
    const { page } = await visit(browser, { acceptDownloads: true });
    const dialog = await unlock(page, 'Expiring', 'first');
    await board().change(post.id, { password: 'second' });
    await dialog.getByRole('button', { name: 'Download PDF' }).click();
    await dialog.getByRole('status').filter({ hasText: 'Enter the password again' }).waitFor();
    await dialog.locator('[name="password"]').fill('second');
    await page.keyboard.press('Enter');
    const again = dialog.getByRole('button', { name: 'Download PDF' });
    const [download] = await Promise.all([page.waitForEvent('download'), again.click()]);
    expect(download.suggestedFilename()).toBe('Secret.pdf');
  });

  it('goes by its plain address within KakaoTalk, however large it is', async () => {
    await board().add({ title: 'Passed on', password: 'right' }, pdfNamed('Catalog.pdf', 4_000_000));
    const userAgent =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124 Mobile Safari/537.36;KAKAOTALK 2410810';
    const { page } = await visit(browser, { ...phone, userAgent, acceptDownloads: true });
    await page.addInitScript(() => {
      // As there: what a page has made cannot be saved.
      URL.createObjectURL = () => {
        throw new Error('not here');
      };
    });
    const dialog = await unlock(page, 'Passed on', 'right');
    const asked = page.waitForRequest((each) => each.isNavigationRequest() && each.url().includes('/pdf?token='));
    await dialog.getByRole('button', { name: 'Download PDF' }).click();
    expect((await (await asked).response())?.headers()['content-disposition']).toMatch(/^inline/);
  });
});

describe('the limit of an upload, which the server sets', () => {
  const large = Math.round(20.5 * MB);
  const tooLarge = Math.round(21.5 * MB);

  it('is known to the form of a post', async () => {
    const refusal = '21MB 이하의 파일을 선택해 주세요.';
    const { page } = await openPosts(browser, site.url, { language: 'ko', tab: 'ko-posts', post: 'new' });
    await page.getByText('각각 21MB 이하').waitFor();
    await pick(page, pdfNamed('large.pdf', tooLarge));
    await page.getByRole('alert').filter({ hasText: refusal }).waitFor();
    await pick(page, pdfNamed('fits.pdf', large));
    await page.getByText('fits.pdf').waitFor();
    expect(await page.getByText(refusal).count()).toBe(0);
  });

  it('is known to the form of a certificate', async () => {
    const refusal = 'The file is larger than 21 MB. Please choose a smaller one.';
    const { page } = await openCertificates(browser, site.url, { language: 'en', query: '?certificate=new' });
    await page.getByText('PDF of at most 21 MB').waitFor();
    await pickForCertificate(page, pdfPart('large.pdf', tooLarge));
    await page.getByRole('alert').filter({ hasText: refusal }).waitFor();
    await pickForCertificate(page, pdfPart('fits.pdf', large));
    await page.getByText('fits.pdf').waitFor();
    expect(await page.getByText(refusal).count()).toBe(0);
  });
});

describe('a visitor of a post in two languages', () => {
  let twins: ReturnType<typeof twinsAt>;

  beforeAll(() => {
    twins = twinsAt(site, token);
  });

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const toLanguage = (page: Page, language: string) => page.locator(`header a[hreflang="${language}"]`).first();
  const place = (page: Page) => page.url().slice(site.url.length);

  it('goes by the language switch to the translation and back, and by Back', async () => {
    const { ko, en } = await twins.addPair({ title: '국문 글' }, { title: 'English post' });
    const { page, complaints } = await visit(browser);
    await open(page, `${site.url}/ko/posts/${ko.id}`);
    await toLanguage(page, 'en').click();
    await heading(page, 'English post').waitFor();
    expect(place(page)).toBe(`/en/posts/${en.id}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await toLanguage(page, 'ko').click();
    await heading(page, '국문 글').waitFor();
    expect(place(page)).toBe(`/ko/posts/${ko.id}`);
    await page.goBack();
    await heading(page, 'English post').waitFor();
    await page.reload();
    await alive(page);
    await heading(page, 'English post').waitFor();
    await page.goBack();
    await heading(page, '국문 글').waitFor();
    expect(complaints).toEqual([]);
  });

  it('goes so without scripts too', async () => {
    const { ko, en } = await twins.addPair();
    const { page } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/ko/posts/${ko.id}`);
    await toLanguage(page, 'en').click();
    await page.waitForURL(`${site.url}/en/posts/${en.id}`);
    await toLanguage(page, 'ko').click();
    await page.waitForURL(`${site.url}/ko/posts/${ko.id}`);
  });

  it('goes from a popup to the translation, and Back to the popup', async () => {
    const { en } = await twins.addPair({ title: '국문 짝' }, { title: 'English twin' });
    const { page } = await visit(browser, phone);
    await open(page, `${site.url}/en/customer-support`);
    await page.locator(`#post-link-${en.id}`).click();
    const dialog = page.getByRole('dialog');
    const link = dialog.getByRole('link', { name: 'Read in Korean' });
    await link.click();
    await heading(page, '국문 짝').waitFor();
    expect(await dialog.count()).toBe(0);
    await page.goBack();
    await link.waitFor();
    expect(place(page)).toBe(`/en/posts/${en.id}`);
  });

  it('is asked for the password of a locked translation, and finds the way back', async () => {
    const notices = twinsAt(site, token, 'e-procurement');
    const { ko, en } = await notices.addPair({ title: '공고' }, { title: 'Locked notice', password: 'x' });
    const { page } = await visit(browser);
    await open(page, `${site.url}/ko/e-procurement/${ko.id}`);
    await toLanguage(page, 'en').click();
    await page.waitForURL(`${site.url}/en/e-procurement/${en.id}`);
    await page.locator('input[type="password"]').waitFor();
    expect(await page.getByText('Locked notice').count()).toBe(0);
    await toLanguage(page, 'ko').click();
    await heading(page, '공고').waitFor();
  });

  it('gets there who was faster than the code of the page', async () => {
    const { ko, en } = await twins.addPair({}, { title: 'Asked for early' });
    const { page } = await visit(browser);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/PostArticle-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await arrive(page, `${site.url}/ko/posts/${ko.id}`);
    await toLanguage(page, 'en').click();
    await page.waitForURL('**/en/posts/**');
    release();
    await heading(page, 'Asked for early').waitFor();
    expect(place(page)).toBe(`/en/posts/${en.id}`);
  });
});

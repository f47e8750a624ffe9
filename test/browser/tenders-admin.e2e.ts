import type { BrowserContextOptions, Page } from 'playwright-core';

import { becomes, sidewaysScroll } from '../support/browser/board-screen.js';
import { boardAt } from '../support/makers/boards.js';
import type { TestBoard } from '../support/makers/boards.js';
import { accessibilityProblems, desktop, phone, status } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { field, openPosts, problemAt } from '../support/browser/desk.js';
import { signIn } from '../support/site/http.js';
import { twinsAt } from '../support/makers/twins.js';

let token: string;
let board: TestBoard;

withSite('tenders-admin');

beforeAll(async () => {
  token = await signIn(site);
  board = boardAt(site, 'e-procurement', 'ko', token);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const first = (page: Page) => page.getByRole('combobox', { name: /^(First notice|최초 공고)$/ });
const openPost = (post: string, language: 'ko' | 'en' = 'en', look = desktop, tab = 'ko-e-procurement') =>
  openPosts(browser, site.url, { language, tab, post }, look);
const add = async (fields: Record<string, string>) => (await board.add(fields)).body;
/** A day and time in Korea, so many days from now. */
const clockIn = (days: number) => new Date(Date.now() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 16);

async function isFine(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0)); // what lies half under the header is no small target
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** Types what is said of a tender; the names are those of the form. */
async function type(page: Page, parts: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(parts)) {
    const input = field(page, name);
    await (name === 'tenderKind' ? input.selectOption(value) : input.fill(value));
  }
}

// The office's clocks may be wrong, or abroad.
const abroad: BrowserContextOptions = { ...desktop, timezoneId: 'America/New_York' };

describe('a tender on a phone abroad', () => {
  it('is written with all of its parts, and listed', async () => {
    const [title, number] = [`열교환기 구매 ${Date.now()}`, `2026-${Date.now()}`];
    const begun = await add({
      title,
      tenderNumber: number,
      tenderContact: '구매팀 김지우',
      tenderTelephone: '02-765-4321',
    });
    const { page } = await openPost('new', 'ko', { ...abroad, ...phone });
    expect(await first(page).count()).toBe(0);
    const closesAt = clockIn(1);
    await type(page, { title: '변경 안내', content: '마감 연기', tenderKind: 'correction' });
    await type(page, { tenderClosesAt: closesAt, tenderTelephone: '02-123-4567' });
    await first(page).fill(title);
    const offered = page.getByRole('option').filter({ hasText: title });
    await offered.waitFor();
    await isFine(page);
    // Searching is not saving. By the keyboard: the list moves to the other side of its field while the page is scrolled.
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await first(page).press(key);
    await button(page, '연결 해제').waitFor();
    await page.getByText(title, { exact: true }).waitFor();
    // The rest comes from the notice that is corrected; what was typed stays.
    await becomes(() => field(page, 'tenderNumber').inputValue(), number);
    await isFine(page);
    await button(page, '게시').click();
    await status(page, '게시물이 저장되었습니다.');
    const { items } = (await board.adminList(`?q=${number}`)).body;
    const { body } = await board.read(items[0]?.id ?? '');
    expect(body.tender).toEqual({
      number,
      revision: 1,
      kind: 'correction',
      closesAt: new Date(`${closesAt}+09:00`).toISOString(),
      contact: '구매팀 김지우',
      telephone: '02-123-4567',
      first: begun.id,
    });
    const row = page.getByRole('listitem').filter({ hasText: '변경 안내' });
    for (const said of ['정정공고', 'D-1']) await row.getByText(said, { exact: true }).waitFor();
    await row.getByText(`${number} (`).waitFor();
    expect(await row.getByText(/카탈로그/).count()).toBe(0);
    await isFine(page);
  });
});

describe('the tender of a post', () => {
  it('is changed and cleared by its parts', async () => {
    const { id } = await add({ tenderNumber: '1', tenderContact: 'Kim', tenderClosesAt: '2030-06-30T23:59:59+09:00' });
    const { page } = await openPost(id, 'en', abroad);
    expect(await field(page, 'tenderClosesAt').inputValue()).toBe('2030-06-30T23:59:59');
    await type(page, { tenderContact: '', tenderKind: 'notice' });
    await button(page, 'Publish').click();
    await status(page, 'Post updated.');
    expect((await board.read(id)).body.tender).toMatchObject({
      number: '1',
      kind: 'notice',
      contact: null,
      closesAt: '2030-06-30T14:59:59.000Z',
    });
  });

  it('is saved with a closing time in the past after a question', async () => {
    const { id } = await add({});
    const { page } = await openPost(id);
    await type(page, { tenderClosesAt: clockIn(-1) });
    await button(page, 'Publish').click();
    const question = page.getByRole('dialog', { name: 'The closing time has passed.' });
    await question.waitFor();
    await isFine(page);
    await question.getByRole('button', { name: 'Back to the form' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await board.read(id)).body.tender).toBeNull();
    await button(page, 'Publish').click();
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await status(page, 'Post updated.');
    expect((await board.read(id)).body.tender?.closesAt).not.toBeNull();
    // A stored time is not asked about again.
    await page.goto(`${site.url}/en/manage?tab=ko-e-procurement&post=${id}`);
    await type(page, { tenderNumber: '7' });
    await button(page, 'Publish').click();
    await status(page, 'Post updated.');
    expect((await board.read(id)).body.tender?.number).toBe('7');
  });

  it('says what is wrong with a part, and takes a day without a time for no closing time', async () => {
    const { id } = await add({ tenderClosesAt: '2030-06-30T14:00+09:00' });
    const { page } = await openPost(id);
    await type(page, { tenderRevision: '100', tenderTelephone: 'call us' });
    // Clears the first of its segments.
    await field(page, 'tenderClosesAt').press('Backspace');
    await button(page, 'Publish').click();
    await becomes(() => problemAt(page, 'tenderRevision'), 'A number, 0 to 99');
    expect(await problemAt(page, 'tenderTelephone')).toContain('Please check the telephone number');
    expect(await problemAt(page, 'tenderClosesAt')).toContain('Please enter both the date and the time.');
    await isFine(page);
    expect((await board.read(id)).body.tender?.closesAt).toBe('2030-06-30T05:00:00.000Z');
  });

  it('follows another post of its board, never itself, and says when that is gone', async () => {
    const title = `Pumps ${Date.now()}`;
    const [begun, result] = [await add({ title }), await add({ title: `${title}: result` })];
    const { page } = await openPost(result.id);
    await type(page, { tenderKind: 'result' });
    await first(page).fill(title);
    const offered = page.getByRole('listbox').getByRole('option');
    await offered.filter({ hasText: title }).waitFor();
    expect(await offered.count()).toBe(1);
    await offered.click();
    await page.reload();
    await status(page, 'Your unsaved text is back.');
    await page.getByText(title, { exact: true }).waitFor();
    await button(page, 'Publish').click();
    await status(page, 'Post updated.');
    expect((await board.read(result.id)).body.tender?.first).toBe(begun.id);

    await board.remove(begun.id);
    await page.goto(`${site.url}/en/manage?tab=ko-e-procurement&post=${result.id}`);
    await page.getByText('The first notice has been deleted or is a draft.').waitFor();
    await isFine(page);
    await button(page, 'Remove').click();
    await first(page).and(page.locator(':focus')).waitFor();
    await button(page, 'Publish').click();
    await status(page, 'Post updated.');
    expect((await board.read(result.id)).body.tender).toMatchObject({ kind: 'result', first: null });
  });

  it('of two administrators is shown as one part, and taken as one', async () => {
    const { id } = await add({ tenderNumber: '2026-020', tenderContact: 'Kim' });
    const { page } = await openPost(id);
    await type(page, { tenderNumber: 'mine', content: 'typed here' });
    await board.change(id, { tenderNumber: 'theirs', tenderTelephone: '02-123-4567' });
    await button(page, 'Publish').click();
    await page.getByRole('heading', { name: 'Another administrator has saved this post' }).waitFor();
    const version = (whose: string) => page.getByRole('group', { name: `Tender: ${whose}` }).innerText();
    expect((await version('Stored version')).split('\n')).toEqual([
      'Notice number: theirs',
      'Contact: Kim',
      'Telephone: 02-123-4567',
    ]);
    expect(await version('Your version')).toContain('Notice number: mine');
    await isFine(page);
    await button(page, 'Use the stored value: Tender').click();
    await becomes(() => field(page, 'tenderNumber').inputValue(), 'theirs');
    await button(page, 'Publish').click();
    await status(page, 'Post updated.');
    expect((await board.read(id)).body).toMatchObject({ content: 'typed here', tender: { number: 'theirs' } });
  });

  it('begins its translation', async () => {
    const begun = await add({});
    const parts = { tenderNumber: '2026-030', tenderKind: 'result', tenderClosesAt: '2020-06-30T14:00+09:00' };
    const { id } = await add({ ...parts, tenderFirst: begun.id });
    const { page } = await openPost(id);
    await page.getByRole('link', { name: 'Write the English translation' }).click();
    await first(page).waitFor();
    expect(await field(page, 'tenderNumber').inputValue()).toBe('2026-030');
    await type(page, { title: 'In English', content: 'text' });
    await button(page, 'Publish').click();
    await status(page, 'Post saved.');
    const twins = twinsAt(site, token, 'e-procurement');
    const { twin } = (await board.read(id)).body;
    expect((await twins.at('en').read(twin ?? '')).body.tender).toMatchObject({
      number: '2026-030',
      kind: 'result',
      closesAt: '2020-06-30T05:00:00.000Z',
      first: null,
    });
  });
});

import type { BrowserContextOptions, Page } from 'playwright-core';

import { dateInKorea } from '../../shared/words/korea.js';
import { becomes, numbersOf, rowsOf, sidewaysScroll } from '../support/browser/board-screen.js';
import { boardAt, draftsAt, pdfNamed } from '../support/makers/boards.js';
import type { TestBoard } from '../support/makers/boards.js';
import { accessibilityProblems, desktop, open, phone, status, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { field, openPosts, pick, problemAt } from '../support/browser/desk.js';
import { eventually, signIn } from '../support/site/http.js';

let board: TestBoard;
let drafts: ReturnType<typeof draftsAt>;

withSite('drafts');

beforeAll(async () => {
  const token = await signIn(site);
  board = boardAt(site, 'e-procurement', 'ko', token);
  drafts = draftsAt(site, 'e-procurement', 'ko', token);
});

const DAY = 86_400_000;
// The office's clock may be abroad.
const abroad: BrowserContextOptions = { ...phone, timezoneId: 'America/New_York' };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const later = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const openPost = (post: string | undefined, language: 'ko' | 'en' = 'en', look = desktop) =>
  openPosts(browser, site.url, { language, tab: 'ko-e-procurement', post }, look);
const openDraft = async (id: string, look = desktop) => {
  const { page } = await openPost(undefined, 'en', look);
  await open(page, `${site.url}/en/manage?tab=ko-e-procurement&view=drafts&post=${id}`);
  await field(page, 'title').waitFor();
  return page;
};
/** A day and time on a clock in Korea. A browser leaves seconds out that are 0. */
const clockIn = (ms: number) => `${new Date(Date.now() + ms + 9 * 3_600_000).toISOString().slice(0, 17)}05`;
const stored = async (title: string) => (await drafts.list()).body.items.find((each) => each.title === title);

async function isFine(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0)); // what lies half under the header is no small target
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

describe('a draft on a phone abroad', () => {
  it('is kept without content, looked at, given a time, and published with its pin', async () => {
    const title = `초안 ${Date.now()}`;
    const { page } = await openPost('new', 'ko', abroad);
    await field(page, 'title').fill(title);
    await isFine(page);
    await button(page, '초안 저장').click();
    await status(page, '초안을 저장했습니다.');
    const row = page.getByRole('listitem').filter({ hasText: title });
    await row.waitFor();
    await isFine(page);
    expect(await board.titles('?pageSize=50')).not.toContain(title);

    await row.getByRole('link', { name: /수정/ }).last().click();
    await field(page, 'content').fill('전화 02-123-4567');
    await field(page, 'pinnedUntil').fill(dateInKorea(Date.now() + DAY));
    await pick(page, pdfNamed('공고문.pdf'));
    await later(page, '예약 게시').check();
    const publishAt = clockIn(3 * DAY);
    await field(page, 'publishAt').fill(publishAt);
    await isFine(page);
    await button(page, '게시 예약').click();
    await status(page, '게시를 예약했습니다.');
    await row.getByText('게시 예정').waitFor();
    const kept = await stored(title);
    expect(kept?.draft?.publishAt).toBe(new Date(`${publishAt}+09:00`).toISOString());

    await row.getByRole('link', { name: /수정/ }).last().click();
    expect(await field(page, 'publishAt').inputValue()).toBe(publishAt);
    await field(page, 'content').fill('전화 02-123-9999');
    await pick(page, pdfNamed('도면.pdf'));
    await button(page, '미리보기').click();
    const preview = page.getByRole('dialog', { name: '미리보기' });
    await preview.getByRole('heading', { name: title }).waitFor();
    await preview.getByRole('link', { name: '02-123-9999' }).waitFor();
    await preview.getByRole('link', { name: '공고문.pdf' }).waitFor();
    await preview.getByText('저장할 때 함께 올라갈 파일: 도면.pdf').waitFor();
    expect((await stored(title))?.preview).toBe('전화 02-123-4567');
    await isFine(page);
    await button(page, '닫기').click();
    await later(page, '예약 게시').uncheck();
    await button(page, '게시').click();
    await status(page, '게시물을 게시했습니다.');
    await row.getByText('고정', { exact: true }).waitFor();
    expect((await board.list()).body.items[0]).toMatchObject({ id: kept?.id, title, pinned: true, hasPdf: true });
    await isFine(page);
  });
});

describe('publishing', () => {
  it('asks for what is missing: content, and the whole time', async () => {
    const { page } = await openPost('new');
    await field(page, 'title').fill('반쪽');
    await later(page, 'Publish later').check();
    await button(page, 'Schedule').click();
    await becomes(async () => (await problemAt(page, 'content')).includes('Please enter the content.'), true);
    await becomes(async () => (await problemAt(page, 'publishAt')).includes('both the date and the time'), true);
    await button(page, 'Save draft').click();
    await status(page, 'Draft saved.');
  });

  it('asks about a time that is over, and about a tender that has closed by then', async () => {
    const { body } = await drafts.add({ title: '지난 시각', tenderClosesAt: new Date(Date.now() + DAY).toISOString() });
    const page = await openDraft(body.id);
    await later(page, 'Publish later').check();
    await field(page, 'publishAt').fill(clockIn(2 * DAY));
    await button(page, 'Schedule').click();
    await page.getByRole('dialog', { name: 'The tender closes before its notice is published.' }).waitFor();
    await button(page, 'Back to the form').click();
    await field(page, 'publishAt').fill('2020-01-01T00:00');
    await button(page, 'Schedule').click();
    await page.getByRole('dialog', { name: 'The time of publishing has passed.' }).waitFor();
    await isFine(page);
    await button(page, 'Back to the form').click();
    expect((await stored('지난 시각'))?.draft?.publishAt).toBeNull();
    await button(page, 'Schedule').click();
    await button(page, 'Publish now').click();
    await status(page, 'Post published.');
    expect((await board.open(body.id)).status).toBe(200);
  });

  it('asks about a closing time that has passed while the draft waited', async () => {
    const { body } = await drafts.add({ title: '마감된 초안', tenderClosesAt: '2020-01-01T00:00Z' });
    const page = await openDraft(body.id);
    await button(page, 'Publish').click();
    await page.getByRole('dialog', { name: 'The closing time has passed.' }).waitFor();
    await button(page, 'Save anyway').click();
    await status(page, 'Post published.');
    expect((await board.open(body.id)).status).toBe(200);
  });
});

describe('a post', () => {
  it('is taken back to a draft with its changes, and leaves the lists that stand open', async () => {
    const { body } = await board.add({ title: `되돌릴 글 ${Date.now()}` });
    const { page: visitor } = await visit(browser);
    await open(visitor, `${site.url}/ko/e-procurement`);
    const link = visitor.getByRole('link', { name: body.title });
    await link.waitFor();
    const { page } = await openPost(body.id);
    await field(page, 'content').fill('다시 쓰는 내용');
    await button(page, 'Take it back to a draft').click();
    await isFine(page);
    await button(page, 'Take it back').click();
    await status(page, 'The post is a draft again.');
    await link.waitFor({ state: 'detached' });
    expect((await drafts.read(body.id)).body).toMatchObject({ content: '다시 쓰는 내용', draft: { publishAt: null } });
  });

  it('that somebody else has taken back meanwhile leads to its draft, with what was typed', async () => {
    const { body } = await board.add({ title: '둘이 고침' });
    const { page } = await openPost(body.id);
    await field(page, 'content').fill('내가 쓴 내용');
    await drafts.withdraw(body.id);
    await button(page, 'Publish').click();
    await page.getByRole('link', { name: 'Open the draft' }).click();
    await button(page, 'Leave, keep the text').click();
    await status(page, 'Your unsaved text is back.');
    expect(await field(page, 'content').inputValue()).toBe('내가 쓴 내용');
    await button(page, 'Save draft').click();
    await status(page, 'Draft saved.');
    expect((await drafts.read(body.id)).body.content).toBe('내가 쓴 내용');
  });
});

describe('a draft', () => {
  it('is deleted for good, after a question', async () => {
    const { body } = await drafts.add({ title: `지울 초안 ${Date.now()}` });
    const { page } = await openPost(undefined);
    await page.getByRole('link', { name: /^Drafts/ }).click();
    const row = page.getByRole('row').filter({ hasText: body.title });
    await row.getByRole('button').click();
    const question = page.getByRole('dialog', { name: 'Delete this draft?' });
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await status(page, 'Draft deleted.');
    await row.waitFor({ state: 'detached' });
    expect((await drafts.read(body.id)).status).toBe(404);
  });
});

describe('a pinned post on the list of a phone', () => {
  it('stands first with a sign and a word, and the numbers run on', async () => {
    const [pinned, other] = [
      await board.add({ title: `고정할 글 ${Date.now()}` }),
      await board.add({ title: '나중 글' }),
    ];
    const { page } = await visit(browser, phone);
    await open(page, `${site.url}/ko/e-procurement`);
    await page.getByRole('link', { name: '나중 글' }).first().waitFor();
    await board.change(pinned.body.id, { pinnedUntil: dateInKorea(Date.now()) });
    await eventually(
      async () => (await rowsOf(page))[0]?.[1] ?? '',
      (first) => first.includes(pinned.body.title),
    );
    const row = page.locator('tr[data-opens]').first();
    await row.getByText('고정', { exact: true }).waitFor();
    expect(await row.locator('svg').count()).toBe(1);
    const numbers = await numbersOf(page);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(await sidewaysScroll(page)).toBe(0);
    await board.remove(pinned.body.id);
    await board.remove(other.body.id);
  });
});

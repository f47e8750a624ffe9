import type { BrowserContextOptions, Page } from 'playwright-core';

import type { Language } from '../../shared/words/localized.types.js';
import { becomes, sidewaysScroll } from '../support/browser/board-screen.js';
import { boardAt } from '../support/makers/boards.js';
import type { Fields } from '../support/makers/boards.js';
import { accessibilityProblems, alive, desktop, open, phone, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { signIn } from '../support/site/http.js';

const words = {
  ko: {
    block: '입찰 안내',
    closesAt: '2099. 12. 1. 14:00 (한국 시간)',
    days: ['D-2마감까지 2일', 'D-1마감까지 1일', 'D-Day오늘 마감', '마감마감'],
    calendar: '마감 일정을 캘린더에 추가',
  },
  en: {
    block: 'Tender',
    closesAt: '1 Dec 2099, 14:00 (Korean time)',
    days: ['D-2closes in 2 days', 'D-1closes in 1 day', 'D-Daycloses today', 'ClosedClosed'],
    calendar: 'Add the closing time to a calendar',
  },
} as const;

let token: string;

withSite('tenders');

beforeAll(async () => {
  token = await signIn(site);
});

afterEach(async () => {
  for (const language of ['ko', 'en'] as const)
    await site.database.collection(`${language}-e-procurement`).deleteMany();
});

const whole: Fields = {
  title: 'Plates',
  content: 'Words of the notice',
  tenderNumber: '2026-014',
  tenderKind: 'notice',
  tenderClosesAt: '2099-12-01T14:00+09:00',
  tenderContact: '구매팀 김하나',
  tenderTelephone: '02-123-4567',
};

async function add(language: Language, fields: Fields = {}) {
  const { body } = await boardAt(site, 'e-procurement', language, token).add({ ...whole, ...fields });
  return { id: body.id, path: `/${language}/e-procurement/${body.id}` };
}

const listOrPost = /\/api\/e-procurement\/(?:ko|en)(?:\?|$|\/[^/]+\/open)/;

/** A visitor whose clock shows this time in Korea, as the server's does. */
async function visitAt(moment: string, options: BrowserContextOptions = desktop) {
  const visitor = await visit(browser, options);
  const { page } = visitor;
  await page.clock.install({ time: new Date(`${moment}+09:00`) });
  await page.route(listOrPost, async (route) => {
    const response = await route.fetch();
    const date = new Date(await page.evaluate(() => Date.now())).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  return visitor;
}

/** Lets the visitor's clock come to this time in Korea. */
async function passTo(page: Page, moment: string): Promise<void> {
  const left = Date.parse(`${moment}+09:00`) - (await page.evaluate(() => Date.now()));
  await page.clock.fastForward(Math.max(0, left));
}

const row = (page: Page, title: string) => page.locator('tr[data-opens]', { hasText: title });
const markIn = (page: Page, place: string) => page.locator(`${place} time + span`).textContent();
const blockOf = (page: Page, language: Language) =>
  page.getByRole('region', { name: words[language].block, exact: true });

describe('a tender', () => {
  it('is marked in the list, which changes by itself to the day and the second', async () => {
    const text = words.ko;
    await add('ko', { title: 'Open', tenderKind: 'correction' });
    await add('ko', { title: 'Usual' });
    const { page, complaints } = await visitAt('2099-11-29T23:58');
    await open(page, `${site.url}/ko/e-procurement`);
    const marks = (title: string) => row(page, title).locator('a + span').textContent();
    await becomes(() => marks('Usual'), text.days[0]);
    await becomes(() => marks('Open'), `정정공고${text.days[0]}`);
    await passTo(page, '2099-11-30T00:00:01');
    await becomes(() => marks('Usual'), text.days[1]);
    await passTo(page, '2099-12-01T13:59:00');
    await becomes(() => marks('Usual'), text.days[2]);
    await passTo(page, '2099-12-01T14:00:00');
    await becomes(() => marks('Usual'), text.days[3]);
    await becomes(() => marks('Open'), `정정공고${text.days[3]}`);
    expect(complaints).toEqual([]);
  });

  it('is shown in the popup of its post, and leads to its other notices', async () => {
    const text = words.en;
    const first = await add('en');
    const other = await add('en', { title: 'Other notice', tenderKind: 'correction', tenderFirst: first.id });
    const { page, complaints } = await visitAt('2099-12-01T13:59:00', phone);
    await open(page, `${site.url}/en/e-procurement`);
    await row(page, 'Plates').click();
    const dialog = page.getByRole('dialog', { name: 'Plates' });
    const block = dialog.getByRole('region', { name: text.block });
    await block.getByText('2026-014', { exact: true }).waitFor();
    await block.getByText(text.closesAt).waitFor();
    expect(await block.getByRole('link', { name: '02-123-4567' }).getAttribute('href')).toBe('tel:021234567');
    await becomes(() => markIn(page, '[role="dialog"]'), text.days[2]);
    await passTo(page, '2099-12-01T14:00:00');
    await becomes(() => markIn(page, '[role="dialog"]'), text.days[3]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      block.getByRole('link', { name: text.calendar }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('tender-2026-014.ics');
    await block.getByRole('listitem').getByRole('link', { name: 'Other notice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Other notice' }).waitFor();
    expect(page.url()).toBe(site.url + other.path);
    await blockOf(page, 'en').getByRole('link', { name: 'Plates' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plates' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is on its page before the scripts have come, and closes there by itself', async () => {
    const text = words.ko;
    const { path } = await add('ko');
    const { page: still } = await visit(browser, { javaScriptEnabled: false });
    await still.goto(site.url + path);
    await blockOf(still, 'ko').getByText(text.closesAt).waitFor();
    const [file] = await Promise.all([
      still.waitForEvent('download'),
      still.getByRole('link', { name: text.calendar }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('tender-2026-014.ics');

    const { page, complaints } = await visitAt('2099-12-01T13:59:00');
    await open(page, site.url + path);
    await becomes(() => markIn(page, 'article'), text.days[2]);
    await passTo(page, '2099-12-01T14:00:00');
    await becomes(() => markIn(page, 'article'), text.days[3]);
    expect(complaints).toEqual([]);
  });

  it('is open for a visitor whose clock is fast, as long as the server takes offers', async () => {
    const { path } = await add('ko', { tenderClosesAt: new Date(Date.now() + 3_600_000).toISOString() });
    const { page } = await visit(browser);
    await page.clock.install({ time: Date.now() + 2 * 3_600_000 });
    await open(page, `${site.url}/ko/e-procurement`);
    await row(page, 'Plates').locator('a + span', { hasText: /^D-/ }).waitFor();
    await open(page, site.url + path);
    await page.locator('article time + span', { hasText: /^D-/ }).waitFor();
  });

  it('that was corrected says so first, and the list shows those that are open by an address', async () => {
    const first = await add('ko', { title: 'First', tenderClosesAt: '2020-01-01T14:00+09:00' });
    await add('ko', { title: 'Corrected', tenderKind: 'correction', tenderFirst: first.id });
    await add('ko', { title: 'Over', tenderClosesAt: '2020-01-01T14:00+09:00' });
    const { page, complaints } = await visit(browser);
    await open(page, `${site.url}/ko/e-procurement`);
    await row(page, 'Over').waitFor();
    await page.getByRole('button', { name: '진행 중', exact: true }).click();
    await row(page, 'Over').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?state=open');
    await page.reload();
    await row(page, 'First').getByText(`2026-014 · 입찰 마감 ${words.ko.closesAt}`).waitFor();
    await row(page, 'First').getByText('정정됨', { exact: true }).waitFor();
    expect(await row(page, 'Over').count()).toBe(0);
    await row(page, 'First').click();
    const dialog = page.getByRole('dialog', { name: 'First' });
    await dialog.getByText(`정정됨: 입찰 마감 ${words.ko.closesAt}`).waitFor();
    await dialog.getByRole('link', { name: 'Corrected' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Corrected' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('of a locked post is shown with its text only', async () => {
    const { path } = await add('en', { password: 'open it' });
    const { page } = await visit(browser);
    await open(page, `${site.url}/en/e-procurement`);
    await row(page, 'Plates').waitFor();
    expect(await row(page, 'Plates').textContent()).not.toMatch(/D-|2026-014/);
    await open(page, site.url + path);
    await page.locator('main [name="password"]').waitFor();
    expect(await page.content()).not.toMatch(/2026-014|data-tender="/);
    await page.locator('main [name="password"]').fill('open it');
    await page.keyboard.press('Enter');
    const block = blockOf(page, 'en');
    await block.getByText('2026-014', { exact: true }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      block.getByRole('button', { name: words.en.calendar }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('tender-2026-014.ics');
  });

  it('with long words is without accessibility problems or sideways scroll on a phone', async () => {
    const title = `Long ${'열교환기'.repeat(20)} ${'X'.repeat(60)}`;
    const long = { title, tenderNumber: 'N'.repeat(60), tenderRevision: '99', tenderContact: '구'.repeat(100) };
    const first = await add('en', long);
    const other = await add('en', { ...long, tenderKind: 'cancellation', tenderFirst: first.id });
    await add('en', { title: 'Over', tenderClosesAt: '2020-01-01T00:00Z', tenderKind: 'result' });
    const { page } = await visit(browser, phone);
    const isFine = async (path: string) => {
      expect({ path, problems: await accessibilityProblems(page) }).toEqual({ path, problems: [] });
      expect({ path, scroll: await sidewaysScroll(page) }).toEqual({ path, scroll: 0 });
    };
    await open(page, `${site.url}/en/e-procurement`);
    await row(page, 'Over').waitFor();
    await isFine('list');
    await row(page, title).last().click();
    await page.getByRole('dialog').getByRole('region').waitFor();
    await isFine('popup');
    await page.goto(site.url + other.path);
    await alive(page);
    await page.waitForFunction(() => !document.querySelector('article')?.innerText.includes('–'));
    await isFine(other.path);
  });
});

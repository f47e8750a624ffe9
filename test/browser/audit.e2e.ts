import type { Page } from 'playwright-core';

import type { QuotePage } from '../../shared/requests/quotes.types.js';
import { becomes, sidewaysScroll } from '../support/browser/board-screen.js';
import { boardAt } from '../support/makers/boards.js';
import { accessibilityProblems, desktop, open, phone, status, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, signIn } from '../support/site/http.js';
import { foreignWords } from '../support/browser/words.js';

const words = {
  ko: {
    tab: '작업 기록',
    columns: ['일시 (한국)', '작업', '대상', '결과', '접속'],
    created: '게시물 등록',
    removed: '게시물 삭제',
    refused: '거절됨',
    read: '견적 요청 조회',
    expired: '보관 기간이 끝나 영구 삭제',
    automatic: '자동 처리',
    board: '영문 자료실',
    none: '조건에 맞는 기록이 없습니다.',
    clear: '조건 지우기',
    total: '총 60건',
    page: '페이지 2',
    time: '2026. 4. 1. 오후 12:00:00',
  },
  en: {
    tab: 'Activity log',
    columns: ['Time (Korea)', 'What', 'On what', 'Result', 'From'],
    created: 'Added a post',
    removed: 'Deleted a post',
    refused: 'Refused',
    read: 'Read a quote request',
    expired: 'Gone for good after its time in the trash',
    automatic: 'Automatic',
    board: 'English data room',
    none: 'Nothing was noted.',
    clear: 'Show everything',
    total: '60 entries',
    page: 'Page 2',
    time: '1 Apr 2026, 12:00:00',
  },
} as const;
type Language = keyof typeof words;

let reference = '';

withSite('audit-desk');

beforeAll(async () => {
  const token = await signIn(site);
  const board = boardAt(site, 'posts', 'en', token);
  await board.add({ title: 'Gasket list' });
  await board.remove('0123456789abcdef01234567');
  await ask(`${site.url}/api/quotes`, { json: quoteRequest() });
  const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes`, { token });
  reference = body.items[0]?.reference ?? '';
  await ask(`${site.url}/api/admin/quotes/${body.items[0]?.id}`, { token });
  const entry = { outcome: 'done', session: null, address: null };
  const subject = { noun: 'posts/en', id: null, name: 'Old list' };
  await site.database.collection('audit-log').insertMany([
    ...Array.from({ length: 60 }, (_, index) => ({
      ...entry,
      at: new Date(Date.parse('2026-04-01T03:00:00Z') - index * 1000),
      action: 'logout',
      subject: null,
      session: 'abcdef01',
      address: '203.0.113.7',
    })),
    { ...entry, at: new Date('2026-05-01T03:00:00Z'), action: 'trash.expire', subject },
  ]);
});

async function openLog(language: Language, query = '', look = desktop) {
  const visitor = await visit(browser, look);
  await visitor.context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(visitor.page, `${site.url}/${language}/manage?tab=audit${query}`);
  await visitor.page.locator('#audit-title').waitFor();
  return visitor;
}

const rowWith = (page: Page, said: string) => page.getByRole('row').filter({ hasText: said });

describe('the activity log', () => {
  it('says who did what to what and with what result', async () => {
    const text = words.ko;
    const { page, complaints } = await openLog('ko');
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe(text.tab);
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(text.columns);
    const created = await rowWith(page, text.created).innerText();
    for (const part of ['Gasket list', text.board, '127.0.0.1']) expect(created).toContain(part);
    expect(created).toMatch(/[\da-f]{8}/);
    expect(await rowWith(page, text.removed).innerText()).toContain(text.refused);
    expect(await rowWith(page, text.read).innerText()).toContain(reference);
    expect(await page.locator('main').innerText()).not.toContain('김지우');
    expect(await page.locator('[id^="panel-"] button').count()).toBe(0);
    expect(foreignWords('ko', await page.locator('[id^="panel-"]').innerText())).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is filtered by kind and by day, page by page, which the address keeps', async () => {
    const text = words.en;
    const { page } = await openLog('en');
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(text.columns);
    await page.locator('[name="kind"]').selectOption('trash');
    await becomes(() => page.locator('tbody tr').count(), 1);
    const expired = await rowWith(page, text.expired).innerText();
    for (const part of ['Old list', text.automatic]) expect(expired).toContain(part);
    await page.locator('[name="day"]').fill('2026-04-01');
    await page.getByText(text.none).waitFor();
    await page.locator('[name="kind"]').selectOption('');
    await status(page, text.total);
    await page.getByText(text.time).waitFor();
    await page.getByRole('link', { name: text.page }).click();
    await becomes(() => page.locator('tbody tr').count(), 10);
    await page.reload();
    await becomes(() => page.locator('tbody tr').count(), 10);
    expect(await page.locator('[name="day"]').inputValue()).toBe('2026-04-01');
    await page.locator('[name="kind"]').selectOption('settings');
    await page.getByRole('button', { name: text.clear }).click();
    await rowWith(page, text.created).waitFor();
    expect(await page.locator('[name="day"]').inputValue()).toBe('');
    await page.goBack();
    await page.getByText(text.none).waitFor();
  });

  it('has no barrier and no foreign words on a phone', async () => {
    const { page } = await openLog('en', '', phone);
    await page.getByText('Gasket list').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(foreignWords('en', await page.locator('[id^="panel-"]').innerText())).toEqual([]);
  });
});

it('the activity log that cannot be loaded says so, and tries again', async () => {
  const { page } = await openLog('en', '&day=2026-01-01');
  await page.getByText(words.en.none).waitFor();
  await page.route('**/api/admin/audit*', (route) => route.abort());
  await page.getByRole('button', { name: words.en.clear }).click();
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  await page.unroute('**/api/admin/audit*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await rowWith(page, words.en.created).waitFor();
});

import type { Browser, Page } from 'playwright-core';

import { sidewaysScroll } from '../support/board-screen.js';
import { accessibilityProblems, closeVisits, desktop, launchBrowser, open } from '../support/browser.js';
import { phone, status, visit } from '../support/browser.js';
import { answerOf, answersAt } from '../support/answers.js';
import { signIn } from '../support/http.js';
import { inInbox, sendRequest } from '../support/sent-request.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

const DAY = 24 * 3_600_000;

let site: TestSite;
let browser: Browser;
let token: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('handling-desk', { QUOTES_PER_HOUR: '1000' }), launchBrowser()]);
  token = await signIn(site);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function desk(query: string, look = desktop) {
  const visitor = await visit(browser, look);
  await visitor.context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(visitor.page, `${site.url}/ko/manage?tab=${query}`);
  return visitor;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const late = (reference: string, days: number) =>
  site.database.collection('quotes').updateOne({ reference }, { $set: { dueAt: new Date(Date.now() - days * DAY) } });
const idOf = async (reference: string) => (await inInbox(site, reference, token)).id;

it('a late request is on top, counted in the title, and taken over and handed over', async () => {
  const { reference } = await sendRequest(site, { company: '늦은 회사', email: 'late@example.co.kr' });
  await sendRequest(site, { company: '새 회사' });
  await late(reference, 3);
  const { page, complaints } = await desk('quotes');
  await page.waitForFunction(() => document.title.startsWith('(1) '));
  await status(page, '기한 지남 1건');
  const first = page.getByRole('row').nth(1);
  await first.getByText('기한 3일 지남').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await first.getByRole('link').click();
  await page.locator('input[name="responsible"]').fill('김 지우');
  await page.locator('input[name="responsible"]').press('Enter');
  await status(page, '담당자를 저장했습니다.');
  await page.getByText('담당자: 김 지우').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.locator('input[name="responsible"]').fill('박 과장');
  await page.locator('input[name="responsible"]').press('Enter');
  await page.getByText('담당자: 박 과장').waitFor();

  await page.goBack();
  await page.locator('select[name="responsible"]').selectOption('박 과장');
  await status(page, '총 1건');
  await page.getByRole('link', { name: reference }).click();
  // The list has a field of this name, too.
  await page.getByRole('heading', { name: '처리', exact: true }).waitFor();
  await page.getByRole('combobox', { name: '상태' }).click();
  await page.getByRole('option', { name: '답변 완료' }).click();
  await status(page, '상태를 저장했습니다.');
  await page.waitForFunction(() => !document.title.startsWith('('));
  expect(complaints).toEqual([]);
});

it('a request comes back on the day of its reminder, and is done or put off by one click', async () => {
  const { reference } = await sendRequest(site, { company: '다시 볼 회사', email: 'again@example.co.kr' });
  const id = await idOf(reference);
  const { page } = await desk(`quotes&quote=${id}`);
  await button(page, '내일').click();
  await page.getByText('에 다시 보기로 했습니다.').waitFor();
  await site.database.collection('quotes').updateOne({ reference }, { $set: { remindAt: new Date(Date.now() - DAY) } });
  await open(page, `${site.url}/ko/manage?tab=quotes`);
  const first = page.getByRole('row').nth(1);
  await first.getByText('다시 볼 회사').waitFor();
  await first.getByText('알림').waitFor();
  await first.getByRole('link').click();
  await button(page, '완료').click();
  await status(page, '알림을 지웠습니다.');
  await page.getByText('알림 해제').waitFor();
});

it('two requests of a sender are merged, found in each other, and split again', async () => {
  const one = await sendRequest(site, { email: 'twice@example.co.kr', company: '두 번 보낸 회사' });
  const two = await sendRequest(site, { email: 'twice@example.co.kr', company: '두 번 보낸 회사' });
  await answersAt(site, token, await idOf(two.reference)).send(answerOf());
  const { page, complaints } = await desk(`quotes&quote=${await idOf(two.reference)}`);
  await button(page, `${one.reference} 요청과 합치기`).click();
  const dialog = page.getByRole('dialog', { name: '두 요청을 하나로 합치기' });
  await dialog.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await button(page, '합치기').last().click();
  await status(page, '두 요청을 합쳤습니다.');
  // The earlier one stays in the list, and is opened.
  await page.getByText('이 요청에 합쳐진 요청:').waitFor();
  expect(page.url()).toContain(await idOf(one.reference));
  await page
    .getByRole('listitem')
    .filter({ hasText: two.reference })
    .getByText(/^답변 \d/)
    .waitFor();
  await page.getByRole('link', { name: two.reference }).first().click();
  await page.getByText('이 요청은 다음 요청에 합쳐져 목록에 나오지 않습니다:').waitFor();

  const sender = await visit(browser, phone);
  await open(sender.page, `${site.url}${two.link}`);
  await sender.page.getByText(`접수번호 ${one.reference} 요청과 함께 처리하고 있습니다.`).waitFor();

  const list = await desk(`quotes&q=${two.reference}`);
  await list.page.getByText(`합친 요청: ${two.reference}`).waitFor();

  await button(page, '다시 나누기').first().click();
  await status(page, '두 요청으로 다시 나누었습니다.');
  await page.getByText(`${one.reference} 요청과 다시 나눔`).waitFor();
  expect(complaints).toEqual([]);
});

it('the office adds a day off and takes a holiday out', async () => {
  const { page, complaints } = await desk('settings');
  await page.locator('[name="holidayDay"]').fill('2027-12-31');
  await page.locator('[name="holidayName"]').fill('종무식');
  await button(page, '쉬는 날 더하기').click();
  await status(page, '쉬는 날을 저장했습니다.');
  await page.getByText('2027-12-31 종무식 (직접 더한 날)').waitFor();
  await button(page, '2027-12-27 삭제').click();
  await page.getByText('(근무)').waitFor();
  await button(page, '2027-12-27 되돌리기').click();
  await page.getByText('(근무)').waitFor({ state: 'detached' });
  await page.getByLabel('주간 메일 보내기').check();
  await status(page, '설정을 저장했습니다.');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it.each([360, 768])('nothing is wider than a screen of %i px', async (width) => {
  const { reference } = await sendRequest(site, { email: 'narrow@example.co.kr' });
  await late(reference, 12);
  const look = { ...phone, viewport: { width, height: 900 } };
  const { page } = await desk('quotes', look);
  await page.getByText('기한 12일 지남').first().waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await open(page, `${site.url}/ko/manage?tab=quotes&quote=${await idOf(reference)}`);
  await page.locator('#kindred-title').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await open(page, `${site.url}/ko/manage?tab=settings`);
  await page.locator('[name="holidayDay"]').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});

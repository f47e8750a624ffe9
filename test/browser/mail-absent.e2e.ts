import type { Browser, Page } from 'playwright-core';

import { accessibilityProblems, closeVisits, launchBrowser, open, phone, status, visit } from '../support/browser.js';
import { fillQuote, requiredQuote } from '../support/quote-form.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('mail-absent'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const note = (page: Page, text: string) => page.getByRole('note').filter({ hasText: text });

describe('a site without a mail server', () => {
  it('promises no mail to who sends a request, and says in the inbox where the letters are', async () => {
    const { page, context, complaints } = await visit(browser, phone);
    await open(page, `${site.url}/ko/customer-support`);
    await fillQuote(page, requiredQuote);
    await page.getByRole('button', { name: '견적 요청 보내기' }).click();
    const message = page.getByRole('status').filter({ hasText: '지금은 자동 메일이 발송되지 않으므로' });
    await message.waitFor();
    expect(await message.innerText()).not.toContain('자동 발송되었습니다');

    await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
    await open(page, `${site.url}/ko/manage`);
    await page.getByRole('button', { name: /^알림 \d건$/ }).click();
    await note(page, '메일 서버가 설정되어 있지 않습니다.').waitFor();
    await page.getByText('파일로만 저장').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is told to administrators on all their pages, and by a test letter', async () => {
    const { page, context } = await visit(browser);
    await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
    await open(page, `${site.url}/en/certification-management`);
    await note(page, 'No mail server is set.').getByRole('link').click();
    const send = page.getByRole('button', { name: 'Send a test e-mail' });
    await send.click();
    await status(page, 'Nothing was sent: no mail server is set.');
    await page.locator('form [name="to"]').fill('nobody');
    await send.click();
    await page.getByText('Please check the e-mail address').waitFor();
    await page.getByText(/^Version of the site \d/).waitFor();
    await page.evaluate(() => window.scrollTo(0, 0)); // what lies half under the header is no small target
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

import type { Browser, Page } from 'playwright-core';

import { accessibilityProblems, closeVisits, desktop, launchBrowser, open, phone, visit } from '../support/browser.js';
import { combinations } from '../support/combinations.js';
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

const words = {
  ko: {
    send: '견적 요청 보내기',
    stored: '지금은 자동 메일이 발송되지 않으므로',
    claim: '자동 발송되었습니다',
    note: '메일 서버가 설정되어 있지 않습니다.',
    written: '파일로만 저장',
    test: '시험 메일 보내기',
    answer: '설정된 메일 서버가 없어 아무것도 보내지 않았습니다.',
    wrong: '이메일 주소를 확인해 주세요.',
    version: /^사이트 버전 \d/,
  },
  en: {
    send: 'Send quote request',
    stored: 'No automatic e-mail is sent at the moment',
    claim: 'sent automatically',
    note: 'No mail server is set.',
    written: 'Written to a file',
    test: 'Send a test e-mail',
    answer: 'Nothing was sent: no mail server is set.',
    wrong: 'Please check the e-mail address',
    version: /^Version of the site \d/,
  },
} as const;

const note = (page: Page, text: string) => page.getByRole('note').filter({ hasText: text }).waitFor();

describe.each(
  combinations(1, [
    ['ko', phone],
    ['en', desktop],
  ]),
)('a site without a mail server (%s)', (language, look) => {
  const text = words[language];

  it('promises no mail to who sends a request, and says in the inbox where the letters are', async () => {
    const { page, context, complaints } = await visit(browser, look);
    await open(page, `${site.url}/${language}/customer-support`);
    await fillQuote(page, requiredQuote);
    await page.getByRole('button', { name: text.send }).click();
    const message = page.getByRole('status').filter({ hasText: text.stored });
    await message.waitFor();
    expect(await message.innerText()).not.toContain(text.claim);

    await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
    await open(page, `${site.url}/${language}/manage`);
    await note(page, text.note);
    await page.getByText(text.written).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is told to administrators on all their pages, and by a test letter', async () => {
    const { page, context } = await visit(browser, look);
    await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
    await open(page, `${site.url}/${language}/certification-management`);
    await note(page, text.note);
    await page.getByRole('note').filter({ hasText: text.note }).getByRole('link').click();
    const send = page.getByRole('button', { name: text.test });
    await send.click();
    await page.getByRole('status').filter({ hasText: text.answer }).waitFor();
    await page.locator('form [name="to"]').fill('nobody');
    await send.click();
    await page.getByText(text.wrong).waitFor();
    await page.getByText(text.version).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import type { QuoteDetail, QuotePage } from '../../shared/requests/quotes.types.js';
import {
  accessibilityProblems,
  closeVisits,
  desktop,
  focusSettled,
  hasFocus,
  launchBrowser,
  open,
  phone,
  status,
  visit,
} from '../support/browser/browser.js';
import { ask, signIn } from '../support/site/http.js';
import { fillQuote, requiredQuote } from '../support/browser/quote-form.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

let asking: TestSite;
let telling: TestSite;
let browser: Browser;

beforeAll(async () => {
  [asking, telling, browser] = await Promise.all([
    startTestSite('consent-form', { PRIVACY_BASIS: 'consent', QUOTE_RETENTION_DAYS: '730' }),
    startTestSite('notice-form'),
    launchBrowser(),
  ]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await asking?.stop();
  await telling?.stop();
});

const words = {
  ko: {
    send: '견적 요청 보내기',
    sent: '접수되었습니다',
    consent: '개인정보 수집·이용 동의',
    missing: '동의하셔야 견적 요청을 보내실 수 있습니다.',
    policy: '개인정보처리방침',
    toPage: '처리방침 페이지와 이전 처리방침 보기',
    period: '2년',
    earlier: '버전 1 · 2026년 11월 22일 시행',
  },
  en: {
    send: 'Send quote request',
    sent: 'Your quote request was',
    consent: 'Consent to the use of personal data',
    missing: 'Please agree to this before you send your request.',
    policy: 'Privacy Policy',
    toPage: 'Open as a page, with earlier versions',
    period: 'two years',
    earlier: 'Version 1, in force since 22 November 2026',
  },
} as const;

const narrow: BrowserContextOptions = { ...phone, viewport: { width: 390, height: 844 } };

/** The form with all that is required. */
async function filledForm(site: TestSite, language: 'ko' | 'en', options: BrowserContextOptions, sender: string) {
  const { page, complaints } = await visit(browser, options);
  await open(page, `${site.url}/${language}/customer-support`);
  await fillQuote(page, { ...requiredQuote, emailUser: sender });
  return { page, complaints, send: page.getByRole('button', { name: words[language].send }) };
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe('a form that asks for consent', () => {
  it('sends nothing until the box is marked, and the request keeps what was agreed to', async () => {
    const text = words.en;
    const sender = 'consent';
    const { page, complaints, send } = await filledForm(asking, 'en', narrow, sender);
    const box = page.locator('form [name="consent"]');
    expect(await box.isChecked()).toBe(false);
    await send.click();
    await hasFocus(page, '[name="consent"]');
    await focusSettled(page);
    const described = await box.getAttribute('aria-describedby');
    expect(await page.locator(`#${described}`).innerText()).toBe(text.missing);
    expect([await accessibilityProblems(page), await isWide(page)]).toEqual([[], false]);
    await page.locator('[name="company"]').focus();
    await page.getByRole('alert').getByRole('link', { name: text.consent }).click();
    await hasFocus(page, '[name="consent"]');
    await page.keyboard.press('Space');
    await page.getByRole('alert').getByRole('link').waitFor({ state: 'detached' });
    await send.click();
    await page.getByRole('status').filter({ hasText: text.sent }).waitFor();
    expect(await box.isChecked()).toBe(false);
    expect(complaints).toEqual([]);

    const token = await signIn(asking);
    const { body } = await ask<QuotePage>(`${asking.url}/api/admin/quotes?q=${sender}@`, { token });
    const id = body.items[0]?.id ?? '';
    const { body: quote } = await ask<QuoteDetail>(`${asking.url}/api/admin/quotes/${id}`, { token });
    expect(quote.privacy).toMatchObject({ basis: 'consent', language: 'en', version: 2, retentionDays: 730 });

    const desk = await visit(browser, narrow);
    await desk.context.request.post(`${asking.url}/api/admin/login`, { data: { password: '1234' } });
    await open(desk.page, `${asking.url}/en/manage?tab=quotes&quote=${id}`);
    await desk.page
      .getByRole('article')
      .getByText(/Consent · policy version 2 \(English\)/)
      .waitFor();
    expect(await isWide(desk.page)).toBe(false);
  });

  it.each([
    ['en', 390, narrow],
    ['ko', 1440, desktop],
  ] as const)('says the period in form, popup and page, and leads on (%s, %i px)', async (language, width, options) => {
    const text = words[language];
    const { page, complaints } = await visit(browser, options);
    await open(page, `${asking.url}/${language}/customer-support`);
    const fold = page.locator('[aria-controls="quote-notice-items"]');
    const items = page.locator('#quote-notice-items');
    // Folded on a phone, with what matters most in view; all in view where there is room.
    expect([await fold.isVisible(), await items.locator('dd').nth(2).isVisible()]).toEqual(
      width === 390 ? [true, false] : [false, true],
    );
    if (width === 390) {
      expect(await fold.innerText()).toContain(text.period);
      await fold.click();
    }
    const held = items.locator('dd').nth(2);
    await held.waitFor();
    expect(await held.innerText()).toContain(text.period);
    await page.locator('main form').getByRole('button', { name: text.policy }).click();
    const popup = page.getByRole('dialog', { name: text.policy });
    await popup.getByText(text.period, { exact: false }).first().waitFor();
    await popup.getByRole('link', { name: text.toPage }).click();
    await page.waitForURL(`${asking.url}/${language}/privacy-policy`);
    await popup.waitFor({ state: 'detached' });
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: text.policy }).waitFor();
    expect(await main.innerText()).toContain(text.period);
    await main.getByRole('button', { name: text.earlier }).click();
    await main.locator('h4').last().waitFor();
    expect(await isWide(page)).toBe(false);
    if (width === 390) expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('a form that asks for none', () => {
  it('tells the same without a box, and sends which text was in view', async () => {
    const sender = 'notice';
    const { page, complaints, send } = await filledForm(telling, 'ko', desktop, sender);
    expect(await page.locator('[name="consent"]').count()).toBe(0);
    expect(await page.locator('#quote-notice-items dt').count()).toBe(4);
    expect(await page.locator('[aria-controls="quote-notice-items"]').textContent()).toContain('1년이 지나면');
    await send.click();
    await page.getByRole('status').filter({ hasText: words.ko.sent }).waitFor();
    const token = await signIn(telling);
    const { body } = await ask<QuotePage>(`${telling.url}/api/admin/quotes?q=${sender}@`, { token });
    const { body: quote } = await ask<QuoteDetail>(`${telling.url}/api/admin/quotes/${body.items[0]?.id}`, { token });
    expect(quote.privacy).toMatchObject({ basis: 'pre-contract', language: 'ko', version: 2, retentionDays: 365 });
    expect(complaints).toEqual([]);
  });
});

it('a page from before the setting was changed shows the box when the server asks for it, and loses nothing', async () => {
  const { page, send } = await filledForm(telling, 'ko', desktop, 'changed');
  // The page was sent by a site that did not ask; it now speaks to one that does.
  await page.route('**/api/quotes', async (route) => {
    const response = await route.fetch({ url: `${asking.url}/api/quotes` });
    await route.fulfill({ response });
  });
  await send.click();
  await hasFocus(page, '[name="consent"]');
  const described = await page.locator('[name="consent"]').getAttribute('aria-describedby');
  expect(await page.locator(`#${described}`).innerText()).toBe(words.ko.missing);
  expect(await page.locator('[name="company"]').inputValue()).toBe(requiredQuote.company);
  await page.keyboard.press('Space');
  await send.click();
  await page.getByRole('status').filter({ hasText: words.ko.sent }).waitFor();
});

const note = (page: Page, text: string) => page.getByRole('note').filter({ hasText: text });

describe('a site without a mail server', () => {
  it('promises no mail to who sends a request, and says in the inbox where the letters are', async () => {
    const { page, context, complaints } = await visit(browser, phone);
    await open(page, `${telling.url}/ko/customer-support`);
    await fillQuote(page, requiredQuote);
    await page.getByRole('button', { name: '견적 요청 보내기' }).click();
    const message = page.getByRole('status').filter({ hasText: '지금은 자동 메일이 발송되지 않으므로' });
    await message.waitFor();
    expect(await message.innerText()).not.toContain('자동 발송되었습니다');

    await context.request.post(`${telling.url}/api/admin/login`, { data: { password: '1234' } });
    await open(page, `${telling.url}/ko/manage`);
    await page.getByRole('button', { name: /^알림 \d건$/ }).click();
    await note(page, '메일 서버가 설정되어 있지 않습니다.').waitFor();
    await page.getByText('파일로만 저장').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is told to administrators on all their pages, and by a test letter', async () => {
    const { page, context } = await visit(browser);
    await context.request.post(`${telling.url}/api/admin/login`, { data: { password: '1234' } });
    await open(page, `${telling.url}/en/certification-management`);
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

import type { Page } from 'playwright-core';

import { quoteFields } from '../../shared/questionnaire/places.js';
import type { QuoteDetail, QuotePage } from '../../shared/requests/quotes.types.js';
import { becomes } from '../support/browser/board-screen.js';
import { focusSettled, hasFocus, open, phone, quickMenu, scrolledTo, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { emptyForm, fillQuote, readQuote, requiredQuote, typedQuote } from '../support/browser/quote-form.js';

let mailbox: Mailbox;
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
});

withSite('quote-form', () => ({ SMTP_URL: mailbox.url, QUOTE_MAILBOX: 'office@example.com' }));

beforeAll(async () => {
  token = await signIn(site);
});

afterAll(() => mailbox?.close());

const words = {
  ko: {
    send: '견적 요청 보내기',
    sent: '견적 요청이 접수되었습니다',
    another: '새 견적 요청 작성',
    hot: '고온측',
    cold: '저온측',
    tempIn: '입구온도',
    degrees: '℃',
  },
  en: {
    callToAction: 'Online Quote',
    send: 'Send quote request',
    sent: 'Your quote request was sent',
    see: 'See or print what you sent',
    thanks: 'Thank you for your quote request.',
  },
} as const;

/** The Korean form in a browser of its own, at a desk. */
async function openForm() {
  const { page } = await visit(browser);
  await open(page, `${site.url}/ko/customer-support`);
  return { page, send: page.getByRole('button', { name: words.ko.send }) };
}

/** The stored requests of a sender. */
async function stored(sender: string): Promise<QuoteDetail[]> {
  const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${sender}`, { token });
  const details = body.items.map(({ id }) => ask<QuoteDetail>(`${site.url}/api/admin/quotes/${id}`, { token }));
  return (await Promise.all(details)).map((answer) => answer.body);
}

/** Fields marked as wrong: the name with the words that assistive technology reads with it. */
function problems(page: Page): Promise<Record<string, string>> {
  return page.locator('form [aria-invalid="true"]').evaluateAll((fields) =>
    Object.fromEntries(
      fields.map((field) => {
        const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
        return [
          field.getAttribute('name'),
          described?.checkVisibility() ? described.textContent : 'nothing to be seen',
        ];
      }),
    ),
  );
}

describe('a quote request in English, on a phone', () => {
  const text = words.en;

  it('leads from the home page to the form, to letters and to the inbox', async () => {
    const sender = 'journey';
    const { page, complaints } = await visit(browser, phone);
    await open(page, `${site.url}/en`);
    await quickMenu(page);
    await page.getByRole('link', { name: text.callToAction, exact: true }).first().click();
    await page.waitForURL('**/en/customer-support#online-quote');
    await scrolledTo(page, '#online-quote', 130);

    await fillQuote(page, { ...typedQuote, emailUser: sender, emailDomain: '' });
    await page.locator('[name="emailDomainPick"]').selectOption('naver.com');
    expect(await page.locator('[name="emailDomain"]').inputValue()).toBe('naver.com');
    await page.getByRole('button', { name: text.send }).click();

    const message = page.getByRole('status').filter({ hasText: text.sent });
    await message.waitFor();
    const said = await message.innerText();
    const [quote] = await stored(sender);
    expect(said).toContain(quote?.reference);
    expect(said).toContain(`${sender}@naver.com`);
    const link = await message.getByRole('link', { name: text.see }).getAttribute('href');
    expect(link).toMatch(/^\/en\/requests\/[\w-]{40}$/);
    expect(await readQuote(page)).toEqual(emptyForm);

    const { fluidUnit: _notSent, emailUser: _user, emailDomain: _domain, ...typed } = typedQuote;
    const untouched = Object.fromEntries(quoteFields.map((field) => [field, '']));
    const ofSheet = { heatDutyUnit: 'kW' };
    expect(quote?.fields).toEqual({ ...untouched, ...ofSheet, ...typed, email: `${sender}@naver.com` });
    expect(quote).toMatchObject({ language: 'en', status: 'new' });
    expect(complaints).toEqual([]);

    const letter = await eventually(
      async () => mailbox.letters.find((each) => each.replyTo?.value[0]?.address === `${sender}@naver.com`),
      (found) => found !== undefined,
    );
    expect(letter?.subject).toContain(quote?.reference);
    await page.goto('about:blank');
    await page.setContent(String(letter?.html));
    const rows = await page.locator('tr').allInnerTexts();
    expect(rows).toEqual(
      expect.arrayContaining([
        // The office reads Korean, whatever the sender does.
        expect.stringContaining(`${words.ko.hot}\t${words.ko.cold}`),
        `${words.ko.tempIn}\t115\t45\t${words.ko.degrees}`,
        expect.stringContaining('SS316L'),
        expect.stringContaining('Drawing follows'),
      ]),
    );
    const confirmation = await mailbox.letterTo(`${sender}@naver.com`);
    expect(confirmation.text).toContain(text.thanks);
    expect(confirmation.text).toContain(quote?.reference);
  });
});

describe('the quote form', () => {
  it('marks every required field of an empty form, and what the server refuses, and leads to each', async () => {
    const { page, send } = await openForm();
    const missing = '필수 입력 항목입니다.';
    await send.click();
    const required = Object.keys(requiredQuote);
    await page.getByText(missing).first().waitFor();
    expect(await problems(page)).toEqual(Object.fromEntries(required.map((field) => [field, missing])));
    await hasFocus(page, '[name="company"]');
    await focusSettled(page);
    expect(await page.locator('form:has([name="company"]) [required]').count()).toBe(required.length);

    await page.getByRole('alert').getByRole('link').last().click();
    await hasFocus(page, '[name="serviceInProcess"]');
    await fillQuote(page, { serviceInProcess: 'x' });
    await becomes(async () => Object.keys(await problems(page)).includes('serviceInProcess'), false);

    await fillQuote(page, { ...requiredQuote, telephone: 'call me at 02-000-0000' });
    await send.click();
    await page.locator('[name="telephone"][aria-invalid="true"]').waitFor();
    expect((await problems(page)).telephone).toContain('전화번호를 확인해 주세요');
    await hasFocus(page, '[name="telephone"]');
    await page.locator('header a[hreflang="en"]').click();
    await page.getByText('Please check the telephone number').first().waitFor();
  });

  it('keeps what was typed through a reload, another page, the way back and the other language', async () => {
    const { page } = await openForm();
    await fillQuote(page, typedQuote);
    await open(page, page.url());
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="company"]')?.value !== '');
    expect(await readQuote(page)).toEqual(typedQuote);

    await page.getByRole('link', { name: 'EN', exact: false }).first().click();
    await page.locator('html[lang="en"]').waitFor();
    await becomes(() => readQuote(page), typedQuote);

    await page.getByRole('contentinfo').getByRole('link', { name: 'ESG' }).click();
    await page.getByRole('heading', { level: 1, name: 'ESG' }).waitFor();
    await page.goBack();
    await page.locator('[name="company"]').waitFor();
    await becomes(() => readQuote(page), typedQuote);
  });

  it('stores a request once when the button is clicked twice, and begins anew', async () => {
    const { page, send } = await openForm();
    await fillQuote(page, { ...requiredQuote, emailUser: 'double-click' });
    await send.dblclick();
    await page.getByRole('status').filter({ hasText: words.ko.sent }).waitFor();
    expect(await stored('double-click')).toHaveLength(1);
    await page.getByRole('button', { name: words.ko.another }).click();
    await hasFocus(page, '[name="company"]');
    expect(await problems(page)).toEqual({});
    await open(page, page.url());
    expect(await readQuote(page)).toEqual(emptyForm);
  });
});

describe('a quote request that does not get through', () => {
  it('keeps every value and is stored once on a retry when the answer gets lost', async () => {
    const sender = 'retry';
    const said = '서버 연결 오류: 서버가 실행 중인지 확인해 주세요.';
    const typed = { ...typedQuote, emailUser: sender };
    const { page, send } = await openForm();
    await fillQuote(page, typed);
    await page.route('**/api/quotes', async (route) => {
      await route.fetch();
      return route.abort();
    });
    await send.click();
    await page.getByRole('alert').filter({ hasText: said }).waitFor();
    expect(await readQuote(page)).toEqual(typed);
    expect(await stored(sender)).toHaveLength(1);

    await page.unroute('**/api/quotes');
    await send.click();
    await page.getByRole('status').filter({ hasText: words.ko.sent }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: said }).count()).toBe(0);
    expect(await stored(sender)).toHaveLength(1);
  });
});

import type { Browser, Locator } from 'playwright-core';

import { alive, arrive, closeVisits, launchBrowser, open, phone, scrolledTo, visit } from '../support/browser.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('product-quote'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const words = {
  ko: {
    quote: '견적 요청',
    line: { spiral: '문의 제품: 스파이럴 열교환기', tank: '문의 제품: 볼탱크' },
    remove: '제품 빼기',
    choose: '제품에서 고르기',
  },
  en: {
    quote: 'Request a quote',
    line: { spiral: 'Product: Spiral heat exchanger', tank: 'Product: Ball tank' },
    remove: 'Remove product',
    choose: 'Choose a product',
  },
} as const;

/** Waits until a field holds this. */
async function expectValue(field: Locator, value: string): Promise<void> {
  const handle = await field.elementHandle();
  await field
    .page()
    .waitForFunction(([element, wanted]) => (element as HTMLTextAreaElement).value === wanted, [handle, value] as const)
    .catch(async () => expect(await field.inputValue()).toBe(value));
}

describe('a quote for a product', () => {
  it.each(['ko', 'en'] as const)(
    'is asked for from its section, keeps what was written and follows the language (%s)',
    async (language) => {
      const text = words[language];
      const { page } = await visit(browser);
      await open(page, `${site.url}/${language}/products`);
      const other = language === 'ko' ? 'en' : 'ko';
      const comment = page.locator('[name="comment"]');
      const commentIs = (value: string) => expectValue(comment, value);
      await page.locator('#spiral-heat-exchanger').getByRole('link', { name: text.quote }).click();
      await page.waitForURL(`${site.url}/${language}/customer-support?product=spiral-heat-exchanger#online-quote`);
      await scrolledTo(page, '#online-quote', 130);
      await commentIs(`${text.line.spiral}\n`);
      await page.locator('[name="company"]').fill('Hanbit');
      await comment.press('Control+End');
      await comment.pressSequentially('2 x 40 m²');

      await page.reload();
      await alive(page);
      await commentIs(`${text.line.spiral}\n2 x 40 m²`);
      await page.locator(`header a[hreflang="${other}"]`).click();
      await page.waitForURL(`${site.url}/${other}/customer-support?product=spiral-heat-exchanger#online-quote`);
      await commentIs(`${words[other].line.spiral}\n2 x 40 m²`);
      await page.goBack();
      await commentIs(`${text.line.spiral}\n2 x 40 m²`);

      await page.goBack();
      await page.locator('#ball-tank').getByRole('link', { name: text.quote }).click();
      await commentIs(`${text.line.tank}\n2 x 40 m²`);
      expect(await page.locator('[name="company"]').inputValue()).toBe('Hanbit');
      await page.getByRole('button', { name: text.remove }).click();
      await commentIs('2 x 40 m²');
      await page.reload();
      await alive(page);
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name="company"]')?.value === 'Hanbit',
      );
      await commentIs('2 x 40 m²');
      await page.getByRole('link', { name: text.choose }).click();
      await page.waitForURL(`${site.url}/${language}/products`);
    },
  );

  it('does not come back once its line was changed by hand', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/en/customer-support?product=ball-tank#online-quote`);
    const comment = page.locator('[name="comment"]');
    await expectValue(comment, 'Product: Ball tank\n');
    await comment.fill('Two ball tanks');
    await page.locator('header a[hreflang="ko"]').click();
    await page.waitForURL('**/ko/customer-support?product=ball-tank#online-quote');
    await page.getByRole('link', { name: words.ko.choose }).waitFor();
    await expectValue(comment, 'Two ball tanks');
    await page.reload();
    await alive(page);
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('[name="comment"]')?.value !== '');
    expect(await comment.inputValue()).toBe('Two ball tanks');
  });

  it('is none where the address names an unknown product', async () => {
    const { page, complaints } = await visit(browser);
    await open(page, `${site.url}/en/customer-support?product=%3Cb%3E`);
    await page.getByRole('link', { name: words.en.choose }).waitFor();
    expect(await page.locator('[name="comment"]').inputValue()).toBe('');
    expect(complaints).toEqual([]);
  });

  it('moves nothing when product and figures become known', async () => {
    const { page } = await visit(browser, phone);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await arrive(
      page,
      `${site.url}/ko/customer-support?product=welded-plate-heat-exchanger&hotTempIn=115#online-quote`,
    );
    await scrolledTo(page, '#online-quote', 130);
    await page.locator('[data-quote-product="welded-plate-heat-exchanger"]').waitFor();
    await page.getByText('값을 옮겨 적었습니다.', { exact: false }).waitFor();
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total).toBeLessThan(0.01);
  });
});

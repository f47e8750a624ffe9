import type { BrowserContextOptions, Page } from 'playwright-core';

import { accessibilityProblems, alive, desktop, open, phone, scrolledTo, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { readQuote } from '../support/browser/quote-form.js';

withSharedSite();

const words = {
  ko: {
    table: '제품군 나란히 비교',
    plate: '판형열교환기',
    welded: '용접식 판형열교환기',
    gas: '가스쿨러',
  },
  en: {
    table: 'Families side by side',
    welded: 'Welded plate heat exchanger',
    gas: 'Gas cooler',
  },
} as const;

const field = (page: Page, name: string) => page.locator(`#comparison [name="${name}"]`);
const minus = (text: string) => text.replaceAll('−', '-');
const verdictOf = async (page: Page, id: string) => minus(await page.locator(`[data-family="${id}"] p`).innerText());

async function at(path: string, options: BrowserContextOptions = desktop) {
  const visitor = await visit(browser, options);
  await open(visitor.page, site.url + path);
  return visitor;
}

/** Waits until the address names exactly this. */
const named = (page: Page, values: Record<string, string>) =>
  page.waitForFunction(
    (wanted) => JSON.stringify([...new URLSearchParams(location.search)].toSorted()) === wanted,
    JSON.stringify(Object.entries(values).toSorted()),
  );

describe('the comparison', () => {
  it('takes a range of temperatures, and hands it on', async () => {
    const { page, complaints } = await at('/ko/products');
    await field(page, 'hotDesignTemp').fill('−40…180 °C');
    await page.locator('#comparison [data-mark]').first().waitFor();
    expect(await verdictOf(page, 'heat-exchanger')).toBe('한계 초과한계 -30 ℃');
    expect(await verdictOf(page, 'brazing-heat-exchanger')).toBe('적합');
    const chart = page.locator('#comparison svg[role="img"]');
    expect(minus(String(await chart.getAttribute('aria-label')))).toContain('입력 조건: -40~180 ℃');
    await page.getByRole('link', { name: '판형열교환기 견적 요청', exact: true }).click();
    await scrolledTo(page, '#online-quote', 130);
    await page.locator('form [name="products"]:checked').waitFor();
    expect(await readQuote(page, ['hotDesignTemp', 'coldDesignTemp'])).toEqual({
      hotDesignTemp: '180 °C',
      coldDesignTemp: '-40 °C',
    });
    expect(complaints).toEqual([]);
  });

  it('converts both ends of a range with their unit', async () => {
    const { page } = await at('/en/products', phone);
    // The reading shows once its code is there; the offer to convert is part of it.
    await field(page, 'hotDesignTemp').fill('-40 ~ 180 °C');
    await page
      .locator('#comparison')
      .getByText(/^= .*180/)
      .waitFor();
    await field(page, 'hotDesignTemp').fill('-40 ~ 180');
    await page
      .locator('#comparison')
      .getByText(/^= .*180/)
      .waitFor({ state: 'detached' });
    await field(page, 'designTempUnit').selectOption('°F');
    await page
      .locator('#comparison')
      .getByRole('button', { name: /°C.*°F/ })
      .click();
    expect(await field(page, 'hotDesignTemp').inputValue()).toBe('-40 ~ 356');
  });

  it('sets two or three families side by side, with pictures and all figures', async () => {
    const text = words.ko;
    const { page, complaints } = await at('/ko/products', phone);
    const group = page.getByRole('group', { name: text.table });
    const choose = (name: string) => group.getByRole('button', { name, exact: true }).click();
    await choose(text.gas);
    await choose(text.plate);
    await page.getByRole('status').filter({ hasText: '3개 중 2개 선택' }).waitFor();
    const table = page.getByRole('table', { name: text.table });
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([text.plate, text.gas]);
    expect(await table.locator('img').count()).toBe(2);
    const rowOf = (label: string) =>
      table.locator('tbody').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
    expect(await rowOf('최고 설계압력').locator('td').allInnerTexts()).toEqual(['34 kg/cm²', '50 bar(g)']);
    expect(await rowOf('가스켓 재질').locator('td').allInnerTexts()).toEqual([
      expect.stringContaining('EPDM'),
      expect.stringContaining('표기 없음'),
    ]);
    await named(page, { families: 'heat-exchanger,gas-cooler' });
    await choose(text.welded);
    expect(await group.getByRole('button', { name: '스파이럴 열교환기', exact: true }).isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    // An element half under the header is no small target.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await accessibilityProblems(page)).toEqual([]);
    await choose(text.welded);
    await table.getByRole('link', { name: text.gas, exact: true }).click();
    await page.waitForURL('**/ko/products/gas-cooler');
    await page.goBack();
    await named(page, { families: 'heat-exchanger,gas-cooler' });
    await table.waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps everything in its address: reload, sections, the other language, and a link to be sent', async () => {
    const text = words.en;
    const { page, context } = await at('/en/products?from=mail');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await field(page, 'designPressureUnit').selectOption('bar');
    await field(page, 'hotDesignPressure').fill('16');
    await field(page, 'hotDesignTemp').fill('-40 to 180');
    await page.getByRole('group', { name: text.table }).getByRole('button', { name: text.gas, exact: true }).click();
    const all = {
      pressure: '16',
      pressureIn: 'bar',
      temperature: '-40 to 180',
      temperatureIn: '°C',
      families: 'gas-cooler',
    };
    await named(page, { from: 'mail', ...all });
    await page.reload();
    await alive(page);
    const isShown = async () => {
      await page.locator('#comparison [data-mark]').first().waitFor();
      expect(await field(page, 'hotDesignPressure').inputValue()).toBe('16');
      expect(await field(page, 'hotDesignTemp').inputValue()).toBe('-40 to 180');
      expect(await verdictOf(page, 'brazing-heat-exchanger')).toMatch(/^(?:적합|Fits)$/);
    };
    await isShown();
    await page.getByRole('link', { name: text.welded, exact: true }).first().click();
    await page.waitForURL('**#welded-plate-heat-exchanger');
    await named(page, all);
    await isShown();

    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').filter({ hasText: 'Link copied.' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await at(link.slice(site.url.length));
    await scrolledTo(other.page, '#comparison', 130);
    await other.page.locator('#comparison [data-mark]').first().waitFor();
    expect(await field(other.page, 'hotDesignTemp').inputValue()).toBe('-40 to 180');
    await other.page.getByRole('table', { name: text.table }).waitFor();

    await page.locator('header a[hreflang="ko"]').click();
    await page.waitForURL('**/ko/products?**');
    await page.getByRole('table', { name: words.ko.table }).waitFor();
    await isShown();
  });
});

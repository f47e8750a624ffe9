import type { Browser, BrowserContextOptions } from 'playwright-core';

import { sidewaysScroll } from '../support/board-screen.js';
import { accessibilityProblems, closeVisits, desktop, launchBrowser, open, phone, visit } from '../support/browser.js';
import { quoteRequest } from '../support/factories.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';
import { foreignWords } from '../support/words.js';

const words = {
  ko: {
    tab: '요청 현황',
    products: '제품소개',
    total: '요청 2건',
    family: '가스쿨러',
    none: '최근 26주 동안 받은 요청이 없습니다.',
  },
  en: {
    tab: 'Figures',
    products: 'Products',
    total: '2 requests',
    family: 'Gas cooler',
    none: 'No quote request in the last 26 weeks.',
  },
} as const;

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('figures-screen'), launchBrowser()]);
});

beforeEach(() => site.database.collection('quotes').deleteMany({}));

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function openFigures(language: keyof typeof words, options: BrowserContextOptions) {
  const visitor = await visit(browser, options);
  await visitor.context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(visitor.page, `${site.url}/${language}/manage?tab=figures`);
  return visitor;
}

describe.each([
  ['en', desktop],
  ['ko', phone],
] as const)('the figures (%s)', (language, options) => {
  const text = words[language];

  it('say so where there is nothing yet', async () => {
    const { page, complaints } = await openFigures(language, options);
    await page.getByText(text.none).waitFor();
    expect(complaints).toEqual([]);
  });

  it('show where requests came from, also the page before the form', async () => {
    const visitor = await visit(browser);
    await open(visitor.page, `${site.url}/ko/products`);
    await open(visitor.page, `${site.url}/ko/customer-support`);
    const before = await visitor.page.evaluate(() => sessionStorage.getItem('page-before-quote'));
    expect(before).toBe('"/products"');
    for (const products of [['gas-cooler'], ['heat-exchanger', 'gas-cooler']]) {
      const data = quoteRequest({ products, page: '/products' });
      await visitor.context.request.post(`${site.url}/api/quotes`, { data });
    }
    const { page, complaints } = await openFigures(language, options);
    await page.getByText(text.total, { exact: false }).first().waitFor();
    const panel = page.locator('section[aria-labelledby="figures-title"]').last();
    await panel.getByText(text.family, { exact: true }).waitFor();
    await panel.getByText(text.products, { exact: true }).waitFor();
    await panel.getByRole('img').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(foreignWords(language, await panel.innerText())).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

import type { BrowserContextOptions, Page } from 'playwright-core';

import { bucketOf } from '../../server/measuring/vitals/histogram.js';
import { sidewaysScroll } from '../support/browser/board-screen.js';
import { accessibilityProblems, desktop, open, phone, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually } from '../support/site/http.js';
import { foreignWords } from '../support/browser/words.js';

const speedWords = {
  ko: {
    measured: '페이지의 주요 내용이 3.0초 안에 보였습니다(방문 1,207회)',
    none: '최근 28일 동안 측정한 방문이 없습니다.',
  },
  en: {
    measured: 'was shown within 3.0 s (1,207 visits)',
    none: 'No visit was measured in the last 28 days.',
  },
} as const;
type Language = keyof typeof speedWords;

const requestWords = {
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

const stored = () => site.database.collection('vitals');

withSite('figures-screen');

beforeEach(async () => {
  for (const name of ['vitals', 'quotes']) await site.database.collection(name).deleteMany({});
});

/** Waits until the page measures: its code came, and ran for those who had asked for it before. */
async function measuring(page: Page): Promise<void> {
  const code = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/measureVisit-'))?.name,
  );
  await page.evaluate((address) => import(address ?? ''), await code.jsonValue());
}

/** Everything that was told of visits, once there is that much of it. */
const told = (visits: number) =>
  eventually(
    () =>
      stored()
        .find({}, { projection: { _id: 0, day: 0 } })
        .toArray(),
    (found) => found.reduce((sum, each) => sum + Number(each.visits), 0) >= visits,
  );

describe('a visit', () => {
  it('is told when its page is left, once, for the page that was loaded', async () => {
    const { page, complaints } = await visit(browser);
    await open(page, `${site.url}/en/esg`);
    await measuring(page);
    // A click that is answered, on to another page without loading it.
    await page.locator('footer a[href="/en/products"]').click();
    await page.waitForURL('**/en/products');
    await page.goto('about:blank');
    const [found, ...others] = await told(1);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ page: '/esg', language: 'en', device: 'desktop', visits: 1 });
    expect(Object.keys(found?.counts ?? {})).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']));
    for (const buckets of Object.values(found?.counts ?? {})) expect(Object.values(Object(buckets))).toEqual([1]);
    expect(complaints).toEqual([]);
  });

  it('on a phone that is hidden twice is told once', async () => {
    const { page } = await visit(browser, phone);
    await open(page, `${site.url}/ko`);
    await measuring(page);
    const hide = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    for (const state of ['hidden', 'visible', 'hidden']) await hide(state);
    await open(page, `${site.url}/ko/products`);
    await measuring(page);
    await page.goto('about:blank');
    const found = await told(2);
    expect(found.map((each) => [each.page, each.device, each.visits]).toSorted()).toEqual([
      ['/', 'phone', 1],
      ['/products', 'phone', 1],
    ]);
  });

  it.each([
    ['measured, of a page', 'esg', 1],
    ['not measured, of the administrators', 'manage', 0],
    ['not measured, of what is no page', 'nowhere', 0],
  ])('is %s: %s', async (_, path, times) => {
    const { page } = await visit(browser);
    // Nothing else on the page waits for an idle moment.
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(window, { asked, requestIdleCallback: (work: unknown) => asked.push(work) });
    });
    await open(page, `${site.url}/en/${path}`);
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.length)).toBe(times);
  });

  it('is left unmeasured without a word when the code for it does not come', async () => {
    const { page } = await visit(browser);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await page.route('**/measureVisit-*.js', (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/measureVisit-'));
    await open(page, `${site.url}/en/products`);
    await asked;
    await page.locator('footer a[href="/en/esg"]').click();
    await page.waitForURL('**/en/esg');
    expect(failures).toEqual([]);
  });
});

async function openSettings(language: Language, options: BrowserContextOptions) {
  const visitor = await visit(browser, options);
  await visitor.context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(visitor.page, `${site.url}/${language}/manage?tab=settings`);
  return visitor;
}

describe('the speed of pages in the settings', () => {
  it.each([
    ['en', desktop],
    ['ko', phone],
  ] as const)('is one number for all visits (%s)', async (language, options) => {
    const { measured, none } = speedWords[language];
    const { page, complaints } = await openSettings(language, options);
    await page.getByText(none).waitFor();
    const day = new Date(Date.now() - 86_400_000);
    await stored().insertMany([
      { day, page: '/', language: 'en', device: 'desktop', visits: 7, counts: { LCP: { [bucketOf(1900)]: 7 } } },
      { day, page: '/esg', language: 'ko', device: 'phone', visits: 1200, counts: { LCP: { [bucketOf(3000)]: 1200 } } },
    ]);
    await page.reload();
    await page.getByText(measured).waitFor();
    expect(complaints).toEqual([]);
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const { page } = await visit(browser);
    await page.context().request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
    await page.route('**/api/admin/vitals', (route) => route.abort());
    await open(page, `${site.url}/en/manage?tab=settings`);
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await alert.waitFor();
    await page.unroute('**/api/admin/vitals');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(speedWords.en.none).waitFor();
  });
});

async function openFigures(language: Language, options: BrowserContextOptions) {
  const visitor = await visit(browser, options);
  await visitor.context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(visitor.page, `${site.url}/${language}/manage?tab=figures`);
  return visitor;
}

describe('the figures of requests', () => {
  it('say so where there is nothing yet', async () => {
    const { page, complaints } = await openFigures('en', desktop);
    await page.getByText(requestWords.en.none).waitFor();
    expect(complaints).toEqual([]);
  });

  it('have the page before the form, which is kept until the request is sent', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/ko/products`);
    await open(page, `${site.url}/ko/customer-support`);
    expect(await page.evaluate(() => sessionStorage.getItem('page-before-quote'))).toBe('"/products"');
  });

  it.each([
    ['en', desktop],
    ['ko', phone],
  ] as const)('show where requests came from (%s)', async (language, options) => {
    const text = requestWords[language];
    for (const products of [['gas-cooler'], ['heat-exchanger', 'gas-cooler']])
      await ask(`${site.url}/api/quotes`, { json: quoteRequest({ products, page: '/products' }) });
    const { page, complaints } = await openFigures(language, options);
    await page.getByText(text.total, { exact: false }).first().waitFor();
    const panel = page.locator('section[aria-labelledby="figures-title"]').last();
    await panel.getByText(text.family, { exact: true }).waitFor();
    await panel.getByText(text.products, { exact: true }).waitFor();
    await panel.getByRole('img').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    if (options === phone) expect(await accessibilityProblems(page)).toEqual([]);
    expect(foreignWords(language, await panel.innerText())).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

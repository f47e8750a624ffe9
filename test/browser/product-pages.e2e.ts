import type { Browser, Page } from 'playwright-core';

import { productIds } from '../../server/questionnaire/product-ids.js';
import {
  accessibilityProblems,
  closeVisits,
  desktop,
  launchBrowser,
  open,
  scrolledTo,
  visit,
} from '../support/browser.js';
import { combinations } from '../support/combinations.js';
import { productsAre } from '../support/quote-form.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('product-pages'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const languages = combinations(1, ['en', 'ko']);
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const words = {
  ko: {
    own: '가스쿨러 제품 상세',
    heading: '가스쿨러',
    quote: '견적 요청',
    overview: '전체 제품 보기',
    calculator: '열교환 계산기',
    previous: '용접식 판형열교환기',
    next: '밀폐형 팽창탱크',
    parts: ['특장점', '선정할 때', '적용 분야', '주요 고객'],
    figures: ['50 bar(g)', '−50~500 ℃', '2~500 m²'],
    missing: '페이지를 찾을 수 없습니다',
  },
  en: {
    own: 'Product page: Gas cooler',
    heading: 'Gas cooler',
    quote: 'Request a quote',
    overview: 'All product families',
    calculator: 'Heat exchanger calculator',
    previous: 'Welded plate heat exchanger',
    next: 'Closed expansion tank',
    parts: ['Advantages', 'When to choose it', 'Applications', 'Principal customers'],
    figures: ['50 bar(g)', '−50 to 500 °C', '2 to 500 m²'],
    missing: 'Page not found',
  },
} as const;

/** How long a page is, px. */
async function lengthOf(page: Page, path: string): Promise<number> {
  await open(page, site.url + path);
  // What is laid out near the window only is as high as it is from then on.
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    return document.documentElement.scrollHeight;
  });
}

describe.each(languages)('a product family’s own page in %s', (language) => {
  const text = words[language];

  it('is reached from its section, tells all of it, and leads to quote, neighbours and back', async () => {
    const { page, complaints } = await visit(browser);
    await open(page, `${site.url}/${language}/products`);
    await page.getByRole('link', { name: text.own, exact: true }).click();
    await page.waitForURL(`${site.url}/${language}/products/gas-cooler`);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await heading(text.heading);
    await page.waitForFunction((name) => document.title.startsWith(`${name} | `), text.heading);
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain(
      language === 'ko' ? '핀튜브' : 'Finned',
    );
    const main = page.locator('main');
    expect(await main.locator('h2').allInnerTexts()).toEqual([...text.parts]);
    for (const figures of ['dl dd', 'tr[data-figure] td'])
      expect(await main.locator(figures).allInnerTexts()).toEqual(
        text.figures.map((figure) => expect.stringContaining(figure)),
      );
    expect(await accessibilityProblems(page)).toEqual([]);

    await main.getByRole('link', { name: text.next }).click();
    await heading(text.next);
    await page.goBack();
    await heading(text.heading);
    await main.getByRole('link', { name: text.previous }).click();
    await page.waitForURL('**/products/welded-plate-heat-exchanger');
    await heading(text.previous);
    await main.getByRole('link', { name: text.calculator }).click();
    await page.waitForURL(`**/${language}/calculator#calculator`);
    await page.goBack();
    await page.goBack();
    await heading(text.heading);
    expect(await main.getByRole('link', { name: text.calculator }).count()).toBe(0); // it is for liquids
    await main.getByRole('link', { name: text.overview }).click();
    await page.waitForURL(`**/${language}/products#gas-cooler`);
    await scrolledTo(page, '#gas-cooler', 130);
    await page.goBack();
    await heading(text.heading);
    await main.getByRole('link', { name: text.quote }).click();
    await productsAre(page, 'gas-cooler');
    expect(complaints).toEqual([]);
  });

  it('keeps its family when the language changes', async () => {
    const other = language === 'ko' ? 'en' : 'ko';
    const { page } = await visit(browser);
    await open(page, `${site.url}/${language}/products/gas-cooler`);
    await page.locator(`header a[hreflang="${other}"]`).click();
    await page.waitForURL(`${site.url}/${other}/products/gas-cooler`);
    await page.getByRole('heading', { level: 1, name: words[other].heading, exact: true }).waitFor();
    await page.getByText(words[other].figures[1]).first().waitFor();
  });

  it('describes one product to programs, with figures and its own address', async () => {
    const { page } = await visit(browser, { ...desktop, javaScriptEnabled: false });
    await page.goto(`${site.url}/${language}/products/heat-exchanger`);
    const [json = ''] = await page.locator('main script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Product',
      url: expect.stringMatching(new RegExp(`/${language}/products/heat-exchanger$`)),
      additionalProperty: [
        { value: 34, unitText: 'kg/cm²' },
        { minValue: -30, maxValue: 210, unitCode: 'CEL' },
      ],
    });
  });

  it('prints as a data sheet: its words and figures alone', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/${language}/products/ball-tank`);
    await page.emulateMedia({ media: 'print' });
    const seen = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
    expect(await seen('header, nav, footer, button, main a')).toBe(0);
    expect([await seen('main img'), await seen('main table'), await seen('h1')]).toEqual([2, 1, 1]);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  it('is none of a family that does not exist, on arrival and on the way', async () => {
    const { page } = await visit(browser);
    const answer = await page.goto(`${site.url}/${language}/products/toaster`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: text.missing }).waitFor();
  });
});

describe.each(languages)('the overview of the families in %s', (language) => {
  it('is at most two fifths as long as it was when it told everything at once', async () => {
    // Measured on the last version that did: 44,334 px in Korean and 52,296 px in English.
    const before = { ko: 44_334, en: 52_296 }[language];
    const { page } = await visit(browser, narrow);
    const length = await lengthOf(page, `/${language}/products`);
    let pages = 0;
    for (const id of productIds) pages += await lengthOf(page, `/${language}/products/${id}`);
    expect(length).toBeLessThanOrEqual(0.4 * before);
    expect(length).toBeLessThanOrEqual(0.4 * pages);
  });

  it('holds what is folded in its HTML and opens it by hand, by key and by address', async () => {
    const { page, complaints } = await visit(browser, { ...narrow, javaScriptEnabled: false });
    await page.goto(`${site.url}/${language}/products`);
    // Without any script, too.
    const fold = page.locator('#gas-cooler-specification');
    expect(await fold.evaluate((element) => element.textContent)).toContain(words[language].parts[2]);
    expect(await fold.locator('table').isVisible()).toBe(false);
    await fold.locator('summary').click();
    await fold.locator('table').waitFor();

    const alive = (await visit(browser)).page;
    await open(alive, `${site.url}/${language}/products#plate-coil-specification`);
    await alive.locator('#plate-coil-specification[open] table').waitFor();
    await scrolledTo(alive, '#plate-coil-specification', 130);
    await alive.locator('#plate-coil-principle > summary').press('Enter');
    await alive.locator('#plate-coil-principle[open]').waitFor();
    await alive.locator('#plate-coil-principle > summary').press(' ');
    await alive.locator('#plate-coil-principle:not([open])').waitFor();
    expect(await accessibilityProblems(alive)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('keeps open what was opened before its code came', async () => {
    const { page } = await visit(browser);
    await page.goto(`${site.url}/${language}/products`);
    await page.locator('#heat-exchanger-principle > summary').evaluate((summary) => (summary as HTMLElement).click());
    await open(page, `${page.url()}#heat-exchanger`);
    await page.locator('#heat-exchanger-principle[open] figure').waitFor();
  });
});

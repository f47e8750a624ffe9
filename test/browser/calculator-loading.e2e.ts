import type { Browser } from 'playwright-core';

import {
  accessibilityProblems,
  arrive,
  closeVisits,
  desktop,
  fontsThere,
  launchBrowser,
  open,
  phone,
  scrolledTo,
  visit,
} from '../support/browser.js';
import { calculator, calculatorAlive, calculatorWords as words, five } from '../support/calculator.js';
import { combinations } from '../support/combinations.js';
import { fillQuote } from '../support/quote-form.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('calculator-loading'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const scriptsOfCalculator = /\/assets\/CalculatorSheet/;

describe.each(combinations(1, ['en', 'ko']))('the code of the calculator in %s', (language) => {
  const text = words[language];

  it('says so when its code does not come, and leads to the form', async () => {
    const { page } = await visit(browser);
    await page.route(scriptsOfCalculator, (route) => route.abort());
    await open(page, `${site.url}/${language}/calculator${calculator}`);
    await page.locator(calculator).getByText(text.missing, { exact: false }).waitFor();
    await page.locator(calculator).getByRole('link', { name: text.toForm }).click();
    await page.waitForURL(`**/${language}/customer-support?product=heat-exchanger#online-quote`);
  });

  it.each(
    combinations(1, [
      ['a phone', phone],
      ['a desktop', desktop],
    ]),
  )('moves nothing when it comes alive and has no accessibility problems on %s', async (_, options) => {
    const { page } = await visit(browser, options);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(scriptsOfCalculator, (route) => released.then(() => route.continue()));
    await arrive(page, `${site.url}/${language}/calculator`);
    const places = () =>
      page.locator(`${calculator} :is(h3, legend, input, select, button, a), footer`).evaluateAll((all) =>
        all
          // The panel stays in view while the page is scrolled.
          .filter((each) => each.closest('[aria-labelledby="live-panel-title"]') === null)
          .map((each) => Math.round(each.getBoundingClientRect().top + scrollY)),
      );
    await fontsThere(page);
    const before = await places();
    expect(await page.locator(`${calculator} [name="hotTempIn"]`).isDisabled()).toBe(true);
    release();
    await calculatorAlive(page);
    expect(await places()).toEqual(before);
    // What floats over the page would lie over half of some field.
    const toTop = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await toTop();
    expect(await accessibilityProblems(page)).toEqual([]);
    await fillQuote(page, five, calculator);
    await page.getByRole('region', { name: text.panel }).getByRole('table').waitFor();
    await toTop();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  });
});

describe('the code of the calculator', () => {
  it('is no part of the products page, and on its own page nothing waits for it', async () => {
    const { page } = await visit(browser);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.route(scriptsOfCalculator, () => undefined); // never answered
    await open(page, `${site.url}/en/products`);
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((path) => /quoteAssist|CalculatorSheet/.test(path))).toEqual([]);
    await arrive(page, `${site.url}/en/calculator`);
    expect(await page.locator(`${calculator} [name="hotTempIn"]`).isDisabled()).toBe(true);
    await page.locator('main').getByRole('link', { name: 'Compare specifications' }).click();
    await scrolledTo(page, '#comparison', 130);
    await page.waitForURL('**/en/products#comparison');
  });

  it('is there at once on a page that was navigated to', async () => {
    const { page, complaints } = await visit(browser);
    await open(page, `${site.url}/en/customer-support`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Heat exchanger calculator' }).click();
    await page.waitForURL('**/en/calculator');
    await calculatorAlive(page);
    expect(complaints).toEqual([]);
  });

  it('speaks the language of the page before it came near, too', async () => {
    const { page } = await visit(browser);
    await arrive(page, `${site.url}/ko/calculator`);
    await page.locator('header a[hreflang="en"]').click();
    await page.waitForURL('**/en/calculator');
    await page.locator(calculator).getByRole('link', { name: words.en.send }).waitFor();
    expect(await page.locator(calculator).innerText()).not.toMatch(/[가-힣]/);
  });
});

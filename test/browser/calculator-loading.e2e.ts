import {
  accessibilityProblems,
  arrive,
  desktop,
  fontsThere,
  open,
  phone,
  scrolledTo,
  visit,
} from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { calculator, calculatorAlive, calculatorWords as words, five } from '../support/browser/calculator.js';
import { fillQuote } from '../support/browser/quote-form.js';

withSharedSite();

const scriptsOfCalculator = /\/assets\/CalculatorSheet/;

describe('the code of the calculator', () => {
  it('says so when its code does not come, and leads to the form', async () => {
    const text = words.ko;
    const { page } = await visit(browser);
    await page.route(scriptsOfCalculator, (route) => route.abort());
    await open(page, `${site.url}/ko/calculator${calculator}`);
    await page.locator(calculator).getByText(text.missing, { exact: false }).waitFor();
    await page.locator(calculator).getByRole('link', { name: text.toForm }).click();
    await page.waitForURL('**/ko/customer-support?product=heat-exchanger#online-quote');
  });

  it.each([
    ['en', phone],
    ['ko', desktop],
  ] as const)(
    'moves nothing when it comes alive and has no accessibility problems (%s, %j)',
    async (language, options) => {
      const { page } = await visit(browser, options);
      // Once is enough: barriers lie in what both have.
      const isOpenToAll = async () => {
        if (options !== phone) return;
        // Floating elements would lie over half of some field.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        expect(await accessibilityProblems(page)).toEqual([]);
      };
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
      await isOpenToAll();
      await fillQuote(page, five, calculator);
      await page.getByRole('region', { name: words[language].panel }).getByRole('table').waitFor();
      await isOpenToAll();
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    },
  );

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
});

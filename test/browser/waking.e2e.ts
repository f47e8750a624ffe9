import type { Page } from 'playwright-core';

import { desktop, fontsThere, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';

/** A visitor whose browser fetches ahead. */
const spending = { savesData: false };
const scripts = '**/assets/*.js';

withSharedSite();

const isAwake = (page: Page) => page.evaluate(() => 'awake' in document.documentElement.dataset);
const awake = (page: Page) => page.locator('html[data-awake]').waitFor({ state: 'attached' });
const minimized = '[aria-label="QUICK MENU"][data-minimized]';

describe('a page that only shows something', () => {
  it('runs none of its code until somebody acts, and then does what was pointed at', async () => {
    const { page, complaints } = await visit(browser, desktop, spending);
    await page.coverage.startJSCoverage({ reportAnonymousScripts: true });
    await page.goto(`${site.url}/en/esg`);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/EsgPage-')),
    );
    const covered = await page.coverage.stopJSCoverage();
    const run = covered.filter(({ functions }) =>
      functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
    );
    expect(run.length).toBeGreaterThan(0);
    expect(run.filter(({ url }) => url.includes('/assets/'))).toEqual([]);
    expect(await isAwake(page)).toBe(false);
    await page.getByRole('button', { name: 'Products' }).hover();
    await page.getByRole('link', { name: 'Gas cooler', exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('fetches nothing on a phone until it is touched, and then does what was touched', async () => {
    const { page, complaints } = await visit(browser, phone, spending);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(...(request.resourceType() === 'script' ? [request.url()] : [])));
    await page.goto(`${site.url}/en/company-overview`);
    await fontsThere(page);
    expect([asked, await isAwake(page)]).toEqual([[], false]);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Products' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('opens the search by the keys that wake it', async () => {
    const { page } = await visit(browser);
    await page.goto(`${site.url}/en/privacy-policy`);
    await page.keyboard.press('Control+K');
    await page.locator('[name="site-search"]').waitFor();
  });

  it('repeats a double click once', async () => {
    const { page } = await visit(browser);
    let deliver = () => undefined as void;
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    await page.route(scripts, async (route) => {
      await delivered;
      await route.continue();
    });
    await page.goto(`${site.url}/en/video-gallery`);
    await page.getByRole('region', { name: 'QUICK MENU' }).getByRole('button').dblclick();
    expect([await isAwake(page), await page.locator(minimized).count()]).toEqual([false, 0]);
    deliver();
    await awake(page);
    await page.locator(minimized).waitFor();
  });

  it('can be read and leads on where its scripts do not come', async () => {
    const { page } = await visit(browser);
    await page.route(scripts, (route) => route.abort());
    await page.goto(`${site.url}/en/esg`);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Products' }).click();
    await failed;
    await page.getByRole('heading', { level: 1, name: 'ESG', exact: true }).waitFor();
    await page.locator('a[href="/en/customer-support#online-quote"]:visible').first().click();
    await page.waitForURL('**/en/customer-support#online-quote');
    // The request will say so.
    expect(await page.evaluate(() => sessionStorage.getItem('page-before-quote'))).toBe('"/esg"');
  });

  it('is loaded again by a press when the site has other scripts by now', async () => {
    const { page } = await visit(browser);
    const address = `${site.url}/en/esg`;
    const before = async (url: string) => {
      const html = await (await page.request.get(url)).text();
      return html.replaceAll(/\/assets\/index-[^"]+\.js/g, '/assets/index-before.js');
    };
    await page.route(
      address,
      async (route) => route.fulfill({ contentType: 'text/html', body: await before(route.request().url()) }),
      { times: 1 },
    );
    await page.goto(address);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Products' }).click();
    await loaded;
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('link', { name: 'Gas cooler', exact: true }).first().waitFor();
  });
});

it.each(['', '/certification-detail', '/e-procurement', '/customer-support#online-quote', '/esg?from=mail'])(
  'a page that shows more than its HTML, or a place of it, wakes by itself: %s',
  async (path) => {
    const { page, complaints } = await visit(browser);
    await page.goto(`${site.url}/en${path}`);
    await awake(page);
    expect(complaints).toEqual([]);
  },
);

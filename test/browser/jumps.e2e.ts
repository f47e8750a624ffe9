import type { Browser, Page } from 'playwright-core';

import { CROSS_PAGE_DELAY, QUOTE_RETRIES } from '../../web/lib/scroll.js';
import { allThere, arrive, closeVisits, desktop, launchBrowser, open, phone, quickMenu } from '../support/browser.js';
import { scrolledTo, slowLine, visit } from '../support/browser.js';
import { combinations } from '../support/combinations.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('jumps'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** The jump ends at this section, and it is still there when everything has come. */
async function endsAt(page: Page, selector: string): Promise<void> {
  await scrolledTo(page, selector, 130);
  await allThere(page);
  await scrolledTo(page, selector, 130);
  expect(await page.locator(`${selector}:focus`).count()).toBe(1);
}

const quote = async (page: Page) => (await quickMenu(page)).getByRole('link', { name: 'Online Quote' });

describe.each(
  combinations(1, [
    ['a phone', phone],
    ['a desktop', desktop],
  ]),
)('on %s with a slow line, a jump to a section of another page ends there', (_name, options) => {
  it.each(['/en', '/en/products', '/en/esg'])('from the quick menu of %s', async (path) => {
    const { page } = await visit(browser, options);
    await arrive(page, site.url + path);
    const link = await quote(page);
    await slowLine(page);
    await link.click();
    await endsAt(page, '#online-quote');
  });

  it('from a product’s card of the first page', async () => {
    const { page } = await visit(browser, options);
    await arrive(page, `${site.url}/en`);
    await slowLine(page);
    await page.getByRole('main').locator('a[href="/en/products#gas-cooler"]').first().click();
    await endsAt(page, '#gas-cooler');
  });

  it.each(['wheel', 'keydown'])('unless the visitor moves meanwhile (%s)', async (type) => {
    const { page } = await visit(browser, options);
    await open(page, `${site.url}/en/esg`);
    // As soon as the page is painted: before, it is put together behind a picture of the one before.
    await page.evaluate((event) => {
      const watching = new MutationObserver(() => {
        if (document.querySelector('#online-quote') === null) return;
        watching.disconnect();
        const move = event === 'wheel' ? new WheelEvent(event) : new KeyboardEvent(event, { key: 'PageUp' });
        requestAnimationFrame(() => window.dispatchEvent(move));
      });
      watching.observe(document, { childList: true, subtree: true });
    }, type);
    await (await quote(page)).click();
    await page.getByRole('heading', { level: 1, name: 'Customer support', exact: true }).waitFor();
    await page.waitForTimeout(CROSS_PAGE_DELAY + 2 * QUOTE_RETRIES.times * QUOTE_RETRIES.every);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

it('so does one from the header’s menu on a slow line', async () => {
  const { page } = await visit(browser);
  await arrive(page, `${site.url}/en`);
  await slowLine(page);
  await page.getByRole('button', { name: 'Products' }).click();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Gas cooler', exact: true })
    .click();
  await endsAt(page, '#gas-cooler');
});

import type { Page } from 'playwright-core';

import { CROSS_PAGE_DELAY } from '../../web/lib/scroll.js';
import {
  allThere,
  arrive,
  desktop,
  open,
  phone,
  quickMenu,
  scrolledTo,
  slowLine,
  visit,
} from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';

withSharedSite();

/** The jump ends at this section, and it is still there when everything has come. */
async function endsAt(page: Page, selector: string): Promise<void> {
  await scrolledTo(page, selector, 130);
  await allThere(page);
  await scrolledTo(page, selector, 130);
  expect(await page.locator(`${selector}:focus`).count()).toBe(1);
}

const quote = async (page: Page) => (await quickMenu(page)).getByRole('link', { name: 'Online Quote' });

describe('on a slow line, a jump to a section of another page ends there', () => {
  it.each([
    ['/en', 'a desktop', desktop],
    ['/en/products', 'a phone', phone],
  ] as const)('from the quick menu of %s on %s', async (path, _name, options) => {
    const { page } = await visit(browser, options);
    await arrive(page, site.url + path);
    const link = await quote(page);
    await slowLine(page);
    await link.click();
    await endsAt(page, '#online-quote');
  });

  it('from a product’s card of the first page on a phone', async () => {
    const { page } = await visit(browser, phone);
    await arrive(page, `${site.url}/en`);
    await slowLine(page);
    await page.getByRole('main').locator('a[href="/en/products#gas-cooler"]').first().click();
    await endsAt(page, '#gas-cooler');
  });

  it('from the header’s menu', async () => {
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
});

it('a jump to a section of another page is given up when the visitor turns the wheel meanwhile', async () => {
  const { page } = await visit(browser);
  await open(page, `${site.url}/en/esg`);
  // As soon as the page is painted: before, it is put together behind a picture of the one before.
  await page.evaluate(() => {
    const watching = new MutationObserver(() => {
      if (document.querySelector('#online-quote') === null) return;
      watching.disconnect();
      requestAnimationFrame(() => window.dispatchEvent(new WheelEvent('wheel')));
    });
    watching.observe(document, { childList: true, subtree: true });
  });
  await (await quote(page)).click();
  await page.getByRole('heading', { level: 1, name: 'Customer support', exact: true }).waitFor();
  // The page's own timers end in order: the jump's was begun before.
  await page.evaluate((delay) => new Promise((over) => setTimeout(over, delay)), CROSS_PAGE_DELAY);
  expect(await page.locator('#online-quote:focus').count()).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

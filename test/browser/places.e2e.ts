import type { Page } from 'playwright-core';

import { allThere, arrive, desktop, phone, slowLine, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { seedPosts } from '../support/makers/seed-posts.js';

withSite('places');

beforeAll(async () => {
  for (const board of ['ko-posts', 'ko-e-procurement']) await seedPosts(site.database, board, 60);
});

/** Words far down on each page, below what loads late, where there is some, and where they are read. */
const words = [
  ['a desktop', '/ko', '#partners h2', desktop],
  ['a phone', '/ko/products', '#gas-cooler h2', phone],
  ['a phone', '/ko/customer-support', 'footer a[href="/ko/esg"]', phone],
  ['a desktop', '/ko/e-procurement', 'footer a[href="/ko/products"]', desktop],
] as const;

/** Position of the words once everything is there and nothing moves any more: px below the window's top. */
async function restsAt(page: Page, selector: string): Promise<number> {
  // A section whose code is on its way is disabled.
  await page.waitForFunction(() => {
    const { innerHeight } = window;
    return [...document.querySelectorAll('main fieldset:disabled')].every((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight; // one in a closed fold is nowhere
    });
  });
  await allThere(page);
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let before: number | undefined;
        const look = () => {
          const now = document.querySelector(wanted)?.getBoundingClientRect().top;
          if (now !== undefined && now === before) resolve(now);
          before = now;
          setTimeout(look, 100);
        };
        look();
      }),
    selector,
  );
}

/** Reads the words in the middle of the window; returns where exactly they stand. */
async function read(page: Page, selector: string): Promise<number> {
  const center = (wanted: string) =>
    document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await page.evaluate(center, selector);
  await restsAt(page, selector);
  await page.evaluate(center, selector);
  return restsAt(page, selector);
}

/** Counts how often the page is replaced by the message that one is loading. */
async function countBlanks(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const found = { count: 0 };
    const main = document.querySelector('main');
    const look = () => (found.count += Number(main?.innerText.startsWith('불러오는 중')));
    if (main) new MutationObserver(look).observe(main, { childList: true, subtree: true });
    return found;
  });
  return () => counter.evaluate(({ count }) => count);
}

const videos = (page: Page) => page.getByRole('heading', { level: 1, name: '홍보영상', exact: true });

describe('on a slow line', () => {
  it.each(words)('reload, back and forward return to the pixel on %s: %s, %s', async (...row) => {
    const [, path, selector, options] = row;
    const { page } = await visit(browser, options);
    await arrive(page, site.url + path);
    const place = await read(page, selector);
    await slowLine(page);
    await page.reload();
    expect(Math.abs((await restsAt(page, selector)) - place)).toBeLessThan(1);
    // Playwright would scroll to it.
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/ko/video-gallery"]')?.click());
    await videos(page).waitFor();
    const nextPlace = await read(page, 'footer h2');
    const blanks = await countBlanks(page);
    await page.goBack();
    await videos(page).waitFor({ state: 'detached' });
    expect(await blanks()).toBe(0);
    expect(Math.abs((await restsAt(page, selector)) - place)).toBeLessThan(1);
    await page.goForward();
    await videos(page).waitFor();
    expect(Math.abs((await restsAt(page, 'footer h2')) - nextPlace)).toBeLessThan(1);
  });
});

it('a visitor who has moved on before the scripts of a reloaded page run is left alone', async () => {
  const { page } = await visit(browser);
  await arrive(page, `${site.url}/ko/esg`);
  await read(page, '#governance h2');
  let deliver = () => undefined as void;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await delivered;
    await route.continue();
  });
  await page.reload();
  await page.waitForFunction(() => window.scrollY > 1000);
  const place = await page.evaluate(() => {
    window.dispatchEvent(new WheelEvent('wheel'));
    window.scrollBy({ top: -300, behavior: 'instant' });
    return window.scrollY;
  });
  deliver();
  await allThere(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

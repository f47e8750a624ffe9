import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';

withSharedSite();

/** Each page in one language and width, by turns. */
const pages = readdirSync(join(import.meta.dirname, '../../dist/pages/ko'))
  .flatMap((file) => /^(.+)\.html$/.exec(file)?.[1] ?? [])
  .filter((name) => !['manage', 'certification-management', 'requests', '404'].includes(name))
  .map((name, index) => {
    const [language, width] = index % 2 ? (['ko', 360] as const) : (['en', 390] as const);
    return [`/${language}${name === 'index' ? '' : `/${name}`}`, width] as const;
  });

/** Number of places looked at on each page, its top and its end among them. */
const PLACES = 12;

/** Scrolls to a place of the page: 0 is its top, 1 its end. */
const scrollTo = (page: Page, place: number) =>
  page.evaluate((share) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: 'instant' });
  }, place);

/** Waits until the menu is aside if a control lies below the place where it stands otherwise, and only then; tells whether it is. */
async function settles(page: Page): Promise<boolean> {
  const settled = await page.waitForFunction(() => {
    const menu = document.querySelector<HTMLElement>('[aria-label="QUICK MENU"]');
    if (!menu || menu.getAnimations().length > 0) return undefined;
    const [top, left] = [menu.offsetTop, menu.offsetLeft];
    const [bottom, right] = [top + menu.offsetHeight, left + menu.offsetWidth];
    const controls = [...document.querySelectorAll('main, footer')].flatMap((part) => [
      ...part.querySelectorAll('a, button, input, select, textarea, label, video, iframe'),
    ]);
    /** Px of a control's height below the menu; it may be cut off there, or not be shown. */
    const heights = controls.flatMap((control) =>
      [...control.getClientRects()].map((rect) => {
        const [from, to] = [Math.max(top, rect.top), Math.min(bottom, rect.bottom)];
        const [start, end] = [Math.max(left, rect.left), Math.min(right, rect.right)];
        if (to <= from || end - start < 2) return 0;
        const first = document
          .elementsFromPoint((start + end) / 2, (from + to) / 2)
          .find((each) => !menu.contains(each));
        return first && control.contains(first) ? to - from : 0;
      }),
    );
    const most = Math.max(...heights);
    const isAside = menu.getBoundingClientRect().top >= window.innerHeight;
    // Of a control's edge, which is no more than a pixel, either is right.
    if (isAside ? most > 0 : most <= 1) return { isAside };
    return undefined;
  });
  return settled.evaluate((state) => state?.isAside ?? false);
}

/** Pages full of fields and buttons, with widths by turns. */
const full = [
  ['/ko/customer-support', [600, 900, 1280]],
  ['/en/calculator', [768, 1080, 1439]],
] as const;

describe('the quick menu on a wider screen', () => {
  it.each(full)(
    'covers nothing that can be clicked, and stands in the margin where there is one: %s',
    async (path, widths) => {
      const { page } = await visit(browser, { viewport: { width: 600, height: 800 } });
      await open(page, site.url + path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (let place = 0; place < PLACES; place += 1) {
          await scrollTo(page, place / (PLACES - 1));
          await settles(page);
        }
      }
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const left = await page
          .locator('[aria-label="QUICK MENU"]')
          .evaluate((menu) => menu.getBoundingClientRect().left);
        const rights = await page
          .locator('main :is(a, button, input, select, textarea, label)')
          .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().right));
        expect(rights.length).toBeGreaterThan(40);
        expect(Math.max(...rights)).toBeLessThanOrEqual(left);
      }
    },
  );
});

describe('the quick menu on a phone', () => {
  it.each(pages)(
    'covers nothing that can be tapped, and steps aside for nothing else: %s, %i px',
    async (path, width) => {
      const { page } = await visit(browser, { ...phone, viewport: { width, height: 740 } });
      await open(page, site.url + path);
      const seen: boolean[] = [];
      for (let place = 0; place < PLACES; place += 1) {
        await scrollTo(page, place / (PLACES - 1));
        seen.push(!(await settles(page)));
      }
      // At the end room is kept for it.
      expect(seen.at(-1)).toBe(true);
    },
  );

  it('leaves the buttons of the opening picture to be tapped', async () => {
    const { page } = await visit(browser, phone);
    await open(page, `${site.url}/en`);
    await settles(page);
    await page.getByRole('link', { name: 'See the products' }).tap();
    await page.waitForURL('**/en/products');
  });

  it('is found by the keyboard while it is aside', async () => {
    const { page } = await visit(browser, phone);
    await open(page, `${site.url}/ko`);
    expect(await settles(page)).toBe(true);
    await page.locator('main a, main button').last().focus();
    const menu = page.locator('[aria-label="QUICK MENU"]');
    while ((await menu.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
    await page.waitForFunction(
      () => (document.activeElement?.getBoundingClientRect().bottom ?? Infinity) <= window.innerHeight,
    );
  });
});

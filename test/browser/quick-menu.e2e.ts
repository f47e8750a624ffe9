import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { closeVisits, launchBrowser, open, phone, visit } from '../support/browser.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('quick-menu'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const pages = ['ko', 'en'].flatMap((language) =>
  readdirSync(join(import.meta.dirname, '../../dist/pages', language))
    .map((file) => file.replace(/\.html$/, ''))
    .filter((name) => !['manage', 'certification-management', '404'].includes(name))
    .map((name) => [`/${language}${name === 'index' ? '' : `/${name}`}`, language === 'ko' ? 360 : 390] as const),
);

/** How many places of each page are looked at, its top and its end among them. */
const PLACES = 12;

/** Whether the menu is aside at rest, and the controls that lie below the place where it stands otherwise. */
const look = (page: Page) =>
  page.evaluate(async () => {
    const menu = document.querySelector<HTMLElement>('[aria-label="QUICK MENU"]');
    if (!menu) throw new Error('There is no quick menu.');
    await new Promise((resolve) => setTimeout(resolve, 250));
    await Promise.all(menu.getAnimations().map(({ finished }) => finished));
    const [top, bottom, left, right] = [
      menu.offsetTop,
      menu.offsetTop + menu.offsetHeight,
      menu.offsetLeft,
      menu.offsetLeft + menu.offsetWidth,
    ];
    const controls = [...document.querySelectorAll('main, footer')].flatMap((part) => [
      ...part.querySelectorAll('a, button, input, select, textarea, label, video, iframe'),
    ]);
    const below = controls.filter((control) =>
      [...control.getClientRects()].some((rect) => {
        const shown = {
          left: Math.max(left, rect.left),
          right: Math.min(right, rect.right),
          top: Math.max(top, rect.top),
          bottom: Math.min(bottom, rect.bottom),
        };
        if (shown.right - shown.left < 2 || shown.bottom - shown.top < 2) return false;
        // It may be cut off, as in a table to be swiped along, or not be shown.
        const [x, y] = [(shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2];
        const first = document.elementsFromPoint(x, y).find((each) => !menu.contains(each));
        return first !== undefined && control.contains(first);
      }),
    );
    return {
      isAside: menu.getBoundingClientRect().top >= window.innerHeight,
      below: below.map((control) => control.outerHTML.slice(0, 80)),
    };
  });

describe('the quick menu on a phone', () => {
  it.each(pages)(
    'covers nothing that can be tapped, and steps aside for nothing else: %s, %i px',
    async (path, width) => {
      const { page } = await visit(browser, { ...phone, viewport: { width, height: 740 } });
      await open(page, site.url + path);
      const seen: boolean[] = [];
      for (let place = 0; place < PLACES; place += 1) {
        await page.evaluate(
          (share) => {
            const { scrollHeight, clientHeight } = document.documentElement;
            window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: 'instant' });
          },
          place / (PLACES - 1),
        );
        const { isAside, below } = await look(page);
        expect({ place, isAside, below }).toEqual({ place, isAside: below.length > 0, below });
        seen.push(!isAside);
      }
      // At the end room is kept for it.
      expect(seen.at(-1)).toBe(true);
    },
  );

  it.each([
    ['/ko', 360],
    ['/en', 390],
  ])('leaves the buttons of the opening picture to be tapped: %s, %i px', async (path, width) => {
    const { page } = await visit(browser, { ...phone, viewport: { width, height: 740 } });
    await open(page, site.url + path);
    await look(page);
    await page.getByRole('link', { name: /^(제품 보기|See the products)$/ }).tap();
    await page.waitForURL(`**${path}/products`);
  });

  it('is found by the keyboard while it is aside', async () => {
    const { page } = await visit(browser, phone);
    await open(page, `${site.url}/ko`);
    expect((await look(page)).isAside).toBe(true);
    await page.locator('main a, main button').last().focus();
    const menu = page.locator('[aria-label="QUICK MENU"]');
    while ((await menu.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
    await page.waitForFunction(
      () => (document.activeElement?.getBoundingClientRect().bottom ?? Infinity) <= window.innerHeight,
    );
  });
});

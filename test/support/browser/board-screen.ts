import { isDeepStrictEqual } from 'node:util';

import type { Page } from 'playwright-core';

import type { BoardKind, BoardName } from '../../../shared/posts/boards.types.js';

import { boardAt } from '../makers/boards.js';
import { PATIENCE } from './browser.js';
import { seedPosts } from '../makers/seed-posts.js';
import type { TestSite } from '../site/site.js';

/** `fillBoard` puts this many posts before the oldest three, which so fill the last page. */
export const newerPosts = { posts: 30, 'e-procurement': 60 } as const;

/** Fills a board: seeds, then a title with all sorts of characters, one with nothing to show, and one without a date. */
export async function fillBoard(site: TestSite, token: string, kind: BoardKind, board: BoardName): Promise<void> {
  const collection = `${board}-${kind}`;
  await seedPosts(site.database, collection, newerPosts[kind]);
  await site.database.collection(collection).updateMany({}, { $set: { category: 'catalog' } });
  const dated = async (title: string, createdAt: Date | null, viewCount: number) => {
    await boardAt(site, kind, board, token).add({ title, content: 'Gasket list' });
    await site.database.collection(collection).updateOne({ title }, { $set: { createdAt, viewCount } });
  };
  await dated('ISO 9001:2015 (개정판) - Rév. 3', new Date('2024-03-05T20:00:00Z'), 0);
  await dated('!?★', new Date('2023-12-31T01:00:00Z'), 1234);
  await dated('Old notice', null, 7);
}

/** Reads until it is what is wanted; after a while fails with what it was instead. */
export async function becomes<T>(read: () => Promise<T>, wanted: T, patience = PATIENCE): Promise<void> {
  const end = Date.now() + patience;
  let value = await read();
  while (!isDeepStrictEqual(value, wanted) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    value = await read();
  }
  expect(value).toEqual(wanted);
}

/** The cells of each post in a visitor's list, as they are read. */
export const rowsOf = (page: Page): Promise<string[][]> =>
  page
    .locator('tr[data-opens]')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll<HTMLElement>('[role="cell"]')].map((cell) => cell.innerText.trim())),
    );

/** The numbers in the first column. */
export const numbersOf = async (page: Page): Promise<number[]> =>
  (await rowsOf(page)).map(([number]) => Number(number?.replaceAll(',', '')));

/** The buttons below a visitor's list, the current page in brackets. */
export const pageButtons = (page: Page): Promise<string> =>
  page
    .locator('nav:has(> p) button')
    .evaluateAll((buttons) =>
      buttons
        .map((button) => (button.hasAttribute('aria-current') ? `[${button.textContent}]` : button.textContent))
        .join(' '),
    );

/** The address's query, as it is read. */
export const queryOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search.replaceAll('+', ' '));

/** Sideways scrolling range of the page: px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

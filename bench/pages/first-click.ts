import type { Page } from 'playwright-core';

/** Two clicks of somebody impatient: ms apart. */
const BETWEEN_CLICKS = 50;

export type FirstMoments = {
  /** The headline and what stands beside it are painted: ms after the navigation began. */
  painted: number;
  /** A click on the menu's button has opened the menu: ms after the navigation began. */
  clicked: number;
};

/** Opens a page and clicks on its menu from the first paint on until the menu opens. */
export async function firstMoments(page: Page, url: string): Promise<FirstMoments> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[role="dialog"]') === null) return;
      Object.assign(window, { opened: performance.now() });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  const menu = page.locator('header button[aria-haspopup="dialog"]').last();
  await menu.waitFor();
  const place = await menu.boundingBox();
  if (!place) throw new Error(`${url} has no menu`);
  const hasOpened = () => page.evaluate(() => 'opened' in window);
  while (!(await hasOpened())) {
    await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
    await page.waitForTimeout(BETWEEN_CLICKS);
  }
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    clicked: (window as unknown as { opened: number }).opened,
  }));
}

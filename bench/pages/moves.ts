import type { Page } from 'playwright-core';

import { hydrated } from '../../test/support/browser/browser.ts';

/** Moves within the site that visitors make: from, to. */
export const moves = [
  ['/ko', '/ko/products'],
  ['/ko', '/ko/customer-support'],
  ['/ko/products', '/ko/company-overview'],
  ['/ko/company-overview', '/ko/delivery-performance'],
  ['/ko/esg', '/ko/e-procurement'],
] as const;

export type Move = {
  /** From the tap to the next headline: ms. */
  headline: number;
  /** Sum of all layout shifts from the tap on, those within half a second of it included. */
  shift: number;
};

/** Opens a page, rests (ms), taps the first link in view that leads to another page, and tells how that page came. */
export async function moveBetween(
  page: Page,
  url: string,
  [from, to]: readonly [string, string],
  rest: number,
): Promise<Move> {
  await page.goto(url + from, { waitUntil: 'load' });
  await hydrated(page);
  const link = page.locator(`a[href^="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(rest);
  await page.evaluate(() => {
    const old = document.querySelector('h1')?.textContent;
    const measured = { tapped: 0, headline: 0, shift: 0 };
    Object.assign(window, { measured });
    addEventListener('pointerdown', ({ timeStamp }) => (measured.tapped = timeStamp), { capture: true, once: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (measured.tapped > 0) measured.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    new MutationObserver(() => {
      const now = document.querySelector('h1')?.textContent;
      if (measured.headline || !now || now === old) return;
      requestAnimationFrame(() => (measured.headline ||= performance.now()));
    }).observe(document, { childList: true, subtree: true });
  });
  await link.tap();
  await page.waitForFunction(() => (window as unknown as { measured: { headline: number } }).measured.headline > 0);
  // Remaining movements happen now.
  await page.waitForTimeout(1000);
  return page.evaluate(() => {
    const { measured } = window as unknown as { measured: { tapped: number; headline: number; shift: number } };
    return { headline: measured.headline - measured.tapped, shift: measured.shift };
  });
}

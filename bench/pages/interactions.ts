import type { Page } from 'playwright-core';

import { alive } from '../../test/support/browser/browser.ts';
import { openTechnical } from '../../test/support/browser/quote-form.ts';

/** A pause between two keys, as between those of a quick typist: ms. */
const BETWEEN_KEYS = 80;
/** Shortest duration that the browser records: ms. */
const SHORTEST = 16;

/** Starts noting the time from each interaction to the next painted frame (Event Timing, in steps of 8 ms). */
const watch = (page: Page) =>
  page.evaluate((shortest) => {
    const longest: Record<number, number> = {};
    Object.assign(window, { longest });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
        if (interactionId) longest[interactionId] = Math.max(longest[interactionId] ?? 0, duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit); // newer than the type
  }, SHORTEST);

/** The longest time from an interaction to its frame: ms. One in fifty is passed over (web.dev/articles/inp). */
async function longestOf(page: Page): Promise<number> {
  // Their frames are painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))));
  const noted = await page.evaluate(() =>
    Object.values((window as unknown as { longest: Record<number, number> }).longest),
  );
  return noted.toSorted((a, b) => b - a)[Math.floor(noted.length / 50)] ?? SHORTEST;
}

const sheet: readonly (readonly [string, string])[] = [
  ['hotFluidName', 'water'],
  ['coldFluidName', 'glycol 40 %'],
  ['hotFlowRate', '25.5'],
  ['hotTempIn', '115'],
  ['coldTempIn', '45'],
  ['hotTempOut', '55'],
  ['coldTempOut', '80'],
  ['hotPressureDrop', '0.5'],
  ['coldPressureDrop', '0.5'],
  ['hotDesignPressure', '16'],
  ['coldDesignPressure', '10'],
  ['hotDesignTemp', '120'],
  ['coldDesignTemp', '95'],
];

async function openAndCloseMenu(page: Page): Promise<void> {
  for (let time = 0; time < 5; time += 1) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  }
}

async function searchBoard(page: Page): Promise<void> {
  for (const words of ['gasket', 'plate', 'manual']) {
    await page.locator('#download-center [name="q"]').tap();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(words, { delay: BETWEEN_KEYS });
    await page.waitForURL(`**?q=${words}**`);
  }
}

async function typeSheet(page: Page): Promise<void> {
  await openTechnical(page);
  for (const [name, value] of sheet) {
    await page.locator(`form [name="${name}"]`).tap();
    await page.keyboard.type(value, { delay: BETWEEN_KEYS });
  }
}

/** Visitors' actions, and the English page of each. */
const doings = {
  'the menu, opened and closed': ['/en', openAndCloseMenu],
  'the board, searched': ['/en/customer-support', searchBoard],
  'the quote form, its technical sheet typed': ['/en/customer-support', typeSheet],
} as const;

export type Doing = keyof typeof doings;
export const doingNames = Object.keys(doings) as Doing[];

/** Interaction to Next Paint of one of these on a page that has come alive, with the processor slowed down then: ms. */
export async function interactionToNextPaint(
  page: Page,
  url: string,
  doing: Doing,
  slow: () => Promise<unknown>,
): Promise<number> {
  const [path, act] = doings[doing];
  await page.goto(url + path);
  await alive(page);
  await slow();
  await watch(page);
  await act(page);
  return longestOf(page);
}

/**
 * How soon the quote form answers a key: `npm run bench:typing`. A processor four times slower, a phone's window, real
 * keys; the browser itself measures from the key to the next painted frame (Event Timing, in steps of 8 ms). Talks to
 * 127.0.0.1 only.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import chromium from '@sparticuz/chromium';
import type { Page } from 'playwright-core';

import { launchBrowser, open, phone, visit } from '../test/support/browser.ts';
import { spawnServer } from '../test/support/server-process.ts';

const RUNS = 5;
const SLOWER = 4;
/** A pause between two keys, as between those of a quick typist: ms. */
const BETWEEN_KEYS = 80;

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

type Keys = { keys: number; median: number; worst: number };

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The time from each interaction to its frame: ms, by the interaction's number. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const longest: Record<number, number> = {};
    Object.assign(window, { longest });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
        if (interactionId) longest[interactionId] = Math.max(longest[interactionId] ?? 0, duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit); // newer than the type
  });

/** Types the whole sheet into a fresh page; what takes less than 16 ms is not noted by the browser, so it counts as 16. */
async function typeSheet(url: string): Promise<Keys> {
  const { page, context } = await visit(browser, phone);
  await open(page, `${url}/en/customer-support`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watch(page);
  let keys = 0;
  for (const [name, value] of sheet) {
    await page.locator(`form [name="${name}"]`).tap();
    await page.keyboard.type(value, { delay: BETWEEN_KEYS });
    keys += 1 + value.length;
  }
  // Their frames are painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))));
  const noted = Object.values(
    await page.evaluate(() => (window as unknown as { longest: Record<number, number> }).longest),
  );
  await context.close();
  const all = [...noted, ...Array.from({ length: Math.max(0, keys - noted.length) }, () => 16)].toSorted(
    (a, b) => a - b,
  );
  // INP is the worst of up to fifty interactions, and passes over one in fifty beyond (web.dev/articles/inp).
  return { keys, median: quantile(all, 0.5), worst: all.at(-1 - Math.floor(all.length / 50)) ?? Number.NaN };
}

const folder = await mkdtemp(join(tmpdir(), 'bench-typing-'));
const server = spawnServer({ DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads'), LOG_LEVEL: 'error' });
const browser = await launchBrowser(await chromium.executablePath());
try {
  const runs: Keys[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await typeSheet(await server.url));
  console.table(runs.map(({ keys, median, worst }) => ({ interactions: keys, 'median ms': median, 'INP ms': worst })));
  const median = quantile(
    runs.map(({ worst }) => worst).toSorted((a, b) => a - b),
    0.5,
  );
  console.log(`INP while typing, processor ${SLOWER} times slower: ${median} ms (median of ${RUNS} runs)`);
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

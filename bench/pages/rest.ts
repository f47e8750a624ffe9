import type { Page } from 'playwright-core';

/** From the page's load on, without an act: ms. */
const REST = 10_000;

/** Compressed bytes with their headers, of what has come until then. */
export type Arrived = { bytes: number; scripts: number; fonts: number; files: number };

/** Opens a page in an empty browser, touches nothing, and weighs what comes until `REST` after its load. */
export async function arrivedAtRest(page: Page, url: string): Promise<Arrived> {
  const devtools = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const arrived: Arrived = { bytes: 0, scripts: 0, fonts: 0, files: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    arrived.bytes += encodedDataLength;
    arrived.files += 1;
    if (type === 'Script') arrived.scripts += encodedDataLength;
    if (type === 'Font') arrived.fonts += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST);
  return arrived;
}

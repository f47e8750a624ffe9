import type { Page } from 'playwright-core';

import { becomes } from '../support/browser/board-screen.js';
import { phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';

withSharedSite();

/** The words that are drawn in a font of the device, for lack of the site's own. */
async function inOtherFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: ':is(header, main, footer) :is(a, button, p, h1, h2, h3, li, dt, dd, th, td, span, strong, label)',
  });
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.every(({ isCustomFont }) => isCustomFont)) continue;
    const { outerHTML } = await devtools.send('DOM.getOuterHTML', { nodeId });
    found.push(`${fonts.map(({ familyName }) => familyName).join()}: ${outerHTML.slice(0, 200)}`);
  }
  await devtools.detach();
  return found;
}

it.each([
  ['/ko', 'with', true],
  ['/en', 'without', false],
  ['/ko/products', 'without', false],
  ['/en/customer-support', 'with', true],
  ['/ko/company-overview', 'without', false],
  ['/en/esg', 'without', false],
  ['/ko/manage', 'with', true],
] as const)("all words of %s are in the site's font %s scripts", async (path, _, javaScriptEnabled) => {
  const { page } = await visit(browser, { ...phone, javaScriptEnabled });
  await page.goto(site.url + path);
  // A node that has gone meanwhile is an error of the tools: looked at again.
  await becomes(() => inOtherFonts(page).catch((error: unknown) => [String(error)]), []);
});

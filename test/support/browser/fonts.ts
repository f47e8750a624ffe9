import type { Page } from 'playwright-core';

/** The words that are drawn in a font of the device, for lack of the site's own. */
export async function inOtherFonts(page: Page): Promise<string[]> {
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

import { becomes } from '../support/browser/board-screen.js';
import { phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { inOtherFonts } from '../support/browser/fonts.js';

withSharedSite();

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

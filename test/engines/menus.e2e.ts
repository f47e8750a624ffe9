import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

import { inEngine, startVisitor } from './visitor.js';
import type { Visitor } from './visitor.js';

let site: TestSite;
let visitor: Visitor;

beforeAll(async () => {
  site = await startTestSite(`menus-${globalThis.ENGINE}`);
  visitor = await startVisitor(site);
});

afterAll(async () => {
  await visitor?.close();
  await site?.stop();
});

const phone = [390, 844] as const;

describe(inEngine('the menus'), () => {
  it('open below the header under the mouse and lead to a section', async () => {
    await visitor.open('/en');
    await visitor.hover('header nav button', 'Company');
    await visitor.see('header nav a', 'History');
    await visitor.hover('header nav button', 'Products');
    await visitor.click('header nav a', 'Gas cooler');
    await visitor.isAt('/en/products#gas-cooler');
    await visitor.isScrolledTo('#gas-cooler');
    await visitor.isGone('header nav button[aria-expanded="true"]');
  });

  it('fill the screen of a phone, keep the focus inside and lead on', async () => {
    await visitor.open('/ko', phone);
    await visitor.click('button', '전체 메뉴 열기');
    const box = await visitor.waitFor(() => {
      const { x, y, width, height } = document.querySelector('[role="dialog"]')?.getBoundingClientRect() ?? {};
      return width && [x, y, width, height].map((side) => Math.round(side ?? 0));
    });
    expect(box).toEqual([0, 0, ...phone]);
    await visitor.waitFor(() => document.activeElement?.closest('[role="dialog"]') !== null);
    await visitor.click('[role="dialog"] a', '납품실적');
    await visitor.see('h1', '납품실적');
    await visitor.isGone('[role="dialog"]');
    await visitor.waitFor(() => window.scrollY === 0);
  });

  it('lead by the quick menu to the quote form', async () => {
    await visitor.open('/en', phone);
    // The menu steps aside while something can be tapped below it.
    await visitor.waitFor(() => {
      const isAside = document.querySelector('[aria-label="QUICK MENU"][data-aside]') !== null;
      if (isAside) window.scrollBy(0, 97);
      return !isAside;
    });
    await visitor.click('[aria-label="QUICK MENU"] a', 'Online Quote');
    await visitor.isAt('/en/customer-support#online-quote');
    await visitor.isScrolledTo('#online-quote');
  });

  it('keep path, query and section when the language changes', async () => {
    await visitor.open('/ko/products?from=mail#plate-coil');
    await visitor.isScrolledTo('#plate-coil');
    await visitor.click('header a[hreflang="en"]');
    await visitor.see('h1', 'Products');
    await visitor.isAt('/en/products?from=mail#plate-coil');
    await visitor.isScrolledTo('#plate-coil');
    expect(await visitor.run(() => document.documentElement.lang)).toBe('en');
  });

  it('return to where the visitor was, and print no complaint', async () => {
    await visitor.open('/ko');
    await visitor.click('footer a', 'ESG');
    await visitor.see('h1', 'ESG');
    await visitor.waitFor(() => window.scrollY === 0);
    await visitor.run(() => history.back());
    await visitor.see('h1', '열을 옮기는 일');
    await visitor.waitFor(() => window.scrollY > 1000);
    expect(await visitor.complaints()).toEqual([]);
  });
});

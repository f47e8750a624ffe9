import type { Page } from 'playwright-core';

import { allThere, desktop, open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { openTechnical } from '../support/browser/quote-form.js';

withSharedSite();

const panel = '[aria-labelledby="live-panel-title"]';

/** A whole sheet, with questions, warnings and impossible conditions coming and going. A blank is emptied again. */
const typed: readonly (readonly [string, string])[] = [
  ['hotFluidName', '온수'],
  ['coldFluidName', 'glycol'],
  ['hotFlowRate', '25'],
  ['hotTempIn', '115'],
  ['coldTempIn', '45'],
  ['hotTempOut', '55'],
  ['coldTempOut', '80'],
  ['coldFluidName', '해수'],
  ['coldFlowRate', '1,234'],
  ['hotPressureDrop', 'much'],
  ['coldPressureDrop', '5'],
  ['hotDesignPressure', '33'],
  ['coldDesignPressure', '999'],
  ['hotDesignTemp', '150'],
  ['coldDesignTemp', '95'],
  ['coldFlowRate', ''],
  ['hotTempIn', '20'],
  ['hotTempIn', '115'],
  ['hotTempOut', '45.5'],
];
const units: readonly (readonly [string, string])[] = [
  ['flowUnit', 'kg/h'],
  ['tempUnit', '°F'],
];
/** Notes on them come below them, and stand in nobody's way before. */
const materials: readonly (readonly [string, string])[] = [
  ['gasketMaterial', 'NBR'],
  ['plateMaterial', 'SS304'],
];

/** From here on the browser notes what it sees moving, also right after a key. */
const watchShifts = (page: Page) =>
  page.evaluate((panelSelector) => {
    const shifted: string[] = [];
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] }; // a type TypeScript lacks
        const frame = document.querySelector(panelSelector);
        const line = document.querySelector('[data-live-line]');
        const isWithin = (node: Node) => (frame?.contains(node) && node !== frame) || line?.contains(node);
        const outside = sources.filter(({ node }) => node && !isWithin(node));
        shifted.push(...outside.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`));
      }
    }).observe({ type: 'layout-shift' });
  }, panel);

const shiftsSeen = (page: Page) => page.evaluate(() => (window as unknown as { shifted: string[] }).shifted);

/** Positions of everything in the page that a visitor may look at or reach for, and the height of the panel. */
const places = (page: Page) =>
  page.evaluate((panelSelector) => {
    const frame = document.querySelector(panelSelector);
    const others = [...document.querySelectorAll('main :is(h2, legend, input, select, textarea, button), footer')];
    const tops = others
      .filter((element) => !frame?.contains(element) && element.getClientRects().length > 0)
      // A unit's offer to convert comes into the unit's own field, and a phone's line goes along with the window.
      // The sign of a temperature is there while its field is typed in.
      .filter((element) => element.closest('[id$="-note"], [data-live-line], button[tabindex="-1"]') === null)
      .map((element) => element.getBoundingClientRect().top + window.scrollY);
    return { tops, panel: Math.round(frame?.getBoundingClientRect().height ?? 0) };
  }, panel);

async function type(page: Page, name: string, value: string) {
  await page.locator(`form [name="${name}"]`).click();
  await page.keyboard.press('Control+A');
  if (value === '') await page.keyboard.press('Backspace');
  else await page.keyboard.type(value);
}

/** The panel is a moment behind: it has caught up when two frames have passed without a change in it. */
const settled = (page: Page) =>
  page.evaluate(
    (panelSelector) =>
      new Promise<void>((resolve) => {
        const textOf = () => document.querySelector(panelSelector)?.textContent;
        const look = (before: string | null | undefined) =>
          requestAnimationFrame(() => requestAnimationFrame(() => (textOf() === before ? resolve() : look(textOf()))));
        look(undefined);
      }),
    panel,
  );

describe('filling in the technical sheet', () => {
  it.each([
    ['en', 'a phone', phone],
    ['ko', 'a desktop', desktop],
  ] as const)('moves nothing but what is in the panel (%s, %s)', async (language, _, options) => {
    const { page, complaints } = await visit(browser, options);
    await open(page, `${site.url}/${language}/customer-support`);
    await openTechnical(page);
    await page.locator('form [name="hotFluidName"]').click();
    // The documents further down have come with the rest of the font, and the strip of the sections has followed.
    await allThere(page);
    await page.waitForLoadState('networkidle');
    const before = await places(page);
    expect(before.tops.length).toBeGreaterThan(40);
    await watchShifts(page);
    const moved: string[] = [];
    const look = async (step: string, below = Infinity) => {
      await settled(page);
      const now = await places(page);
      // Half a pixel is a matter of where the page is scrolled to.
      const isOff = now.tops.length !== before.tops.length || now.panel !== before.panel;
      const isMoved = (top: number, at: number) =>
        (before.tops[at] ?? 0) <= below && Math.abs(top - (before.tops[at] ?? 0)) > 1;
      if (isOff || now.tops.some(isMoved)) moved.push(step);
    };
    for (const [name, value] of typed) {
      await type(page, name, value);
      await look(`${name} ${value}`);
    }
    for (const [name, value] of units) {
      await page.locator(`form [name="${name}"]`).selectOption(value);
      await look(`${name} ${value}`);
    }
    expect(await shiftsSeen(page)).toEqual([]);
    for (const [name, value] of materials) {
      const field = page.locator(`form [name="${name}"]`);
      await field.selectOption(value);
      const top = await field.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      await look(`${name} ${value}`, top);
    }
    expect(moved).toEqual([]);
    // It was no empty panel that kept still.
    expect(await page.locator(`${panel} table`).textContent()).toMatch(/\d kW/);
    expect(complaints).toEqual([]);
  });

  it('keeps the panel in view beside the form on a desktop, and below it on a phone', async () => {
    const { page: wide } = await visit(browser, desktop);
    await open(wide, `${site.url}/ko/customer-support`);
    await type(wide, 'hotTempIn', '115');
    await wide.locator('form [name="gasketMaterial"]').focus();
    const [besides, field] = await Promise.all([
      wide.locator(panel).boundingBox(),
      wide.locator('form [name="hotDesignTemp"]').boundingBox(),
    ]);
    expect(besides?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
    expect(besides?.y).toBeGreaterThan(0);
    expect((besides?.y ?? 0) + (besides?.height ?? 0)).toBeLessThanOrEqual(900);

    const { page: narrow } = await visit(browser, phone);
    await open(narrow, `${site.url}/en/customer-support`);
    await openTechnical(narrow);
    const [below, last] = await Promise.all([
      narrow.locator(panel).boundingBox(),
      narrow.locator('form [name="gasketMaterial"]').boundingBox(),
    ]);
    expect(below?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
    expect(below?.width).toBeGreaterThan(300);
  });
});

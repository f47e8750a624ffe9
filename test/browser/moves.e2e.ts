import type { Browser, Page } from 'playwright-core';

import { CROSS_PAGE_DELAY, QUOTE_RETRIES } from '../../web/lib/scroll.js';
import { arrive, closeVisits, desktop, launchBrowser, open, phone, quickMenu } from '../support/browser.js';
import { scrolledTo, visit } from '../support/browser.js';
import { combinations } from '../support/combinations.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

/** Visitors whose browsers load what may come next. */
const spending = { savesData: false };

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('moves'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** The line delivers nothing more of the site's scripts until it is told to. */
async function cutScripts(page: Page): Promise<() => void> {
  let deliver = () => undefined as void;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await delivered;
    await route.continue();
  });
  return deliver;
}

const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const coming = (page: Page) => page.getByRole('progressbar');

describe.each(
  combinations(1, [
    ['a phone', phone],
    ['a desktop', desktop],
  ]),
)('on %s', (_name, options) => {
  it('the page on screen stays until the next one is ready, and a bar tells that it comes', async () => {
    const { page, complaints } = await visit(browser, options, spending);
    await open(page, `${site.url}/en/video-gallery`);
    const deliver = await cutScripts(page);
    await page.locator('footer').locator('a[href="/en/delivery-performance"]').click();
    await page.waitForURL('**/en/delivery-performance');
    await coming(page).waitFor();
    expect(await headline(page, 'Video gallery').isVisible()).toBe(true);
    deliver();
    await headline(page, 'Delivery performance').waitFor();
    await coming(page).waitFor({ state: 'detached' });
    expect(await headline(page, 'Video gallery').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('a jump to a section of another page ends there, however long the page takes', async () => {
    const { page } = await visit(browser, options, spending);
    await open(page, `${site.url}/en/esg`);
    const menu = await quickMenu(page);
    const deliver = await cutScripts(page);
    await menu.getByRole('link', { name: 'Online Quote' }).click();
    await coming(page).waitFor();
    // A slow line: all tries for the section together would be over.
    await page.waitForTimeout(CROSS_PAGE_DELAY + 2 * QUOTE_RETRIES.times * QUOTE_RETRIES.every);
    deliver();
    await scrolledTo(page, '#online-quote', 130);
  });

  it('back and forward return to where the visitor was', async () => {
    const { page } = await visit(browser, options, spending);
    await open(page, `${site.url}/en/products`);
    await page.evaluate(() => window.scrollTo({ top: 6000, behavior: 'instant' }));
    await page.waitForFunction(() => window.scrollY === 6000);
    await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.click()); // Playwright would scroll to it
    await page.waitForURL('**/en');
    await page.goBack();
    await page.waitForURL('**/en/products');
    await page.waitForFunction(() => Math.abs(window.scrollY - 6000) <= 1);
    await page.goForward();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => Math.abs(window.scrollY - 6000) <= 1);
  });
});

/** The pages whose code the browser has asked for so far. */
const asked = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/assets\/(\w+Page)-/.exec(name)?.[1] ?? []),
  );

describe('at rest', () => {
  it('the pages behind links in view are loaded with their sections, one after the other', async () => {
    const { page } = await visit(browser, desktop, spending);
    await arrive(page, `${site.url}/ko/esg`);
    await page.waitForFunction(() =>
      ['CustomerSupportPage', 'Quote', 'Downloads', 'EProcurementPage', 'EProcurementBoard'].every((name) =>
        performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`)),
      ),
    );
    expect(await asked(page)).not.toContain('ManagePage');
    // Nothing more is to be asked for: the move needs no line.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await (await quickMenu(page)).getByRole('link', { name: '전자조달' }).click();
    await headline(page, '전자조달').waitFor();
  });

  it('nothing is loaded for visitors who save data', async () => {
    const { page } = await visit(browser);
    await arrive(page, `${site.url}/ko/esg`);
    await page.waitForTimeout(3000);
    expect(new Set(await asked(page))).toEqual(new Set(['EsgPage']));
  });
});

it('a page’s code is loaded when a link to it is pointed at', async () => {
  const { page } = await visit(browser, desktop, spending);
  await arrive(page, `${site.url}/ko/esg`);
  const loaded = page.waitForRequest(/\/assets\/VideoGalleryPage-/);
  await page.locator('footer').locator('a[href="/ko/video-gallery"]').hover();
  await loaded;
  await page.waitForLoadState('networkidle');
  const deliver = await cutScripts(page);
  await page.locator('footer').locator('a[href="/ko/video-gallery"]').click();
  await headline(page, '홍보영상').waitFor();
  deliver();
});

/** What moved in the view transitions of the visit, one list each. */
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[][] }).moved);

async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: string[][] = [];
    Object.assign(window, { moved: all });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const found: string[] = [];
      all.push(found);
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        found.push(
          ...effects.flatMap(({ pseudoElement }) => pseudoElement?.match(/-(?:old|new)(?=\((?!root))/g) ?? []),
        );
      });
      return transition;
    };
  });
}

describe('a page that follows', () => {
  it('fades in over the one before, which fades out; the frame stays', async () => {
    const { page, complaints } = await visit(browser, desktop, spending);
    await watchTransitions(page);
    await arrive(page, `${site.url}/en/esg`);
    await page.locator('footer').locator('a[href="/en/video-gallery"]').click();
    await headline(page, 'Video gallery').waitFor();
    await page.waitForFunction(() =>
      (window as unknown as { moved: string[][] }).moved.some(({ length }) => length > 0),
    );
    expect((await moved(page)).map((found) => found.toSorted())).toEqual([['-new', '-old']]);
    expect(complaints).toEqual([]);
  });

  it('comes without a motion for visitors who want none', async () => {
    const { page, complaints } = await visit(browser, { ...desktop, reducedMotion: 'reduce' }, spending);
    await watchTransitions(page);
    await arrive(page, `${site.url}/en/esg`);
    await page.locator('footer').locator('a[href="/en/video-gallery"]').click();
    await headline(page, 'Video gallery').waitFor();
    expect((await moved(page)).flat()).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

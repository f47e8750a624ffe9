import type { Page } from 'playwright-core';

import { arrive, desktop, open, phone, quickMenu, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';

/** Visitors whose browsers load what may come next. */
const spending = { savesData: false };

withSharedSite();

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

it('the page on screen stays until the next one is ready, and a bar tells that it comes', async () => {
  const { page, complaints } = await visit(browser, phone, spending);
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

/** The pages whose code the browser has asked for so far. */
const asked = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/assets\/(\w+Page)-/.exec(name)?.[1] ?? []),
  );

/** Two of the pages behind links in view, with their sections. */
const ahead = ['CustomerSupportPage', 'Quote', 'Downloads', 'EProcurementPage', 'EProcurementBoard'];

describe('at rest', () => {
  it('the pages behind links in view are fetched with their sections, one after the other, and do not run', async () => {
    const { page } = await visit(browser, desktop, spending);
    await page.coverage.startJSCoverage();
    await arrive(page, `${site.url}/ko/esg`);
    await page.waitForFunction(
      (names) =>
        names.every((name) =>
          performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`)),
        ),
      ahead,
    );
    expect(await asked(page)).not.toContain('ManagePage');
    const run = (await page.coverage.stopJSCoverage()).map(({ url }) => /\/assets\/(\w+)-/.exec(url)?.[1] ?? '');
    expect(run).toContain('EsgPage');
    expect(run.filter((name) => ahead.includes(name))).toEqual([]);
    // Nothing more is to be asked for: the move needs no line.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await (await quickMenu(page)).getByRole('link', { name: '전자조달' }).click();
    await headline(page, '전자조달').waitFor();
  });

  it.each([
    ['for visitors who save data', desktop, undefined],
    ['on a phone before a touch', phone, spending],
  ])('nothing is fetched %s', async (_, device, options) => {
    const { page } = await visit(browser, device, options);
    await page.clock.install();
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const atRest = page.waitForResponse(/\/assets\/preloadAtRest-/);
    await arrive(page, `${site.url}/ko/esg`);
    // It runs before this import of it ends.
    await page.evaluate((url) => import(url), (await atRest).url());
    await page.clock.runFor(10_000);
    const pages = urls.flatMap((url) => /\/assets\/(\w+Page)-|\/api\/content\/(.*)/.exec(url)?.slice(1) ?? []);
    expect(new Set(pages.filter(Boolean))).toEqual(new Set(['EsgPage']));
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

/** Elements moved in the view transitions of the visit, one list each. */
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

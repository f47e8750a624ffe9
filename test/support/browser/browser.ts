import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import chromiumBinary from '@sparticuz/chromium';
import type axe from 'axe-core';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';

import { SCROLL_REST } from '../../../web/lib/scroll.js';

import { hasSharedMemory } from '../site/shared-memory.js';
import { addWitness } from '../site/witnesses.js';

/**
 * One process for everything, as the package is meant for, ends with the first page closed; security stays on. Without a
 * graphics card, painting by the processor is quicker than one that it imitates.
 */
const unwanted = new Set([
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
]);
const graphics = /gpu|gl=|angle|swiftshader/;
const given = chromiumBinary.args.filter((argument) => !unwanted.has(argument) && !graphics.test(argument));
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const disabled = '--disable-features=';
/**
 * A test's page lives for seconds. These take more of the processor than they give back: making code quicker for later, a
 * process kept for a page to come, and the guard of freed memory. Of switches with one name the last one counts.
 */
const shortLived = [
  '--js-flags=--no-opt --no-maglev',
  [
    given.find((argument) => argument.startsWith(disabled)) ?? disabled,
    'SpareRendererForSitePerProcess',
    'PartitionAllocBackupRefPtr',
  ].join(),
];

/** For some browsers: bytes. Without it, their processes share over the disk. */
const ENOUGH = 1e9;

/** The real Chromium that comes with npm; it asks nobody on the network for anything. Benchmarks have it as it is. */
export async function launchBrowser(
  executablePath = process.env.TEST_CHROMIUM,
  more: readonly string[] = process.env.TEST_CHROMIUM ? shortLived : [],
): Promise<Browser> {
  const ignoreDefaultArgs = (await hasSharedMemory(ENOUGH)) ? ['--disable-dev-shm-usage'] : [];
  const args = [...given, ...quiet, ...more];
  const start = () => chromium.launch({ executablePath, args, headless: true, ignoreDefaultArgs });
  // Chromium now and then crashes while it starts, before it has shown anything.
  const browser = await start().catch(start);
  addWitness((test) => keepPictures(browser, test));
  return browser;
}

const pictures = join(import.meta.dirname, '../../../.cache/failures');

/** Takes a picture of each open page, and says where it is. */
async function keepPictures(browser: Browser, test: string): Promise<string[]> {
  await mkdir(pictures, { recursive: true });
  const name = test.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 60);
  const pages = browser.contexts().flatMap((context) => context.pages());
  return Promise.all(
    pages.map(async (page, index) => {
      const path = join(pictures, `${name}-${Date.now()}-${index + 1}.png`);
      const failure = await page.screenshot({ path, timeout: 5_000 }).catch(String);
      return `— ${page.url()}: ${typeof failure === 'string' ? failure : path}`;
    }),
  );
}

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Longest step of a page: ms. */
export const PATIENCE = 60_000;

export type Visit = { context: BrowserContext; page: Page; complaints: string[] };

/**
 * A visitor's browser of its own. `complaints` collects what the page's scripts complained about. Unless told otherwise the
 * visitor saves data: a page loads what it needs itself, nothing for pages that may come next, which takes longer than most tests.
 */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = desktop,
  { savesData = true } = {},
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'ko-KR', ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.addInitScript(keepSaid);
  if (savesData)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { context, page, complaints };
}

type Listener = { said: string[] };

/** Keeps the words of status messages. A notice goes after a time, on a busy machine before anybody has looked. */
function keepSaid(): void {
  const said: string[] = [];
  Object.assign(window, { said } satisfies Listener);
  const known = new WeakMap<Element, string>();
  const listen = () => {
    for (const place of document.querySelectorAll('[role="status"]')) {
      const words = place.textContent;
      if (words && words !== known.get(place)) said.push(words);
      known.set(place, words);
    }
  };
  new MutationObserver(listen).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Waits until a status message says this, or has said it since the last one that was waited for. */
export async function status(page: Page, words: string | RegExp): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { said } = window as unknown as Listener;
    const isWanted = (text: string) => (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text));
    const heard = said.findLastIndex(isWanted);
    said.splice(0, heard + 1);
    const places = [...document.querySelectorAll('[role="status"]')];
    return heard >= 0 || places.some((place) => place.checkVisibility() && isWanted(place.textContent));
  }, words);
}

/** From now on the page comes over a slow line: 1.6 Mbit/s with a delay of 150 ms. `upload` is in bytes per second. */
export async function slowLine(page: Page, { upload = 0.75e6 / 8 } = {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: upload,
  });
}

/** Closes what a test has opened: pages left behind go on moving and painting, and slow the next ones down. */
export async function closeVisits(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Opens a page and waits until all of it is alive, the parts far below too. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await alive(page);
}

/** Opens a page as a visitor does who has not moved yet: the parts whose code comes later are waiting for it. */
export async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Waits until the part of the font that comes after the first paint is there: another font breaks lines elsewhere. */
export async function fontsThere(page: Page): Promise<void> {
  // A script adds it, so no rule of the page's styles names it. English pages have theirs from the start.
  await page.waitForFunction(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const ruled = rules.filter((rule) => rule instanceof CSSFontFaceRule).length;
    return document.fonts.size > ruled || document.documentElement.lang === 'en';
  });
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Waits until the scripts have taken over the page with its late parts, which any key calls. */
export async function alive(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => {
    // One key would be lost on a part that does not listen yet.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    return document.querySelector('fieldset[role="none"]:disabled') === null;
  });
}

/** Waits until everything is there that changes the page's height when it comes: scripts, lists near the window, the rest of the font. */
export async function allThere(page: Page): Promise<void> {
  await hydrated(page);
  await fontsThere(page);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]:not(:disabled *)') === null);
}

/** The quick menu; the page is scrolled until it has not stepped aside for what can be tapped below it. */
export async function quickMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('region', { name: 'QUICK MENU' });
  const isInMargin = () => window.innerWidth >= 1440;
  while (!(await page.evaluate(isInMargin)) && (await isAside(page))) await page.evaluate(() => window.scrollBy(0, 97));
  return menu;
}

/** True if the quick menu is aside, once it has checked the ground below: it does when scrolling has come to rest. */
async function isAside(page: Page): Promise<boolean> {
  await page.evaluate(async (rest) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await new Promise((rested) => setTimeout(rested, rest));
    await new Promise((looked) => requestIdleCallback(looked));
  }, SCROLL_REST);
  return (await page.locator('[aria-label="QUICK MENU"][data-aside]').count()) > 0;
}

/** Wakes the page as focus does, and waits until clicks and keys are heard. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.dispatchEvent(new FocusEvent('focusin'));
    return 'awake' in document.documentElement.dataset;
  });
}

/** Waits until what the page scrolled to stands this far below the window's top (px) and rests there. */
export async function scrolledTo(page: Page, selector: string, offset: number): Promise<void> {
  await page.waitForFunction(
    ([wanted, distance]) => {
      const { top } = document.querySelector(wanted)?.getBoundingClientRect() ?? { top: Number.NaN };
      return Math.abs(top - distance) < 2;
    },
    [selector, offset] as const,
  );
}

/** Waits until this element has the focus and nothing that floats over the page covers it. */
export async function hasFocus(page: Page, selector: string): Promise<void> {
  await page.locator(`${selector}:focus`).waitFor();
  await page.waitForFunction(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return document.activeElement?.contains(shown);
  });
}

/**
 * Waits until a form that was not sent has taken the focus to its first fault. It does so once more a moment later: what
 * a test types meanwhile into another field would land in that one.
 */
export function focusSettled(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((settled) => setTimeout(settled)));
}

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Problems that axe finds with the page as it is now: rule and the elements. Empty is good. Asks for more than by
 * default. Without notices, which may be fading.
 */
export async function accessibilityProblems(page: Page, { withNotices = false } = {}): Promise<string[]> {
  // Colours on their way are not those that people read.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const passing = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = await page.evaluate(
    async (exclude) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const more = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };
      return runner.run({ exclude }, { resultTypes: ['violations'], rules: more });
    },
    withNotices ? [] : ['.MuiSnackbar-root'],
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

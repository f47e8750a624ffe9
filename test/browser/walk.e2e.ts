import type { Page } from 'playwright-core';

import { desktop, open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { productIds } from '../../shared/questionnaire/product-ids.js';
import { flaws } from '../support/browser/flaws.js';
import { ask } from '../support/site/http.js';
import { foreignWords } from '../support/browser/words.js';

/** One visitor walks through the whole site. */
let page: Page;
let complaints: string[];

withSharedSite({ keepsPages: true });

beforeAll(async () => {
  ({ page, complaints } = await visit(browser, desktop));
});

/** Every public page with the sections that links from outside rely on. */
const sections = {
  '': [],
  '/company-overview': ['company-overview', 'company-history', 'organization', 'company-location'],
  '/products': [
    'heat-exchanger',
    'compact-unit',
    'heating-system',
    'brazing-heat-exchanger',
    'spiral-heat-exchanger',
    'welded-plate-heat-exchanger',
    'gas-cooler',
    'closed-expansion-tank',
    'expansion-separator',
    'plate-coil',
    'ball-tank',
    'atm-tank',
  ],
  ...Object.fromEntries(productIds.map((id) => [`/products/${id}`, []])),
  '/calculator': ['calculator'],
  '/calculator/proofs': [],
  '/delivery-performance': ['delivery-performance'],
  '/customer-support': ['customer-center', 'online-quote', 'download-center'],
  '/certification-detail': ['certificates'],
  '/video-gallery': [],
  '/e-procurement': ['e-procurement-center'],
  '/esg': ['environment', 'social', 'governance'],
  '/privacy-policy': [],
};
/** Each page once, in turns of the languages. */
const addresses = Object.entries(sections).map(
  ([path, ids], index) => [index % 2 === 0 ? 'ko' : 'en', path, ids] as const,
);

/** Scrolls through the whole page, as a reader would: pictures load when they come near. */
async function readThrough(): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Pictures that are not there, or have no words for those who cannot see them. */
async function pictureProblems(): Promise<string[]> {
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  return page.evaluate(async () => {
    const loaded = (image: HTMLImageElement) => {
      image.loading = 'eager'; // those in a closed or hidden part, too
      return image.decode().then(
        () => image.naturalWidth > 0,
        () => false,
      );
    };
    const problems = await Promise.all(
      [...document.images].map(async (image) => [
        ...((await loaded(image)) ? [] : [`not loaded: ${image.currentSrc || image.src}`]),
        ...(image.alt.trim() ? [] : [`no words: ${image.src}`]),
        ...(image.hasAttribute('width') && image.hasAttribute('height') ? [] : [`no size: ${image.src}`]),
      ]),
    );
    const drawings = [...document.querySelectorAll('svg')].filter(
      (svg) => !svg.closest('[aria-hidden="true"]') && !(svg.getAttribute('aria-label') ?? svg.querySelector('title')),
    );
    return [...problems.flat(), ...drawings.map((svg) => `a drawing without words: ${svg.outerHTML.slice(0, 120)}`)];
  });
}

/** Words on the page, for eyes and for ears, but for those that say themselves in which language they are. */
function wordsOnPage(): Promise<string> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const isOwn = (element: Element | null) => (element?.closest('[lang]')?.getAttribute('lang') ?? own) === own;
    const spoken = ['alt', 'aria-label', 'title', 'placeholder'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].filter(isOwn).map((element) => element.getAttribute(name) ?? ''),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const written: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && !/^(?:SCRIPT|STYLE)$/.test(parentElement.tagName) && isOwn(parentElement))
        written.push(textContent ?? '');
    }
    const described = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    return [document.title, described, ...spoken, ...written].join('\n');
  });
}

/** Targets of all pages' links, each with a page that has it. Filled by the walk. */
const links = new Map<string, string>();

/** Reads the page section by section, and waits until its sidebar marks each. */
async function followInSidebar(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    // 200 px is where a section becomes the current one.
    await page.evaluate((target) => {
      const top = document.querySelector(`#${target}`)?.getBoundingClientRect().top ?? 0;
      window.scrollTo({ top: window.scrollY + top - 199, behavior: 'instant' });
    }, id);
    const isLast = id === ids.at(-1);
    const current = page.locator(`main nav a[aria-current][href$="#${id}"]`);
    // The end of a page may come before its last section but one reaches the top.
    if (!isLast && (await page.evaluate(() => window.innerHeight + window.scrollY >= document.body.scrollHeight - 2)))
      continue;
    await current.waitFor();
  }
}

describe.each(addresses)('/%s%s', (language, path, ids) => {
  it('has its sections, its pictures, its own language, and a sidebar that follows the reading', async () => {
    complaints.length = 0;
    const address = `/${language}${path}`;
    await open(page, site.url + address);
    expect([complaints, await flaws(page)]).toEqual([[], []]);
    await readThrough();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    const found = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(found.filter((id) => (ids as readonly string[]).includes(id))).toEqual(ids);
    expect(await pictureProblems()).toEqual([]);
    expect(foreignWords(language, await wordsOnPage())).toEqual([]);
    const targets = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const target of targets) links.set(target, address);
    if (ids.length > 1) await followInSidebar(ids);
  });
});

describe('the links of all pages', () => {
  it('lead to pages, files and sections that are there', async () => {
    const own = [...links].filter(([target]) => target.startsWith(site.url));
    expect(own.length).toBeGreaterThan(60);
    const answers = new Map<string, string>();
    const broken: string[] = [];
    for (const [target, from] of own) {
      const { origin, pathname, search, hash } = new URL(target);
      const address = origin + pathname + search;
      if (!answers.has(address)) {
        const { status, body } = await ask<string>(address);
        if (status !== 200) broken.push(`${from} → ${target}: ${status}`);
        answers.set(address, body);
      }
      const id = decodeURIComponent(hash.slice(1));
      if (id && !answers.get(address)?.includes(` id="${id}"`)) broken.push(`${from} → ${target}: no such section`);
    }
    expect(broken).toEqual([]);
  });

  it('outside the site are plain addresses', async () => {
    const outside = [...links.keys()].filter((target) => !target.startsWith(site.url));
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.filter((target) => !/^(?:https:\/\/|mailto:\S+@|tel:\+?[\d-]+$)/.test(target))).toEqual([]);
  });
});

it.each(addresses.filter(([, , ids]) => ids.length > 1))(
  '/%s%s opened at its last section scrolls there',
  async (language, path, ids) => {
    const { context, page: fresh } = await visit(browser, phone);
    const id = ids.at(-1) ?? '';
    await open(fresh, `${site.url}/${language}${path}#${id}`);
    await fresh.waitForFunction((target) => {
      const { top = Number.NaN } = document.querySelector(`#${target}`)?.getBoundingClientRect() ?? {};
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      return Math.abs(top - 130) < 3 || (isAtEnd && top < window.innerHeight);
    }, id);
    await context.close();
  },
);

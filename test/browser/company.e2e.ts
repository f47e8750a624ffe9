import type { Browser, Page } from 'playwright-core';

import { closeVisits, desktop, launchBrowser, open, phone, visit } from '../support/browser.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('company'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

type Language = 'ko' | 'en';
const sizes = { phone, desktop, narrow: { viewport: { width: 320, height: 640 } } } as const;

async function companyPage(language: Language, size: keyof typeof sizes): Promise<Page> {
  const { page } = await visit(browser, sizes[size]);
  await open(page, `${site.url}/${language}/company-overview`);
  return page;
}

describe('the overview', () => {
  it.each([
    ['ko', '1982년 6월 10일'],
    ['en', '10 June 1982'],
  ] as const)('tells founding date, plants and the ways to reach the head office (%s)', async (language, founded) => {
    const page = await companyPage(language, 'phone');
    const overview = page.locator('#company-overview');
    const details = await overview.locator('dl dd').allInnerTexts();
    expect(details).toEqual(
      expect.arrayContaining([founded, expect.stringMatching(/8,473 m²\s[\s\S]*32,000 m²/), '032-000-0001']),
    );
    expect(await overview.locator('dl a[href^="tel:"], dl a[href^="mailto:"]').count()).toBe(2);
    expect(
      await overview
        .getByRole('figure')
        .filter({ hasText: /8,473 m²|32,000 m²/ })
        .count(),
    ).toBe(2);
  });

  it('leads to all product families', async () => {
    const page = await companyPage('en', 'desktop');
    const products = page.locator('#company-overview dl a[href*="/products#"]');
    expect(await products.count()).toBe(12);
    await products.getByText('Gas cooler').click();
    await page.waitForURL(`${site.url}/en/products#gas-cooler`);
  });
});

describe('the history', () => {
  it.each([
    ['ko', ['1980년대', '1990년대', '2000년대', '2010년대', '2020년대'], '예시'],
    ['en', ['1980s', '1990s', '2000s', '2010s', '2020s'], 'Sample'],
  ] as const)(
    'runs through five decades in the order of time and says what is sample (%s)',
    async (language, titles, note) => {
      const page = await companyPage(language, 'desktop');
      const history = page.locator('#company-history');
      expect(await history.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(titles);
      for (const title of titles) {
        const decade = history.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
        const months = await decade.locator('li time').allInnerTexts();
        expect(months.length).toBeGreaterThanOrEqual(4);
        expect(months).toEqual(months.toSorted());
        expect(months.every((month) => month.startsWith(title.slice(0, 3)) && /^\d{4}-\d{2}$/.test(month))).toBe(true);
      }
      expect(await history.locator('time').first().innerText()).toBe('1982-06');
      expect(await history.innerText()).toContain(note);
    },
  );
});

describe('the organization chart', () => {
  /** The boxes below the top one: where they stand, and how many teams each has. */
  const divisions = (page: Page) =>
    page.locator('#organization ul ul > li:has(> ul)').evaluateAll((items) =>
      items.map((item) => {
        const box = item.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        const teams = [...item.querySelectorAll('li')].filter(({ offsetHeight }) => offsetHeight > 0);
        return { left: Math.round(box.left), top: Math.round(box.top), teams: teams.length };
      }),
    );

  it('is a nested list: one top, seven divisions, teams below each', async () => {
    const page = await companyPage('ko', 'desktop');
    const chart = page.locator('#organization').getByRole('list').first();
    expect(await chart.locator('> li > span').allInnerTexts()).toEqual(['대표이사']);
    expect(await chart.getByRole('listitem').count()).toBeGreaterThan(20);
    const boxes = await divisions(page);
    expect(boxes).toHaveLength(7);
    expect(boxes.every(({ teams }) => teams >= 2)).toBe(true);
    expect(await chart.innerText()).toContain('포항 남부지사');
  });

  it('stands side by side on a desktop and becomes an indented tree on a small phone', async () => {
    const wide = await divisions(await companyPage('en', 'desktop'));
    expect(new Set(wide.map(({ top }) => top)).size).toBe(1);
    const page = await companyPage('en', 'narrow');
    const narrow = await divisions(page);
    expect(new Set(narrow.map(({ left }) => left)).size).toBe(1);
    expect(narrow.map(({ top }) => top)).toEqual(narrow.map(({ top }) => top).toSorted((a, b) => a - b));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe('the two locations', () => {
  it.each([
    ['ko', 'desktop', true],
    ['en', 'desktop', true],
    ['ko', 'phone', false],
    ['en', 'phone', false],
  ] as const)(
    'have address, telephone and map link, and the drawing on desktops only (%s, %s)',
    async (language, size, isDrawn) => {
      const page = await companyPage(language, size);
      const places = page.locator('#company-location article');
      expect(await places.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
        expect.stringMatching(/인천|Incheon/),
        expect.stringMatching(/포항|Pohang/),
      ]);
      for (const place of await places.all()) {
        expect(await place.locator('dd').first().innerText()).toMatch(/예시로 00|00 Yesi-ro/);
        expect(await place.locator('a[href^="tel:"]').isVisible()).toBe(true);
        const map = place.locator('a[target="_blank"]');
        expect([await map.isVisible(), await map.getAttribute('href')]).toEqual([
          true,
          expect.stringMatching(/^https:/),
        ]);
        expect(await place.getByRole('img').count()).toBe(isDrawn ? 1 : 0); // what is not shown has no role
      }
    },
  );
});

import type { Page } from 'playwright-core';

import { desktop, open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { defaultContent } from '../../server/site/defaults.js';
import { telephoneIn } from '../../shared/content/telephone.js';
import { companyTexts } from '../../web/pages/company/company.text.js';

/** The page in Korean at a desk and in English on a phone, for the tests that leave it as it is. */
let pages: Record<Language, Page>;

withSharedSite({ keepsPages: true });

beforeAll(async () => {
  pages = { ko: await companyPage('ko', 'desktop'), en: await companyPage('en', 'phone') };
});

const { company, history, organization, overview: told } = defaultContent;
const { offices } = company;

type Language = 'ko' | 'en';
const sizes = { phone, desktop, narrow: { viewport: { width: 320, height: 640 } } } as const;

const founded = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(company.founded),
);
const [incheon, pohang] = told.plants.map(({ squareMetres }) => `${squareMetres.toLocaleString('en')} m²`);

async function companyPage(language: Language, size: keyof typeof sizes): Promise<Page> {
  const { page } = await visit(browser, sizes[size]);
  await open(page, `${site.url}/${language}/company-overview`);
  return page;
}

describe('the overview', () => {
  it('tells founding date, plants and the ways to reach the head office', async () => {
    const overview = pages.en.locator('#company-overview');
    const details = await overview.locator('dl dd').allInnerTexts();
    expect(details).toEqual(
      expect.arrayContaining([
        founded,
        expect.stringMatching(new RegExp(`${incheon}\\s[^]*${pohang}`)),
        offices[0]?.address.en,
        telephoneIn('en', offices[0]?.tel ?? ''),
        telephoneIn('en', offices[0]?.fax ?? ''),
      ]),
    );
    expect(await overview.locator('dl a[href^="tel:"], dl a[href^="mailto:"]').count()).toBe(2);
    expect(
      await overview
        .getByRole('figure')
        .filter({ hasText: new RegExp(`${incheon}|${pohang}`) })
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
  const allMonths = history.events.map(({ month }) => month).toSorted();
  const decades = [...new Set(allMonths.map((month) => Number(`${month.slice(0, 3)}0`)))];

  it('runs through the decades in the order of time and says what is sample', async () => {
    const section = pages.ko.locator('#company-history');
    const titles = decades.map(companyTexts.decade.ko);
    expect(await section.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(titles);
    for (const title of titles) {
      const decade = section.locator('section').filter({ has: pages.ko.getByRole('heading', { name: title }) });
      const months = await decade.locator('li time').allInnerTexts();
      expect(months).toEqual(allMonths.filter((month) => month.startsWith(title.slice(0, 3))));
      expect(months.every((month) => /^\d{4}-\d{2}$/.test(month))).toBe(true);
    }
    expect(await section.locator('time').first().innerText()).toBe(allMonths[0]);
    expect(await section.innerText()).toContain(companyTexts.sampleHistory.ko);
  });
});

describe('the organization chart', () => {
  const units = organization.divisions;

  /** The boxes below the top one: where they stand, and how many teams each has. */
  const divisions = (page: Page) =>
    page.locator('#organization ul ul > li:has(> ul)').evaluateAll((items) =>
      items.map((item) => {
        const box = item.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        const teams = [...item.querySelectorAll('li')].filter(({ offsetHeight }) => offsetHeight > 0);
        return { left: Math.round(box.left), top: Math.round(box.top), teams: teams.length };
      }),
    );

  it('is a nested list: one top, its divisions, teams below each', async () => {
    const chart = pages.ko.locator('#organization').getByRole('list').first();
    expect(await chart.locator('> li > span').allInnerTexts()).toEqual([organization.top.ko]);
    const teams = units.map((division) => division.teams.length);
    expect((await divisions(pages.ko)).map((box) => box.teams)).toEqual(teams);
    expect(await chart.getByRole('listitem').count()).toBe(1 + teams.reduce((sum, count) => sum + count, units.length));
    for (const { name } of units) expect(await chart.innerText()).toContain(name.ko);
  });

  it('stands side by side on a desktop and becomes an indented tree on a small phone', async () => {
    const wide = await divisions(pages.ko);
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
    ['en', 'phone', false],
  ] as const)(
    'have address, telephone and map link, and the drawing on desktops only (%s, %s)',
    async (language, _size, isDrawn) => {
      const places = pages[language].locator('#company-location article');
      expect(await places.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
        offices.map(({ name }) => name[language]),
      );
      for (const [index, { address, tel, mapUrl }] of offices.entries()) {
        const place = places.nth(index);
        expect(await place.locator('dd').first().innerText()).toBe(address[language]);
        expect(await place.locator(`a[href="tel:${telephoneIn(language, tel)}"]`).isVisible()).toBe(true);
        const map = place.locator('a[target="_blank"]');
        expect([await map.isVisible(), await map.getAttribute('href')]).toEqual([true, mapUrl]);
        expect(mapUrl).toMatch(/^https:/);
        expect(await place.getByRole('img').count()).toBe(isDrawn ? 1 : 0); // what is not shown has no role
      }
    },
  );
});

import type { Page } from 'playwright-core';

import { accessibilityProblems, desktop, hydrated, open, phone, visit } from '../support/browser/browser.js';
import type { Visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask } from '../support/site/http.js';
import { flaws } from '../support/browser/flaws.js';
import { fillQuote } from '../support/browser/quote-form.js';

/** One visitor walks through all pages on a phone, one at a desk, and one without scripts. */
let windows: { phone: Visit; desktop: Visit; scriptless: Visit };

withSite('pages', {}, { keepsPages: true });

beforeAll(async () => {
  windows = {
    phone: await visit(browser, phone),
    desktop: await visit(browser, desktop),
    scriptless: await visit(browser, { ...phone, javaScriptEnabled: false }),
  };
});

const paths = [
  '',
  '/company-overview',
  '/products',
  '/products/heat-exchanger',
  '/products/atm-tank',
  '/calculator',
  '/calculator/proofs',
  '/delivery-performance',
  '/customer-support',
  '/certification-detail',
  '/certification-management',
  '/video-gallery',
  '/e-procurement',
  '/manage',
  '/esg',
  '/privacy-policy',
];
const isPrivate = (path: string) => /manage/.test(path);
/** The browser's own line about the question whether somebody is signed in. */
const notSignedIn = 'Failed to load resource: the server responded with a status of 401 (Unauthorized)';

/** One language for each size. Barriers lie in what both have: they are searched for in turns. */
const languages = { phone: 'en', desktop: 'ko' } as const;
const searched = (path: string) => (paths.indexOf(path) % 2 === 0 ? 'phone' : 'desktop');

/** Each page on a phone, and every second one at a desk, where `walk.e2e.ts` looks at all of them. */
const views = paths.flatMap((path) =>
  (['phone', 'desktop'] as const)
    .filter((size) => size === 'phone' || searched(path) === size)
    .map((size) => [path, size] as const),
);

it.each(views)('the page %j comes alive without a complaint and open to everyone (%s)', async (path, size) => {
  const { page, complaints } = windows[size];
  const language = languages[size];
  complaints.length = 0;
  await open(page, `${site.url}/${language}${path}`);
  if (isPrivate(path)) await page.locator('[name="password"]').waitFor();
  const body = await page.locator('body').evaluate(({ dataset, className }) => `${dataset.lang} ${className}`);
  expect(body).toBe(`${language} lang-${language}`);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await flaws(page)).toEqual([]);
  if (searched(path) === size) expect(await accessibilityProblems(page)).toEqual([]);
  expect(complaints).toEqual(isPrivate(path) ? [notSignedIn] : []);
});

// Its words are in every page as it is sent: `test/api/site.e2e.ts`.
it.each(['/ko', '/en/products', '/en/customer-support', '/ko/manage'])(
  'the page %s paints its headline without any script',
  async (path) => {
    const { page } = windows.scriptless;
    await page.goto(site.url + path);
    const heading = page.getByRole('heading', { level: 1 });
    expect((await heading.innerText()).trim()).not.toBe('');
    expect(await heading.isVisible()).toBe(true);
  },
);

/** Things that open, and what opens them. */
const states: [name: string, path: string, options: typeof phone, reach: (page: Page) => Promise<void>][] = [
  [
    'a header menu',
    '/ko',
    desktop,
    async (page) => {
      await page.getByRole('button', { name: '제품소개' }).click();
      await page.locator('header').getByRole('link', { name: '볼탱크', exact: true }).waitFor();
    },
  ],
  [
    'the mobile menu',
    '/en',
    phone,
    async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the privacy policy',
    '/ko/customer-support',
    phone,
    async (page) => {
      await page.getByRole('contentinfo').getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'a form with errors',
    '/en/customer-support',
    desktop,
    async (page) => {
      await page.getByRole('button', { name: 'Send quote request' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  ],
  ['the page of an unknown address', '/en/nothing', phone, (page) => page.locator('h1').waitFor()],
];

it.each(states)('%s is open to everyone', async (_, path, options, reach) => {
  const { context, page } = await visit(browser, options);
  await open(page, `${site.url}${path}`);
  await reach(page);
  expect([await accessibilityProblems(page), await flaws(page)]).toEqual([[], []]);
  await context.close();
});

describe('the administrators’ page, signed in', () => {
  beforeAll(async () => {
    await ask(`${site.url}/api/quotes`, { json: quoteRequest({ projectName: 'A'.repeat(200) }) });
  });

  it.each([
    ['en', phone],
    ['ko', desktop],
  ] as const)('has no flaw in inbox, password dialog, sheet and settings (%s %j)', async (language, options) => {
    const { context, page, complaints } = await visit(browser, options);
    await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
    const expectGood = async () => {
      await page.evaluate(() => window.scrollTo(0, 0)); // what lies half under the header is no small target
      expect(await flaws(page)).toEqual([]);
      if (language === 'ko') expect(await accessibilityProblems(page)).toEqual([]);
    };
    await open(page, `${site.url}/${language}/manage`);
    const request = page.getByRole('link', { name: /^Q-/ });
    await request.waitFor();
    await expectGood();
    if (options === phone) await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: /비밀번호 변경|Change password/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^(변경|Change password)$/ }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectGood();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await request.click();
    await page.locator('#sheet-title').waitFor();
    await expectGood();
    if (options === phone) await page.locator('[name="area"]').selectOption('settings');
    else await page.getByRole('tab', { name: '설정', exact: true }).click();
    await page.getByRole('radio').first().waitFor();
    await expectGood();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a contrast theme of Windows', () => {
  it('leaves what is chosen, current or wrong to be told, and drawings on paper', async () => {
    const theme = { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } as const;
    const { context, page } = await visit(browser, { ...desktop, ...theme });
    const unseen: string[] = [];
    const shown = (place: string) => page.locator(place).filter({ visible: true }).first().elementHandle();
    /** True if this looks another way without its state. */
    const isTold = async (place: string, state: string) => {
      const element = await shown(place);
      const told = await element?.screenshot();
      await element?.evaluate((chosen, name) => chosen.removeAttribute(name), state);
      if (told === undefined || (await element?.screenshot())?.equals(told)) unseen.push(place);
    };
    /** Waits until this is on white: what was calculated is drawn again while typing goes on. */
    const isOnPaper = (place: string) =>
      page.waitForFunction((wanted) => {
        const drawing = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
        return drawing && getComputedStyle(drawing).backgroundColor === 'rgb(255, 255, 255)';
      }, place);

    await open(page, `${site.url}/ko`);
    await isTold('main button[aria-current="true"]', 'aria-current');
    await page.keyboard.press('Control+K');
    await page.locator('[name="site-search"]').fill('탱크');
    await isTold('[role="option"][aria-selected="true"]', 'aria-selected');

    await open(page, `${site.url}/ko/customer-support`);
    await page.locator('form:has([name="company"]) button[type="submit"]').click();
    await page.locator('[name="name"][aria-invalid="true"]').waitFor();
    await isTold('[name="name"]', 'aria-invalid');
    await isTold('[role="tab"][aria-selected="true"]', 'aria-selected');
    await isTold('main nav a[aria-current]', 'aria-current');
    const four = { hotTempIn: '115', hotTempOut: '55', coldTempIn: '45', coldTempOut: '80' };
    await fillQuote(page, four);
    await isOnPaper('#online-quote svg[role="img"]');

    await open(page, `${site.url}/ko/products?families=heat-exchanger,gas-cooler`);
    await isTold('main button[aria-pressed="true"]', 'aria-pressed');
    await isOnPaper('#comparison svg[role="img"]');
    const bar = await shown('td[data-measure] [aria-hidden]');
    const drawn = await bar?.screenshot();
    await bar?.evaluate((track) => track.replaceChildren());
    expect(drawn && (await bar?.screenshot())?.equals(drawn)).toBe(false);
    expect(unseen).toEqual([]);
    await context.close();
  });
});

describe('the first load of /ko', () => {
  /** The promise to visitors on slow lines: bytes of compressed JavaScript. */
  const LIMIT = 190 * 1024;

  it('moves at most 190 KB of compressed JavaScript', async () => {
    const { page } = await visit(browser, desktop);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') sizes.push(request.sizes().then((each) => each.responseBodySize));
    });
    await page.goto(`${site.url}/ko`, { waitUntil: 'networkidle' });
    await hydrated(page);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(LIMIT);
  });
});

import type { Page } from 'playwright-core';

import { productIds as ids } from '../../shared/questionnaire/product-ids.js';
import { accessibilityProblems, desktop, open, phone, scrolledTo, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';

withSharedSite();

/** The specified figures. */
const figures = {
  'heat-exchanger': ['34 kg/cm²', '−30~210 ℃'],
  'brazing-heat-exchanger': ['30 kg/cm²', '40 kg/cm²', '−195~225 ℃'],
  'spiral-heat-exchanger': ['20 kg/cm²', '최고 350~400 ℃', '0.5~300 m²'],
  'welded-plate-heat-exchanger': ['150 bar(g)', '−200~500 ℃', '0.5~300 m²'],
  'gas-cooler': ['50 bar(g)', '−50~500 ℃', '2~500 m²'],
  'closed-expansion-tank': ['±0.3 bar'],
  'expansion-separator': ['±0.2 bar'],
};
const parts = ['특장점', '선정할 때', '적용 분야', '주요 고객'];

/** Opens everything that folds, of one family or of all, as a visitor does. */
async function unfold(page: Page, scope = 'main'): Promise<void> {
  const folds = page.locator(`${scope} details:not([open]) > summary`);
  while ((await folds.count()) > 0) await folds.first().click();
}

/** The products page in a browser of its own, at this hash. */
async function products(language: 'ko' | 'en', hash = '', options = desktop): Promise<Page> {
  const { page } = await visit(browser, options);
  await open(page, `${site.url}/${language}/products${hash}`);
  return page;
}

describe('the products page', () => {
  it('tells of twelve families in their order, each with picture, parts, and every figure large and in the table', async () => {
    const page = await products('ko');
    const shown = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
    expect(shown).toEqual(['comparison', ...ids]);
    const sidebar = page.getByRole('navigation', { name: '제품소개', exact: true });
    const links = await sidebar.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.map((href) => href?.split('#')[1])).toEqual(ids);
    await unfold(page);
    for (const id of ids) {
      const section = page.locator(`#${id}`);
      expect(await section.locator('h3').allInnerTexts()).toEqual(expect.arrayContaining(parts));
      expect(await section.locator('img').count()).toBeGreaterThan(0);
      expect(await section.locator('caption').innerText()).toBe('표준사양');
      expect(await section.locator('table tr').count()).toBeGreaterThanOrEqual(5);
    }
    for (const [id, wanted] of Object.entries(figures)) {
      const large = await page.locator(`#${id} dl dd`).allInnerTexts();
      const table = await page.locator(`#${id} tr[data-figure] td`).allInnerTexts();
      expect(large).toEqual(wanted.map((figure) => expect.stringContaining(figure)));
      expect(table).toEqual(wanted.map((figure) => expect.stringContaining(figure)));
    }
    const materials = page.locator('#heat-exchanger tr').filter({ hasText: '전열판 재질' });
    for (const each of ['SS304', 'SS316', 'SS316L', 'Hastelloy C', 'Ti', 'SM0254', '904L'])
      expect(await materials.innerText()).toContain(each);
    const gaskets = page.locator('#heat-exchanger tr').filter({ hasText: '가스켓 재질' });
    expect(await gaskets.innerText()).toContain('NBR, EPDM, VITON, H-NBR, SILICONE, PTFE');
  });

  it('describes itself to programs: twelve products with figures, pictures and addresses', async () => {
    const { page } = await visit(browser, { ...desktop, javaScriptEnabled: false });
    await page.goto(`${site.url}/en/products`);
    const data = JSON.parse(String(await page.locator('main script[type="application/ld+json"]').textContent())) as {
      itemListElement: { item: { name: string; url: string; image: string[]; additionalProperty: object[] } }[];
    };
    const items = data.itemListElement.map(({ item }) => item);
    const addresses = items.map(({ url }) => new URL(url));
    expect(addresses.map(({ pathname, hash }) => pathname + hash)).toEqual(ids.map((id) => `/en/products#${id}`));
    expect(items[0]?.additionalProperty).toEqual([
      expect.objectContaining({ value: 34, unitText: 'kg/cm²' }),
      expect.objectContaining({ minValue: -30, maxValue: 210, unitCode: 'CEL' }),
    ]);
    const [picture] = items[11]?.image ?? [];
    expect(items[11]?.image).toHaveLength(3);
    expect((await page.request.get(`${site.url}${new URL(String(picture)).pathname}`)).status()).toBe(200);
  });
});

describe('the sliders', () => {
  const shown = (page: Page, id: string) =>
    page
      .locator(`#${id} [aria-live] [inert], #${id} [aria-live] > * > *`)
      .evaluateAll((slides) => [...new Set(slides)].findIndex((slide) => !slide.hasAttribute('inert')) + 1);

  it('have a button for each picture, and follow a swipe within half a second', async () => {
    const { context, page } = await visit(browser, phone);
    await open(page, `${site.url}/ko/products`);
    expect(
      await page
        .locator('#atm-tank')
        .getByRole('button', { name: /^\d번 슬라이드$/ })
        .count(),
    ).toBe(3);
    const view = page.locator('#ball-tank [aria-live]');
    expect(await view.locator('> *').evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.5s');
    await view.scrollIntoViewIfNeeded();
    const box = await view.boundingBox();
    const y = (box?.y ?? 0) + 40;
    const touch = await context.newCDPSession(page);
    const point = (x: number) => ({ touchPoints: [{ x, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(300) });
    for (const x of [240, 160, 80]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction(
      () => document.querySelector('#ball-tank [aria-live] > * > :first-child[inert]') !== null,
    );
    expect(await shown(page, 'ball-tank')).toBe(2);
  });
});

describe('the sidebar', () => {
  it('follows the scroll position 200 px below the window’s top, and a hash leads to its section', async () => {
    const page = await products('ko', '#gas-cooler');
    await scrolledTo(page, '#gas-cooler', 130);
    const current = page.getByRole('navigation', { name: '제품소개', exact: true }).locator('[aria-current]');
    await current.filter({ hasText: '가스쿨러' }).waitFor();
    const moveTo = (top: number) =>
      page.evaluate((distance) => {
        const section = document.querySelector('#plate-coil')?.getBoundingClientRect().top ?? 0;
        window.scrollTo({ top: window.scrollY + section - distance, behavior: 'instant' });
      }, top);
    await moveTo(204);
    await current.filter({ hasText: '팽창기수분리기' }).waitFor();
    await moveTo(196);
    await current.filter({ hasText: '플레이트 코일' }).waitFor();
  });
});

describe('the comparison', () => {
  it('sets five families on common scales and says of the others what their orders set', async () => {
    const page = await products('en', '#comparison');
    const table = page.getByRole('table', { name: /^Highest design pressure/ });
    expect(await table.getByRole('row').count()).toBe(14); // a head, five families, a head, seven families
    const rows = await table.locator('tbody').first().locator('tr').allInnerTexts();
    expect(rows[0]).toMatch(/Plate heat exchanger[^]*34 kg\/cm² 33\.3 bar[^]*−30 to 210 °C/);
    expect(rows[4]).toMatch(/Gas cooler[^]*50 bar\(g\) tube side[^]*−50 to 500 °C[^]*2 to 500 m²/);
    expect(await table.getByRole('cell', { name: 'To order', exact: true }).count()).toBe(2);
    const widths = await table
      .locator('tbody [data-measure="0"] span[style]')
      .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.width));
    expect(widths).toEqual(['22.23%', '19.61%', '13.08%', '100%', '33.33%']);
    await table.getByRole('link', { name: 'Spiral heat exchanger' }).click();
    await scrolledTo(page, '#spiral-heat-exchanger', 130);
  });

  it('shows one figure at a time on a phone, without scrolling sideways', async () => {
    const page = await products('ko', '#comparison', phone);
    const visible = () =>
      page
        .locator('#comparison thead th[data-measure]')
        .evaluateAll((heads) =>
          heads.filter((head) => head.checkVisibility()).map((head) => head.firstChild?.textContent),
        );
    expect(await visible()).toEqual(['설계압력 (bar)']);
    await page.getByRole('radio', { name: '설계온도' }).check();
    expect(await visible()).toEqual(['설계온도 (℃)']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the drawings', () => {
  // Movements of the drawings: the button beside each answers a press with a change of its own colour.
  const moving = (page: Page) =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const { target } = effect as KeyframeEffect;
          return playState === 'running' && target?.closest('figure svg[role="img"]');
        }).length,
    );

  it('move until they are paused', async () => {
    const page = await products('en');
    for (const id of ['heat-exchanger', 'brazing-heat-exchanger', 'spiral-heat-exchanger'])
      await unfold(page, `#${id}`);
    const all = await moving(page);
    expect(all).toBeGreaterThan(0);
    for (const id of ['heat-exchanger', 'brazing-heat-exchanger', 'spiral-heat-exchanger'])
      await page
        .locator(`#${id}`)
        .getByRole('button', { name: /pause the motion$/ })
        .click();
    expect(await page.getByRole('button', { name: /start the motion$/ }).count()).toBe(3);
    expect(await moving(page)).toBe(0);
  });

  it('stand still for visitors who asked for less motion', async () => {
    const page = await products('ko', '', { ...desktop, reducedMotion: 'reduce' });
    await unfold(page, '#heat-exchanger');
    expect(await page.getByRole('img', { name: '판형열교환기의 작동 원리' }).isVisible()).toBe(true);
    expect(await moving(page)).toBe(0);
    expect(await page.getByRole('button', { name: /움직임 멈춤$/ }).count()).toBe(0);
  });
});

describe('on paper', () => {
  it('the page is products alone: no navigation, no buttons, all pictures', async () => {
    const page = await products('en');
    await page.emulateMedia({ media: 'print' });
    const seen = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
    expect(await seen('header, nav, footer, button, [aria-label="QUICK MENU"]')).toBe(0);
    expect(await seen('main section a[href*="customer-support"]')).toBe(0);
    expect(await seen('#atm-tank img')).toBe(3);
    expect(await seen('main section[id]')).toBe(13);
    expect(await seen('#comparison [data-measure="2"]')).toBe(6);
    expect(await seen('main section h3')).toBeGreaterThanOrEqual(12 * parts.length);
    expect(await seen('main section tr[data-figure]')).toBe(16);
    expect(await seen('figure svg[role="img"]')).toBe(4);
    expect(await seen('summary')).toBe(0);
    const breaks = await page.locator('#compact-unit').evaluate((section) => getComputedStyle(section).breakBefore);
    expect(breaks).toBe('page');
  });
});

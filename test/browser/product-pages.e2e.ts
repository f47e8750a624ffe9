import { accessibilityProblems, desktop, open, scrolledTo, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { productsAre } from '../support/browser/quote-form.js';

withSharedSite();

const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const words = {
  own: '가스쿨러 제품 상세',
  heading: '가스쿨러',
  quote: '견적 요청',
  overview: '전체 제품 보기',
  calculator: '열교환 계산기',
  previous: '용접식 판형열교환기',
  next: '밀폐형 팽창탱크',
  parts: ['특장점', '선정할 때', '적용 분야', '주요 고객', '조건을 알려 주시면 견적을 드립니다'],
  figures: ['50 bar(g)', '−50~500 ℃', '2~500 m²'],
};

describe('a product family’s own page', () => {
  it('is reached from its section, tells all of it, and leads to quote, neighbours and back', async () => {
    const { page, complaints } = await visit(browser);
    await open(page, `${site.url}/ko/products`);
    await page.getByRole('link', { name: words.own, exact: true }).click();
    await page.waitForURL(`${site.url}/ko/products/gas-cooler`);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await heading(words.heading);
    await page.waitForFunction((name) => document.title.startsWith(`${name} | `), words.heading);
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain('핀튜브');
    const main = page.locator('main');
    // The headline comes before its sections.
    await main.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    expect(await main.locator('h2').allInnerTexts()).toEqual(words.parts);
    for (const figures of ['dl dd', 'tr[data-figure] td'])
      expect(await main.locator(figures).allInnerTexts()).toEqual(
        words.figures.map((figure) => expect.stringContaining(figure)),
      );
    expect(await accessibilityProblems(page)).toEqual([]);

    await main.getByRole('link', { name: words.next }).click();
    await heading(words.next);
    await page.goBack();
    await heading(words.heading);
    await main.getByRole('link', { name: words.previous }).click();
    await page.waitForURL('**/products/welded-plate-heat-exchanger');
    await heading(words.previous);
    await main.getByRole('link', { name: words.calculator }).click();
    await page.waitForURL('**/ko/calculator#calculator');
    await page.goBack();
    await page.goBack();
    await heading(words.heading);
    expect(await main.getByRole('link', { name: words.calculator }).count()).toBe(0); // it is for liquids
    await main.getByRole('link', { name: words.overview }).click();
    await page.waitForURL('**/ko/products#gas-cooler');
    await scrolledTo(page, '#gas-cooler', 130);
    await page.goBack();
    await heading(words.heading);
    await main.getByRole('link', { name: words.quote }).last().click();
    await productsAre(page, 'gas-cooler');
    expect(complaints).toEqual([]);
  });

  it('keeps its family when the language changes', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/ko/products/gas-cooler`);
    await page.locator('header a[hreflang="en"]').click();
    await page.waitForURL(`${site.url}/en/products/gas-cooler`);
    await page.getByRole('heading', { level: 1, name: 'Gas cooler', exact: true }).waitFor();
    await page.getByText('−50 to 500 °C').first().waitFor();
  });

  it('describes one product to programs, with figures and its own address', async () => {
    const { page } = await visit(browser, { ...desktop, javaScriptEnabled: false });
    await page.goto(`${site.url}/en/products/heat-exchanger`);
    const [json = ''] = await page.locator('main script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Product',
      url: expect.stringMatching(/\/en\/products\/heat-exchanger$/),
      additionalProperty: [
        { value: 34, unitText: 'kg/cm²' },
        { minValue: -30, maxValue: 210, unitCode: 'CEL' },
      ],
    });
  });

  it('prints as a data sheet: its words and figures alone', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/en/products/ball-tank`);
    await page.emulateMedia({ media: 'print' });
    const seen = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
    expect(await seen('header, nav, footer, button, main a')).toBe(0);
    expect([await seen('main img'), await seen('main table'), await seen('h1')]).toEqual([2, 1, 1]);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

describe('the overview of the families', () => {
  // Measured on the last version that did, px.
  it.each([
    ['ko', 44_324],
    ['en', 52_296],
  ])('is at most two fifths as long as it was when it told everything at once: %s', async (language, before) => {
    const { page } = await visit(browser, narrow);
    await open(page, `${site.url}/${language}/products`);
    // Elements laid out only near the window keep their height from then on.
    const length = await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      return document.documentElement.scrollHeight;
    });
    expect(length).toBeLessThanOrEqual(0.4 * before);
  });

  it('holds what is folded in its HTML and opens it by hand, by key and by address', async () => {
    const { page, complaints } = await visit(browser, { ...narrow, javaScriptEnabled: false });
    await page.goto(`${site.url}/ko/products`);
    // Without any script, too.
    const fold = page.locator('#gas-cooler-specification');
    expect(await fold.evaluate((element) => element.textContent)).toContain('적용 분야');
    expect(await fold.locator('table').isVisible()).toBe(false);
    await fold.locator('summary').click();
    await fold.locator('table').waitFor();

    const alive = (await visit(browser)).page;
    await open(alive, `${site.url}/en/products#plate-coil-specification`);
    await alive.locator('#plate-coil-specification[open] table').waitFor();
    await scrolledTo(alive, '#plate-coil-specification', 130);
    await alive.locator('#plate-coil-principle > summary').press('Enter');
    await alive.locator('#plate-coil-principle[open]').waitFor();
    await alive.locator('#plate-coil-principle > summary').press(' ');
    await alive.locator('#plate-coil-principle:not([open])').waitFor();
    expect(await accessibilityProblems(alive)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('keeps open what was opened before its code came', async () => {
    const { page } = await visit(browser);
    await page.goto(`${site.url}/en/products`);
    await page.locator('#heat-exchanger-principle > summary').evaluate((summary) => (summary as HTMLElement).click());
    await open(page, `${page.url()}#heat-exchanger`);
    await page.locator('#heat-exchanger-principle[open] figure').waitFor();
  });
});

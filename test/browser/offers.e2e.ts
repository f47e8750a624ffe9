import type { BrowserContextOptions, Page } from 'playwright-core';

import { accessibilityProblems, hasFocus, open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { calculator, calculatorAlive } from '../support/browser/calculator.js';

withSharedSite();

/** A maker's published example, which was offered as 200, 150 and 100 m². */
const conditions = {
  hotFluidName: '물',
  coldFluidName: '물',
  hotTempIn: '35',
  coldTempIn: '29',
  hotTempOut: '30',
  coldTempOut: '34',
  hotPressureDrop: '50',
  coldPressureDrop: '50',
  pressureUnit: 'kPa',
  heatDuty: '1000',
};
const offers = { offer1Area: '200', offer1HotDrop: '48', offer2Area: '100 ㎡', offer2ColdDrop: '6 mAq' };

const words = {
  ko: {
    title: /^제안 비교 점검/,
    results: '점검 결과',
    inside: '범위 안',
    below: '범위 밖: 작음',
    ask: '산정 근거를 문의해 보십시오',
    copy: '문구 복사: 제안 2',
    copied: '복사했습니다.',
  },
  en: {
    title: /^Check of offers/,
    results: 'Result',
    inside: 'Inside the band',
    below: 'Outside: below',
    ask: 'Ask how this is reached',
    copy: 'Copy text: Offer 2',
    copied: 'Copied.',
  },
} as const;

async function openCalculator(language: 'ko' | 'en', values: Record<string, string>, options?: BrowserContextOptions) {
  const visited = await visit(browser, options);
  await open(visited.page, `${site.url}/${language}/calculator?${new URLSearchParams(values)}${calculator}`);
  await calculatorAlive(visited.page);
  return visited;
}

const foldOf = (page: Page, language: 'ko' | 'en') => page.getByRole('button', { name: words[language].title });
const fieldOf = (page: Page, name: string) => page.locator(`${calculator} [name="${name}"]`);

async function fillOffers(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await fieldOf(page, name).fill(value);
}

/** Waits until the table says this of the offers. */
async function verdictsAre(page: Page, language: 'ko' | 'en', ...verdicts: string[]): Promise<void> {
  const row = page.getByRole('table', { name: words[language].results, exact: true }).getByRole('row').nth(1);
  for (const [index, verdict] of verdicts.entries())
    await row.getByRole('cell').nth(index).getByText(verdict, { exact: true }).waitFor();
}

const named = (page: Page, name: string, value: string | null) =>
  page.waitForFunction(([each, wanted]) => new URLSearchParams(location.search).get(each) === wanted, [
    name,
    value,
  ] as const);

describe('the check of offers', () => {
  it('says what lies outside the band, shows the same to whoever opens the link, and in the other language', async () => {
    const text = words.ko;
    const { page, complaints } = await openCalculator('ko', conditions);
    await foldOf(page, 'ko').click();
    await fillOffers(page, offers);
    await verdictsAre(page, 'ko', text.inside, text.below, '–');
    await named(page, 'offer2ColdDrop', '6 mAq');
    expect(complaints).toEqual([]);

    const second = await visit(browser, phone);
    await open(second.page, page.url());
    await calculatorAlive(second.page);
    await verdictsAre(second.page, 'ko', text.inside, text.below, '–');
    expect(await fieldOf(second.page, 'offer2Area').inputValue()).toBe('100 ㎡');
    const sheet = await second.page.locator('a[href^="/api/data-sheets/conditions"]').getAttribute('href');
    expect(Object.fromEntries(new URLSearchParams(sheet?.split('?')[1]))).toMatchObject(offers);

    await page.locator('header a[hreflang="en"]').click();
    await page.waitForURL('**/en/calculator?**');
    await verdictsAre(page, 'en', words.en.inside, words.en.below, '–');
    expect(second.complaints).toEqual([]);
  });

  it('copies a text that can be sent on, or shows it selected where the browser does not let it', async () => {
    const text = words.en;
    const { page, context } = await openCalculator('en', { ...conditions, ...offers });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page.getByRole('button', { name: text.copy });
    await copy.click();
    await page.getByText(text.copied, { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const said of [text.ask, '100 m²', '1,000 kW', 'AHRI 400']) expect(copied).toContain(said);
    expect(copied).not.toContain('200 m²');

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copy.click();
    await hasFocus(page, 'textarea[readonly]');
    expect(await page.evaluate(() => String(getSelection()))).toBe(copied);
  });

  it.each([
    ['ko', 390, phone],
    ['en', 768, { viewport: { width: 768, height: 1024 } }],
  ] as const)('fits the window and has no accessibility problems (%s, %d px)', async (language, _, options) => {
    const { page } = await openCalculator(language, { ...conditions, ...offers, offer3Area: 'abc' }, options);
    await verdictsAre(page, language, words[language].inside);
    // Floating elements would lie over half of some field.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    const cut = await page
      .locator(`${calculator} [id$="-note"]`)
      .evaluateAll((notes) =>
        notes
          .filter(({ id, scrollWidth, clientWidth }) => id.startsWith('offer') && scrollWidth > clientWidth)
          .map(({ id }) => id),
      );
    expect(cut).toEqual([]);
  });

  it('is folded away, its code too, until it is wanted', async () => {
    const { page } = await visit(browser);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await open(page, `${site.url}/en/calculator${calculator}`);
    await calculatorAlive(page);
    await page.waitForLoadState('networkidle');
    const codeOf = () => loaded.filter((path) => path.startsWith('/assets/OfferCheck'));
    expect([codeOf(), await fieldOf(page, 'offer1Area').count()]).toEqual([[], 0]);
    await foldOf(page, 'en').focus();
    await page.keyboard.press('Enter');
    await fieldOf(page, 'offer1Area').waitFor();
    expect(codeOf()).toHaveLength(1);
    await page.keyboard.press('Tab');
    await page.keyboard.type('200');
    await named(page, 'offer1Area', '200');
    await page.keyboard.press('Tab');
    await hasFocus(page, '[name="offer2Area"]');
  });

  it('judges nothing without a band and says what is missing', async () => {
    const { page } = await openCalculator('en', { ...conditions, hotFluidName: 'juice', ...offers });
    await page.getByText('There is no band to compare with: fluid not known.', { exact: false }).waitFor();
    const table = page.getByRole('table', { name: 'Result', exact: true });
    await table.getByText('10,000 W/(m²·K)').waitFor();
    await verdictsAre(page, 'en', '–', '–', '–');
    expect(await page.getByText('Ask how this is reached', { exact: false }).count()).toBe(0);
  });

  it('says under a field how its number was understood, or what is wrong with it', async () => {
    const { page } = await openCalculator('en', conditions);
    await foldOf(page, 'en').click();
    const expected = [
      ['offer1Area', '1.234,5', '= 1234.5 m²'],
      ['offer2Area', '12,5', '= 12.5 m²'],
      ['offer3Area', '-3', 'Above 0 only'],
      ['offer1Plates', '12,5', 'Not whole'],
      ['offer2Plates', 'many', 'Not a number'],
      ['offer1HotDrop', '0.5 bar', '= 50 kPa'],
      ['offer2HotDrop', '50000', 'Too large'],
    ] as const;
    await fillOffers(page, Object.fromEntries(expected.map(([name, value]) => [name, value])));
    for (const [name, , said] of expected) {
      await page.locator(`#${name}-note`).getByText(said, { exact: true }).waitFor();
      expect(await fieldOf(page, name).getAttribute('aria-invalid')).toBe(String(!said.startsWith('=')));
    }
  });

  it('takes nothing but offers from a hostile address', async () => {
    const hostile = { offer1Area: '<img src=x onerror=alert(1)>', offer4Area: '1', offer2Area: '9'.repeat(5000) };
    const { page, complaints } = await openCalculator('en', hostile);
    expect(await fieldOf(page, 'offer1Area').inputValue()).toBe(hostile.offer1Area);
    expect(await fieldOf(page, 'offer2Area').inputValue()).toBe('9'.repeat(40));
    await page.locator('#offer2Area-note').getByText('Too large').waitFor();
    expect(complaints).toEqual([]);
  });
});

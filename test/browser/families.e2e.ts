import type { Locator, Page } from 'playwright-core';

import {
  accessibilityProblems,
  desktop,
  hasFocus,
  open,
  phone,
  scrolledTo,
  visit,
} from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { fillQuote, productsAre, readQuote } from '../support/browser/quote-form.js';

withSharedSite();

const words = {
  ko: {
    chart: /제품군별 압력·온도 한계 도표/,
    yours: '입력 조건: 31 bar, 140 ℃',
    ask: '협의 필요한계 33.3 bar, 210 ℃, 이 온도에 맞는 가스켓 없음',
    little: '여유 적음한계 33.3 bar',
    beyond: '한계 초과한계 29.4 bar',
    fits: '적합',
    said: '적합: 용접식 판형열교환기, 가스쿨러. 여유 적음: 판형열교환기. 한계 초과: 브레이징 열교환기, 스파이럴 열교환기.',
    none: '특수 설계를 검토합니다',
  },
  en: {
    chart: /Chart of the families’ pressure and temperature limits/,
    panel: 'Live check of your figures',
    brazed: 'Brazed plate heat exchanger',
    quote: 'Request a quote: Plate heat exchanger',
  },
} as const;

const isCalculation = (path: string) => /\/(?:judgeFamilies|FieldNoteLine|calculation|LiveResults)-/.test(path);
const field = (page: Page, name: string) => page.locator(`#comparison [name="${name}"]`);
const verdictOf = (page: Page, id: string) => page.locator(`[data-family="${id}"] p`).innerText();

/** Waits until only this family's region stands out. */
async function isLifted(scope: Locator, id: string): Promise<void> {
  const handle = await scope.elementHandle();
  await scope.page().waitForFunction(
    ([element, lifted]) => {
      const regions = [...(element as HTMLElement).querySelectorAll<SVGElement>('[data-region]')];
      return regions.every(
        (region) => getComputedStyle(region).opacity === (region.dataset.region === lifted ? '1' : '0.2'),
      );
    },
    [handle, id] as const,
  );
}

async function openProducts(language: 'ko' | 'en', options = desktop) {
  const { page, complaints } = await visit(browser, options);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, `${site.url}/${language}/products`);
  return { page, complaints, loaded, chart: page.getByRole('img', { name: words[language].chart }) };
}

/** Types both conditions, with a comma or a point, and waits for the verdicts. */
async function type(page: Page, pressure: string, temperature: string): Promise<void> {
  await field(page, 'designPressureUnit').selectOption('bar');
  await field(page, 'hotDesignPressure').fill(pressure);
  await field(page, 'hotDesignTemp').fill(temperature);
  await page.locator('#comparison [data-mark="point"]').waitFor();
}

describe('the chart of the product families', () => {
  it('is part of the page as it is sent, with every limit in words', async () => {
    const { page } = await visit(browser, { ...phone, javaScriptEnabled: false });
    await page.goto(`${site.url}/ko/products`);
    const chart = page.getByRole('img', { name: words.ko.chart });
    expect(await chart.locator('[data-region]').count()).toBe(5);
    const said = await chart.getAttribute('aria-label');
    for (const limit of ['33.3 bar', '29.4 bar', '19.6 bar', '150 bar', '50 bar', '210 ℃', '225 ℃', '400 ℃', '500 ℃'])
      expect(said).toContain(limit);
  });

  it('judges every family by what is typed and says so', async () => {
    const text = words.ko;
    const { page, chart, complaints } = await openProducts('ko');
    await type(page, '31,0', '140.0');
    expect(await verdictOf(page, 'heat-exchanger')).toBe(text.little);
    expect(await verdictOf(page, 'brazing-heat-exchanger')).toBe(text.beyond);
    expect(await verdictOf(page, 'welded-plate-heat-exchanger')).toBe(text.fits);
    expect(await chart.getAttribute('aria-label')).toContain(text.yours);
    await page.getByRole('status').filter({ hasText: text.said }).waitFor();
    await field(page, 'hotDesignTemp').fill('200');
    await page.locator('[data-family="heat-exchanger"] p').getByText(text.ask.slice(0, 4), { exact: false }).waitFor();
    expect(await verdictOf(page, 'heat-exchanger')).toBe(text.ask);
    await field(page, 'hotDesignPressure').fill('');
    await page.locator('#comparison [data-mark="line"]').waitFor();
    expect(await verdictOf(page, 'brazing-heat-exchanger')).toBe(text.fits);
    await field(page, 'hotDesignTemp').fill('-220');
    await field(page, 'hotDesignPressure').fill('151');
    await page.locator('#comparison').getByText(text.none, { exact: false }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is open to everyone before and after typing, and takes a family with its conditions to the quote form', async () => {
    const { page } = await openProducts('en', phone);
    expect(await accessibilityProblems(page)).toEqual([]);
    await type(page, '31', '360');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

    await type(page, '31,5', '200');
    await page.getByRole('link', { name: words.en.quote, exact: true }).click();
    await scrolledTo(page, '#online-quote', 130);
    const wanted = {
      hotDesignPressure: '31,5',
      designPressureUnit: 'bar',
      hotDesignTemp: '200',
      designTempUnit: '°C',
    };
    await productsAre(page, 'heat-exchanger');
    expect(await readQuote(page, Object.keys(wanted))).toEqual(wanted);
  });

  it('stands in the panel of the quote form too, with the governing conditions', async () => {
    const text = words.en;
    const { page } = await visit(browser);
    await open(page, `${site.url}/en/customer-support`);
    const panel = page.getByRole('region', { name: text.panel });
    await fillQuote(page, { hotTempIn: '200', coldTempIn: '20', hotDesignPressure: '3.1', designPressureUnit: 'MPa' });
    const chart = panel.getByRole('img', { name: text.chart });
    await chart.locator('[data-mark="point"]').waitFor();
    expect(await chart.locator('[data-region]').count()).toBe(4);
    const brazed = panel.getByRole('link', { name: text.brazed });
    await brazed.focus();
    await isLifted(panel, 'brazing-heat-exchanger');
    await brazed.press('Enter');
    await page.waitForURL(`${site.url}/en/products#brazing-heat-exchanger`);
  });

  it('lifts the region of the family that is pointed at or reached by keyboard', async () => {
    const { page } = await openProducts('en');
    const section = page.locator('#comparison');
    await section.locator('[data-family="spiral-heat-exchanger"]').hover();
    await isLifted(section, 'spiral-heat-exchanger');
    await page.mouse.move(0, 0);
    await field(page, 'designTempUnit').focus();
    await page.keyboard.press('Tab');
    await isLifted(section, 'heat-exchanger');
    await page.keyboard.press('Tab');
    await isLifted(section, 'heat-exchanger');
    await page.keyboard.press('Tab');
    await isLifted(section, 'brazing-heat-exchanger');
    await page.keyboard.press('Enter');
    await scrolledTo(page, '#brazing-heat-exchanger', 130);
  });

  it('loads no calculation before a field is visited, and stays whole without it', async () => {
    const { page, loaded } = await openProducts('en');
    await page.waitForLoadState('networkidle');
    expect(loaded.filter(isCalculation)).toEqual([]);
    await page.route(/judgeFamilies/, (route) => route.abort());
    await field(page, 'hotDesignPressure').fill('10');
    await page.getByText('The calculation could not be loaded.', { exact: false }).waitFor();
    const link = page.getByRole('link', { name: words.en.quote, exact: true });
    expect(await link.getAttribute('href')).toContain('hotDesignPressure=10&designPressureUnit=bar');
  });

  it('moves nothing while figures are typed, and converts them with their unit on request', async () => {
    const { page } = await openProducts('ko', phone);
    const places = () =>
      page
        .locator('#comparison input, #comparison [data-family], #comparison table')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
    const before = await places();
    await type(page, '1,234', '380');
    expect(await places()).toEqual(before);
    await field(page, 'hotDesignTemp').fill('warm');
    await page.locator('#comparison [data-mark="line"]').waitFor();
    await page.getByText('숫자 확인').waitFor();
    await field(page, 'hotDesignPressure').fill('10');
    await field(page, 'designPressureUnit').selectOption('kgf/cm²');
    await page.getByRole('button', { name: '수치 환산: bar에서 kgf/cm²로' }).click();
    await hasFocus(page, '#comparison [name="designPressureUnit"]');
    expect(await field(page, 'hotDesignPressure').inputValue()).toBe('10.197');
    expect(await places()).toEqual(before);
  });
});

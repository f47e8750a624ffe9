import type { Page } from 'playwright-core';

import { accessibilityProblems, desktop, hasFocus, open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { eventually } from '../support/site/http.js';
import { fillQuote, openPanel, openTechnical, readQuote } from '../support/browser/quote-form.js';

withSharedSite();

const words = {
  ko: { title: '입력값 실시간 검토' },
  en: { title: 'Live check of your figures', impossible: 'Impossible' },
} as const;

const five = {
  hotFluidName: '온수',
  coldFluidName: 'water',
  hotFlowRate: '25',
  hotTempIn: '115',
  hotTempOut: '55',
  coldTempIn: '45',
  coldTempOut: '80',
};

async function openForm(language: 'ko' | 'en', options = desktop) {
  const { page, complaints } = await visit(browser, options);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, `${site.url}/${language}/customer-support`);
  return { page, complaints, loaded, panel: page.getByRole('region', { name: words[language].title }) };
}

const isCalculation = (path: string) => /\/(?:LiveResults|FieldNoteLine|calculation)-/.test(path);
const noteOf = (page: Page, name: string) => page.locator(`#quote-${name}-note`);

describe('the panel beside the quote form', () => {
  it('offers the sixth value from five, says it, and takes it over on request', async () => {
    const { page, panel, complaints } = await openForm('ko');
    await fillQuote(page, five);
    const takeOver = panel.getByRole('button', { name: '이 값을 칸에 넣기' });
    await takeOver.waitFor();
    await panel.getByRole('status').filter({ hasText: '저온측 유량 계산값 41.18 m³/h.' }).waitFor();
    expect(await readQuote(page, ['coldFlowRate'])).toEqual({ coldFlowRate: '' });

    await takeOver.click();
    await hasFocus(page, '[name="coldFlowRate"]');
    expect(await readQuote(page, ['coldFlowRate'])).toEqual({ coldFlowRate: '41.18' });
    await panel.getByRole('row', { name: /열수지 차이.*0 %.*일치/ }).waitFor();
    expect(await takeOver.count()).toBe(0);

    await open(page, page.url());
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="coldFlowRate"]')?.value !== '');
    expect(await readQuote(page, Object.keys(five))).toEqual(five);
    expect(complaints).toEqual([]);
  });

  it('says that swapped sides are impossible and swaps them by one click', async () => {
    const { impossible } = words.en;
    const { page, panel } = await openForm('en', phone);
    // The last one makes them swapped: before it, two other things are impossible for a moment.
    await fillQuote(page, {
      hotFluidName: 'EG',
      hotTempIn: '20',
      hotTempOut: '60',
      coldTempIn: '90',
      coldTempOut: '50',
    });
    await openPanel(panel);
    const swap = panel.getByRole('button', { name: 'Swap hot and cold side' });
    await swap.waitFor();
    expect(await panel.getByText(impossible, { exact: true }).count()).toBe(1);
    await swap.click();
    await panel.getByText(impossible, { exact: true }).waitFor({ state: 'detached' });
    const swapped = { hotTempIn: '90', hotTempOut: '50', coldTempIn: '20', coldTempOut: '60', coldFluidName: 'EG' };
    expect(await readQuote(page, Object.keys(swapped))).toEqual(swapped);
  });

  it('converts numbers to a unit chosen later only on request', async () => {
    const { page, panel } = await openForm('ko');
    await fillQuote(page, { hotTempIn: '100', coldTempIn: '20', hotDesignPressure: '10' });
    // Both have come: the notes, and the panel with the last number.
    await noteOf(page, 'hotDesignPressure').filter({ hasText: '= 9.807 bar' }).waitFor();
    await panel.getByRole('img', { name: '20 ℃' }).waitFor();
    await fillQuote(page, { tempUnit: '°F' });
    const convert = page.getByRole('button', { name: '수치 환산: ℃에서 ℉로' });
    await convert.waitFor();
    const [offer, unit] = await Promise.all(
      [convert, page.locator('[name="tempUnit"]')].map((each) => each.boundingBox()),
    );
    expect(offer?.y).toBeGreaterThanOrEqual((unit?.y ?? Number.NaN) + (unit?.height ?? Number.NaN));
    expect(await readQuote(page, ['hotTempIn', 'coldTempIn'])).toEqual({ hotTempIn: '100', coldTempIn: '20' });
    await convert.click();
    await hasFocus(page, '[name="tempUnit"]');
    expect(await readQuote(page, ['hotTempIn', 'coldTempIn'])).toEqual({ hotTempIn: '212', coldTempIn: '68' });
    expect(await noteOf(page, 'hotTempIn').innerText()).toBe('= 100 ℃');
    await convert.waitFor({ state: 'detached' });
  });

  it('has no accessibility problems asleep, with results and with warnings', async () => {
    const { page, panel } = await openForm('en', phone);
    const problems = async () => {
      // At the top neither the header nor a phone's line, which stay at the window's edges, covers a field by half.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      return accessibilityProblems(page);
    };
    expect(await problems()).toEqual([]);
    await fillQuote(page, { ...five, gasketMaterial: 'NBR', hotDesignPressure: '33', coldFlowRate: '1,234' });
    await openPanel(panel);
    await panel.getByRole('table').waitFor();
    await panel.getByText('NBR', { exact: false }).first().waitFor();
    expect(await problems()).toEqual([]);
    await fillQuote(page, { hotTempIn: '20', hotFlowRate: 'much', tempUnit: '°F', designPressureUnit: 'bar' });
    await panel.getByText(words.en.impossible, { exact: true }).first().waitFor();
    expect(await problems()).toEqual([]);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
  });
});

describe('the calculation behind the quote form', () => {
  it('is not part of the first load and comes when a technical field is entered', async () => {
    const { page, panel, loaded } = await openForm('en');
    await page.locator('[name="company"]').fill('Hanbit');
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
    expect(loaded.filter(isCalculation)).toEqual([]);
    await page.locator('[name="hotFlowRate"]').focus();
    await eventually(async () => loaded.some(isCalculation), Boolean);
    await panel.getByRole('table').waitFor();
  });

  it('leaves the form as it is when its code does not come', async () => {
    const { page, panel } = await openForm('en');
    await page.route(/LiveResults|FieldNoteLine|\/calculation-/, (route) => route.abort());
    await fillQuote(page, five);
    await panel.getByText('The calculation could not be loaded.', { exact: false }).waitFor();
    expect(await readQuote(page, Object.keys(five))).toEqual(five);
    await page.getByRole('button', { name: 'Send quote request' }).click();
    await hasFocus(page, '[name="company"]');
  });

  it('moves no field while notes come and go', async () => {
    const { page, panel } = await openForm('ko', phone);
    await openTechnical(page);
    const places = () =>
      page
        .locator('form fieldset fieldset input, form fieldset fieldset select')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLElement).getBoundingClientRect().top + scrollY));
    const before = await places();
    await fillQuote(page, { hotTempIn: 'warm', coldTempIn: '1,234', hotDesignPressure: '10', coldPressureDrop: '5' });
    await noteOf(page, 'hotDesignPressure').filter({ hasText: '= 9.807 bar' }).waitFor();
    await fillQuote(page, { designPressureUnit: 'bar' });
    await panel.locator('table').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '수치 환산', exact: false }).waitFor();
    expect(await noteOf(page, 'hotTempIn').innerText()).toBe('숫자 확인');
    expect(await noteOf(page, 'coldTempIn').innerText()).toBe('= 1234 ℃');
    expect(await places()).toEqual(before);
  });
});

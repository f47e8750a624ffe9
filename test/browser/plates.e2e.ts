import type { BrowserContextOptions, Page } from 'playwright-core';

import { accessibilityProblems, desktop, hasFocus, open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { calculator, calculatorAlive, calculatorWords } from '../support/browser/calculator.js';
import { fillQuote } from '../support/browser/quote-form.js';

withSharedSite();

const heating = {
  heatDuty: '500',
  heatDutyUnit: 'kW',
  hotTempIn: '80',
  hotTempOut: '60',
  coldTempIn: '50',
  coldTempOut: '70',
  pressureUnit: 'kPa',
  hotPressureDrop: '50',
  coldPressureDrop: '50',
};
const water = { hotFluidName: 'water', coldFluidName: 'water' };

const words = {
  ko: {
    plates: /^전열판 매수\(약\) \d\d – \d\d [\d.]+ – [\d.]+ m² 1패스/,
    table: '전열판 매수(약)',
    drops: [/^고온측 압력손실\(추정\) 4\d – \d\d kPa 허용 50 kPa$/, /^저온측 압력손실\(추정\) 50 kPa 허용 50 kPa$/],
    velocity: /^채널 유속\(고온측 \/ 저온측\) 0\.\d+ – 0\.\d+ \/ 0\.\d+ – 0\.\d+ m\/s$/,
    area: /개략 전열면적 [\d.]+ – [\d.]+ m² 상관식 세 가지/,
    decided: '지배 조건저온측 압력손실',
    relaxed: /허용 압력손실을 50 kPa에서 100 kPa로 늘리면 전열판이 \d\d – \d\d에서 \d\d – \d\d매로 줄어듭니다\./,
    line: /^열량 500 kW · 약 \d\d – \d\d매/,
    martin: /^Martin \(1996\) \d\d [\d.]+ m² \d\d [\d.]+ m² \d\d [\d.]+ m²$/,
    oil: '윤활유',
    asked: '고온측 유체의 다음 물성을 적어 주시면',
    properties: /유체 물성값/,
    outside: '상관식의 유효 범위를 벗어남',
    viscosity: '고온측 점도',
  },
  en: {
    plates: /^Plates, about \d\d – \d\d [\d.]+ – [\d.]+ m² one pass/,
    table: 'Plates, about',
    drops: [
      /^Hot side pressure drop, estimated 4\d – \d\d kPa 50 kPa allowed$/,
      /^Cold side pressure drop, estimated 50 kPa 50 kPa allowed$/,
    ],
    velocity: /^Channel velocity, hot \/ cold 0\.\d+ – 0\.\d+ \/ 0\.\d+ – 0\.\d+ m\/s$/,
    area: /Heat transfer area, rough range [\d.]+ – [\d.]+ m² three correlations/,
    decided: 'Decided bypressure drop (cold side)',
    relaxed: /Allow 100 kPa instead of 50 kPa: \d\d – \d\d plates instead of \d\d – \d\d\./,
    line: /^Heat duty 500 kW · about \d\d – \d\d plates/,
    martin: /^Martin \(1996\) \d\d [\d.]+ m² \d\d [\d.]+ m² \d\d [\d.]+ m²$/,
    oil: 'thick oil',
    asked: 'With these of the hot side fluid we estimate plates',
    properties: /Fluid properties/,
    outside: 'outside the correlations',
    viscosity: 'Hot side viscosity',
  },
} as const;
type Text = (typeof words)['ko' | 'en'];

async function openCalculator(language: 'ko' | 'en', options?: BrowserContextOptions) {
  const { page, complaints } = await visit(browser, options);
  await open(page, `${site.url}/${language}/calculator${calculator}`);
  await calculatorAlive(page);
  const panel = page.getByRole('region', { name: calculatorWords[language].panel });
  return { page, complaints, panel };
}

/** Positions of the rows of plates in the panel, and of the elements after them: px. */
const places = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('[aria-labelledby="live-panel-title"]');
    const row = panel?.querySelector('[data-row="plates"]');
    const part = row?.closest('section');
    const from = part?.getBoundingClientRect().top ?? 0;
    const rows = [...(part?.querySelectorAll('[data-row]') ?? []), ...(part?.nextElementSibling?.children ?? [])];
    const shown = rows.filter((each) => each.getClientRects().length > 0);
    return shown.map((each) => Math.round(each.getBoundingClientRect().top - from));
  });

/** Elements wider than their place, or the page wider than the window. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const part = document.querySelector('[data-row="plates"]')?.closest('section');
    const wide = [document.documentElement, ...(part?.querySelectorAll('*') ?? [])].filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
    );
    return wide.map(({ nodeName, textContent }) => `${nodeName} ${textContent}`);
  });

describe('plates and pressure drop', () => {
  it.each([
    ['ko', phone],
    ['en', desktop],
  ] as const)(
    'follow from a duty, four temperatures and two pressure drops, and nothing moves (%s)',
    async (...given) => {
      const [language, options] = given;
      const text: Text = words[language];
      const { page, panel, complaints } = await openCalculator(language, options);
      const empty = await places(page);
      expect(empty.length).toBeGreaterThan(6);
      await fillQuote(page, { ...water, ...heating }, calculator);
      await panel.getByRole('button', { name: text.plates }).waitFor();
      for (const name of [...text.drops, text.velocity]) await panel.getByRole('button', { name }).waitFor();
      await panel.getByRole('row', { name: text.area }).waitFor();
      await panel.getByRole('listitem').filter({ hasText: text.decided }).waitFor();
      await panel.getByText(text.relaxed).waitFor();
      expect(await places(page)).toEqual(empty);
      expect(await tooWide(page)).toEqual([]);
      if (language === 'ko') {
        await page.locator(`${calculator} [name="hotTempIn"]`).focus();
        await page.locator('[data-live-line] button').filter({ hasText: text.line }).waitFor();
      }
      // Without an outlet there is no number, and its reason stands in the same room.
      await fillQuote(page, { heatDuty: '', coldTempOut: '' }, calculator);
      await panel.getByRole('button', { name: text.plates }).waitFor({ state: 'detached' });
      expect(await places(page)).toEqual(empty);
      expect(complaints).toEqual([]);
    },
  );

  it('open into what each correlation says, by the keyboard, one at a time', async () => {
    const text = words.en;
    const { page, panel } = await openCalculator('en', phone);
    await fillQuote(page, { ...water, ...heating }, calculator);
    const plates = panel.getByRole('button', { name: text.plates });
    await plates.focus();
    await page.keyboard.press('Enter');
    const table = panel.getByRole('table', { name: text.table });
    await table.getByRole('row', { name: text.martin }).waitFor();
    expect(await plates.getAttribute('aria-expanded')).toBe('true');
    expect(await tooWide(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await table.waitFor({ state: 'detached' });
    expect(await plates.getAttribute('aria-expanded')).toBe('false');
    const drop = panel.getByRole('button', { name: text.drops[0], expanded: true });
    await drop.waitFor();
    expect(await tooWide(page)).toEqual([]);
    await page.keyboard.press('Space');
    await drop.waitFor({ state: 'detached' });
  });

  it('ask for the viscosity and conductivity of an oil, and say when no correlation holds', async () => {
    const text = words.ko;
    const { page, panel } = await openCalculator('ko', desktop);
    const properties = page.locator(calculator).getByRole('button', { name: text.properties });
    await fillQuote(page, { ...water, ...heating }, calculator);
    await panel.getByRole('button', { name: text.plates }).waitFor();
    expect(await properties.getAttribute('aria-expanded')).toBe('false');
    const oil = {
      hotFluidName: text.oil,
      hotSpecificHeat: '2',
      hotDensity: '880',
      coldTempIn: '30',
      coldTempOut: '40',
    };
    await fillQuote(page, oil, calculator);
    const card = panel.getByRole('listitem').filter({ hasText: text.asked });
    await card.waitFor();
    await card.getByRole('button', { name: text.viscosity }).click();
    await hasFocus(page, '[name="hotViscosity"]');
    expect(await properties.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.type('2');
    await fillQuote(page, { hotConductivity: '0.13' }, calculator);
    await card.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: text.plates }).waitFor();
    await fillQuote(page, { hotViscosity: '200' }, calculator);
    await panel.getByText(text.outside).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

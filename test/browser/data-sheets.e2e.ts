import { readFile } from 'node:fs/promises';

import type { Browser, Page } from 'playwright-core';

import { closeVisits, desktop, launchBrowser, open, phone, visit } from '../support/browser.js';
import { calculator, calculatorAlive, five } from '../support/calculator.js';
import { combinations } from '../support/combinations.js';
import { readPdf } from '../support/pdf-text.js';
import { fillQuote } from '../support/quote-form.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('data-sheets-browser'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const words = {
  ko: {
    link: '데이터시트 (PDF)',
    fold: '가스쿨러 데이터시트 (PDF)',
    fileName: '가스쿨러 데이터시트.pdf',
    save: 'PDF로 저장',
    savedAs: '열교환 계산서.pdf',
  },
  en: {
    link: 'Data sheet (PDF)',
    fold: 'Gas cooler Data sheet (PDF)',
    fileName: 'Gas cooler data sheet.pdf',
    save: 'Save as PDF',
    savedAs: 'Heat exchanger calculation.pdf',
  },
} as const;
const screens = combinations(2, [
  { language: 'ko', screen: 'phone', options: phone },
  { language: 'en', screen: 'desktop', options: desktop },
  { language: 'ko', screen: 'desktop', options: desktop },
  { language: 'en', screen: 'phone', options: phone },
]);

/** Clicks what saves a file, and reads it. */
async function saved(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  return { fileName: download.suggestedFilename(), pdf: await readPdf(await readFile(await download.path())) };
}

describe.each(screens)('on a $screen in $language', ({ language, options }) => {
  const text = words[language];

  it('a family’s page and its section lead to its data sheet', async () => {
    const { page, complaints } = await visit(browser, options);
    await open(page, `${site.url}/${language}/products/gas-cooler`);
    const sheet = await saved(page, text.link);
    expect(sheet.fileName).toBe(text.fileName);
    expect(sheet.pdf.links).toEqual([expect.stringMatching(new RegExp(`/${language}/products/gas-cooler$`))]);
    expect(page.url()).toBe(`${site.url}/${language}/products/gas-cooler`);

    await open(page, `${site.url}/${language}/products#gas-cooler-specification`);
    await page.locator('#gas-cooler-specification[open]').waitFor();
    expect((await saved(page, text.fold)).pdf.text).toBe(sheet.pdf.text);
    expect(complaints).toEqual([]);
  });

  it('the calculator saves what was typed and what its panel says, and its file leads back', async () => {
    const { page, complaints } = await visit(browser, options);
    await open(page, `${site.url}/${language}/calculator${calculator}`);
    await calculatorAlive(page);
    await fillQuote(page, five, calculator);
    const panel = page.locator('[aria-labelledby="live-panel-title"]');
    const figures = panel.locator('table').first().locator('tr');
    await figures.filter({ hasText: '20 K' }).waitFor();
    const [duty = ''] = /[\d,.]+(?= kW)/.exec(await figures.filter({ hasText: 'kW' }).first().innerText()) ?? [];
    expect(Number(duty.replaceAll(',', ''))).toBeGreaterThan(100);

    const { fileName, pdf } = await saved(page, text.save);
    expect(fileName).toBe(text.savedAs);
    const printed = pdf.pieces.map((piece) => piece.text);
    expect(printed).toContain(duty);
    for (const value of Object.values(five)) expect(printed).toContain(value);
    await open(page, (pdf.links[0] ?? '').replace(/^https?:\/\/[^/]+/, site.url));
    await calculatorAlive(page);
    await page.locator('[aria-labelledby="live-panel-title"]').getByText(`${duty} kW`).first().waitFor();
    expect(complaints).toEqual([]);
  });
});

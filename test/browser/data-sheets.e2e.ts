import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';

import { desktop, open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { calculator, calculatorAlive, five } from '../support/browser/calculator.js';
import { readPdf } from '../support/makers/pdf-text.js';
import { fillQuote } from '../support/browser/quote-form.js';

withSharedSite();

/** Clicks what saves a file, and reads it. */
async function saved(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  return { fileName: download.suggestedFilename(), pdf: await readPdf(await readFile(await download.path())) };
}

describe('a data sheet', () => {
  it('is what a family’s page and its section lead to', async () => {
    const { page, complaints } = await visit(browser, desktop);
    await open(page, `${site.url}/ko/products/gas-cooler`);
    const sheet = await saved(page, '데이터시트 (PDF)');
    expect(sheet.fileName).toBe('가스쿨러 데이터시트.pdf');
    expect(sheet.pdf.links).toEqual([expect.stringMatching(/\/ko\/products\/gas-cooler$/)]);
    expect(page.url()).toBe(`${site.url}/ko/products/gas-cooler`);

    await open(page, `${site.url}/ko/products#gas-cooler-specification`);
    await page.locator('#gas-cooler-specification[open]').waitFor();
    expect((await saved(page, '가스쿨러 데이터시트 (PDF)')).pdf.text).toBe(sheet.pdf.text);
    expect(complaints).toEqual([]);
  });

  it('of the calculator has what was typed and what its panel says, and leads back', async () => {
    const { page, complaints } = await visit(browser, phone);
    await open(page, `${site.url}/en/calculator${calculator}`);
    await calculatorAlive(page);
    await fillQuote(page, five, calculator);
    const panel = page.locator('[aria-labelledby="live-panel-title"]');
    const figures = panel.locator('table').first().locator('tr');
    await figures.filter({ hasText: '20 K' }).waitFor();
    const [duty = ''] = /[\d,.]+(?= kW)/.exec(await figures.filter({ hasText: 'kW' }).first().innerText()) ?? [];
    expect(Number(duty.replaceAll(',', ''))).toBeGreaterThan(100);

    const { fileName, pdf } = await saved(page, 'Download PDF');
    expect(fileName).toBe('Heat exchanger calculation.pdf');
    const printed = pdf.pieces.map((piece) => piece.text);
    expect(printed).toContain(duty);
    for (const value of Object.values(five)) expect(printed).toContain(value);
    await open(page, (pdf.links[0] ?? '').replace(/^https?:\/\/[^/]+/, site.url));
    await calculatorAlive(page);
    await page.locator('[aria-labelledby="live-panel-title"]').getByText(`${duty} kW`).first().waitFor();
    expect(complaints).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';

import readXlsxFile from 'read-excel-file/node';

import { defaultContent } from '../../server/site/defaults.js';
import { desktop, open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';

withSharedSite();

const records = defaultContent.deliveries.records.map(({ deliveries }) => deliveries);

const files = [
  ['industrial-delivery-performance-2021-2024.xlsx', 'ko', 0, '산업용 납품실적 2021-2024', 16],
  ['compact-unit-delivery-performance-2023-2024.xlsx', 'en', 1, 'Compact unit delivery performance 2023-2024', 15],
] as const;

const sheets = {
  ko: {
    name: '납품실적',
    note: '예시 자료',
    first: ['번호', '납품 연월', '납품처'],
    last: ['설계압력 (kg/cm²)', '수량', '지역'],
  },
  en: {
    name: 'Deliveries',
    note: 'Sample data',
    first: ['No.', 'Delivered', 'Customer'],
    last: ['Design pressure (kg/cm²)', 'Quantity', 'Region'],
  },
} as const;

describe.each(files)('%s, downloaded from the page in %s', (fileName, language, position, name, columns) => {
  it('is a spreadsheet with a sheet for each language, and all deliveries in both', async () => {
    const { page } = await visit(browser, desktop);
    await open(page, `${site.url}/${language}/delivery-performance`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: new RegExp(name) }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(fileName);
    const workbook = await readXlsxFile(await readFile(await download.path()));
    expect(workbook.map(({ sheet }) => sheet)).toEqual([sheets.ko.name, sheets.en.name]);
    const deliveries = records[position] ?? [];
    expect(deliveries.length).toBeGreaterThanOrEqual(30);
    for (const each of ['ko', 'en'] as const) {
      const [note, head = [], ...rows] = workbook.find(({ sheet }) => sheet === sheets[each].name)?.data ?? [];
      expect(note?.[0]).toContain(sheets[each].note);
      expect(head).toHaveLength(columns);
      expect([head.slice(0, 3), head.slice(-3)]).toEqual([sheets[each].first, sheets[each].last]);
      expect(rows.map((row) => [row[0], row[1], row[2], row.at(-2)])).toEqual(
        deliveries.map(({ month, site: customer, quantity }, index) => [
          index + 1,
          new Date(`${month}-01`),
          customer[each],
          quantity,
        ]),
      );
    }
  });
});

describe('the cards', () => {
  it('name tag, period and content, and count every delivery', async () => {
    const titles = ['Industrial delivery performance', 'Compact unit delivery performance'];
    const tags = ['Plant Equipment', 'HVAC'];
    const { page } = await visit(browser, phone);
    await open(page, `${site.url}/en/delivery-performance`);
    expect(await page.locator('#delivery-performance').innerText()).toContain(sheets.en.note);
    const cards = page.locator('#delivery-performance article');
    expect(await cards.count()).toBe(2);
    for (const [index, deliveries] of records.entries()) {
      const card = cards.nth(index);
      expect(await card.getByRole('heading', { level: 3 }).innerText()).toBe(titles[index]);
      const words = await card.innerText();
      expect(words).toContain(tags[index]);
      expect(words).toContain(index === 0 ? '2021-2024' : '2023-2024');
      expect(words).toContain(`${deliveries.length} deliveries`);
      const totals = await card.locator('tbody td:last-child').allInnerTexts();
      expect(totals.reduce((sum, total) => sum + Number(total), 0)).toBe(deliveries.length);
    }
  });
});

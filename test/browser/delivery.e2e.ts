import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';

import { closeVisits, desktop, launchBrowser, open, phone, visit } from '../support/browser.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

type Language = 'ko' | 'en';
type Delivery = { month: string; site: Record<Language, string>; quantity: number };
type DeliveryRecord = { fileName: string; title: Record<Language, string>; deliveries: Delivery[] };

let site: TestSite;
let browser: Browser;
let records: DeliveryRecord[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('delivery'), launchBrowser()]);
  // The web's sources are resolved in their own way, hence not a static import.
  const source = join(import.meta.dirname, '../../web/content/deliveries/records.ts');
  ({ deliveryRecords: records } = (await import(source)) as { deliveryRecords: DeliveryRecord[] });
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const files = [
  ['industrial-delivery-performance-2021-2024.xlsx', 'ko', '산업용 납품실적 2021-2024', 16],
  ['industrial-delivery-performance-2021-2024.xlsx', 'en', 'Industrial delivery performance 2021-2024', 16],
  ['compact-unit-delivery-performance-2023-2024.xlsx', 'ko', '콤팩트 유니트 납품실적 2023-2024', 15],
  ['compact-unit-delivery-performance-2023-2024.xlsx', 'en', 'Compact unit delivery performance 2023-2024', 15],
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

describe.each(files)('%s, downloaded from the page in %s', (fileName, language, name, columns) => {
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
    const deliveries = records.find((record) => record.fileName === fileName)?.deliveries ?? [];
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
  it.each([
    ['ko', ['플랜트 설비', '공조 설비'], '예시 자료'],
    ['en', ['Plant Equipment', 'HVAC'], 'Sample data'],
  ] as const)('name tag, period and content, and count every delivery (%s)', async (language, tags, note) => {
    const { page } = await visit(browser, phone);
    await open(page, `${site.url}/${language}/delivery-performance`);
    expect(await page.locator('#delivery-performance').innerText()).toContain(note);
    const cards = page.locator('#delivery-performance article');
    expect(await cards.count()).toBe(2);
    for (const [index, record] of records.entries()) {
      const card = cards.nth(index);
      expect(await card.getByRole('heading', { level: 3 }).innerText()).toBe(record.title[language]);
      const words = await card.innerText();
      expect(words).toContain(tags[index]);
      expect(words).toContain(index === 0 ? '2021-2024' : '2023-2024');
      expect(words).toContain(`${record.deliveries.length}${language === 'ko' ? '건' : ' deliveries'}`);
      const totals = await card.locator('tbody td:last-child').allInnerTexts();
      expect(totals.reduce((sum, total) => sum + Number(total), 0)).toBe(record.deliveries.length);
    }
  });
});

import type { Browser, Locator } from 'playwright-core';

import type { QuoteReceipt } from '../../server/quotes/quotes.types.js';
import { accessibilityProblems, closeVisits, desktop, launchBrowser, open, phone, visit } from '../support/browser.js';
import { properties, quoteRequest } from '../support/factories.js';
import { ask } from '../support/http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('quote-sheet'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Water that boils and freezes, and materials that do not suit. */
const manyWarnings = {
  hotFluidName: '물',
  coldFluidName: '해수',
  hotTempOut: '46.5',
  coldTempIn: '45',
  hotDesignPressure: '0.3',
  coldDesignPressure: '999',
  hotDesignTemp: '150',
  plateMaterial: 'SS304',
  gasketMaterial: 'NBR',
};

/** Stores a request and opens it in the inbox. */
async function openSheet(changes: Record<string, unknown>, language: 'ko' | 'en' = 'ko', options = desktop) {
  const { body } = await ask<QuoteReceipt>(`${site.url}/api/quotes`, { json: quoteRequest(changes) });
  const visitor = await visit(browser, options);
  const { context, page } = visitor;
  await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(page, `${site.url}/${language}/manage`);
  await page.getByRole('link', { name: body.reference }).click();
  await page.locator('#sheet-title').filter({ hasText: body.reference }).waitFor();
  return { ...visitor, reference: body.reference, sheet: page.locator('article') };
}

/** Subject and text of the letter that the sheet's link to the sender begins. */
async function answerOf(sheet: Locator) {
  const link = await sheet.getByRole('link', { name: 'jiwoo.kim@example.com' }).getAttribute('href');
  return new URL(link ?? '').searchParams;
}

describe('the sheet of a request', () => {
  it('is read in either language, the sender’s marked, and leads to an answer in the sender’s', async () => {
    // Typed without Hangul, so that none is left when the sheet is English.
    const typed = {
      company: 'Fjord',
      name: 'Kari',
      projectName: 'Plant 3',
      serviceInProcess: 'Heating',
      comment: 'Soon',
    };
    const changes = { ...manyWarnings, ...typed, hotFluidName: 'water', coldFluidName: 'seawater', language: 'en' };
    const { page, sheet, reference, complaints } = await openSheet(changes, 'en', phone);
    const choices = page.getByRole('group', { name: 'Language of the sheet' });
    const leadsToAnswer = async () => {
      const answer = await answerOf(sheet);
      expect(/^\[(Q-[\d-]+)\] Your quote request: /.exec(answer.get('subject') ?? '')?.[1]).toBe(reference);
      const opening = /^Dear Kari,\s+Thank you for your quote request (Q-[\d-]+)/;
      expect(opening.exec(answer.get('body') ?? '')?.[1]).toBe(reference);
    };
    const shown = async () => {
      const drawing = await sheet.getByRole('img').getAttribute('aria-label');
      return { text: `${await sheet.innerText()} ${drawing}`, lang: await sheet.getAttribute('lang') };
    };
    expect((await shown()).lang).toBe('en');

    await choices.getByRole('button', { name: 'English (sender’s)' }).click();
    await sheet.getByRole('img', { name: 'Hot inlet 115 °C' }).waitFor();
    const inEnglish = await shown();
    expect(inEnglish.lang).toBe('en');
    for (const word of ['Design pressure', 'Heat transfer area', 'Caution']) expect(inEnglish.text).toContain(word);
    expect(inEnglish.text).not.toMatch(/[가-힣]/);
    await leadsToAnswer();
    // At the top nothing lies half under the header.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await accessibilityProblems(page)).toEqual([]);

    await choices.getByRole('button', { name: '한국어' }).click();
    await sheet.getByRole('img', { name: '고온측 입구 115 ℃' }).waitFor();
    const inKorean = await shown();
    expect(inKorean.lang).toBe('ko');
    for (const word of ['설계압력', '전열면적', '주의']) expect(inKorean.text).toContain(word);
    expect(inKorean.text).not.toMatch(/Caution|Heat duty|Inlet/);
    await leadsToAnswer();
    expect(complaints).toEqual([]);
  });

  it('leads to an answer in Korean where the sender’s request was, whatever the sheet’s language is', async () => {
    const { page, sheet, reference } = await openSheet({ language: 'ko' });
    for (const shown of ['English', '한국어']) {
      await page.getByRole('button', { name: shown }).click();
      const answer = await answerOf(sheet);
      expect(/^\[(Q-[\d-]+)\] 견적 요청 회신: /.exec(answer.get('subject') ?? '')?.[1]).toBe(reference);
      const opening = /^김지우 님께\s+보내 주신 견적 요청\(접수번호 (Q-[\d-]+)/;
      expect(opening.exec(answer.get('body') ?? '')?.[1]).toBe(reference);
    }
  });

  it.each([
    ['ko', desktop, '전열판 매수', '전열판·상관식별 산정값'],
    ['en', phone, 'Plates, about', 'Each plate by each correlation'],
  ] as const)('has every design behind the plates, on screen only (%s)', async (language, options, plates, title) => {
    const water = { hotFluidName: 'water', coldFluidName: 'water' };
    const { page, sheet, complaints } = await openSheet(water, language, options);
    expect(await sheet.getByRole('row', { name: plates }).innerText()).toMatch(/\d+ – \d+ \(/);
    const designs = sheet.getByRole('group', { name: title });
    await sheet.getByText(title).click();
    expect(await designs.getByRole('row').count()).toBe(10);
    // The table is wider than a phone, the page is not.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await designs.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['as most are', {}, 9.5],
    ['with many warnings in English', { ...manyWarnings, language: 'en' }, 8],
    ['with many warnings and the longest remarks', { ...manyWarnings, comment: '가나다 라마 '.repeat(285) }, 7],
    ['with far more lines than a page has', { comment: '한 줄\n'.repeat(200) }, 9],
    [
      'with many warnings and properties of the fluids',
      { ...manyWarnings, ...properties, comment: '긴 설명. '.repeat(200) },
      7,
    ],
    ['with long values and remarks', { company: '가나다'.repeat(30), comment: '긴 설명입니다. '.repeat(220) }, 7],
  ])('prints a request %s on one A4 page without the site around it', async (_, changes, legible) => {
    const { page } = await openSheet(changes);
    if ('language' in changes) await page.getByRole('button', { name: 'English' }).click();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);

    const size = await page.locator('article').evaluate((sheet) => sheet.style.getPropertyValue('--print-size'));
    expect(Number(size)).toBeGreaterThanOrEqual(legible);

    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('article').isVisible()).toBe(true);
    for (const around of ['header', 'footer', '[name="note"]', '[role="group"]'])
      expect(await page.locator(around).first().isVisible()).toBe(false);
  });
});

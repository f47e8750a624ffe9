import type { Locator, Page } from 'playwright-core';

import type { QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { becomes, sidewaysScroll } from '../support/browser/board-screen.js';
import { accessibilityProblems, desktop, open, phone, status, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { answerOf, answersAt } from '../support/makers/answers.js';
import { properties, quoteRequest } from '../support/makers/factories.js';
import { ask, signIn } from '../support/site/http.js';
import { inInbox, sendRequest } from '../support/browser/sent-request.js';

const DAY = 24 * 3_600_000;

let token: string;

withSite('handling-desk');

beforeAll(async () => {
  token = await signIn(site);
});

async function desk(query: string, look = desktop) {
  const visitor = await visit(browser, look);
  await visitor.context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(visitor.page, `${site.url}/ko/manage?tab=${query}`);
  return visitor;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const late = (reference: string, days: number) =>
  site.database.collection('quotes').updateOne({ reference }, { $set: { dueAt: new Date(Date.now() - days * DAY) } });
const idOf = async (reference: string) => (await inInbox(site, reference, token)).id;

it('a late request is on top, counted in the title, and taken over and handed over', async () => {
  const { reference } = await sendRequest(site, { company: '늦은 회사', email: 'late@example.co.kr' });
  await sendRequest(site, { company: '새 회사' });
  await late(reference, 3);
  const { page, complaints } = await desk('quotes');
  await page.waitForFunction(() => document.title.startsWith('(1) '));
  await status(page, '기한 지남 1건');
  const first = page.getByRole('row').nth(1);
  await first.getByText('기한 3일 지남').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await first.getByRole('link').click();
  await page.locator('input[name="responsible"]').fill('김 지우');
  await page.locator('input[name="responsible"]').press('Enter');
  await status(page, '담당자를 저장했습니다.');
  await page.getByText('담당자: 김 지우').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.locator('input[name="responsible"]').fill('박 과장');
  await page.locator('input[name="responsible"]').press('Enter');
  await page.getByText('담당자: 박 과장').waitFor();

  await page.goBack();
  await page.locator('select[name="responsible"]').selectOption('박 과장');
  await status(page, '총 1건');
  await page.getByRole('link', { name: reference }).click();
  // The list has a field of this name, too.
  await page.getByRole('heading', { name: '처리', exact: true }).waitFor();
  await page.getByRole('combobox', { name: '상태' }).click();
  await page.getByRole('option', { name: '답변 완료' }).click();
  await status(page, '상태를 저장했습니다.');
  await page.waitForFunction(() => !document.title.startsWith('('));
  expect(complaints).toEqual([]);
});

it('a request comes back on the day of its reminder, and is done or put off by one click', async () => {
  const { reference } = await sendRequest(site, { company: '다시 볼 회사', email: 'again@example.co.kr' });
  const id = await idOf(reference);
  const { page } = await desk(`quotes&quote=${id}`);
  await button(page, '내일').click();
  await page.getByText('에 다시 보기로 했습니다.').waitFor();
  await site.database.collection('quotes').updateOne({ reference }, { $set: { remindAt: new Date(Date.now() - DAY) } });
  await open(page, `${site.url}/ko/manage?tab=quotes`);
  const first = page.getByRole('row').nth(1);
  await first.getByText('다시 볼 회사').waitFor();
  await first.getByText('알림').waitFor();
  await first.getByRole('link').click();
  await button(page, '완료').click();
  await status(page, '알림을 지웠습니다.');
  await page.getByText('알림 해제').waitFor();
});

it('two requests of a sender are merged, found in each other, and split again', async () => {
  const one = await sendRequest(site, { email: 'twice@example.co.kr', company: '두 번 보낸 회사' });
  const two = await sendRequest(site, { email: 'twice@example.co.kr', company: '두 번 보낸 회사' });
  await answersAt(site, token, await idOf(two.reference)).send(answerOf());
  const { page, complaints } = await desk(`quotes&quote=${await idOf(two.reference)}`);
  await button(page, `${one.reference} 요청과 합치기`).click();
  const dialog = page.getByRole('dialog', { name: '두 요청을 하나로 합치기' });
  await dialog.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await button(page, '합치기').last().click();
  await status(page, '두 요청을 합쳤습니다.');
  // The earlier one stays in the list, and is opened.
  await page.getByText('이 요청에 합쳐진 요청:').waitFor();
  expect(page.url()).toContain(await idOf(one.reference));
  await page
    .getByRole('listitem')
    .filter({ hasText: two.reference })
    .getByText(/^답변 \d/)
    .waitFor();
  await page.getByRole('link', { name: two.reference }).first().click();
  await page.getByText('이 요청은 다음 요청에 합쳐져 목록에 나오지 않습니다:').waitFor();

  const sender = await visit(browser, phone);
  await open(sender.page, `${site.url}${two.link}`);
  await sender.page.getByText(`접수번호 ${one.reference} 요청과 함께 처리하고 있습니다.`).waitFor();

  const list = await desk(`quotes&q=${two.reference}`);
  await list.page.getByText(`합친 요청: ${two.reference}`).waitFor();

  await button(page, '다시 나누기').first().click();
  await status(page, '두 요청으로 다시 나누었습니다.');
  await page.getByText(`${one.reference} 요청과 다시 나눔`).waitFor();
  expect(complaints).toEqual([]);
});

it('the office adds a day off and takes a holiday out', async () => {
  const { page, complaints } = await desk('settings');
  await page.locator('[name="holidayDay"]').fill('2027-12-31');
  await page.locator('[name="holidayName"]').fill('종무식');
  await button(page, '쉬는 날 더하기').click();
  await status(page, '쉬는 날을 저장했습니다.');
  await page.getByText('2027-12-31 종무식 (직접 더한 날)').waitFor();
  await button(page, '2027-12-27 삭제').click();
  await page.getByText('(근무)').waitFor();
  await button(page, '2027-12-27 되돌리기').click();
  await page.getByText('(근무)').waitFor({ state: 'detached' });
  await page.getByLabel('주간 메일 보내기').check();
  await status(page, '설정을 저장했습니다.');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('nothing is wider than a screen of 360 or 768 px', async () => {
  const { reference } = await sendRequest(site, { email: 'narrow@example.co.kr' });
  await late(reference, 12);
  const { page } = await desk('quotes', phone);
  const isNarrow = async () => {
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
    }
  };
  await page.getByText('기한 12일 지남').first().waitFor();
  await isNarrow();
  await open(page, `${site.url}/ko/manage?tab=quotes&quote=${await idOf(reference)}`);
  await page.locator('#kindred-title').waitFor();
  await isNarrow();
  await open(page, `${site.url}/ko/manage?tab=settings`);
  await page.locator('[name="holidayDay"]').waitFor();
  await isNarrow();
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
async function letterOf(sheet: Locator) {
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
      const answer = await letterOf(sheet);
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
      const answer = await letterOf(sheet);
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
    await becomes(() => designs.getByRole('row').count(), 10);
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

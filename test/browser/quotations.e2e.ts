import { randomUUID } from 'node:crypto';

import type { BrowserContextOptions, Page } from 'playwright-core';

import { sidewaysScroll } from '../support/browser/board-screen.js';
import { accessibilityProblems, desktop, open, phone, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { eventually, signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { inInbox, sendRequest } from '../support/browser/sent-request.js';

let token: string;

withSite('quotations-desk');

beforeAll(async () => {
  token = await signIn(site);
});

/** The inbox, signed in, with a new request of this company. */
async function openInbox(options: BrowserContextOptions, company: string) {
  const sent = await sendRequest(site, { company });
  const visitor = await visit(browser, options);
  await visitor.context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(visitor.page, `${site.url}/ko/manage?tab=quotes`);
  return { ...visitor, ...sent, stored: () => inInbox(site, sent.reference, token) };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const prices = (page: Page) => page.getByRole('textbox', { name: '단가' });
/** Sends a quotation which is made, but whose answer gets lost. */
async function loseAnswerOfSend(page: Page): Promise<void> {
  await page.route(
    '**/quotations',
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort();
    },
    { times: 1 },
  );
  await button(page, '보내기').click();
  await page.getByText('견적서를 만들지 못해', { exact: false }).waitFor();
}
const hasRoom = async (page: Page) => expect(await sidewaysScroll(page)).toBe(0);
const isFine = async (page: Page) => {
  await hasRoom(page);
  expect(await accessibilityProblems(page)).toEqual([]);
};

describe.each([
  ['1440 px', desktop, hasRoom],
  ['360 px', phone, isFine],
] as const)('a quotation (%s)', (_, options, looksGood) => {
  it('is three clicks and the prices away from the inbox, and is found by its company', async () => {
    const company = `한빛화학 ${randomUUID()}`;
    const { page, reference, stored, complaints } = await openInbox(options, company);
    await page.getByRole('link', { name: reference }).click();
    await button(page, '견적서 작성').click();
    await prices(page).first().waitFor();
    for (const price of await prices(page).all()) await price.fill('1250000');
    await looksGood(page);
    // A double click sends one.
    await button(page, '보내기').dblclick();
    const number = `${reference}-R1`;
    await page.getByRole('link', { name: `${number} PDF 내려받기` }).waitFor();
    await page.getByText(/보냄$/).first().waitFor();
    const { status, history } = await stored();
    expect([status, history.map(({ files }) => files)]).toEqual(['answered', [[`${number}.pdf`]]]);
    await looksGood(page);

    await page.getByRole('link', { name: '목록으로' }).click();
    await page.getByRole('link', { name: '견적서 목록' }).click();
    await page.getByRole('heading', { name: '견적서', exact: true }).waitFor();
    // Without the search there may be one, too.
    const found = page.waitForResponse((response) => new URL(response.url()).searchParams.get('search') === company);
    await page.getByRole('searchbox').fill(company);
    await found;
    await page.getByText('1건', { exact: true }).waitFor();
    await page.getByText(company, { exact: true }).waitFor();
    await looksGood(page);
    await page.getByRole('link', { name: number, exact: true }).click();
    await button(page, '견적서 다시 작성').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a price', () => {
  it('with a comma, of nothing or below it is asked before anything is sent', async () => {
    const { page, reference, stored } = await openInbox(desktop, '물어보는회사');
    await page.getByRole('link', { name: reference }).click();
    await button(page, '견적서 작성').click();
    const price = prices(page).first();
    await price.fill('1,250,000');
    await button(page, '보내기').click();
    await page.getByText('견적서에서 표시된 곳을 고쳐 주세요', { exact: false }).waitFor();
    await button(page, '₩1,250,000').click();
    expect(await price.inputValue()).toBe('1250000');
    await price.fill('0');
    await button(page, '보내기').click();
    await page.getByText('견적서에서 표시된 곳을 고쳐 주세요', { exact: false }).waitFor();
    expect((await stored()).history).toEqual([]);
    await page.getByRole('checkbox', { name: /무상/ }).check();
    await price.fill('-5000');
    await page.getByRole('checkbox', { name: /할인/ }).check();
    await page.getByText('합계가 0보다 작습니다.').waitFor();
    await price.fill('5000');
    await button(page, '보내기').click();
    // The quotation is made before the answer that carries it is stored.
    await page.getByText(/보냄$/).first().waitFor();
    await page.getByRole('link', { name: `${reference}-R1 PDF 내려받기` }).waitFor();
    expect((await stored()).history).toHaveLength(1);
  });
});

describe('a quotation that is being written', () => {
  it('is there after a reload, shown as PDF, and made once where answers get lost', async () => {
    const { page, reference, stored } = await openInbox(desktop, '다시여는會社');
    await page.getByRole('link', { name: reference }).click();
    await button(page, '견적서 작성').click();
    await prices(page).first().fill('777');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await eventually(
      () => prices(page).first().inputValue(),
      (value) => value === '777',
    );
    const product = page.getByRole('textbox', { name: '품목', exact: true }).first();
    const usual = await product.inputValue();
    await product.fill('大韓 판형열교환기');
    const unprintable = (characters: string) =>
      page.getByText(`다음 글자는 PDF에 □로 인쇄됩니다: ${characters}.`, { exact: false });
    await unprintable('會, 社, 大, 韓').waitFor();
    await isFine(page);
    await product.fill(usual);
    await unprintable('會, 社').waitFor();
    await button(page, '견적서 미리보기').click();
    const dialog = page.getByRole('dialog', { name: '고객이 받을 견적서' });
    await dialog.locator('iframe[src^="blob:"]').waitFor();
    await dialog.getByRole('button', { name: '닫기' }).click();
    await loseAnswerOfSend(page);
    await button(page, '보내기').click();
    await page.getByText(/보냄$/).first().waitFor();
    expect((await stored()).history).toHaveLength(1);
    expect(await page.getByRole('link', { name: /PDF 내려받기$/ }).count()).toBe(1);
  });

  it('is the next revision where it is corrected after its answer got lost', async () => {
    const { page, reference, stored } = await openInbox(desktop, '고쳐보내는회사');
    await page.getByRole('link', { name: reference }).click();
    await button(page, '견적서 작성').click();
    await prices(page).first().fill('1000');
    await loseAnswerOfSend(page);
    await prices(page).first().fill('2000');
    await button(page, '보내기').click();
    await page.getByText(/보냄$/).first().waitFor();
    expect((await stored()).history.map(({ files }) => files)).toEqual([[`${reference}-R2.pdf`]]);
  });

  it('is gone with the answer that is discarded, and taken out once that is confirmed', async () => {
    const { page, reference } = await openInbox(desktop, '그만두는회사');
    const isWritten = page.getByRole('heading', { name: `견적서 ${reference}-R1` });
    await page.getByRole('link', { name: reference }).click();
    await button(page, '견적서 작성').click();
    await prices(page).first().fill('1000');
    await page.getByRole('link', { name: '목록으로' }).click();
    await button(page, '변경 버리기').click();
    await page.getByRole('link', { name: reference }).click();
    await button(page, '답변 쓰기').click();
    await page.getByRole('textbox', { name: '내용' }).waitFor();
    expect(await isWritten.count()).toBe(0);

    await button(page, '견적서 넣기').click();
    await prices(page).first().fill('1000');
    await button(page, '견적서 빼기').click();
    const question = page.getByRole('dialog', { name: '쓰던 견적서를 뺄까요?' });
    await question.getByRole('button', { name: '계속 쓰기' }).click();
    expect(await prices(page).first().inputValue()).toBe('1000');
    await button(page, '견적서 빼기').click();
    await question.getByRole('button', { name: '견적서 빼기' }).click();
    await button(page, '견적서 넣기').waitFor();
    expect(await isWritten.count()).toBe(0);
  });

  it('counts among the five files of its answer, and stands in the preview of the letter', async () => {
    const { page, reference, stored } = await openInbox(desktop, '파일많은회사');
    await page.getByRole('link', { name: reference }).click();
    await button(page, '답변 쓰기').click();
    const files = Array.from({ length: 5 }, (_, index) => ({
      name: `drawing-${index}.pdf`,
      mimeType: 'application/pdf',
      buffer: makePdf(),
    }));
    await page.locator('input[name="files"]').setInputFiles(files);
    await page.getByText('drawing-4.pdf').waitFor();
    await button(page, '견적서 넣기').click();
    await prices(page).first().fill('1000');
    await page.getByText('다른 파일은 4개까지', { exact: false }).waitFor();
    expect(await button(page, '보내기').isDisabled()).toBe(true);
    await page.getByRole('listitem').filter({ hasText: 'drawing-4.pdf' }).getByRole('button').click();
    await button(page, '미리보기').click();
    const letter = page.getByRole('dialog', { name: '고객이 받을 메일' });
    await letter.getByText(`${reference}-R1.pdf`, { exact: false }).waitFor();
    await letter.getByRole('button', { name: '닫기' }).click();
    await button(page, '보내기').click();
    await page.getByText(/보냄$/).first().waitFor();
    const [answer] = (await stored()).history;
    expect(answer?.files).toHaveLength(5);
    expect(answer?.files).toContain(`${reference}-R1.pdf`);
  });

  it('tells what somebody else has made meanwhile, and becomes the next revision', async () => {
    const { page, reference, context } = await openInbox(desktop, '둘이쓰는회사');
    await page.getByRole('link', { name: reference }).click();
    await button(page, '견적서 작성').click();
    await prices(page).first().fill('1000');
    const other = await context.newPage();
    await open(other, page.url());
    await button(other, '견적서 작성').click();
    await prices(other).first().fill('2000');
    await button(other, '보내기').click();
    await other.getByText(/보냄$/).first().waitFor();
    // Unless the page has heard of it: then nothing can be sent.
    if (await button(page, '보내기').isEnabled()) await button(page, '보내기').click();
    await page.getByText('다른 분이 이 요청의 견적서를 만들었습니다', { exact: false }).waitFor();
    // Both the revision and the answer that carried it are told.
    await eventually(
      async () => {
        const read = button(page, '확인했습니다').first();
        if (await read.isVisible()) await read.click();
        return button(page, '보내기').isEnabled();
      },
      (isEnabled) => isEnabled,
    );
    await page.getByRole('heading', { name: `견적서 ${reference}-R2` }).waitFor();
    await button(page, '보내기').click();
    await page.getByRole('link', { name: `${reference}-R2 PDF 내려받기` }).waitFor();
  });
});

import type { BrowserContextOptions, Page } from 'playwright-core';

import { becomes } from '../support/browser/board-screen.js';
import { accessibilityProblems, desktop, open, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { inOtherFonts } from '../support/browser/fonts.js';
import { signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { inInbox, sendRequest } from '../support/browser/sent-request.js';
import { foreignWords } from '../support/browser/words.js';

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Typed without Hangul, so that none is left where the page is English. */
const latin = {
  company: 'Fjord',
  name: 'Kari',
  projectName: 'Plant 3',
  serviceInProcess: 'Heating',
  hotFluidName: 'water',
  coldFluidName: 'water',
  comment: 'Soon',
};

withSharedSite();

const words = {
  ko: {
    state: '접수되었습니다',
    box: '추가할 내용',
    add: '추가하기',
    required: '추가할 내용을 적거나 파일을 골라 주세요.',
    kind: /받을 수 없는 형식/,
    remove: '삭제: plan.exe',
    added: '추가했습니다. 담당자가 확인합니다.',
    withdraw: '요청 취소하기',
    sure: '요청 취소',
    withdrawn: '취소하신 요청입니다',
    erase: '삭제 요청하기',
    sureErase: '삭제 요청',
    erased: /삭제를 요청하셨습니다/,
  },
  en: {
    state: 'Received',
    box: 'Your text',
    add: 'Add',
    required: 'Please write what you want to add, or choose a file.',
    kind: /not accepted/,
    remove: 'Remove: plan.exe',
    added: 'Added. Our office will read it.',
    withdraw: 'Withdraw …',
    sure: 'Withdraw',
    withdrawn: 'Withdrawn',
    erase: 'Ask for erasure …',
    sureErase: 'Ask for erasure',
    erased: /You asked for erasure/,
  },
} as const;

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function openSent(language: 'ko' | 'en', options: BrowserContextOptions) {
  const sent = await sendRequest(site, { ...(language === 'en' && latin), language });
  const visitor = await visit(browser, options);
  await open(visitor.page, site.url + sent.link);
  await visitor.page.getByRole('heading', { name: words[language].state }).waitFor();
  return { ...visitor, sent };
}

describe.each([
  ['ko', phone],
  ['en', desktop],
] as const)('the page of a request (%s, %j)', (language, options) => {
  const text = words[language];

  it('shows what was sent with its drawing, and takes a correction, a withdrawal and the wish to be erased', async () => {
    const { page, sent, complaints } = await openSent(language, options);
    // Once is enough: barriers lie in what both have.
    const isOpenToAll = async () => {
      if (options === phone) expect(await accessibilityProblems(page)).toEqual([]);
    };
    const sheet = page.locator('article');
    expect(await sheet.innerText()).toContain(sent.reference);
    await sheet.getByRole('img').waitFor();
    expect(await isTooWide(page)).toBe(false);
    await isOpenToAll();
    expect(foreignWords(language, await page.locator('main').innerText())).toEqual([]);
    await becomes(() => inOtherFonts(page).catch((error: unknown) => [String(error)]), []);

    await page.getByRole('button', { name: text.add, exact: true }).click();
    await page.getByText(text.required).waitFor();
    const typed = language === 'ko' ? '입구온도는 110 ℃입니다.' : 'The inlet is 110 °C.';
    await page.getByRole('textbox', { name: text.box }).fill(typed);
    await page.getByRole('button', { name: text.add, exact: true }).click();
    await page.getByText(text.added).waitFor();
    await page.getByRole('listitem').filter({ hasText: typed }).waitFor();
    expect(await page.getByRole('textbox', { name: text.box }).inputValue()).toBe('');

    const choose = page.locator('input[name="files"]');
    const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: makePdf() });
    await choose.setInputFiles([file('plan.exe'), file('P&ID.pdf')]);
    await page.getByText(text.kind).waitFor();
    await page.getByRole('button', { name: text.remove }).click();
    // The line breaks before the file has arrived: it is still there to be sent.
    await page.route('**/api/quotes/files', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: text.add, exact: true }).click();
    await page.locator('li[data-state="failed"]').filter({ hasText: 'P&ID.pdf' }).waitFor();
    await page.getByRole('button', { name: text.add, exact: true }).click();
    await page.getByText(text.added).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'P&ID.pdf' }).waitFor();
    expect(await sheet.innerText()).toContain('P&ID.pdf');
    await isOpenToAll();

    await page.getByRole('button', { name: text.withdraw }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.sure, exact: true }).click();
    await page.getByRole('heading', { name: text.withdrawn }).waitFor();
    await page.getByRole('textbox', { name: text.box }).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: text.erase }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.sureErase, exact: true }).click();
    await page.getByText(text.erased).waitFor();
    await isOpenToAll();
    const stored = await inInbox(site, sent.reference, await signIn(site));
    expect(stored.history.map(({ kind }) => kind)).toEqual(['correction', 'correction', 'withdrawal', 'erasure']);
    // Of the line that broke.
    expect(complaints).toEqual(['Failed to load resource: net::ERR_FAILED']);
  });
});

describe('the page of a request', () => {
  it('stays the same in the other language, and prints in either as one A4 page with nothing around it', async () => {
    const { page, sent } = await openSent('ko', desktop);
    const printsAlone = async (company: string) => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('article');
      const printed = await sheet.innerText();
      for (const part of [company, '32-000-0000', sent.reference, '115']) expect(printed).toContain(part);
      expect(await sheet.getByRole('img').isVisible()).toBe(true);
      for (const around of ['header', 'footer', 'h1', '[name="text"]'])
        expect(await page.locator(around).first().isVisible()).toBe(false);
      await page.emulateMedia({ media: null });
    };
    await printsAlone('새길열교환기');
    await open(page, site.url + sent.link.replace('/ko/', '/en/'));
    await page.getByRole('heading', { name: words.en.state }).waitFor();
    const back = page.locator('a[hreflang="ko"]').first();
    expect(await back.getAttribute('href')).toBe(sent.link);
    await printsAlone('Saegil Heat Exchanger');
  });

  it('says that a link leads nowhere, and whom to ask', async () => {
    const { page } = await visit(browser, phone);
    for (const [path, missing] of [
      [`/ko/requests/${'A'.repeat(40)}`, '이 링크로는 견적 요청을 볼 수 없습니다'],
      ['/en/requests', 'There is no quote request at this link'],
    ] as const) {
      await open(page, `${site.url}${path}`);
      await page.getByRole('heading', { name: missing }).waitFor();
      expect(await page.locator('main a[href^="tel:"]').count()).toBe(1);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('keeps what was typed while nothing can be stored, and stores it once when it can', async () => {
    const { page, sent } = await openSent('en', phone);
    const text = words.en;
    const failure = { success: false, code: 'database_unavailable', message: '', requestId: '' };
    await page.route('**/corrections', (route) => route.fulfill({ status: 503, json: failure }), { times: 1 });
    const box = page.getByRole('textbox', { name: text.box });
    await box.fill('110');
    await page.getByRole('button', { name: text.add, exact: true }).click();
    await page.getByText(/cannot store anything right now/).waitFor();
    expect(await box.inputValue()).toBe('110');
    await page.getByRole('button', { name: text.add, exact: true }).dblclick();
    await page.getByText(text.added).waitFor();
    expect((await sent.read()).body.history.map((entry) => entry.text)).toEqual(['110']);
  });
});

describe('the inbox', () => {
  it('marks a request with news, shows them with the state of their letters, and lets somebody say that they are seen', async () => {
    const sent = await sendRequest(site, { company: '새소식상사' });
    await sent.correct('입구온도는 110 ℃입니다.');
    const { context, page, complaints } = await visit(browser, desktop);
    await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
    await open(page, `${site.url}/ko/manage`);
    const row = page.getByRole('row').filter({ hasText: sent.reference });
    await row.getByText('고객 추가 내용').waitFor();
    await row.getByRole('link', { name: sent.reference }).click();
    const history = page.getByRole('region', { name: '주고받은 내용' });
    await history.getByText('입구온도는 110 ℃입니다.').waitFor();
    await history.getByText('파일로만 저장').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await history.getByRole('button', { name: '확인함' }).click();
    await history.getByText('고객이 새로 보낸 내용이 있습니다.').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: '목록으로' }).click();
    await row.waitFor();
    expect(await row.getByText('고객 추가 내용').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

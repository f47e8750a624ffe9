import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';

import type { PersonExport } from '../../shared/requests/personal-data.types.js';
import type { QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { sidewaysScroll } from '../support/browser/board-screen.js';
import { accessibilityProblems, desktop, open, phone, status, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, signIn } from '../support/site/http.js';
import { everythingIn } from '../support/site/traces.js';
import { foreignWords } from '../support/browser/words.js';

const words = {
  ko: {
    open: '개인정보 열람·삭제',
    invalid: '이메일 주소를 확인해 주세요.',
    none: '이 주소로 보관 중인 정보가 없습니다.',
    found: /견적 요청 2건, 메모 1건/,
    download: '모두 내려받기 (JSON)',
    erase: '모두 삭제',
    question: '이 사람의 정보를 모두 삭제할까요?',
    notClosed: '아직 종결하지 않은 요청 1건',
    changed: '그 사이 요청이 늘거나 줄었습니다.',
    cancel: '취소',
    erased: '개인정보를 삭제했습니다.',
    willGo: '365일 남음',
    stillOpen: '보관 기간이 시작되고',
  },
  en: {
    open: 'Personal data',
    invalid: 'Check the e-mail address.',
    none: 'Nothing is held about this address.',
    found: /2 requests, 1 note/,
    download: 'Download everything (JSON)',
    erase: 'Erase everything',
    question: 'Erase everything about this person?',
    notClosed: '1 request not closed yet',
    changed: 'Requests have come or gone meanwhile.',
    cancel: 'Cancel',
    erased: 'The data has been erased.',
    willGo: '365 days left',
    stillOpen: 'starts the storage period',
  },
} as const;
type Language = keyof typeof words;

let token: string;

withSite('people-desk');

beforeAll(async () => {
  token = await signIn(site);
});

async function send(email: string): Promise<string> {
  const { body } = await ask<QuoteReceipt>(`${site.url}/api/quotes`, { json: quoteRequest({ email }) });
  const found = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${body.reference}`, { token });
  return found.body.items[0]?.id ?? '';
}

/** Somebody with a closed request, which has a note, and an open one. */
async function sendTwo(email: string): Promise<string> {
  const id = await send(email);
  const json = { status: 'closed', note: 'Called back' };
  await ask(`${site.url}/api/admin/quotes/${id}`, { method: 'PATCH', json, token });
  await send(email.toUpperCase());
  return id;
}

async function openInbox(language: Language, look = desktop, query = '') {
  const visitor = await visit(browser, { ...look, acceptDownloads: true });
  await visitor.context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(visitor.page, `${site.url}/${language}/manage?tab=quotes${query}`);
  return visitor;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function find(page: Page, email: string): Promise<void> {
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="email"]').press('Enter');
}

describe('the data of a person', () => {
  it('is found, downloaded, and erased after a question that says what goes', async () => {
    const text = words.ko;
    const email = 'person@example.com';
    await sendTwo(email);
    const { page, complaints } = await openInbox('ko');
    await page.getByRole('link', { name: text.open }).click();
    await page.locator('#people-title:focus').waitFor();
    await find(page, 'nobody@example.com');
    await status(page, text.none);
    expect(await button(page, text.erase).count()).toBe(0);
    await find(page, email);
    await status(page, text.found);
    expect(page.url()).not.toContain('person@');
    expect(foreignWords('ko', await page.locator('[id^="panel-"]').innerText())).toEqual([]);

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, text.download).click()]);
    expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as PersonExport;
    expect(file.requests.map(({ note }) => note)).toEqual(['', 'Called back']);

    await page.locator('section li a').first().click();
    await page.locator('#sheet-title').waitFor();
    await page.goBack();
    await status(page, text.found);
    await button(page, text.erase).click();
    const dialog = page.getByRole('dialog', { name: text.question });
    await dialog.getByText(email).waitFor();
    await dialog.getByText(text.found).waitFor();
    await dialog.getByText(text.notClosed).waitFor();
    expect(foreignWords('ko', await dialog.innerText())).toEqual([]);
    await button(page, text.cancel).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await everythingIn(site)).toLowerCase()).toContain(email);

    await send(email);
    await button(page, text.erase).click();
    await dialog.getByRole('button', { name: text.erase }).click();
    await dialog.getByRole('alert').filter({ hasText: text.changed }).waitFor();
    await dialog.getByText(/3/).first().waitFor();
    await dialog.getByRole('button', { name: text.erase }).click();
    await status(page, text.erased);
    await status(page, text.none);
    await page.locator('#people-title:focus').waitFor();
    expect((await everythingIn(site)).toLowerCase()).not.toContain(email);
    expect(complaints.filter((said) => !said.includes('409'))).toEqual([]);
  });

  it('is asked for by an e-mail address only', async () => {
    const text = words.en;
    const { page } = await openInbox('en', desktop, '&view=person');
    for (const typed of ['', 'somebody']) {
      await find(page, typed);
      await page.getByText(text.invalid).waitFor();
    }
    await find(page, 'nobody@example.com');
    await status(page, text.none);
    expect(await page.getByText(text.invalid).count()).toBe(0);
  });

  it('is announced to go where a request is closed', async () => {
    const text = words.en;
    const id = await sendTwo('closing@example.com');
    const { page } = await openInbox('en', desktop, `&quote=${id}`);
    await page.getByText(text.willGo).waitFor();
    await ask(`${site.url}/api/admin/quotes/${id}`, { method: 'PATCH', json: { status: 'answered' }, token });
    await page.reload();
    await page.getByText(text.stillOpen).waitFor();
  });

  it('has no barrier and no foreign words on a phone', async () => {
    const text = words.en;
    const email = 'on-a-phone@example.com';
    await sendTwo(email);
    const { page } = await openInbox('en', phone, '&view=person');
    const expectGood = async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    };
    await expectGood();
    await find(page, email);
    await status(page, text.found);
    await expectGood();
    expect(foreignWords('en', await page.locator('[id^="panel-"]').innerText())).toEqual([]);
    await button(page, text.erase).click();
    await page.getByRole('dialog').waitFor();
    await expectGood();
    expect(foreignWords('en', (await page.getByRole('dialog').innerText()).replace(email, ''))).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';

import type { Browser, Page } from 'playwright-core';

import type { QuotePage, QuoteReceipt } from '../../server/quotes/quotes.types.js';
import { becomes } from '../support/board-screen.js';
import { closeVisits, desktop, focusSettled, hasFocus, launchBrowser, open, phone, visit } from '../support/browser.js';
import { combinations } from '../support/combinations.js';
import { quoteRequest } from '../support/factories.js';
import { ask, signIn } from '../support/http.js';
import { openMailbox } from '../support/mailbox.js';
import type { Mailbox } from '../support/mailbox.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let mailbox: Mailbox;
let browser: Browser;
/** The administrators' password as it is now. */
let password = '1234';

beforeAll(async () => {
  mailbox = await openMailbox();
  [site, browser] = await Promise.all([startTestSite('manage', { SMTP_URL: mailbox.url }), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await mailbox?.close();
});

/** Stores a request and gives its reference. */
async function send(changes: Record<string, unknown>): Promise<string> {
  const { body } = await ask<QuoteReceipt>(`${site.url}/api/quotes`, { json: quoteRequest(changes) });
  return body.reference;
}

async function typePassword(page: Page, typed: string): Promise<void> {
  await page.locator('[name="password"]').fill(typed);
  await page.locator('[name="password"]').press('Enter');
}

/** The administrators' page, signed in. */
async function openDesk(language: 'ko' | 'en' = 'ko', options = desktop) {
  const visitor = await visit(browser, { ...options, acceptDownloads: true });
  const { context, page } = visitor;
  await context.request.post(`${site.url}/api/admin/login`, { data: { password } });
  await open(page, `${site.url}/${language}/manage`);
  await page.locator('#inbox-title').waitFor();
  return visitor;
}

const status = (page: Page, said: string) => page.getByRole('status').filter({ hasText: said }).waitFor();
const alert = (page: Page, said: string) => page.getByRole('alert').filter({ hasText: said }).waitFor();

/** Opens a request from the list. */
async function openSheet(page: Page, reference: string): Promise<void> {
  await page.getByRole('link', { name: reference }).click();
  await page.locator('#sheet-title').filter({ hasText: reference }).waitFor();
}

describe('the login', () => {
  it.each(
    combinations(1, [
      ['ko', '관리자', '비밀번호가 올바르지 않습니다.', '로그인되었습니다.', '아직 처음 설정된 비밀번호'],
      ['en', 'Administration', 'Incorrect password', 'Login successful.', 'still uses its default password'],
    ]),
  )('refuses a wrong password and nags about the default one (%s)', async (...row) => {
    const [language, heading, wrong, success, nag] = row;
    const { page } = await visit(browser);
    await open(page, `${site.url}/${language}/manage`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await hasFocus(page, '[name="password"]');
    await typePassword(page, 'wrong');
    await alert(page, wrong);
    await typePassword(page, password);
    await status(page, success);
    // One line: the words stand beside their sign.
    const notice = page.getByRole('status').filter({ hasText: success });
    const [sign, words] = await Promise.all(
      ['.MuiAlert-icon', '.MuiAlert-message'].map((part) => notice.locator(part).boundingBox()),
    );
    expect(words?.x).toBeGreaterThanOrEqual((sign?.x ?? Number.NaN) + (sign?.width ?? 0));
    await page.getByRole('note').filter({ hasText: nag }).waitFor();
    await page.getByText(success).waitFor({ state: 'detached' });
  });

  it('stands before the certificates, too', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/ko/certification-management`);
    await typePassword(page, password);
    await page.locator('#certificates-title').waitFor();
  });

  it('comes back after logging out', async () => {
    const { page } = await openDesk();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await status(page, '로그아웃되었습니다.');
    await open(page, page.url());
    await page.locator('[name="password"]').waitFor();
    expect(await page.locator('#inbox-title').count()).toBe(0);
  });
});

describe('the inbox', () => {
  it('finds a request by its company and by its status', async () => {
    const wanted = await send({ company: '동해정유' });
    const other = await send({ company: '서해화학' });
    const { page } = await openDesk();
    await page.locator('[name="q"]').fill('동해');
    await page.getByRole('link', { name: other }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: wanted }).waitFor();
    await page.locator('[name="status"]').selectOption('closed');
    await page.getByText('조건에 맞는 견적 요청이 없습니다.').waitFor();
    await page.getByRole('button', { name: '조건 지우기' }).click();
    await page.getByRole('link', { name: other }).waitFor();
  });

  it.each(
    combinations(1, [
      ['en', phone, 'Hot side Cold side', 'Inlet temperature', '°C', 'Status', 'In progress', 'Status saved.'],
      ['ko', desktop, '고온측 저온측', '입구온도', '℃', '상태', '처리 중', '상태를 저장했습니다.'],
    ]),
  )('shows a request hot beside cold and keeps its new status (%s)', async (...given) => {
    const [language, options, sides, tempIn, degrees, label, inProgress, saved] = given;
    const reference = await send({ language });
    const { page, complaints } = await openDesk(language, options);
    await openSheet(page, reference);
    const sheet = page.locator('article table').first();
    expect((await sheet.locator('thead').innerText()).replaceAll(/\s+/g, ' ')).toContain(sides);
    const inlets = await sheet.locator('tr', { hasText: tempIn }).innerText();
    expect(inlets.split(/\s*\t\s*/)).toEqual([tempIn, `115\n115 ${degrees}`, `45\n45 ${degrees}`, degrees]);
    expect(await page.locator('article').innerText()).toContain('3월 납품 희망');

    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: inProgress }).click();
    await status(page, saved);
    await page.getByRole('link', { name: language === 'ko' ? '목록으로' : 'Back to the list' }).click();
    const row = page.locator('tr, li').filter({ has: page.getByRole('link', { name: reference }) });
    await row.getByText(inProgress, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows a request from its beginning when it is opened far down the list', async () => {
    const references = await Promise.all(Array.from({ length: 12 }, () => send({ company: '긴 목록' })));
    const { page } = await openDesk('ko', phone);
    await page.getByRole('link', { name: references[0] }).scrollIntoViewIfNeeded();
    await openSheet(page, references[0] ?? '');
    await hasFocus(page, '#sheet-title');
  });

  it('keeps a saved note through a reload, and an unsaved one through the way back to the list', async () => {
    const reference = await send({});
    const { page } = await openDesk();
    await openSheet(page, reference);
    await page.locator('[name="note"]').fill('도면 요청함');
    await page.getByRole('button', { name: '메모 저장' }).click();
    await status(page, '메모를 저장했습니다.');
    await page.reload();
    await page.getByRole('button', { name: '메모 저장' }).waitFor();
    expect(await page.locator('[name="note"]').inputValue()).toBe('도면 요청함');

    await page.locator('[name="note"]').fill('아직 저장 안 함');
    await page.getByRole('link', { name: '목록으로' }).click();
    await openSheet(page, reference);
    expect(await page.locator('[name="note"]').inputValue()).toBe('아직 저장 안 함');
  });

  it('tells that a letter was refused and sends it again', async () => {
    mailbox.refuse({ responseCode: 550, message: 'No such user' });
    const reference = await send({ email: 'refused@example.com' });
    const { page } = await openDesk('en');
    await openSheet(page, reference);
    await page.getByText('No such user').last().waitFor();
    mailbox.refuse(undefined);
    const confirmation = page.getByRole('button', { name: 'Resend', description: 'Confirmation to the sender' });
    await confirmation.click();
    await status(page, 'Queued to be sent again.');
    await mailbox.letterTo('refused@example.com');
    await page.getByText('Sent', { exact: true }).first().waitFor();
  });

  it('downloads a CSV file that Excel opens right in Korean', async () => {
    const reference = await send({ company: '=HYPERLINK("http://x")', name: '홍길동' });
    const { page } = await openDesk();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV 내려받기' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const file = await readFile(await download.path(), 'utf8');
    expect(file.startsWith('\uFEFF')).toBe(true);
    const line = file.split('\r\n').find((each) => each.includes(reference));
    expect(line).toContain('홍길동');
    expect(line).toContain(`"'=HYPERLINK(""http://x"")"`);
  });
});

describe('the session', () => {
  it('asks for the login again when it was ended elsewhere, and loses nothing typed', async () => {
    const reference = await send({});
    const { page } = await openDesk('en');
    await openSheet(page, reference);
    await page.locator('[name="note"]').fill('typed before');
    const newPassword = 'elsewhere';
    const json = { currentPassword: password, newPassword, confirmPassword: newPassword };
    await ask(`${site.url}/api/admin/password`, { json, token: await signIn(site, password) });
    password = newPassword;

    await page.getByRole('button', { name: 'Save note' }).click();
    await alert(page, 'Your session has ended.');
    await typePassword(page, password);
    await page.getByRole('button', { name: 'Save note' }).click();
    await status(page, 'Note saved.');
    const token = await signIn(site, password);
    const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${reference}`, { token });
    const { body: stored } = await ask<{ note: string }>(`${site.url}/api/admin/quotes/${body.items[0]?.id}`, {
      token,
    });
    expect(stored.note).toBe('typed before');
  });
});

describe('the bar of areas', () => {
  it.each(['audit', 'speed'])('shows the one that is open where not all of them fit: %s', async (tab) => {
    const { page } = await openDesk('en', { viewport: { width: 768, height: 1024 } });
    await open(page, `${site.url}/en/manage?tab=${tab}`);
    const isInBar = () =>
      page.locator('[role="tab"][aria-selected="true"]').evaluate((found) => {
        const [one, bar] = [found, found.closest('.MuiTabs-scroller')].map((each) => each?.getBoundingClientRect());
        return one && bar ? one.left >= bar.left - 1 && one.right <= bar.right + 1 : false;
      });
    await page.locator('.MuiTabs-scrollButtons:not(.Mui-disabled)').first().waitFor();
    await becomes(isInBar, true);
  });
});

describe('the password', () => {
  it.each([
    ['ko', '4자 이상이어야', '일치하지 않습니다', '현재 비밀번호가 올바르지', '비밀번호가 변경되었습니다.'],
    [
      'en',
      'Password must be at least 4 characters.',
      'New and confirm passwords do not match.',
      'Current password is incorrect.',
      'Password changed.',
    ],
  ] as const)(
    'is changed by the rules, told at the fields (%s)',
    async (language, short, mismatch, incorrect, done) => {
      const { page } = await openDesk(language);
      await page.getByRole('button', { name: language === 'ko' ? '비밀번호 변경' : 'Change password' }).click();
      const dialog = page.getByRole('dialog');
      const enter = async (current: string, chosen: string, repeated: string) => {
        await dialog.locator('[name="currentPassword"]').fill(current);
        await dialog.locator('[name="newPassword"]').fill(chosen);
        await dialog.locator('[name="confirmPassword"]').fill(repeated);
        await page.keyboard.press('Enter');
        await focusSettled(page);
      };
      const atField = (name: string, said: string) =>
        dialog.locator(`div:has(> div > [name="${name}"][aria-invalid="true"])`).getByText(said).waitFor();
      await enter(password, '123', '123');
      await atField('newPassword', short);
      await enter(password, 'long enough', 'long but other');
      await atField('confirmPassword', mismatch);
      await enter('not this', `next-${language}`, `next-${language}`);
      await atField('currentPassword', incorrect);
      await enter(password, `next-${language}`, `next-${language}`);
      await status(page, done);
      password = `next-${language}`;

      await page.getByRole('button', { name: language === 'ko' ? '로그아웃' : 'Log out' }).click();
      await typePassword(page, password);
      await page.locator('#inbox-title').waitFor();
      const nag = page.getByRole('note').filter({ hasText: /처음 설정된 비밀번호|default password/ });
      expect(await nag.count()).toBe(0);
    },
  );
});

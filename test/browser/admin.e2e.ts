import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';

import type { QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { becomes, queryOf } from '../support/browser/board-screen.js';
import {
  accessibilityProblems,
  desktop,
  focusSettled,
  hasFocus,
  open,
  phone,
  status,
  visit,
} from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';

let mailbox: Mailbox;
/** The administrators' password as it is now. */
let password = '1234';

beforeAll(async () => {
  mailbox = await openMailbox();
});

withSite('manage', () => ({ SMTP_URL: mailbox.url }));

afterAll(() => mailbox?.close());

/** Stores a request and returns its reference. */
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

const alert = (page: Page, said: string) => page.getByRole('alert').filter({ hasText: said }).waitFor();

/** Opens a request from the list. */
async function openSheet(page: Page, reference: string): Promise<void> {
  await page.getByRole('link', { name: reference }).click();
  await page.locator('#sheet-title').filter({ hasText: reference }).waitFor();
}

describe('the login', () => {
  it('refuses a wrong password and nags about the default one', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/ko/manage`);
    await page.getByRole('heading', { level: 1, name: '관리자' }).waitFor();
    await hasFocus(page, '[name="password"]');
    await typePassword(page, 'wrong');
    await alert(page, '비밀번호가 올바르지 않습니다.');
    await typePassword(page, password);
    await status(page, '로그인되었습니다.');
    await page.getByRole('note').filter({ hasText: '아직 처음 설정된 비밀번호' }).waitFor();
    await page.getByText('로그인되었습니다.').waitFor({ state: 'detached' });
  });

  it('is told in one legible line to have succeeded', async () => {
    const { page } = await visit(browser);
    // The notice stays until it was looked at.
    await page.addInitScript(() => {
      const begin = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (work: () => void, delay = 0) => (delay < 2000 ? begin(work, delay) : 0) });
    });
    await open(page, `${site.url}/en/manage`);
    await typePassword(page, password);
    const notice = page.getByRole('status').filter({ hasText: 'Login successful.' });
    const [sign, words] = await Promise.all(
      ['.MuiAlert-icon', '.MuiAlert-message'].map((part) => notice.locator(part).boundingBox()),
    );
    expect(words?.x).toBeGreaterThanOrEqual((sign?.x ?? Number.NaN) + (sign?.width ?? 0));
    expect(await accessibilityProblems(page, { withNotices: true })).toEqual([]);
    await page.getByRole('note').filter({ hasText: 'still uses its default password' }).waitFor();
  });

  it('stands before the certificates, too', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/ko/certification-management`);
    await typePassword(page, password);
    await page.locator('#certificates-title').waitFor();
  });
});

describe('the inbox', () => {
  it('finds a request by its company and by its status', async () => {
    const wanted = await send({ company: '동해정유' });
    const other = await send({ company: '서해화학' });
    const { page } = await openDesk();
    await page.locator('[name="q"]').fill('동해');
    await becomes(async () => queryOf(page), '?tab=quotes&q=동해');
    await page.getByRole('link', { name: other }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: wanted }).waitFor();
    await page.locator('[name="status"]').selectOption('closed');
    await page.getByText('조건에 맞는 견적 요청이 없습니다.').waitFor();
    await page.getByRole('button', { name: '조건 지우기' }).click();
    await page.getByRole('link', { name: other }).waitFor();
  });

  it.each([
    ['ko', desktop, '고온측 저온측', '입구온도', '℃', '상태', '처리 중', '상태를 저장했습니다.'],
    ['en', phone, 'Hot side Cold side', 'Inlet temperature', '°C', 'Status', 'In progress', 'Status saved.'],
  ] as const)('shows a request hot beside cold and keeps its new status (%s)', async (...given) => {
    const [language, options, sides, tempIn, degrees, label, inProgress, saved] = given;
    const reference = await send({ language });
    const { page, complaints } = await openDesk(language, options);
    await openSheet(page, reference);
    const sheet = page.locator('article table').first();
    expect((await sheet.locator('thead').innerText()).replaceAll(/\s+/g, ' ')).toContain(sides);
    const inlets = await sheet.locator('tr', { hasText: tempIn }).innerText();
    expect(inlets.split(/\s*\t\s*/)).toEqual([tempIn, '115', '45', degrees]);
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
  it('shows the one that is open where not all of them fit', async () => {
    const { page } = await openDesk('en', { viewport: { width: 1000, height: 900 } });
    const isInBar = () =>
      page.locator('[role="tab"][aria-selected="true"]').evaluate((found) => {
        const [one, bar] = [found, found.closest('.MuiTabs-scroller')].map((each) => each?.getBoundingClientRect());
        return one && bar ? one.left >= bar.left - 1 && one.right <= bar.right + 1 : false;
      });
    for (const tab of ['audit', 'speed']) {
      await open(page, `${site.url}/en/manage?tab=${tab}`);
      await page.locator('.MuiTabs-scrollButtons:not(.Mui-disabled)').first().waitFor();
      await becomes(isInBar, true);
    }
  });

  it('is a menu on a phone, below header and notices that take less than a third of it', async () => {
    const { page } = await openDesk('ko', phone);
    const notices = page.getByRole('button', { name: /^알림 \d건$/ });
    await notices.waitFor();
    const menu = page.locator('[name="area"]');
    expect((await menu.boundingBox())?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 3);
    await notices.click();
    await page.getByText('게시판이 아직 비어 있습니다.').waitFor();
    await menu.selectOption('audit');
    await page.locator('#audit-title').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the password', () => {
  it('is changed by the rules, told at the fields, and asked for after logging out', async () => {
    const { page } = await openDesk();
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
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
    await atField('newPassword', '4자 이상이어야');
    await enter(password, 'long enough', 'long but other');
    await atField('confirmPassword', '일치하지 않습니다');
    await enter('not this', 'the next', 'the next');
    await atField('currentPassword', '현재 비밀번호가 올바르지');
    await enter(password, 'the next', 'the next');
    await status(page, '비밀번호가 변경되었습니다.');
    password = 'the next';

    await page.getByRole('button', { name: '로그아웃' }).click();
    await status(page, '로그아웃되었습니다.');
    await open(page, page.url());
    await page.locator('[name="password"]').waitFor();
    expect(await page.locator('#inbox-title').count()).toBe(0);
    await typePassword(page, password);
    await page.locator('#inbox-title').waitFor();
    expect(await page.getByRole('note').filter({ hasText: '처음 설정된 비밀번호' }).count()).toBe(0);
  });
});

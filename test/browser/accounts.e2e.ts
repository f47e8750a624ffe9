import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import type { BrowserContextOptions, Page } from 'playwright-core';

import type { Language } from '../../shared/words/localized.types.js';
import { codeOf, join, OWNER, signInAs } from '../support/makers/accounts.js';
import { becomes, sidewaysScroll } from '../support/browser/board-screen.js';
import { accessibilityProblems, desktop, open, phone, status, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { ask } from '../support/site/http.js';
import { foreignWords } from '../support/browser/words.js';

/** Stands before the site, which has to know by which name browsers make passkeys before it listens. */
const door = createServer((visitor) => {
  const inside = connect(Number(new URL(site.url).port), '127.0.0.1');
  visitor.pipe(inside).pipe(visitor);
  for (const end of [visitor, inside]) end.on('error', () => [visitor, inside].forEach((each) => each.destroy()));
});
let url: string;

beforeAll(async () => {
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  url = `http://localhost:${(door.address() as AddressInfo).port}`; // it listens on a port
});

withSite('accounts', () => ({ PUBLIC_URL: url }));

afterAll(() => void door.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page, said: string) => page.getByRole('alert').filter({ hasText: said }).waitFor();
const tabsOf = (page: Page) => page.getByRole('tab').allTextContents();

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).last().fill(value);
}

type Look = { language?: Language; tab?: string; look?: BrowserContextOptions };

/** The administrators' page with the session of this account. */
async function openAs(
  { email, password }: { email: string; password: string },
  { language = 'ko', tab = 'account', look = desktop }: Look = {},
) {
  const visitor = await visit(browser, look);
  await visitor.context.request.post(`${url}/api/admin/sign-in`, { data: { email, password } });
  await open(visitor.page, `${url}/${language}/manage?tab=${tab}`);
  return visitor;
}

/** Types the password that is asked for again. */
async function confirm(page: Page, password: string): Promise<void> {
  await fill(page, { password });
  await button(page, '계속').click();
}

describe('accounts', () => {
  it('are turned on by who becomes the first owner, who invites somebody, who sees what the role may do', async () => {
    const { context, page, complaints } = await visit(browser);
    await context.request.post(`${url}/api/admin/login`, { data: { password: '1234' } });
    await open(page, `${url}/ko/manage?tab=settings`);
    await button(page, '계정 켜기').click();
    await fill(page, { name: OWNER.name, email: OWNER.email, password: 'password123' });
    await page.getByRole('dialog').getByRole('button', { name: '계정 켜기' }).click();
    await page.getByText('너무 흔해서 쉽게 알아낼 수 있는 비밀번호입니다.').waitFor();
    await fill(page, { password: 'short' });
    await page.getByRole('dialog').getByRole('button', { name: '계정 켜기' }).click();
    await page.getByText('너무 짧습니다.').waitFor();
    await fill(page, { password: OWNER.password });
    await page.getByRole('dialog').getByRole('button', { name: '계정 켜기' }).click();
    await status(page, '계정을 켰습니다.');
    await page.getByRole('tab', { name: '담당자' }).click();
    await page.locator('#staff-title').waitFor();
    await fill(page, { name: '박담당', email: 'park@example.com' });
    await button(page, '초대 링크 만들기').click();
    await alert(page, '메일을 보내지 못했습니다.');
    const link = await page.getByLabel('링크', { exact: true }).inputValue();
    await button(page, '닫기').click();
    await page.getByText('초대함 (아직 비밀번호를 정하지 않음)').waitFor();
    // A refusal of the invalid passwords above is the network's word, not the page's.
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([]);

    const invited = await visit(browser);
    await open(invited.page, link);
    await invited.page.getByText('계정 만들기').waitFor();
    await becomes(async () => invited.page.url(), `${url}/ko/manage`);
    await fill(invited.page, { password: 'a password of my own' });
    await button(invited.page, '비밀번호 정하고 로그인').click();
    await invited.page.locator('#inbox-title').waitFor();
    const tabs = await tabsOf(invited.page);
    expect(tabs).toEqual(expect.arrayContaining(['견적 요청', '내 계정']));
    for (const hidden of ['담당자', '설정', '작업 기록', '페이지']) expect(tabs).not.toContain(hidden);

    const again = await visit(browser);
    await open(again.page, link);
    await alert(again.page, '이미 사용했거나 기간이 지난 링크입니다.');
  });

  it('ask for address and password, and for a code where an app was set up', async () => {
    const { token } = await signInAs({ url }, OWNER);
    const someone = await join({ url }, token, 'lee@example.com', 'office');
    const { page } = await openAs(someone);
    await button(page, '인증 앱 등록').click();
    await confirm(page, 'not my password');
    await alert(page, '비밀번호가 올바르지 않습니다.');
    await confirm(page, someone.password);
    await page.getByRole('img', { name: '인증 앱에 등록할 QR 코드' }).waitFor();
    const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
    await fill(page, { code: codeOf(secret) });
    await button(page, '확인').click();
    const codes = page.getByRole('dialog').locator('li');
    await codes.first().waitFor();
    expect(await codes.count()).toBe(10);
    // They cannot be seen again: only who has kept them closes them.
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await codes.count()).toBe(10);
    const [first = ''] = await codes.allTextContents();
    await button(page, '적어 두었습니다').click();
    await page.getByText('남은 코드 10개').waitFor();
    await button(page, '로그아웃').click();
    await fill(page, { email: someone.email, password: 'wrong password' });
    await button(page, '로그인').click();
    await alert(page, '이메일 주소 또는 비밀번호가 올바르지 않습니다.');
    await fill(page, { password: someone.password });
    await button(page, '로그인').click();
    await fill(page, { code: '000000' });
    await button(page, '확인').click();
    await alert(page, '코드가 올바르지 않거나');
    await fill(page, { code: first });
    await button(page, '확인').click();
    await page.getByText('남은 코드 9개').waitFor();
  });

  it('are opened by a passkey alone', async () => {
    const { token } = await signInAs({ url }, OWNER);
    const someone = await join({ url }, token, 'choi@example.com', 'editor');
    const { context, page } = await openAs(someone);
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
    const verify = (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    await button(page, '패스키 등록').click();
    await page.getByLabel('패스키 이름 (예: 사무실 노트북)').fill('노트북');
    await confirm(page, someone.password);
    await button(page, '적어 두었습니다').click();
    await page.getByText('노트북', { exact: true }).waitFor();
    await button(page, '로그아웃').click();
    await verify(false);
    await button(page, '패스키로 로그인').click();
    await alert(page, '패스키 확인이 취소되었습니다.');
    await fill(page, { email: someone.email, password: 'wrong password' });
    await button(page, '로그인').click();
    await alert(page, '이메일 주소 또는 비밀번호가 올바르지 않습니다.');
    await verify(true);
    await button(page, '패스키로 로그인').click();
    await page.getByText('노트북', { exact: true }).waitFor();
    // The password alone no longer opens it.
    expect((await signInAs({ url }, someone)).token).toBe('');
    await page.getByRole('button', { name: '삭제: 노트북' }).click();
    await confirm(page, someone.password);
    await status(page, '해제했습니다.');
    expect((await signInAs({ url }, someone)).token).not.toBe('');
  });

  it('leave the last owner, and count a changed role at once', async () => {
    const { token } = await signInAs({ url }, OWNER);
    const someone = await join({ url }, token, 'jung@example.com', 'office');
    const { page } = await openAs(OWNER, { tab: 'people' });
    await page.getByLabel(OWNER.name, { exact: true }).getByRole('button', { name: '정지' }).click();
    await alert(page, '소유자가 한 명은 있어야 합니다.');
    const entry = page.getByLabel('jung', { exact: true });
    await entry.getByRole('combobox').click();
    await page.getByRole('option', { name: '내용 담당' }).click();
    await status(page, '바꿨습니다.');
    expect((await ask(`${url}/api/admin/quotes`, { token: someone.token })).status).toBe(403);
    await entry.getByRole('button', { name: '정지' }).click();
    await entry.getByText('정지됨').waitFor();
    await entry.getByRole('button', { name: '삭제' }).click();
    await button(page, '계정 삭제').click();
    await status(page, '계정을 삭제했습니다.');
  });
});

it.each([
  ['ko', 'phone', phone],
  ['en', 'tablet', { viewport: { width: 768, height: 1024 } }],
] as const)('the screens in %s fit a %s, and can be used by everybody', async (language, _, look) => {
  for (const tab of ['people', 'account']) {
    const { page } = await openAs(OWNER, { language, tab, look });
    await page.locator(tab === 'people' ? '#grants-title' : '#own-sessions').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    const said = await page.locator('[id^="panel-"]').innerText();
    const typed = [OWNER.name, '박담당', '노트북'];
    expect(
      foreignWords(
        language,
        typed.reduce((text, each) => text.replaceAll(each, ''), said),
      ),
    ).toEqual([]);
  }
  const { page } = await visit(browser, look);
  await open(page, `${url}/${language}/manage`);
  await page.locator('[name="email"]').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

import type { Page } from 'playwright-core';

import type { SiteSettings } from '../../shared/admin/admin.types.js';
import { becomes } from '../support/browser/board-screen.js';
import {
  accessibilityProblems,
  desktop,
  fontsThere,
  hasFocus,
  open,
  phone,
  scrolledTo,
  visit,
} from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { certificateFields, certificatesAt } from '../support/makers/certificates.js';
import type { TestCertificates } from '../support/makers/certificates.js';
import { ask, signIn } from '../support/site/http.js';

let token: string;
let certificates: TestCertificates;

withSite('certificates-page');

beforeAll(async () => {
  token = await signIn(site);
  certificates = certificatesAt(site, token);
});

afterEach(async () => {
  await certificates.clear();
  await showInKorean('built-in');
});

async function showInKorean(koCertificates: SiteSettings['koCertificates']): Promise<void> {
  const { body } = await ask<SiteSettings>(`${site.url}/api/admin/settings`, { token });
  await ask(`${site.url}/api/admin/settings`, { method: 'PUT', json: { ...body, koCertificates }, token });
}

const groups = ['ISO 인증서(국문)', 'ISO 인증서(영문)', 'ASME 인증서', 'KC 인증서', '특허증'];
/** The same in English: see `Certificates.spec.tsx`. */
const text = {
  failed: '인증서 데이터를 불러오지 못했습니다: ',
  retry: '다시 시도',
  seed: '초기 인증서 데이터 추가',
  seeded: '초기 인증서 데이터를 추가했습니다.',
  test: '연결 확인',
  tested: '데이터베이스: 정상, 파일 저장소: 정상.',
};

const address = (language: 'ko' | 'en') => `${site.url}/${language}/certification-detail`;
const cards = (page: Page) => page.locator('#certificates li a');
const names = (page: Page) => cards(page).locator('strong').allInnerTexts();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, role: 'status' | 'alert', wanted: string) =>
  page.getByRole(role).filter({ hasText: wanted }).waitFor();

const builtIn = ['ISO 9001:2015', 'ISO 14001:2015', 'ISO 45001:2018'];
const builtInNames = [...builtIn, ...builtIn, 'ASME U Stamp', 'KC 인증서', '판형열교환기 가스켓 특허'];

const listRequest = /\/api\/certificates\b/;
const down = {
  status: 503,
  contentType: 'application/json',
  body: JSON.stringify({ success: false, code: 'database_unavailable', message: '' }),
};

/** The Korean page of someone whose list does not come. */
async function openFailing(options = desktop) {
  const visitor = await visit(browser, options);
  await visitor.page.route(listRequest, (route) => route.fulfill(down));
  await open(visitor.page, address('ko'));
  await said(visitor.page, 'alert', text.failed);
  return visitor;
}

describe('the certificates', () => {
  it('stand by category, and each opens its PDF in a new tab', async () => {
    const { context, page } = await visit(browser);
    await context.route(/\.pdf$/, (route) => route.fulfill({ body: 'The document.' }));
    await open(page, address('ko'));
    await becomes(() => names(page), builtInNames);
    expect(await page.locator('#certificates h3').allInnerTexts()).toEqual(groups);
    const counts = page
      .locator('#certificates section')
      .evaluateAll((all) => all.map((group) => group.querySelectorAll('li').length));
    expect(await counts).toEqual([3, 3, 1, 1, 1]);
    const tab = context.waitForEvent('page');
    await cards(page).nth(4).click();
    const document = await tab;
    await document.waitForURL(/\.pdf$/);
    expect(document.url()).toBe(`${site.url}/certificates/iso-14001-en.pdf`);
    expect(await document.evaluate(() => window.opener)).toBeNull();
    expect(page.url()).toBe(address('ko'));
  });

  it('can be linked to by category and lead on to products and the quote form', async () => {
    const { page } = await visit(browser);
    await open(page, `${address('en')}#certificates-asme`);
    await scrolledTo(page, '#certificates-asme', 130);
    const band = page.locator('#pressure-vessels');
    await band.getByRole('link').nth(1).click();
    await page.waitForURL(`${site.url}/en/products#welded-plate-heat-exchanger`);
    await page.goBack();
    await band.getByRole('link').first().click();
    await page.waitForURL(`${site.url}/en/customer-support#online-quote`);
  });

  it('are open to everyone on a phone, whatever happens, and let an administrator add them on the spot', async () => {
    const { page } = await openFailing(phone);
    expect(await names(page)).toEqual(builtInNames);
    await button(page, text.test).click();
    await said(page, 'status', text.tested);
    expect(await accessibilityProblems(page)).toEqual([]);
    await button(page, text.seed).click();
    await hasFocus(page, '[name="password"]');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button(page, text.seed).and(page.locator(':focus')).waitFor();
    await button(page, text.seed).click();
    await page.unroute(listRequest);
    await page.locator('[name="password"]').fill('1234');
    await page.locator('[name="password"]').press('Enter');
    await said(page, 'status', text.seeded);
    await button(page, text.retry).waitFor({ state: 'detached' });
    expect(await certificates.list()).toHaveLength(9);
    await becomes(() => names(page), builtInNames);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the Korean page', () => {
  it('shows the built-in list, and the stored one as it was typed when the setting says so', async () => {
    await certificates.add(certificateFields({ name: '압력용기 검사 인증서', category: 'asme' }));
    const { page } = await visit(browser);
    await open(page, address('ko'));
    await page.waitForLoadState('networkidle');
    expect(await names(page)).toEqual(builtInNames);
    await showInKorean('stored');
    await page.reload();
    await becomes(() => names(page), ['압력용기 검사 인증서']);
    expect(await page.locator('#certificates h3').allInnerTexts()).toEqual(['ASME 인증서']);
  });

  it('has the whole list before any script runs', async () => {
    const { page } = await visit(browser, { ...desktop, javaScriptEnabled: false });
    await page.goto(address('ko'));
    expect(await names(page)).toEqual(builtInNames);
  });
});

describe('the English page', () => {
  it.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('keeps the place of the certificates while they are on their way (%s)', async (_, options) => {
    await certificates.seed();
    const { page } = await visit(browser, options);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(listRequest, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, address('en'));
    const places = () =>
      page.locator('#certificates h3, #certificates li, #pressure-vessels').evaluateAll((all) =>
        all.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y + window.scrollY, width, height].map(Math.round).join();
        }),
      );
    await page.getByRole('status').filter({ hasText: 'Loading the certificates.' }).waitFor({ state: 'attached' });
    await fontsThere(page);
    expect(await cards(page).count()).toBe(0);
    const before = await places();
    release();
    await cards(page).first().waitFor();
    expect(await places()).toEqual(before);
    expect(before).toHaveLength(5 + 9 + 1);
  });
});

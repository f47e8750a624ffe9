import type { Browser, Page } from 'playwright-core';

import { closeVisits, launchBrowser, open, visit } from '../support/browser.js';
import { combinations } from '../support/combinations.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('failures'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const path = (page: Page) => new URL(page.url()).pathname;

describe('an address without a language', () => {
  it('leads to the page in the language last visited, Korean at first', async () => {
    const { page } = await visit(browser);
    await page.goto(`${site.url}/esg?from=mail`);
    expect(page.url()).toBe(`${site.url}/ko/esg?from=mail`);
    await open(page, `${site.url}/ko`);
    await page.locator('header a[hreflang="en"]').click();
    await headline(page, 'Moving heat for 40 years');
    await page.goto(site.url);
    expect(path(page)).toBe('/en');
    await page.goto(`${site.url}/customer-support`);
    expect(path(page)).toBe('/en/customer-support');
  });

  it('leads visitors whose browser speaks English to the English page', async () => {
    const { page } = await visit(browser, { locale: 'en-US' });
    await page.goto(site.url);
    expect(path(page)).toBe('/en');
  });
});

describe('an address that no page answers', () => {
  it.each(
    combinations(1, [
      ['ko', '페이지를 찾을 수 없습니다', '제품소개', '제품소개'],
      ['en', 'Page not found', 'Products', 'Products'],
    ]),
  )('says so and leads on (%s)', async (language, words, link, heading) => {
    const { page } = await visit(browser);
    const answer = await page.goto(`${site.url}/${language}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await headline(page, words);
    await open(page, page.url());
    await page.locator('main').getByRole('link', { name: link }).first().click();
    await headline(page, heading);
    await page.goBack();
    await headline(page, words);
    await page.locator('header a[hreflang]').first().click();
    await headline(page, language === 'ko' ? 'Page not found' : '페이지를 찾을 수 없습니다');
  });
});

describe('a page whose code does not come', () => {
  const chunk = /assets\/CustomerSupportPage[^/]*\.js/;

  it.each(
    combinations(1, [
      ['en', 'Contact Us', 'This page could not be loaded', 'Reload', 'Customer support'],
      ['ko', '문의하기', '페이지를 불러오지 못했습니다', '다시 불러오기', '고객지원'],
    ]),
  )('says so, keeps the frame and recovers by a reload (%s)', async (...row) => {
    const [language, link, words, reload, heading] = row;
    const { page } = await visit(browser);
    await open(page, `${site.url}/${language}`);
    await page.route(chunk, (route) => route.abort());
    await page.locator('header').getByRole('link', { name: link }).click();
    await headline(page, words);
    await page.locator('footer').waitFor();
    await page.unroute(chunk);
    await page.getByRole('button', { name: reload }).click();
    await headline(page, heading);
    expect(path(page)).toBe(`/${language}/customer-support`);
  });

  it('says so on the first load as well, and other pages go on working', async () => {
    const { page } = await visit(browser);
    await page.route(chunk, (route) => route.abort());
    await page.goto(`${site.url}/en/customer-support`);
    await headline(page, 'This page could not be loaded');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ESG' }).click();
    await headline(page, 'ESG');
  });
});

describe('a page that breaks while it is drawn', () => {
  it.each(
    combinations(1, [
      ['ko', '예상하지 못한 오류가 발생했습니다!', '홈으로 가기'],
      ['en', 'Unexpected Application Error!', 'Go to the home page'],
    ]),
  )('says so and leads on (%s)', async (language, words, home) => {
    const { page } = await visit(browser);
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('Broken on purpose.');
      };
    });
    await page.goto(`${site.url}/${language}`);
    await headline(page, words);
    await page.locator('footer').waitFor();
    expect(await page.getByRole('link', { name: home }).getAttribute('href')).toBe(`/${language}`);
    expect(await page.locator('body').innerText()).not.toContain('Broken on purpose.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ESG' }).click();
    await headline(page, 'ESG');
  });
});

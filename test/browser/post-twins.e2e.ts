import type { Browser, Page } from 'playwright-core';

import { alive, arrive, closeVisits, launchBrowser, open, phone, visit } from '../support/browser.js';
import { signIn } from '../support/http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';
import { twinsAt } from '../support/twins.js';

let site: TestSite;
let browser: Browser;
let twins: ReturnType<typeof twinsAt>;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('post-twins'), launchBrowser()]);
  twins = twinsAt(site, await signIn(site));
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe('a visitor', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const toLanguage = (page: Page, language: string) => page.locator(`header a[hreflang="${language}"]`).first();
  const place = (page: Page) => page.url().slice(site.url.length);

  it('goes by the language switch to the translation and back, and by Back', async () => {
    const { ko, en } = await twins.addPair({ title: '국문 글' }, { title: 'English post' });
    const { page, complaints } = await visit(browser);
    await open(page, `${site.url}/ko/posts/${ko.id}`);
    await toLanguage(page, 'en').click();
    await heading(page, 'English post').waitFor();
    expect(place(page)).toBe(`/en/posts/${en.id}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await toLanguage(page, 'ko').click();
    await heading(page, '국문 글').waitFor();
    expect(place(page)).toBe(`/ko/posts/${ko.id}`);
    await page.goBack();
    await heading(page, 'English post').waitFor();
    await page.reload();
    await alive(page);
    await heading(page, 'English post').waitFor();
    await page.goBack();
    await heading(page, '국문 글').waitFor();
    expect(complaints).toEqual([]);
  });

  it('goes so without scripts too', async () => {
    const { ko, en } = await twins.addPair();
    const { page } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/ko/posts/${ko.id}`);
    await toLanguage(page, 'en').click();
    await page.waitForURL(`${site.url}/en/posts/${en.id}`);
    await toLanguage(page, 'ko').click();
    await page.waitForURL(`${site.url}/ko/posts/${ko.id}`);
  });

  it('goes from a popup to the translation, and Back to the popup', async () => {
    const { en } = await twins.addPair({ title: '국문 짝' }, { title: 'English twin' });
    const { page } = await visit(browser, phone);
    await open(page, `${site.url}/en/customer-support`);
    await page.locator(`#post-link-${en.id}`).click();
    const dialog = page.getByRole('dialog');
    const link = dialog.getByRole('link', { name: 'Read in Korean' });
    await link.click();
    await heading(page, '국문 짝').waitFor();
    expect(await dialog.count()).toBe(0);
    await page.goBack();
    await link.waitFor();
    expect(place(page)).toBe(`/en/posts/${en.id}`);
  });

  it('is asked for the password of a locked translation, and finds the way back', async () => {
    const notices = twinsAt(site, await signIn(site), 'e-procurement');
    const { ko, en } = await notices.addPair({ title: '공고' }, { title: 'Locked notice', password: 'x' });
    const { page } = await visit(browser);
    await open(page, `${site.url}/ko/e-procurement/${ko.id}`);
    await toLanguage(page, 'en').click();
    await page.waitForURL(`${site.url}/en/e-procurement/${en.id}`);
    await page.locator('input[type="password"]').waitFor();
    expect(await page.getByText('Locked notice').count()).toBe(0);
    await toLanguage(page, 'ko').click();
    await heading(page, '공고').waitFor();
  });

  it('gets there who was faster than the code of the page', async () => {
    const { ko, en } = await twins.addPair({}, { title: 'Asked for early' });
    const { page } = await visit(browser);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/PostArticle-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await arrive(page, `${site.url}/ko/posts/${ko.id}`);
    await toLanguage(page, 'en').click();
    await page.waitForURL('**/en/posts/**');
    release();
    await heading(page, 'Asked for early').waitFor();
    expect(place(page)).toBe(`/en/posts/${en.id}`);
  });
});

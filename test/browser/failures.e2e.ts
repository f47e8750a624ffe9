import type { Page } from 'playwright-core';

import { boardAt } from '../support/makers/boards.js';
import { arrive, open, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { chosen } from '../support/browser/desk.js';
import { signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { fillQuote, readQuote, requiredQuote } from '../support/browser/quote-form.js';
import { inInbox } from '../support/browser/sent-request.js';

withSite('failures');

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
});

describe('an address that no page answers', () => {
  it('says so in both languages and leads on', async () => {
    const { page } = await visit(browser);
    const answer = await page.goto(`${site.url}/ko/no/such/page`);
    expect(answer?.status()).toBe(404);
    await headline(page, '페이지를 찾을 수 없습니다');
    await open(page, page.url());
    await page.locator('main').getByRole('link', { name: '제품소개' }).first().click();
    await headline(page, '제품소개');
    await page.goBack();
    await headline(page, '페이지를 찾을 수 없습니다');
    await page.locator('header a[hreflang]').first().click();
    await headline(page, 'Page not found');
  });
});

describe('a page whose code does not come', () => {
  const chunk = /assets\/CustomerSupportPage[^/]*\.js/;

  it('says so, keeps the frame and recovers by a reload', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/ko`);
    await page.route(chunk, (route) => route.abort());
    await page.locator('header').getByRole('link', { name: '문의하기' }).click();
    await headline(page, '페이지를 불러오지 못했습니다');
    await page.locator('footer').waitFor();
    await page.unroute(chunk);
    await page.getByRole('button', { name: '다시 불러오기' }).click();
    await headline(page, '고객지원');
    expect(path(page)).toBe('/ko/customer-support');
  });

  it('says so on the first load as well, and other pages go on working', async () => {
    const { page } = await visit(browser);
    await page.route(chunk, (route) => route.abort());
    await arrive(page, `${site.url}/en/customer-support`);
    await headline(page, 'This page could not be loaded');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ESG' }).click();
    await headline(page, 'ESG');
  });
});

describe('a page that breaks while it is drawn', () => {
  it('says so and leads on', async () => {
    const { page } = await visit(browser);
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('Broken on purpose.');
      };
    });
    await page.goto(`${site.url}/en`);
    await headline(page, 'Unexpected Application Error!');
    await page.locator('footer').waitFor();
    expect(await page.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/en');
    expect(await page.locator('body').innerText()).not.toContain('Broken on purpose.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ESG' }).click();
    await headline(page, 'ESG');
  });
});

/** Sends the request; as the office has it then. */
async function sent(page: Page, token: string) {
  await page.locator('form:has([name="company"]) button[type="submit"]').click();
  const reference = page.getByText(/^Q-\d{4}-\d{6}$/).first();
  await reference.waitFor();
  return inInbox(site, (await reference.textContent()) ?? '', token);
}

/** Replaces every text by a `<font>`, before the page's scripts run and after every change, as translators of browsers do. */
function translateAll(): void {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('font, script, style, noscript, textarea')) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.textContent);
      text.parentNode?.replaceChild(font, text);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

describe('a page that a translator changes', () => {
  it('goes on working: what was typed stays, a request arrives, a post opens, other pages follow', async () => {
    const token = await signIn(site);
    await boardAt(site, 'posts', 'ko', token).add({ title: '카탈로그', content: '설계압력' });
    const { page } = await visit(browser);
    await page.addInitScript(translateAll);
    await open(page, `${site.url}/ko/customer-support`);
    const five = { hotTempIn: '115', hotTempOut: '55', coldTempIn: '45', coldTempOut: '80', hotFlowRate: '25' };
    const typed = { ...requiredQuote, hotFluidName: '온수', coldFluidName: '물', ...five, tempUnit: '°F' };
    await fillQuote(page, typed);
    await fillQuote(page, { tempUnit: '°C', hotTempIn: '118' });
    await page.locator('input[name="files"]').setInputFiles(await chosen({ name: 'a.pdf', bytes: makePdf() }));
    await page.getByRole('listitem').filter({ hasText: 'a.pdf' }).getByRole('button').first().click();
    await page.getByRole('listitem').filter({ hasText: 'a.pdf' }).waitFor({ state: 'detached' });
    const expected = { ...typed, tempUnit: '°C', hotTempIn: '118' };
    expect(await readQuote(page, Object.keys(expected))).toEqual(expected);
    expect((await sent(page, token)).fields).toMatchObject({
      company: requiredQuote.company,
      hotTempIn: '118',
      tempUnit: '°C',
    });

    await page.locator('tr[data-opens]').filter({ hasText: '카탈로그' }).click();
    await page.getByRole('dialog').getByText('설계압력').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'ESG' }).click();
    await headline(page, 'ESG');
    expect(path(page)).toBe('/ko/esg');
  });
});

describe('a browser', () => {
  it('as old as Chrome 109 does all that visitors do', async () => {
    const token = await signIn(site);
    const content = 'https://example.com/a 02-123-4567';
    const notices = boardAt(site, 'e-procurement', 'ko', token);
    const { body } = await notices.add({ title: '공고', content, password: '1234' });
    const { page, complaints } = await visit(browser);
    await page.addInitScript(() => {
      for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) Reflect.deleteProperty(Array.prototype, name);
      const later: [object, string][] = [
        [URL, 'canParse'],
        [Object, 'groupBy'],
        [Map, 'groupBy'],
        [Promise, 'withResolvers'],
        [Element.prototype, 'checkVisibility'],
      ];
      for (const [owner, name] of later) Reflect.deleteProperty(owner, name);
    });
    for (const each of ['', '/products', '/calculator']) await open(page, `${site.url}/ko${each}`);
    const five = { hotFlowRate: '25', hotTempIn: '115', hotTempOut: '55', coldTempIn: '45', coldTempOut: '80' };
    await fillQuote(page, { hotFluidName: '온수', coldFluidName: '물', ...five }, '#calculator');
    await page
      .getByText(/[\d,]+ kW/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.keyboard.press('Control+K');
    await page.locator('[name="site-search"]').fill('견적');
    await page.getByRole('option').first().waitFor();
    await open(page, `${site.url}/ko/e-procurement/${body.id}`);
    await page.locator('[name="password"]').fill('1234');
    await page.keyboard.press('Enter');
    await page.locator('main a[href="https://example.com/a"]').waitFor();
    await open(page, `${site.url}/ko/customer-support`);
    await fillQuote(page, requiredQuote);
    expect((await sent(page, token)).fields.company).toBe(requiredQuote.company);
    // A locked post is asked for without its password first.
    expect(complaints.filter((each) => !each.includes('403'))).toEqual([]);
  });

  it('that is older shows the pages as they come, with what they say to one without scripts', async () => {
    const { page, complaints } = await visit(browser);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(...(request.resourceType() === 'script' ? [request.url()] : [])));
    await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
    await page.goto(`${site.url}/en/customer-support`, { waitUntil: 'load' });
    await page.getByText('This form needs a current browser').waitFor();
    expect(await page.getByRole('contentinfo').locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'ESG' }).click();
    await headline(page, 'ESG');
    expect([scripts, complaints]).toEqual([[], []]);
  });
});

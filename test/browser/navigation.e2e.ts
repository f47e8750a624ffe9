import type { Page } from 'playwright-core';

import { becomes } from '../support/browser/board-screen.js';
import { hasFocus, hydrated, open, phone, quickMenu, scrolledTo, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';

withSharedSite();

/** The page at this path in a browser of its own. */
async function at(path: string, options?: Parameters<typeof visit>[1]): Promise<Page> {
  const { page } = await visit(browser, options);
  await open(page, `${site.url}${path}`);
  return page;
}

const place = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
};
const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const atTop = (page: Page) => page.waitForFunction(() => window.scrollY === 0);
const focusedWords = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
/** The header's menus that stand open. */
const openMenus = (page: Page) => page.locator('header nav button[aria-expanded="true"]').allInnerTexts();

describe('the header’s menus', () => {
  it('open by Enter, Space and ArrowDown, and are walked with the arrows', async () => {
    const page = await at('/en');
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await page.getByRole('button', { name: 'Company' }).focus();
      await page.keyboard.press(key);
      expect([key, await openMenus(page)]).toEqual([key, ['Company']]);
      if (key !== 'ArrowDown') await page.keyboard.press('ArrowDown');
      const walked = [await focusedWords(page)];
      for (const step of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp']) {
        await page.keyboard.press(step);
        walked.push(await focusedWords(page));
      }
      expect([key, ...walked]).toEqual([key, 'Overview', 'History', 'Location', 'Overview', 'Company']);
      await page.keyboard.press('ArrowRight');
      expect(await focusedWords(page)).toBe('Products');
      expect(await openMenus(page)).toEqual([]);
    }
  });

  it('give the focus back on Escape and close when Tab leaves them', async () => {
    const page = await at('/ko');
    const menu = page.getByRole('button', { name: '인증현황' });
    await menu.focus();
    await page.keyboard.press('ArrowDown');
    expect(await focusedWords(page)).toBe('인증서');
    await page.keyboard.press('Escape');
    expect([await openMenus(page), await focusedWords(page)]).toEqual([[], '인증현황']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect([await openMenus(page), await focusedWords(page)]).toEqual([[], '납품실적']);
  });

  it('open one at a time under the mouse, close behind it, and lead to a section of another page and of the same', async () => {
    const page = await at('/en');
    await page.getByRole('button', { name: 'Company' }).hover();
    await page.getByRole('link', { name: 'History', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Products' }).hover();
    await becomes(() => openMenus(page), ['Products']);
    await page.getByRole('button', { name: 'Products' }).click();
    await becomes(() => openMenus(page), ['Products']);
    await page.mouse.move(300, 700);
    await becomes(() => openMenus(page), []);

    await page.getByRole('button', { name: 'Products' }).hover();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Gas cooler', exact: true }).click();
    await scrolledTo(page, '#gas-cooler', 130);
    await becomes(() => openMenus(page), []);
    expect(place(page)).toBe('/en/products#gas-cooler');
    await page.getByRole('button', { name: 'Products' }).focus();
    await page.keyboard.press('ArrowDown');
    await menu.getByRole('link', { name: 'Compact unit', exact: true }).press('Enter');
    await scrolledTo(page, '#compact-unit', 130);
    expect(place(page)).toBe('/en/products#compact-unit');
  });

  it('open by touch, close at the second one and at one beside them', async () => {
    const page = await at('/ko', { viewport: { width: 1180, height: 820 }, hasTouch: true });
    const menu = page.getByRole('button', { name: '고객지원' });
    await menu.tap();
    await becomes(() => openMenus(page), ['고객지원']);
    await menu.tap();
    await becomes(() => openMenus(page), []);
    await menu.tap();
    await becomes(() => openMenus(page), ['고객지원']);
    await page.touchscreen.tap(300, 700);
    await becomes(() => openMenus(page), []);
    await menu.tap();
    await page.getByRole('link', { name: '자료실', exact: true }).tap();
    await page.waitForURL('**/ko/customer-support#download-center');
  });
});

describe('moving about', () => {
  it('keeps path, query and section when the language changes', async () => {
    const page = await at('/ko/products?from=mail#plate-coil');
    await scrolledTo(page, '#plate-coil', 130);
    await page.locator('header a[hreflang="en"]').click();
    await headline(page, 'Products');
    expect(place(page)).toBe('/en/products?from=mail#plate-coil');
    await scrolledTo(page, '#plate-coil', 130);
    await page.waitForFunction(() => document.title.includes('Products'));
    expect(await page.locator('body').getAttribute('class')).toBe('lang-en');
    await page.goBack();
    await headline(page, '제품소개');
    await page.locator('html[lang="ko"]').waitFor();
  });

  it('starts every page at its top, returns to where the visitor was, and leads home by the logo', async () => {
    const page = await at('/ko');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ESG' }).click();
    await headline(page, 'ESG');
    await atTop(page);
    await page.goBack();
    await headline(page, '열을 옮기는 일, 40년');
    await page.waitForFunction(() => window.scrollY > 1000);
    await page.locator('header a').first().click();
    await atTop(page);
    await page.goto(`${site.url}/ko/esg`);
    await hydrated(page);
    await page.locator('header a').first().click();
    await headline(page, '열을 옮기는 일, 40년');
    expect(place(page)).toBe('/ko');
  });

  it('gives every section a link to itself, seen when pointed at or focused', async () => {
    const page = await at('/ko/customer-support');
    const link = page.getByRole('link', { name: '‘자료실’ 섹션 링크' });
    const opacity = (wanted: string) =>
      page.waitForFunction((shown) => {
        const element = document.querySelector('#download-center h2 + a');
        return element && getComputedStyle(element).opacity === shown;
      }, wanted);
    await opacity('0');
    await page.getByRole('heading', { level: 2, name: '자료실', exact: true }).hover();
    await opacity('1');
    await link.press('Enter');
    await scrolledTo(page, '#download-center', 130);
    expect(place(page)).toBe('/ko/customer-support#download-center');
  });

  it('shows the section that the address names, and marks in the sidebar the one being read', async () => {
    const page = await at('/ko/customer-support#online-quote');
    await scrolledTo(page, '#online-quote', 130);
    const sidebar = page.getByRole('navigation', { name: '고객지원' });
    const current = sidebar.locator('[aria-current]');
    await sidebar.locator('[aria-current]', { hasText: '온라인 견적' }).waitFor();
    await sidebar.getByRole('link', { name: '고객센터' }).click();
    await scrolledTo(page, '#customer-center', 130);
    await becomes(() => current.allInnerTexts(), ['고객센터']);
  });

  it('skips to the content with the first Tab', async () => {
    const page = await at('/ko');
    await page.keyboard.press('Tab');
    expect(await focusedWords(page)).toBe('본문으로 건너뛰기');
    await page.keyboard.press('Enter');
    await page.locator('#main:focus').waitFor();
    await page.keyboard.press('Tab');
    expect(await focusedWords(page)).toBe('온라인 견적 요청');
  });
});

describe('the quick menu', () => {
  it('stays minimized on the next page until it is restored', async () => {
    const page = await at('/en', phone);
    const menu = await quickMenu(page);
    await menu.getByRole('button', { name: 'Minimize QUICK MENU' }).tap();
    await becomes(() => menu.getByRole('link').count(), 0);
    await page.getByRole('link', { name: 'Customer center' }).last().click();
    await headline(page, 'Customer support');
    await quickMenu(page);
    await menu.getByRole('button', { name: 'Restore QUICK MENU' }).tap();
    const links = ['Online Quote', 'Tenders', 'Customer Center'];
    await becomes(() => menu.getByRole('link').allInnerTexts(), links);
    await quickMenu(page);
    await menu.getByRole('link', { name: 'Online Quote' }).tap();
    await scrolledTo(page, '#online-quote', 130);
    await quickMenu(page);
    await menu.getByRole('link', { name: 'Tenders' }).tap();
    await headline(page, 'E-Procurement');
    await quickMenu(page);
    await menu.getByRole('link', { name: 'Customer Center' }).tap();
    await headline(page, 'Customer support');
    expect(place(page)).toBe('/en/customer-support');
  });
});

describe('the mobile menu', () => {
  it('fills the screen, keeps the focus inside, closes on Escape and leads on', async () => {
    const page = await at('/ko', phone);
    const opener = page.getByRole('button', { name: '전체 메뉴 열기' });
    const menu = page.getByRole('dialog', { name: '주 메뉴' });
    await opener.tap();
    await becomes(() => menu.boundingBox(), { x: 0, y: 0, ...phone.viewport });
    const stops = await menu.locator('a, button').count();
    for (let stop = 0; stop <= stops; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.locator('[role="dialog"] :focus').count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await hasFocus(page, 'header button[aria-haspopup="dialog"]');
    await opener.tap();
    await menu.getByRole('link', { name: '납품실적' }).tap();
    await headline(page, '납품실적');
    await menu.waitFor({ state: 'detached' });
    await atTop(page);
  });
});

describe('the privacy policy', () => {
  it('opens from the footer, keeps the focus inside and gives it back', async () => {
    const page = await at('/en');
    const opener = page.locator('footer').getByRole('button', { name: 'Privacy Policy' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
    await dialog.waitFor();
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await page.locator('[role="dialog"] :focus').count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await opener.and(page.locator(':focus')).waitFor();
    await opener.click();
    await dialog.waitFor();
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
  });
});

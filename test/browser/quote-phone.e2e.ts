import type { Page } from 'playwright-core';

import { becomes } from '../support/browser/board-screen.js';
import { accessibilityProblems, alive, hasFocus, open, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { hiddenFields } from '../support/browser/hidden-fields.js';
import { fillQuote, openTechnical, readQuote } from '../support/browser/quote-form.js';

withSharedSite();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openForm(language: 'ko' | 'en', query = '', options = phone) {
  const { page, complaints } = await visit(browser, options);
  await open(page, `${site.url}/${language}/customer-support${query}`);
  return { page, complaints };
}

const summary = (page: Page) => page.locator('button[aria-controls="technical-data"]');
const line = (page: Page) => page.locator('[data-live-line] button');
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

const five = {
  hotFluidName: '온수',
  coldFluidName: '물',
  hotFlowRate: '25',
  hotTempIn: '115',
  hotTempOut: '55',
  coldTempIn: '45',
  coldTempOut: '80',
};

describe('the quote form on a phone', () => {
  it('has the button to send within reach of the last required field', async () => {
    const { page, complaints } = await openForm('ko');
    expect(await summary(page).textContent()).toMatch(/^기술 사양선택 항목 \d\d개$/);
    expect(await summary(page).getAttribute('aria-expanded')).toBe('false');
    const from = await topOf(page, 'form [name="serviceInProcess"]');
    const to = await topOf(page, 'form:has([name="company"]) button[type="submit"]');
    expect(to - from).toBeGreaterThan(0);
    expect(to - from).toBeLessThan(1000);
    await openTechnical(page);
    const last = await topOf(page, 'form [name="gasketMaterial"]');
    const send = await topOf(page, 'form:has([name="company"]) button[type="submit"]');
    expect(send - last).toBeLessThan(1100);
    expect(complaints).toEqual([]);
  });

  it('looks folded before its code has come, and open on a wide screen', async () => {
    const { page } = await visit(browser, { viewport: phone.viewport, javaScriptEnabled: false });
    await page.goto(`${site.url}/en/customer-support`);
    const field = page.locator('form [name="hotTempIn"]');
    expect(await field.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 844 });
    expect(await field.isVisible()).toBe(true);
  });
});

describe('the technical data on a phone', () => {
  it('open for what an address fills in, and for a draft of it', async () => {
    const { page } = await openForm('en', '?hotTempIn=115');
    await page.locator('form [name="hotTempIn"]:visible').waitFor();
    expect(await summary(page).textContent()).toMatch(/1 of \d\d optional fields filled in$/);
    await page.goto(`${site.url}/en/customer-support`);
    await alive(page);
    await page.locator('form [name="hotTempIn"]:visible').waitFor();
  });

  it('open for the first wrong field in them', async () => {
    const { page } = await openForm('en');
    await fillQuote(page, {
      company: 'Hanbit',
      name: 'Kim',
      telephone: '02-1234-5678',
      emailUser: 'kim',
      emailDomain: 'example.com',
      projectName: 'Plant A',
      serviceInProcess: 'Cooling',
      hotFluidName: 'x'.repeat(201),
    });
    await summary(page).tap();
    await page.locator('form [name="hotFluidName"]').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Send quote request' }).tap();
    await hasFocus(page, '[name="hotFluidName"]');
  });

  it('take a temperature below zero where the number pad has no minus', async () => {
    const { page } = await openForm('en');
    await openTechnical(page);
    const field = page.locator('form [name="coldTempIn"]');
    const sign = field.locator('xpath=..').getByRole('button', { name: 'Change the sign' });
    expect(await sign.isVisible()).toBe(false);
    await field.tap();
    await page.keyboard.type('5');
    await sign.tap();
    await becomes(() => readQuote(page, ['coldTempIn']), { coldTempIn: '-5' });
    await hasFocus(page, '[name="coldTempIn"]');
    await page.keyboard.type('.5');
    expect(await readQuote(page, ['coldTempIn'])).toEqual({ coldTempIn: '-5.5' });
    await sign.tap();
    await becomes(() => readQuote(page, ['coldTempIn']), { coldTempIn: '5.5' });
    expect(await page.getByRole('button', { name: 'Change the sign' }).filter({ visible: true }).count()).toBe(1);
  });
});

describe('a low window', () => {
  it.each([
    ['a page at 400 %', 320, 256],
    ['a phone on its side', 568, 320],
  ])('shows every field whole that has the focus: %s', async (_, width, height) => {
    const { page } = await openForm('ko', '', { ...phone, viewport: { width, height } });
    await openTechnical(page);
    await page.locator('form [name="company"]').focus();
    expect(await hiddenFields(page, 40)).toEqual([]);
    expect(await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeLessThan(0);
  });
});

describe('the line at the lower edge of a phone', () => {
  it('follows the results, beside the notes at the fields, and leads to the panel', async () => {
    const { page, complaints } = await openForm('en');
    expect(await line(page).count()).toBe(0);
    await fillQuote(page, five);
    await page.locator('form [name="hotFlowRate"]').focus();
    await line(page)
      .filter({ hasText: /^Heat duty [\d,]+ kW · about [\d,]+ – [\d,]+ plates · LMTD [\d.]+ K$/ })
      .waitFor();
    const edge = await line(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(Math.round(edge)).toBe(844);
    // Scroll position at which the line leaves more than half of every field to be tapped.
    await page.evaluate(() => {
      const edgeOfLine = document.querySelector('[data-live-line] button')?.getBoundingClientRect().top ?? 0;
      const tops = [...document.querySelectorAll('#technical-data input')].map(
        (field) => field.getBoundingClientRect().top,
      );
      const next = tops.find((top) => top > edgeOfLine) ?? edgeOfLine;
      window.scrollBy({ top: next + 28 - edgeOfLine, behavior: 'instant' });
    });
    expect(await accessibilityProblems(page)).toEqual([]);

    await fillQuote(page, { hotTempOut: '155' });
    await line(page)
      .filter({ hasText: /^Impossible: .*\d warnings?$/ })
      .waitFor();
    const note = page.locator('#quote-hotTempOut-note');
    await note.getByText('Impossible').waitFor();
    expect(await note.textContent()).toContain('warmer than it enters');
    await line(page).tap();
    await page.waitForFunction(() => {
      const { top = 0 } = document.getElementById('live-panel-title')?.getBoundingClientRect() ?? {};
      return top > 64 && top < 300;
    });
    // The panel says it now.
    await line(page).waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Live check of your figures' }).getByRole('table').waitFor();
    expect(complaints).toEqual([]);
  });

  it('covers no field that has the focus, and no quick menu', async () => {
    const { page } = await openForm('en', '', { ...phone, viewport: { width: 390, height: 500 } });
    await fillQuote(page, five);
    await page.locator('form [name="hotFluidName"]').focus();
    await line(page).waitFor();
    const fields = await page.locator('#technical-data :is(input, select)').filter({ visible: true }).count();
    expect(fields).toBeGreaterThan(20);
    const covered: unknown[] = [];
    for (let field = 0; field < fields; field += 1) {
      const under = await page.evaluate(() => {
        const [bar, focused] = [document.querySelector('[data-live-line] button'), document.activeElement];
        if (!bar || !focused?.matches('#technical-data :is(input, select)')) return undefined;
        const isCovered = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
        return isCovered ? focused.getAttribute('name') : undefined;
      });
      if (under !== undefined) covered.push(under);
      await page.keyboard.press('Tab');
    }
    expect(covered).toEqual([]);
    await page.locator('form [name="hotTempIn"]').focus();
    await line(page).waitFor();
    await page.waitForFunction(() => {
      const menu = document.querySelector('[aria-label="QUICK MENU"]');
      return (menu?.getBoundingClientRect().top ?? 0) >= window.innerHeight;
    });
  });

  it('stands above the keyboard', async () => {
    const { page } = await openForm('en');
    await fillQuote(page, five);
    await page.locator('form [name="hotTempIn"]').focus();
    await line(page).waitFor();
    // A window of which a keyboard covers 300 px, as browsers tell of it.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: 544 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await page.waitForFunction(
      () => Math.round(document.querySelector('[data-live-line] button')?.getBoundingClientRect().bottom ?? 0) === 544,
    );
  });

  it('is not there on a wider screen, where the panel is beside or menus float', async () => {
    const { page } = await openForm('en', '', { ...phone, viewport: { width: 768, height: 900 } });
    await fillQuote(page, five);
    await page.getByRole('region', { name: 'Live check of your figures' }).getByText('kW').first().waitFor();
    expect(await line(page).filter({ visible: true }).count()).toBe(0);
  });
});

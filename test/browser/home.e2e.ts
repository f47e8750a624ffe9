import type { Page } from 'playwright-core';

import { open, phone, scrolledTo, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';

withSharedSite();

describe('the opening pictures', () => {
  const shown = (page: Page, slide: number) =>
    page.locator(`button[aria-current="true"][aria-label="Slide ${slide}"]`).waitFor();

  it('follow the arrows around seven slides and the indicators to any of them', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/en`);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await shown(page, 7);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await shown(page, 1);
    await page.getByRole('button', { name: 'Slide 4' }).click();
    await shown(page, 4);
    await page.getByRole('link', { name: 'Spiral heat exchanger' }).first().waitFor();
    await page.getByRole('img', { name: 'Opened spiral heat exchanger' }).waitFor();
    expect(await page.getByRole('button', { name: /^Slide \d$/ }).count()).toBe(7);
  });

  it('move on by themselves until they are paused', async () => {
    const { page } = await visit(browser);
    await page.clock.install();
    await open(page, `${site.url}/en`);
    await page.clock.fastForward(5000);
    await shown(page, 2);
    await page.getByRole('button', { name: 'Pause slides' }).click();
    // Mouse and focus hold them as well: away with both.
    await page.mouse.move(700, 20);
    await page.getByRole('link', { name: 'Contact Us' }).first().focus();
    await page.clock.fastForward(20_000);
    await shown(page, 2);
    await page.getByRole('button', { name: 'Play slides' }).click();
    await page.mouse.move(700, 20);
    await page.getByRole('link', { name: 'Contact Us' }).first().focus();
    await page.clock.fastForward(5000);
    await shown(page, 3);
  });

  it('follow a swipe', async () => {
    const { context, page } = await visit(browser, phone);
    await open(page, `${site.url}/en`);
    const touch = await context.newCDPSession(page);
    const point = (x: number) => ({ touchPoints: [{ x, y: 150 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(300) });
    for (const x of [240, 160, 80]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await shown(page, 2);
  });
});

describe('the film', () => {
  it('opens in a new tab by click, Enter and Space', async () => {
    const { context, page } = await visit(browser);
    await context.route(/^https:/, (route) => route.fulfill({ body: 'The film.' }));
    await open(page, `${site.url}/ko`);
    const teaser = page.locator('#video a[target]');
    for (const way of ['click', 'Enter', 'Space']) {
      const tab = context.waitForEvent('page');
      if (way === 'click') await teaser.click();
      else await teaser.press(way);
      const film = await tab;
      await film.waitForURL(/^https:/);
      expect([way, film.url()]).toEqual([way, await teaser.getAttribute('href')]);
      expect(page.url()).toBe(`${site.url}/ko`);
      expect(await film.evaluate(() => window.opener)).toBeNull();
      await film.close();
    }
  });
});

describe('the home page', () => {
  it('shows six services, four reasons and eight partners, and closes with the ways to a quote and to people', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/ko`);
    const count = (selector: string) => page.locator(selector).count();
    expect([
      await count('#services a:not([href*="#"])'),
      await count('#reasons h3'),
      await count('#partners li img[alt]'),
    ]).toEqual([6, 4, 8]);
    const band = page.locator('#custom-solution');
    await band.getByRole('link', { name: '고객센터 문의' }).click();
    await page.waitForURL(`${site.url}/ko/customer-support`);
    await page.goBack();
    await band.getByRole('link', { name: '온라인 견적 요청' }).click();
    await page.waitForURL(`${site.url}/ko/customer-support#online-quote`);
    await scrolledTo(page, '#online-quote', 130);
  });
});

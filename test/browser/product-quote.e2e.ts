import type { Page } from 'playwright-core';

import { accessibilityProblems, alive, arrive, open, phone, scrolledTo, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { fillQuote, productsAre, readQuote } from '../support/browser/quote-form.js';

withSharedSite();

const product = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

describe('a quote for a product', () => {
  it('is asked for from its section, keeps what was written and the choice', async () => {
    const kept = '값 1개는 이 탭에 남아 있지만 보내지 않습니다.';
    const { page } = await visit(browser);
    await open(page, `${site.url}/ko/products`);
    await page.locator('#spiral-heat-exchanger').getByRole('link', { name: '견적 요청' }).click();
    await page.waitForURL(`${site.url}/ko/customer-support?product=spiral-heat-exchanger#online-quote`);
    await scrolledTo(page, '#online-quote', 130);
    await productsAre(page, 'spiral-heat-exchanger');
    const written = { company: 'Hanbit', hotTempIn: '115', comment: '2 x 40 m²' };
    await fillQuote(page, written);

    await page.reload();
    await alive(page);
    await productsAre(page, 'spiral-heat-exchanger');
    await page.locator('header a[hreflang="en"]').click();
    await page.waitForURL(`${site.url}/en/customer-support?product=spiral-heat-exchanger#online-quote`);
    await productsAre(page, 'spiral-heat-exchanger');
    await page.goBack();
    await productsAre(page, 'spiral-heat-exchanger');

    // Another one joins it.
    await page.goBack();
    await page.locator('#ball-tank').getByRole('link', { name: '견적 요청' }).click();
    await productsAre(page, 'spiral-heat-exchanger', 'ball-tank');
    await page.getByRole('button', { name: '함께 요청', exact: true }).click();
    await productsAre(page, 'spiral-heat-exchanger', 'ball-tank');
    expect(await readQuote(page, Object.keys(written))).toEqual(written);
    await fillQuote(page, { tankVolume: '500' });
    await product(page, '볼탱크').click();
    await page.getByText(kept, { exact: false }).waitFor();
    await productsAre(page, 'spiral-heat-exchanger');
    await page.reload();
    await alive(page);
    await page.getByText(kept, { exact: false }).waitFor();
    await productsAre(page, 'spiral-heat-exchanger');
    await product(page, '볼탱크').click();
    expect(await readQuote(page, ['tankVolume', 'hotTempIn'])).toEqual({ tankVolume: '500', hotTempIn: '115' });
  });

  it('asks what the products need, without a calculation where none of them is an exchanger', async () => {
    const { page, complaints } = await visit(browser);
    await open(page, `${site.url}/en/customer-support?product=ball-tank&product=closed-expansion-tank#online-quote`);
    await productsAre(page, 'closed-expansion-tank', 'ball-tank');
    const panel = page.getByRole('region', { name: 'Live check of your figures' });
    const groups = () =>
      page
        .locator('#technical-data fieldset fieldset > legend')
        .evaluateAll((all) => all.map((each) => each.textContent));
    expect(await groups()).toEqual(['Water circuit', 'Expansion tank', 'Storage tank']);
    expect(await panel.count()).toBe(0);
    await page.getByLabel('Holding pressure (±0.3 bar)', { exact: true }).fill('5');
    await page.evaluate(() => window.scrollTo(0, 0)); // what lies half under the header is no small target
    expect(await accessibilityProblems(page)).toEqual([]);

    await product(page, 'Compact unit').click();
    await panel.waitFor();
    expect(await groups()).toEqual([
      'Heating and hot water',
      'Operating conditions',
      'Design conditions',
      'Water circuit',
      'Expansion tank',
      'Storage tank',
    ]);
    expect(complaints).toEqual([]);
  });

  it('moves nothing when product and figures become known', async () => {
    const { page } = await visit(browser, phone);
    // A font that comes after the first paint breaks lines differently, which is another matter.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await arrive(
      page,
      `${site.url}/ko/customer-support?product=welded-plate-heat-exchanger&hotTempIn=115#online-quote`,
    );
    await scrolledTo(page, '#online-quote', 130);
    await productsAre(page, 'welded-plate-heat-exchanger');
    await page.getByText('값을 옮겨 적었습니다.', { exact: false }).waitFor();
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total).toBeLessThan(0.01);
  });
});

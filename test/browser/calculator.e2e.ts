import type { Page } from 'playwright-core';

import type { QuoteDetail, QuotePage } from '../../shared/requests/quotes.types.js';
import { becomes } from '../support/browser/board-screen.js';
import { alive, hasFocus, open, phone, scrolledTo, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { calculator, calculatorAlive, calculatorWords, five } from '../support/browser/calculator.js';
import { ask, signIn } from '../support/site/http.js';
import { fillQuote, productsAre, readQuote, requiredQuote } from '../support/browser/quote-form.js';

let token: string;

withSharedSite();

beforeAll(async () => {
  token = await signIn(site);
});

const words = calculatorWords;

const names = Object.keys(five);
const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function openCalculator(language: 'ko' | 'en', query = '') {
  const { page, complaints, context } = await visit(browser);
  await open(page, `${site.url}/${language}/calculator${query}${calculator}`);
  await calculatorAlive(page);
  return { page, complaints, context };
}

/** Waits until the address names exactly this, beside nothing else. */
const named = (page: Page, values: Record<string, string>) =>
  page.waitForFunction(
    (wanted) => {
      const found = [...new URLSearchParams(location.search)].toSorted();
      return JSON.stringify(found) === wanted;
    },
    JSON.stringify(Object.entries(values).toSorted()),
  );

/** Presses Tab until this link has the focus; the panel before it has no more than a few stops. */
async function expectTabReaches(page: Page, name: string): Promise<void> {
  const link = page.locator(`:text-is("${name}"):focus`);
  for (let stops = 0; stops < 20 && (await link.count()) === 0; stops += 1) await page.keyboard.press('Tab');
  await hasFocus(page, `:text-is("${name}")`);
}

describe('the calculator', () => {
  it('keeps its values in the address, shows them to whoever opens it, and sends them as a request', async () => {
    const text = words.en;
    const first = await openCalculator('en');
    await fillQuote(first.page, five, calculator);
    await named(first.page, five);
    expect(first.complaints).toEqual([]);

    const { page, complaints } = await visit(browser, phone);
    await open(page, first.page.url());
    await scrolledTo(page, calculator, 130);
    const panel = page.getByRole('region', { name: text.panel });
    await panel.getByText('10 K', { exact: false }).first().waitFor();
    expect(await readQuote(page, names, calculator)).toEqual(five);

    await page.locator(calculator).getByRole('link', { name: text.send }).click();
    await page.waitForURL(`**/en/customer-support?product=heat-exchanger&**`);
    await scrolledTo(page, '#online-quote', 130);
    await page.getByText(text.taken).waitFor();
    expect(await readQuote(page, [...names, 'coldFlowRate', 'flowUnit'])).toEqual({
      ...five,
      coldFlowRate: '',
      flowUnit: 'm³/h',
    });
    await productsAre(page, 'heat-exchanger');

    const emailUser = 'calculated';
    await fillQuote(page, { ...requiredQuote, emailUser });
    const [request] = await Promise.all([
      page.waitForRequest('**/api/quotes'),
      page.getByRole('button', { name: text.sendRequest }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ products: ['heat-exchanger'] });
    await page.getByRole('status').filter({ hasText: text.sent }).waitFor();
    expect(await page.getByText(text.taken).count()).toBe(0);
    const list = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${emailUser}`, { token });
    const { body } = await ask<QuoteDetail>(`${site.url}/api/admin/quotes/${list.body.items[0]?.id}`, { token });
    expect(body.fields).toMatchObject({ ...five, company: requiredQuote.company, comment: '' });
    expect(body.calculation?.solved).toMatchObject({ status: 'solved', field: 'coldFlowRate' });
    expect(complaints).toEqual([]);
  });

  it('keeps its values through a reload, a jump within the page, the way back and the other language', async () => {
    const duty = { hotTempIn: '115', tempUnit: '°F', heatDuty: '500', heatDutyUnit: 'Mcal/h' };
    const values = { ...duty, hotViscosity: '12', coldFouling: '0.0001', designMargin: '15' };
    const { page } = await openCalculator('ko');
    await fillQuote(page, values, calculator);
    await named(page, values);
    await page.reload();
    await calculatorAlive(page);
    expect(await readQuote(page, Object.keys(values), calculator)).toEqual(values);

    await page.locator(calculator).getByRole('link').first().click();
    await scrolledTo(page, calculator, 130);
    await named(page, values);
    expect(new URL(page.url()).hash).toBe(calculator);
    await page.locator('header a[hreflang="en"]').click();
    await page.waitForURL('**/en/calculator?**');
    await page.locator(calculator).getByRole('link', { name: words.en.send }).waitFor();
    expect(addressOf(page)).toEqual(values);
    expect(await readQuote(page, Object.keys(values), calculator)).toEqual(values);

    await page.locator(calculator).getByRole('link', { name: words.en.send }).click();
    await page.waitForURL('**/en/customer-support?**');
    await page.getByText(words.en.taken).waitFor();
    expect(await readQuote(page, Object.keys(values))).toEqual(values);
    await page.goBack();
    await calculatorAlive(page);
    expect(await readQuote(page, Object.keys(values), calculator)).toEqual(values);
  });

  it.each([
    ['with values', '?hotTempIn=115&tempUnit=%C2%B0F', { hotTempIn: '115', tempUnit: '°F' }],
    ['with the section', '#calculator', { hotTempIn: '', tempUnit: '°C' }],
  ])('is found by the addresses it had on the products page, %s', async (_, old, values) => {
    const { page, complaints } = await visit(browser);
    await page.goto(`${site.url}/en/products${old}`);
    await page.waitForURL('**/en/calculator**');
    await calculatorAlive(page);
    await scrolledTo(page, calculator, 130);
    expect(await readQuote(page, Object.keys(values), calculator)).toEqual(values);
    expect(complaints).toEqual([]);
  });

  it('replaces the draft’s figures in the form, leaves the rest, and gives them back on request', async () => {
    const { page } = await visit(browser);
    await open(page, `${site.url}/en/customer-support`);
    const draft = { company: 'Hanbit', hotTempIn: '90', coldFlowRate: '5000', flowUnit: 'kg/h' };
    await fillQuote(page, draft);
    await page.locator('footer a[href="/en/products"]').click();
    await page.waitForURL('**/en/products');
    await page.locator('main').getByRole('link', { name: 'Heat exchanger calculator' }).click();
    await page.waitForURL('**/en/calculator');
    await calculatorAlive(page);
    await fillQuote(page, { hotTempIn: '115' }, calculator);
    await page.locator(calculator).getByRole('link', { name: words.en.send }).click();
    await page.getByText(words.en.taken).waitFor();
    await scrolledTo(page, '#online-quote', 130);
    const taken = { company: 'Hanbit', hotTempIn: '115', coldFlowRate: '', flowUnit: 'm³/h' };
    expect(await readQuote(page, Object.keys(draft))).toEqual(taken);

    await page.getByRole('button', { name: 'Back to what I had typed' }).click();
    await becomes(() => readQuote(page, Object.keys(draft)), draft);
    await hasFocus(page, 'button:text("Use the transferred figures again")');
    await page.reload();
    await alive(page);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="company"]')?.value === 'Hanbit');
    expect(await readQuote(page, Object.keys(draft))).toEqual(draft);
  });

  it('is filled in, emptied, restored and sent by keyboard', async () => {
    const { page } = await openCalculator('en');
    await page.locator(`${calculator} [name="hotFluidName"]`).focus();
    await page.keyboard.type('Water');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Water');
    await named(page, { hotFluidName: 'Water', coldFluidName: 'Water' });
    await page.locator(`${calculator} [name="gasketMaterial"]`).focus();
    // Through what the panel has to be leafed through and followed, then on.
    await expectTabReaches(page, words.en.send);
    for (const name of ['Copy link', 'Download PDF', words.en.clear]) {
      await page.keyboard.press('Tab');
      await hasFocus(page, `:text-is("${name}")`);
    }
    await page.keyboard.press('Enter');
    await page.getByText('Everything was cleared.').waitFor();
    await named(page, {});
    await page.keyboard.press('Enter');
    await named(page, { hotFluidName: 'Water', coldFluidName: 'Water' });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/customer-support?product=heat-exchanger&sheet=whole&hotFluidName=Water&**');
  });

  it('copies its link, or shows it selected where the browser does not let it', async () => {
    const { page, context } = await openCalculator('en', '?hotTempIn=115');
    const link = `${site.url}/en/calculator?hotTempIn=115&coldTempIn=45${calculator}`;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fillQuote(page, { coldTempIn: '45' }, calculator);
    const copy = page.getByRole('button', { name: 'Copy link' });
    await copy.click();
    await page.getByRole('status').filter({ hasText: 'Link copied.' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copy.click();
    const address = page.getByRole('textbox', { name: 'Please copy this address.' });
    await hasFocus(page, 'input[readonly]');
    expect(await address.inputValue()).toBe(link);
    expect(await page.evaluate(() => String(getSelection()))).toBe(link);
  });
});

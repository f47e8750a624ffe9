import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import type { QuoteDetail, QuotePage } from '../../server/quotes/quotes.types.js';
import {
  alive,
  closeVisits,
  desktop,
  hasFocus,
  launchBrowser,
  open,
  phone,
  scrolledTo,
  visit,
} from '../support/browser.js';
import { calculator, calculatorAlive, calculatorWords, five } from '../support/calculator.js';
import { combinations } from '../support/combinations.js';
import { ask, signIn } from '../support/http.js';
import { fillQuote, productsAre, readQuote, requiredQuote } from '../support/quote-form.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;
let token: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('calculator'), launchBrowser()]);
  token = await signIn(site);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const words = calculatorWords;
const languages = combinations(1, ['ko', 'en']);

const names = Object.keys(five);
const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function openCalculator(language: 'ko' | 'en', query = '', options?: BrowserContextOptions) {
  const { page, complaints, context } = await visit(browser, options);
  await open(page, `${site.url}/${language}/calculator${query}${calculator}`);
  await calculatorAlive(page);
  return { page, complaints, context, panel: page.getByRole('region', { name: words[language].panel }) };
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

describe.each(languages)('the calculator in %s', (language) => {
  const text = words[language];

  it('keeps its values in the address, shows them to whoever opens it, and sends them as a request', async () => {
    const first = await openCalculator(language);
    await fillQuote(first.page, five, calculator);
    await named(first.page, five);
    expect(first.complaints).toEqual([]);

    const { page, complaints } = await visit(browser, language === 'en' ? phone : desktop);
    await open(page, first.page.url());
    await scrolledTo(page, calculator, 130);
    const panel = page.getByRole('region', { name: text.panel });
    await panel.getByText('10 K', { exact: false }).first().waitFor();
    expect(await readQuote(page, names, calculator)).toEqual(five);

    await page.locator(calculator).getByRole('link', { name: text.send }).click();
    await page.waitForURL(`**/${language}/customer-support?product=heat-exchanger&**`);
    await scrolledTo(page, '#online-quote', 130);
    await page.getByText(text.taken).waitFor();
    expect(await readQuote(page, [...names, 'coldFlowRate', 'flowUnit'])).toEqual({
      ...five,
      coldFlowRate: '',
      flowUnit: 'm³/h',
    });
    await productsAre(page, 'heat-exchanger');

    const emailUser = `calculated-${language}`;
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
    const other = language === 'ko' ? 'en' : 'ko';
    const { page } = await openCalculator(language);
    await fillQuote(page, { hotTempIn: '115', tempUnit: '°F' }, calculator);
    await named(page, { hotTempIn: '115', tempUnit: '°F' });
    await page.reload();
    await calculatorAlive(page);
    expect(await readQuote(page, ['hotTempIn', 'tempUnit'], calculator)).toEqual({ hotTempIn: '115', tempUnit: '°F' });

    await page.locator(calculator).getByRole('link').first().click();
    await scrolledTo(page, calculator, 130);
    await named(page, { hotTempIn: '115', tempUnit: '°F' });
    expect(new URL(page.url()).hash).toBe(calculator);
    await page.locator(`header a[hreflang="${other}"]`).click();
    await page.waitForURL(`**/${other}/calculator?**`);
    await page.locator(calculator).getByRole('link', { name: words[other].send }).waitFor();
    expect(addressOf(page)).toEqual({ hotTempIn: '115', tempUnit: '°F' });
    expect(await readQuote(page, ['hotTempIn'], calculator)).toEqual({ hotTempIn: '115' });

    await page.locator(calculator).getByRole('link', { name: words[other].send }).click();
    await page.waitForURL(`**/${other}/customer-support?**`);
    await page.goBack();
    await calculatorAlive(page);
    expect(await readQuote(page, ['hotTempIn', 'tempUnit'], calculator)).toEqual({ hotTempIn: '115', tempUnit: '°F' });
  });
});

/** Presses Tab until this link has the focus; the panel before it has no more than a few stops. */
async function expectTabReaches(page: Page, name: string): Promise<void> {
  const link = page.locator(`:text-is("${name}"):focus`);
  for (let stops = 0; stops < 20 && (await link.count()) === 0; stops += 1) await page.keyboard.press('Tab');
  await hasFocus(page, `:text-is("${name}")`);
}

describe('the calculator', () => {
  it.each([
    ['with values and section', '?hotTempIn=115&tempUnit=%C2%B0F#calculator', { hotTempIn: '115', tempUnit: '°F' }],
    ['with values alone', '?hotTempIn=115', { hotTempIn: '115', tempUnit: '°C' }],
    ['with the section alone', '#calculator', { hotTempIn: '', tempUnit: '°C' }],
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
    expect(await readQuote(page, Object.keys(draft))).toEqual(draft);
    await hasFocus(page, 'button:text("Take the figures over again")');
    await page.reload();
    await alive(page);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="company"]')?.value === 'Hanbit');
    expect(await readQuote(page, Object.keys(draft))).toEqual(draft);
  });

  it.each([
    ['a heat duty', { heatDuty: '500', heatDutyUnit: 'Mcal/h' }],
    ['fouling and a margin', { hotViscosity: '12', coldFouling: '0.0001', designMargin: '15' }],
  ])('takes %s, keeps it in the address and hands it on', async (_, typed: Record<string, string>) => {
    const { page } = await openCalculator('en');
    await fillQuote(page, typed, calculator);
    await named(page, typed);
    await page.reload();
    await calculatorAlive(page);
    expect(await readQuote(page, Object.keys(typed), calculator)).toEqual(typed);
    await page.locator(calculator).getByRole('link', { name: words.en.send }).click();
    await page.getByText(words.en.taken).waitFor();
    expect(await readQuote(page, Object.keys(typed))).toEqual(typed);
  });

  it('takes nothing but known fields from a hostile address', async () => {
    const query =
      '?hotFluidName=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&tempUnit=K&plateMaterial=Gold&__proto__=x&company=Evil';
    const { page, complaints } = await openCalculator('en', `${query}&hotTempIn=${'9'.repeat(5000)}`);
    expect(await readQuote(page, ['hotFluidName', 'hotTempIn', 'tempUnit', 'plateMaterial'], calculator)).toEqual({
      hotFluidName: '<img src=x onerror=alert(1)>',
      hotTempIn: '9'.repeat(200),
      tempUnit: '°C',
      plateMaterial: '',
    });
    expect(complaints).toEqual([]);
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
    for (const name of ['Copy link', 'Save as PDF', words.en.clear]) {
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
    await page.waitForURL('**/en/customer-support?product=heat-exchanger&hotFluidName=Water&**');
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

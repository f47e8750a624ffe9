import type { QuoteDetail, QuotePage } from '../../shared/requests/quotes.types.js';
import { accessibilityProblems, desktop, hasFocus, open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { ask, signIn } from '../support/site/http.js';
import { fillQuote, openPanel, propertyBox, readQuote, typedQuote } from '../support/browser/quote-form.js';

withSharedSite();

const words = {
  ko: {
    panel: '입력값 실시간 검토',
    summary: '유체 물성값·오염계수·여유율을 아시면 적어 주세요',
    asked: '저희 자료에 없는 유체입니다.',
    heat: '저온측 비열',
    solved: '저온측 유량 계산값',
    send: '견적 요청 보내기',
    sent: '견적 요청이 접수되었습니다',
    tooLarge: '너무 큰 값',
    notNumber: '숫자 확인',
    swap: '고온측·저온측 바꾸기',
  },
  en: {
    panel: 'Live check of your figures',
    summary: 'Fluid properties, fouling and margin, if you know them',
    asked: 'We have no data for this fluid.',
    heat: 'Cold side specific heat',
    solved: 'Cold side flow rate, calculated',
    send: 'Send quote request',
    sent: 'Your quote request was received',
    tooLarge: 'Too large',
    notNumber: 'Not a number',
    swap: 'Swap hot and cold side',
  },
} as const;

async function openForm(language: 'ko' | 'en', options = desktop) {
  const { page, complaints } = await visit(browser, options);
  await open(page, `${site.url}/${language}/customer-support`);
  const text = words[language];
  return {
    page,
    complaints,
    text,
    panel: page.getByRole('region', { name: text.panel }),
    opened: page.getByRole('button', { name: text.summary, expanded: true }),
    send: page.getByRole('button', { name: text.send }),
  };
}

const liquor = {
  hotFluidName: '온수',
  coldFluidName: '흑액',
  hotFlowRate: '25',
  hotTempIn: '80',
  hotTempOut: '60',
  coldTempIn: '30',
  coldTempOut: '50',
};

describe('the properties of the fluids', () => {
  it('open when a fluid is not known, lead to a calculation and reach the inbox', async () => {
    const { page, panel, text, opened, send, complaints } = await openForm('ko', phone);
    const { coldFluidName, ...known } = liquor;
    await fillQuote(page, { ...known, coldFluidName: 'water' });
    await openPanel(panel);
    await panel.getByText(text.solved).waitFor();
    expect(await opened.count()).toBe(0);

    await fillQuote(page, { coldFluidName });
    await panel.getByText(text.asked, { exact: false }).waitFor();
    expect(await opened.count()).toBe(0);
    await page.keyboard.press('Tab');
    await opened.waitFor();
    await panel.getByRole('button', { name: text.heat }).click();
    await hasFocus(page, '[name="coldSpecificHeat"]');
    await page.keyboard.type('3.6');
    await fillQuote(page, { coldDensity: '1.05 kg/L' });
    await panel.getByText(text.solved).waitFor();
    await page.locator('#quote-coldDensity-note').filter({ hasText: '= 1050 kg/m³' }).waitFor();

    const sender = 'properties';
    await fillQuote(page, {
      ...typedQuote,
      ...liquor,
      emailUser: sender,
      coldSpecificHeat: '3.6',
      hotChloride: 'little',
    });
    await send.click();
    await page.getByRole('status').filter({ hasText: text.sent }).waitFor();
    const token = await signIn(site);
    const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${sender}`, { token });
    const quote = await ask<QuoteDetail>(`${site.url}/api/admin/quotes/${body.items[0]?.id}`, { token });
    expect(quote.body.fields).toMatchObject({
      coldSpecificHeat: '3.6',
      hotChloride: 'little',
      coldChloride: '50 mg/L',
    });
    expect(quote.body.calculation?.sides.cold.fluid).toMatchObject({ id: 'other', specificHeat: 3600 });
    expect(complaints).toEqual([]);
  });

  it('tell a wrong number under its field', async () => {
    const { page, text } = await openForm('ko', phone);
    await fillQuote(page, { hotSpecificHeat: '4186', coldChloride: 'much' });
    await page.locator('#quote-hotSpecificHeat-note').filter({ hasText: text.tooLarge }).waitFor();
    await page.locator('#quote-coldChloride-note').filter({ hasText: text.notNumber }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
  });

  it('are open after a reload when one was filled in, and are swapped with their sides', async () => {
    const { page, panel, text, opened } = await openForm('en');
    await fillQuote(page, {
      hotTempIn: '20',
      hotTempOut: '60',
      coldTempIn: '90',
      coldTempOut: '50',
      hotDensity: '990',
    });
    await open(page, page.url());
    await opened.waitFor();
    expect(await readQuote(page, ['hotDensity', 'coldDensity'])).toEqual({ hotDensity: '990', coldDensity: '' });
    await panel.getByRole('button', { name: text.swap }).click();
    await hasFocus(page, '[name="hotTempIn"]');
    expect(await readQuote(page, ['hotDensity', 'coldDensity'])).toEqual({ hotDensity: '', coldDensity: '990' });
  });

  it('do not take away the click that leaves an unknown fluid', async () => {
    const { page, panel, text, opened } = await openForm('en');
    await fillQuote(page, { coldFluidName: '흑액' });
    await panel.getByText(text.asked, { exact: false }).waitFor();
    await page.locator('[name="hotFlowRate"]').click();
    await opened.waitFor();
    await hasFocus(page, '[name="hotFlowRate"]');
    await page.locator('[name="coldFluidName"]').fill('');
    await propertyBox(page).click();
    await opened.waitFor({ state: 'detached' });

    await fillQuote(page, { coldFluidName: '흑액' });
    await panel.getByText(text.asked, { exact: false }).waitFor();
    await panel.getByRole('button', { name: text.heat }).click();
    await hasFocus(page, '[name="coldSpecificHeat"]');
  });

  it('are opened and left by the keyboard', async () => {
    const { page, opened } = await openForm('en');
    await page.locator('[name="fluidUnit"]').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await opened.waitFor();
    await page.keyboard.press('Tab');
    await hasFocus(page, '[name="hotSpecificHeat"]');
    expect(await page.locator('[name="hotSpecificHeat"]').getAttribute('inputmode')).toBe('decimal');
  });
});

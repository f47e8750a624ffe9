import type { Page } from 'playwright-core';

import { accessibilityProblems, desktop, hasFocus, open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { fillQuote, readQuote } from '../support/browser/quote-form.js';

withSharedSite();

async function openForm(language: 'ko' | 'en', options = desktop): Promise<Page> {
  const { page } = await visit(browser, options);
  await open(page, `${site.url}/${language}/customer-support`);
  return page;
}

const noteOf = (page: Page, name: 'gasketMaterial' | 'plateMaterial') => page.locator(`#quote-${name}-note`);

describe('the materials of the quote form', () => {
  it('warn where temperature or fluid go beyond them, say so and change by one click', async () => {
    const page = await openForm('ko');
    const gasket = noteOf(page, 'gasketMaterial');
    await fillQuote(page, { gasketMaterial: 'NBR' });
    await gasket.getByText('연속 −10~110 ℃, 단시간 최고 130 ℃', { exact: false }).waitFor();
    expect(await gasket.getByRole('button').count()).toBe(0);
    await fillQuote(page, { hotDesignTemp: '115' });
    await gasket
      .getByRole('status')
      .filter({ hasText: '주의: 최고온도 115 ℃가 NBR 가스켓의 연속 사용온도 110 ℃를 넘습니다.' })
      .waitFor();
    const instead = gasket.getByRole('button', { name: '대신 EPDM 선택' });
    await instead.focus();
    await instead.press('Enter');
    await hasFocus(page, '[name="gasketMaterial"]');
    await instead.waitFor({ state: 'detached' });
    expect(await readQuote(page, ['gasketMaterial'])).toEqual({ gasketMaterial: 'EPDM' });

    await fillQuote(page, { hotDesignTemp: '90', hotFluidName: 'mineral oil' });
    await gasket.getByText('EPDM 가스켓은 이 유체에 맞지 않습니다.', { exact: false }).first().waitFor();
    await gasket.getByRole('button', { name: '대신 NBR 선택' }).click();

    await fillQuote(page, { coldFluidName: 'seawater', plateMaterial: 'SM0254' });
    const plate = noteOf(page, 'plateMaterial');
    await plate.getByText('해수에는 254 SMO 전열판의 부식이 우려됩니다.', { exact: false }).first().waitFor();
    await plate.getByRole('button', { name: '대신 Ti 선택' }).click();
    await hasFocus(page, '[name="plateMaterial"]');
    const chosen = { gasketMaterial: 'NBR', plateMaterial: 'Ti' };
    expect(await readQuote(page, Object.keys(chosen))).toEqual(chosen);
  });

  it.each([
    ['en', phone, '135 °C'],
    ['ko', desktop, '135 ℃'],
  ] as const)('move only what stands below the one chosen (%s, %j)', async (language, options, inlet) => {
    const page = await openForm(language, options);
    await fillQuote(page, { hotTempIn: '135', hotFluidName: 'seawater', coldTempIn: '20' });
    // On a phone it is folded.
    await page.getByRole('img', { name: inlet, includeHidden: true }).first().waitFor({ state: 'attached' });
    const places = () =>
      page.evaluate(() =>
        ['hotDesignTemp', 'plateMaterial', 'gasketMaterial'].map((name) => {
          const [first, field] = ['hotFluidName', name].map((each) => document.querySelector(`form [name="${each}"]`));
          return (field?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().top ?? 0);
        }),
      );
    const before = await places();
    await fillQuote(page, { gasketMaterial: 'NBR' });
    await noteOf(page, 'gasketMaterial').getByRole('button').waitFor();
    expect(await places()).toEqual(before);
    await fillQuote(page, { plateMaterial: 'SS304' });
    await noteOf(page, 'plateMaterial').getByRole('button').waitFor();
    expect((await places()).slice(0, 2)).toEqual(before.slice(0, 2));
    // Barriers lie in what both have: once is enough.
    if (options !== phone) return;
    // At the top the header, which stays there, covers no field by half.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

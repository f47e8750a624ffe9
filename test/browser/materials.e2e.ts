import type { Browser, Page } from 'playwright-core';

import {
  accessibilityProblems,
  closeVisits,
  desktop,
  hasFocus,
  launchBrowser,
  open,
  phone,
  visit,
} from '../support/browser.js';
import { combinations } from '../support/combinations.js';
import { fillQuote, readQuote } from '../support/quote-form.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('materials'), launchBrowser()]);
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const words = {
  ko: {
    epdm: 'EPDM (−25~150 ℃)',
    titanium: 'Ti: 해수, 염소 처리수',
    range: '연속 −10~110 ℃, 단시간 최고 130 ℃',
    hot: '주의: 최고온도 115 ℃가 NBR 가스켓의 연속 사용온도 110 ℃를 넘습니다.',
    inlet: '135 ℃',
    chooseEpdm: '대신 EPDM 선택',
    oil: 'EPDM 가스켓은 이 유체에 맞지 않습니다.',
    chooseNbr: '대신 NBR 선택',
    sea: '해수에는 254 SMO 전열판의 부식이 우려됩니다.',
    chooseTi: '대신 Ti 선택',
  },
  en: {
    epdm: 'EPDM (−25 to 150 °C)',
    titanium: 'Ti: seawater, chlorinated water',
    range: 'Continuous −10 to 110 °C, for short up to 130 °C',
    hot: 'Caution: 115 °C is above the continuous temperature of NBR gaskets, 110 °C.',
    inlet: '135 °C',
    chooseEpdm: 'Choose EPDM instead',
    oil: 'EPDM gaskets do not withstand this fluid.',
    chooseNbr: 'Choose NBR instead',
    sea: 'Seawater may corrode 254 SMO plates.',
    chooseTi: 'Choose Ti instead',
  },
} as const;

async function openForm(language: 'ko' | 'en', options = desktop): Promise<Page> {
  const { page } = await visit(browser, options);
  await open(page, `${site.url}/${language}/customer-support`);
  return page;
}

const noteOf = (page: Page, name: 'gasketMaterial' | 'plateMaterial') => page.locator(`#quote-${name}-note`);

describe.each(combinations(1, ['en', 'ko']))('the materials of the quote form in %s', (language) => {
  const text = words[language];

  it('say their limits in the list, and send the names of the questionnaire', async () => {
    const page = await openForm(language);
    const optionsOf = (name: string) =>
      page
        .locator(`form [name="${name}"] option`)
        .evaluateAll((all) =>
          Object.fromEntries(all.map((each) => [(each as HTMLOptionElement).value, each.textContent])),
        );
    const gaskets = await optionsOf('gasketMaterial');
    expect(Object.keys(gaskets)).toEqual(['', 'NBR', 'EPDM', 'VITON', 'H-NBR', 'SILICONE', 'PTFE']);
    expect(gaskets.EPDM).toBe(text.epdm);
    const plates = await optionsOf('plateMaterial');
    expect(Object.keys(plates).toSorted()).toEqual(
      ['', 'SS304', 'SS316', 'SS316L', 'Hastelloy C', 'Ti', 'SM0254', '904L'].toSorted(),
    );
    expect(plates.Ti).toBe(text.titanium);
    expect(plates.SM0254).toMatch(/^254 SMO: /);
  });

  it('warn where temperature or fluid go beyond them, say so and change by one click', async () => {
    const page = await openForm(language);
    const gasket = noteOf(page, 'gasketMaterial');
    await fillQuote(page, { gasketMaterial: 'NBR' });
    await gasket.getByText(text.range, { exact: false }).waitFor();
    expect(await gasket.getByRole('button').count()).toBe(0);
    await fillQuote(page, { hotDesignTemp: '115' });
    await gasket.getByRole('status').filter({ hasText: text.hot }).waitFor();
    const instead = gasket.getByRole('button', { name: text.chooseEpdm });
    await instead.focus();
    await instead.press('Enter');
    await hasFocus(page, '[name="gasketMaterial"]');
    await instead.waitFor({ state: 'detached' });
    expect(await readQuote(page, ['gasketMaterial'])).toEqual({ gasketMaterial: 'EPDM' });

    await fillQuote(page, { hotDesignTemp: '90', hotFluidName: 'mineral oil' });
    await gasket.getByText(text.oil, { exact: false }).first().waitFor();
    await gasket.getByRole('button', { name: text.chooseNbr }).click();

    await fillQuote(page, { coldFluidName: 'seawater', plateMaterial: 'SM0254' });
    const plate = noteOf(page, 'plateMaterial');
    await plate.getByText(text.sea, { exact: false }).first().waitFor();
    await plate.getByRole('button', { name: text.chooseTi }).click();
    await hasFocus(page, '[name="plateMaterial"]');
    const chosen = { gasketMaterial: 'NBR', plateMaterial: 'Ti' };
    expect(await readQuote(page, Object.keys(chosen))).toEqual(chosen);
  });

  it.each(
    combinations(1, [
      ['a phone', phone],
      ['a desktop', desktop],
    ]),
  )('are open to everyone on %s and move only what stands below the one chosen', async (_, options) => {
    const page = await openForm(language, options);
    await fillQuote(page, { hotTempIn: '135', hotFluidName: 'seawater', coldTempIn: '20' });
    await page.getByRole('img', { name: text.inlet }).first().waitFor();
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
    // Where the header, which stays at the window's top, covers no field by half.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

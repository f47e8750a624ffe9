import type { Locator, Page } from 'playwright-core';

import type { ProductId } from '../../../shared/questionnaire/product-ids.js';
import { properties } from '../makers/factories.js';

export type Typed = Record<string, string>;

/** Required values, by the names they have in the form. */
export const requiredQuote: Typed = {
  company: '한강지역난방',
  name: 'Jiwoo Kim',
  telephone: '02-000-0000',
  projectName: 'Substation 3',
  serviceInProcess: '난방 1차측/2차측',
  emailUser: 'jiwoo.kim',
  emailDomain: 'example.com',
};

/** Every field of the questionnaire. */
export const typedQuote: Typed = {
  ...requiredQuote,
  hotFluidName: '온수',
  coldFluidName: 'Water + 30 % glycol',
  fluidUnit: 'vol %',
  ...properties,
  hotFlowRate: '25',
  coldFlowRate: '43',
  flowUnit: 'kg/h',
  hotTempIn: '115',
  coldTempIn: '45',
  tempUnit: '°C',
  hotTempOut: '55',
  coldTempOut: '80',
  tempOutUnit: '°F',
  hotPressureDrop: '0.5',
  coldPressureDrop: '0.6',
  pressureUnit: 'bar',
  hotDesignPressure: '16',
  coldDesignPressure: '10',
  designPressureUnit: 'MPa',
  hotDesignTemp: '120',
  coldDesignTemp: '95',
  designTempUnit: '°C',
  plateMaterial: 'SS316L',
  gasketMaterial: 'EPDM',
  comment: '3월 납품 희망\nDrawing follows',
};

const field = (page: Page, name: string, place: string): Locator => page.locator(`${place} [name="${name}"]`);

/** Unfolds what stands folded away below the fluids. */
export const propertyBox = (page: Page): Locator => page.locator('button[aria-controls="fluid-properties-fields"]');

/** Unfolds the technical data, which are folded away on a phone; the calculator shows them always. */
export async function openTechnical(page: Page): Promise<void> {
  const summary = page.locator('button[aria-controls="technical-data"][aria-expanded="false"]');
  if ((await summary.count()) > 0) await summary.click();
}

/** Unfolds the results of the calculation, which are folded away in the form on a phone. */
export const openPanel = (panel: Locator): Promise<void> =>
  panel.getByRole('button', { name: /^(계산 결과|Results)$/, expanded: false }).click();

/** Waits until exactly these products are chosen. */
export async function productsAre(page: Page, ...ids: ProductId[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('form [name="products"]')];
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    return boxes.length > 0 && chosen.join() === wanted;
  }, ids.join());
}

const always = /^(?:company|name|telephone|projectName|serviceInProcess|email(?:User|Domain)|comment)$/;

/** Types and chooses these values, as a visitor does, in the form `place`; what is folded away is opened for that. */
export async function fillQuote(page: Page, values: Typed, place = 'form'): Promise<void> {
  if (Object.keys(values).some((name) => !always.test(name))) await openTechnical(page);
  const isAmongThem = Object.keys(values).some((name) =>
    /(?:SpecificHeat|Density|Chloride|Viscosity|Conductivity|Fouling|Margin)$/.test(name),
  );
  if (isAmongThem && (await propertyBox(page).getAttribute('aria-expanded')) === 'false')
    await propertyBox(page).click();
  for (const [name, value] of Object.entries(values)) {
    const isChoice = name.endsWith('Unit') && name !== 'fluidUnit';
    if (isChoice || name.endsWith('Material')) await field(page, name, place).selectOption(value);
    else await field(page, name, place).fill(value);
  }
}

/** Present values of the form, by name. */
export async function readQuote(page: Page, names = Object.keys(typedQuote), place = 'form'): Promise<Typed> {
  const read = async (name: string) => [name, await field(page, name, place).inputValue()] as const;
  const values = await Promise.all(names.map(read));
  return Object.fromEntries(values);
}

/** The form with nothing filled in but the usual units. */
export const emptyForm: Typed = {
  ...Object.fromEntries(Object.keys(typedQuote).map((name) => [name, ''])),
  flowUnit: 'm³/h',
  tempUnit: '°C',
  tempOutUnit: '°C',
  pressureUnit: 'mAq',
  designPressureUnit: 'kgf/cm²',
  designTempUnit: '°C',
};

import { families } from '@shared/calculation/checks/families';
import { keysOf } from '@shared/words/records';
import { defaultContent } from '@server/site/defaults';
import { figuresOf, pressureInBar } from '@shared/content/figures';
import { temperatureWords } from '@shared/content/limit-words';
import { rows } from '@shared/questionnaire/fields';
import type { RowName } from '@shared/questionnaire/fields';
import { rowNames } from '@shared/questionnaire/fields.text';
import { productIds } from '@shared/questionnaire/product-ids';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { asksFor, asksForSides } from '@shared/questionnaire/products';

// oxlint-disable-next-line no-restricted-imports -- what the site says as it comes
import { testContent } from '../../../test/support/makers/content';

import { productData } from './schemaOrg';

const views = testContent('en');
const valuesOf = (id: ProductId) => figuresOf(views[id].limits, 'en').map(({ value }) => value);

describe('pressureInBar', () => {
  it('converts kg/cm² and leaves bar as it is', () => {
    expect(pressureInBar({ design: 34, unit: 'kg/cm²' })).toBeCloseTo(33.343, 3);
    expect(pressureInBar({ design: 150, unit: 'bar(g)' })).toBe(150);
  });
});

describe('temperatureWords', () => {
  it('writes a minus sign, and the upper end alone where no lower one is given', () => {
    expect(temperatureWords({ min: -30, max: 210 }, 'ko')).toBe('−30~210 ℃');
    expect(temperatureWords({ min: -30, max: 210 }, 'en')).toBe('−30 to 210 °C');
    expect(temperatureWords({ maxFrom: 350, max: 400 }, 'ko')).toBe('최고 350~400 ℃');
    expect(temperatureWords({ maxFrom: 350, max: 400 }, 'en')).toBe('max. 350 to 400 °C');
    expect(temperatureWords({ max: 400 }, 'en')).toBe('max. 400 °C');
  });
});

describe('figuresOf', () => {
  it('gives the specified figures of each family and none where there are none', () => {
    expect(valuesOf('heat-exchanger')).toEqual(['34 kg/cm²', '−30 to 210 °C']);
    expect(valuesOf('brazing-heat-exchanger')).toEqual(['30 kg/cm²', '40 kg/cm²', '−195 to 225 °C']);
    expect(valuesOf('spiral-heat-exchanger')).toEqual(['20 kg/cm²', 'max. 350 to 400 °C', '0.5 to 300 m²']);
    expect(valuesOf('welded-plate-heat-exchanger')).toEqual(['150 bar(g)', '−200 to 500 °C', '0.5 to 300 m²']);
    expect(valuesOf('gas-cooler')).toEqual(['50 bar(g)', '−50 to 500 °C', '2 to 500 m²']);
    expect(valuesOf('closed-expansion-tank')).toEqual(['±0.3 bar']);
    expect(valuesOf('expansion-separator')).toEqual(['±0.2 bar']);
    expect(valuesOf('ball-tank')).toEqual([]);
  });
});

describe('the limits of the families', () => {
  it('that the office changes are shown, told to programs and judged by', () => {
    const id = 'heat-exchanger';
    const limits = { pressure: { design: 40, unit: 'bar(g)' }, temperature: { min: -20, max: 230 } } as const;
    const changed = testContent('en', { ...defaultContent, [id]: { ...defaultContent[id], limits } });
    expect(figuresOf(changed[id].limits, 'en').map(({ value }) => value)).toEqual(['40 bar(g)', '−20 to 230 °C']);
    expect(productData({ id, ...changed[id] }, { company: 'Saegil', language: 'en', origin: '' })).toMatchObject({
      additionalProperty: [
        { value: 40, unitText: 'bar(g)' },
        { minValue: -20, maxValue: 230, unitCode: 'CEL' },
      ],
    });
    expect(changed.familyLimits).toEqual({
      ...views.familyLimits,
      [id]: { pressure: 4_000_000, lowest: -20, highest: 230 },
    });
  });

  it('are known of no other product with a design pressure', () => {
    expect(productIds.filter((id) => views[id].limits.pressure)).toEqual(Object.keys(families));
  });
});

describe('the families', () => {
  it('say what an order sets wherever pressure and temperature are not given', () => {
    const open = productIds.filter((id) => !views[id].limits.pressure);
    expect(productIds.filter((id) => views[id].setByOrder)).toEqual(open);
  });

  it.each(productIds.filter((id) => !views[id].limits.pressure))('list all that the quote form asks about %s', (id) => {
    const seldomKnown = (row: RowName) => rows[row].group === 'properties' || row === 'heatDuty';
    const asked = keysOf(rows).filter((row) => asksFor(row, [id]) && !seldomKnown(row));
    const materials = asksForSides([id]) ? ['Plate material', 'Gasket material'] : [];
    expect(asked.length).toBeGreaterThan(3);
    expect(views[id].setByOrder?.toSorted()).toEqual(
      [...asked.map((row) => rowNames[row].en), ...materials].toSorted(),
    );
  });

  it('have two, two and three pictures where the slider shows them, and one elsewhere', () => {
    const several = productIds.filter((id) => views[id].pictures.length !== 1);
    expect(several.map((id) => `${id} ${views[id].pictures.length}`)).toEqual([
      'welded-plate-heat-exchanger 2',
      'ball-tank 2',
      'atm-tank 3',
    ]);
  });
});

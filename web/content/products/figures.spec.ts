import { families } from '@server/calculation/checks/families';

import { productIds } from '@server/questionnaire/product-ids';

import { figuresOf, pressureInBar, temperatureWords } from './figures';
import { products } from './products';

const limitsOf = (id: string) => products.find((product) => product.id === id)?.limits ?? {};
const valuesOf = (id: string) => figuresOf(limitsOf(id)).map(({ value }) => value.en);

describe('pressureInBar', () => {
  it('converts kg/cm² and leaves bar as it is', () => {
    expect(pressureInBar({ design: 34, unit: 'kg/cm²' })).toBeCloseTo(33.343, 3);
    expect(pressureInBar({ design: 150, unit: 'bar(g)' })).toBe(150);
  });
});

describe('temperatureWords', () => {
  it('writes a minus sign, and the upper end alone where no lower one is given', () => {
    expect(temperatureWords({ min: -30, max: 210 })).toEqual({ ko: '−30~210 ℃', en: '−30 to 210 °C' });
    expect(temperatureWords({ maxFrom: 350, max: 400 })).toEqual({ ko: '최고 350~400 ℃', en: 'max. 350 to 400 °C' });
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
  it.each(Object.entries(families))('of %s are those that conditions are judged by', (id, judged) => {
    const { pressure, temperature } = limitsOf(id);
    expect((pressure ? pressureInBar(pressure) : NaN) * 1e5).toBeCloseTo(judged.pressure, 3);
    expect(temperature).toEqual({
      ...('lowest' in judged ? { min: judged.lowest } : {}),
      ...('ask' in judged ? { maxFrom: judged.ask } : {}),
      max: judged.highest,
    });
  });

  it('are known of no other product with a design pressure', () => {
    const withPressure = products.filter(({ limits }) => limits.pressure).map(({ id }) => id);
    expect(withPressure).toEqual(Object.keys(families));
  });
});

describe('the products', () => {
  it('are the twelve families in their order', () => {
    expect(products.map(({ id }) => id)).toEqual(productIds);
  });

  it('say what an order sets wherever pressure and temperature are not given', () => {
    const isOpen = products.filter(({ limits }) => !limits.pressure);
    expect(isOpen.filter(({ setByOrder }) => !setByOrder).map(({ id }) => id)).toEqual([]);
  });

  it('have two, two and three pictures where the slider shows them, and one elsewhere', () => {
    const several = products.filter(({ pictures }) => pictures.length !== 1);
    expect(several.map(({ id, pictures }) => `${id} ${pictures.length}`)).toEqual([
      'welded-plate-heat-exchanger 2',
      'ball-tank 2',
      'atm-tank 3',
    ]);
  });
});

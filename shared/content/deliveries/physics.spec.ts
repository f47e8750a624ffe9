import { families, setFamilyLimits } from '../../calculation/checks/families.js';
import { KGF_CM2 } from '../../calculation/units/units.js';
import { defaultContent } from '../../../server/site/defaults.js';

import type { Delivery } from './deliveries.types.js';
import { misfitsOf } from './physics.js';

const exchanger: Delivery = {
  month: '2024-05',
  site: { ko: '제철소', en: 'Steelworks' },
  kind: { ko: '철강', en: 'Iron and steel' },
  use: { ko: '냉각', en: 'Cooling' },
  product: 'heat-exchanger',
  duty: 8200,
  hot: { in: 45, out: 38 },
  cold: { in: 32, out: 37 },
  area: 262,
  pressure: 10,
  quantity: 3,
  region: 'ulsan',
};
const { duty: _duty, hot: _hot, cold: _cold, area: _area, ...bare } = exchanger;
const tank: Delivery = { ...bare, product: 'ball-tank', volume: 500 };
const system: Delivery = { ...bare, product: 'heating-system', duty: 3000 };

describe('the deliveries that come with the site', () => {
  it.each(defaultContent.deliveries.records)('fit: $fileName', ({ deliveries, period }) => {
    expect(misfitsOf(deliveries)).toEqual([]);
    const years = deliveries.map(({ month }) => month.slice(0, 4));
    expect(`${years[0]}-${years.at(-1)}`).toBe(period);
  });
});

describe('the pressure of a delivery', () => {
  afterEach(() => setFamilyLimits(families));

  it.each([
    ['as it is written in kg/cm²', 40 * KGF_CM2, 40, 41],
    ['in bar, of which the next kg/cm² counts', 50e5, 51, 52],
  ])('is within the limit of its family that is published: %s', (_, limit, fitting, greater) => {
    setFamilyLimits({ ...families, 'heat-exchanger': { pressure: limit } });
    expect(misfitsOf([{ ...exchanger, pressure: fitting }])).toEqual([]);
    expect(misfitsOf([{ ...exchanger, pressure: greater }])).toMatchObject([{ problem: 'pressure_too_great' }]);
  });
});

describe('a delivery', () => {
  it.each([
    ['a heat exchanger', exchanger],
    ['one whose hot side condenses', { ...exchanger, hot: { in: 42, out: 42 } }],
    ['one with the same difference at both ends', { ...exchanger, hot: { in: 45, out: 40 } }],
    ['a tank', tank],
    ['a heating system', system],
  ])('fits: %s', (_, delivery) => {
    expect(misfitsOf([delivery])).toEqual([]);
  });

  it.each([
    ['an area too small', { ...exchanger, area: 190 }, 'area', 'area_too_small'],
    ['no area', { ...exchanger, area: 0 }, 'area', 'area_too_small'],
    ['an area too great', { ...exchanger, area: 4000 }, 'area', 'area_too_great'],
    ['an area left out', { ...exchanger, area: undefined }, 'area', 'missing'],
    ['a duty left out', { ...exchanger, duty: undefined }, 'duty', 'missing'],
    ['temperatures left out', { ...exchanger, hot: undefined }, 'hot.in', 'missing'],
    ['a hot side that warms', { ...exchanger, hot: { in: 45, out: 46 } }, 'hot.out', 'hot_side_warms'],
    ['a cold side that cools', { ...exchanger, cold: { in: 32, out: 32 } }, 'cold.out', 'cold_side_cools'],
    ['temperatures that cross', { ...exchanger, cold: { in: 32, out: 45 } }, 'cold.out', 'temperatures_cross'],
    ['a pressure beyond its family', { ...exchanger, pressure: 35 }, 'pressure', 'pressure_too_great'],
    ['a tank without volume', { ...tank, volume: 0 }, 'volume', 'missing'],
    ['a tank with a duty', { ...tank, duty: 10 }, 'duty', 'not_of_tank'],
    ['a heating system without duty', { ...system, duty: undefined }, 'duty', 'missing'],
  ] as const)('does not fit with %s', (_, delivery, column, problem) => {
    expect(misfitsOf([tank, delivery])).toEqual([{ row: 1, column, problem }]);
  });

  it('has its kind called the same everywhere', () => {
    const renamed = { ...exchanger, kind: { ko: '철강', en: 'Steel' } };
    expect(misfitsOf([exchanger, undefined, renamed])).toEqual([{ row: 2, column: 'kind', problem: 'kind_differs' }]);
  });
});

import { plateMaterials } from '../request.types.js';
import type { PlateMaterial } from '../request.types.js';

import { plates } from './materials.js';
import { plateAdvice, plateForChloride } from './plates.js';

describe('plateForChloride', () => {
  const table: [number, string[]][] = [
    [10, ['SS304', 'SS304', 'SS304', 'SS316']],
    [25, ['SS304', 'SS304', 'SS316', 'SS316']],
    [50, ['SS304', 'SS316', 'SS316', 'Ti']],
    [80, ['SS316', 'SS316', 'SS316', 'Ti']],
    [150, ['SS316', 'SS316', 'Ti', 'Ti']],
    [300, ['SS316', 'Ti', 'Ti', 'Ti']],
    [301, ['Ti', 'Ti', 'Ti', 'Ti']],
    [19_000, ['Ti', 'Ti', 'Ti', 'Ti']],
  ];
  it.each(table)('of %d ppm has the published row', (ppm, row) => {
    expect([60, 80, 120, 130].map((wall) => plateForChloride(ppm, wall))).toEqual(row);
  });

  it('takes the next row and column between two', () => {
    expect([plateForChloride(11, 81), plateForChloride(0, -10), plateForChloride(26, 60.1)]).toEqual([
      'SS316',
      'SS304',
      'SS316',
    ]);
  });

  it('ends at 130 °C but for what needs titanium anywhere', () => {
    expect([plateForChloride(10, 131), plateForChloride(301, 131)]).toEqual([undefined, 'Ti']);
    expect([plateForChloride(-1, 60), plateForChloride(NaN, 60), plateForChloride(10, NaN)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('plateAdvice', () => {
  it.each<[PlateMaterial, string | undefined]>([
    ['SS304', 'strong_warning'],
    ['SS316', 'strong_warning'],
    ['SS316L', 'strong_warning'],
    ['904L', 'warning'],
    ['SM0254', 'note'],
    ['Ti', undefined],
    ['Hastelloy C', undefined],
  ])('%s in seawater: %s', (material, level) => {
    const expected = level ? { material, reason: 'seawater', level, next: 'Ti' } : { material };
    expect(plateAdvice(material, { fluids: ['water', 'seawater'] })).toEqual(expected);
  });

  it('proposes titanium for seawater while nothing is chosen', () => {
    expect(plateAdvice(undefined, { fluids: ['seawater'] })).toEqual({ reason: 'seawater', next: 'Ti' });
  });

  it.each<[PlateMaterial | undefined, number, number, object]>([
    ['SS304', 20, 80, {}],
    ['SS304', 20, 90, { reason: 'chloride', level: 'warning', next: 'SS316' }],
    ['SS316L', 20, 90, {}],
    ['904L', 200, 70, { reason: 'chloride', level: 'warning', next: 'Ti' }],
    ['SM0254', 500, 120, {}],
    ['SS316', 20, 140, { reason: 'chloride_above_table', level: 'note' }],
    [undefined, 40, 70, { reason: 'chloride', next: 'SS316' }],
  ])('%s with %d ppm at %d °C: %j', (material, chloride, temperature, expected) => {
    expect(plateAdvice(material, { fluids: ['water'], chloride, temperature })).toEqual({
      ...(material ? { material } : {}),
      ...expected,
    });
  });

  it('knows a use for every plate of the form', () => {
    expect(Object.keys(plates).toSorted()).toEqual(plateMaterials.toSorted());
  });

  it('has nothing to say of clean water', () => {
    expect(plateAdvice(undefined, { fluids: ['water'] })).toEqual({});
  });
});

import type { FluidId } from '../calculation.types.js';

import { families, setFamilyLimits } from './families.js';
import { suitableFamilies } from './suitable-families.js';

const reasonsOf = (demand: { highest?: number; lowest?: number; pressure?: number; fluids?: FluidId[] }) =>
  Object.fromEntries(
    suitableFamilies({ fluids: ['water'], ...demand }).map(({ id, verdict, reasons }) => [
      id,
      [verdict, ...reasons.map(({ about }) => about)],
    ]),
  );

describe('suitableFamilies', () => {
  it('proposes no gasketed plates where no gasket suits', () => {
    expect(reasonsOf({ highest: 150 })['heat-exchanger']).toEqual(['fits']);
    expect(reasonsOf({ highest: 180 })['heat-exchanger']).toEqual(['fits']);
    expect(reasonsOf({ highest: 181 })['heat-exchanger']).toEqual(['ask', 'gasket_temperature']);
    expect(reasonsOf({ highest: 205 })['heat-exchanger']).toEqual(['ask', 'highest_temperature', 'gasket_temperature']);
    expect(reasonsOf({ highest: 160, fluids: ['steam', 'water'] })['heat-exchanger']).toEqual([
      'ask',
      'gasket_temperature',
    ]);
    expect(reasonsOf({ highest: 211 })['heat-exchanger']).toEqual(['no_fit', 'highest_temperature']);
  });

  it('asks about gaskets for refrigerants, about copper with seawater and ammonia', () => {
    expect(reasonsOf({ highest: 40, fluids: ['water', 'refrigerant'] })).toMatchObject({
      'heat-exchanger': ['ask', 'gasket_fluid'],
      'brazing-heat-exchanger': ['fits'],
    });
    expect(reasonsOf({ highest: 40, fluids: ['ammonia'] })['brazing-heat-exchanger']).toEqual(['ask', 'copper']);
    expect(reasonsOf({ highest: 40, fluids: ['water', 'seawater'] })).toMatchObject({
      'heat-exchanger': ['fits'],
      'brazing-heat-exchanger': ['ask', 'copper'],
      'welded-plate-heat-exchanger': ['fits'],
    });
  });

  it('asks about temperatures below 0 °C where no lowest is stated', () => {
    expect(reasonsOf({ lowest: -50 })['spiral-heat-exchanger']).toEqual(['ask', 'no_lowest']);
    expect(reasonsOf({ lowest: 0 })['spiral-heat-exchanger']).toEqual(['fits']);
    expect(reasonsOf({ lowest: -50, pressure: 25e5 })['spiral-heat-exchanger']).toEqual(['no_fit', 'pressure']);
    expect(reasonsOf({ lowest: -50 })['welded-plate-heat-exchanger']).toEqual(['fits']);
  });

  it('asks where the limits in force state no lowest, and not where they state no temperature', () => {
    setFamilyLimits({
      ...families,
      'spiral-heat-exchanger': { pressure: 20e5, lowest: -60, highest: 400 },
      'welded-plate-heat-exchanger': { pressure: 150e5, highest: 500 },
      'brazing-heat-exchanger': { pressure: 30e5 },
    });
    expect(reasonsOf({ lowest: -50 })).toMatchObject({
      'spiral-heat-exchanger': ['fits'],
      'welded-plate-heat-exchanger': ['ask', 'no_lowest'],
      'brazing-heat-exchanger': ['fits'],
    });
    setFamilyLimits(families);
  });

  it('says nothing when nothing is known', () => {
    expect(suitableFamilies({ fluids: ['seawater'] })).toEqual([]);
  });
});

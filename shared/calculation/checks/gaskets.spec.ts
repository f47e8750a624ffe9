import { gasketUses } from '../words/gasket-uses.js';
import type { GasketMaterial } from '../request.types.js';

import { gasketAdvice, suitableGaskets } from './gaskets.js';
import type { GasketDemand } from './gaskets.js';
import { gaskets } from './materials.js';

const reasons = (material: GasketMaterial, demand: Partial<GasketDemand>) => {
  const { reason, level } = gasketAdvice(material, { fluids: ['water'], ...demand }) ?? {};
  return reason ? [`${reason}: ${level}`] : [];
};

describe('gasketAdvice', () => {
  const rows: [GasketMaterial, number, number, number][] = [
    ['NBR', -10, 110, 130],
    ['H-NBR', -20, 140, 160],
    ['EPDM', -25, 150, 170],
    ['VITON', -5, 180, 200],
    ['SILICONE', -50, 180, 200],
  ];
  it.each(rows)('takes %s from %d to %d, for short %d °C', (material, lowest, continuous, peak) => {
    expect(reasons(material, { highest: continuous, lowest })).toEqual([]);
    expect(reasons(material, { highest: continuous + 0.1 })).toEqual(['above_continuous: warning']);
    expect(reasons(material, { highest: peak })).toEqual(['above_continuous: warning']);
    expect(reasons(material, { highest: peak + 0.1 })).toEqual(['above_peak: strong_warning']);
    expect(reasons(material, { lowest: lowest - 0.1 })).toEqual(['below_lowest: warning']);
  });

  it('takes PTFE to the 150 °C of its core', () => {
    expect(reasons('PTFE', { highest: 150, lowest: -100 })).toEqual([]);
    expect(reasons('PTFE', { highest: 250 })).toEqual(['above_continuous: warning']);
  });

  it.each<[GasketMaterial, 'mineral_oil' | 'thermal_oil' | 'steam', string[]]>([
    ['EPDM', 'mineral_oil', ['fluid: strong_warning']],
    ['EPDM', 'thermal_oil', ['fluid: strong_warning']],
    ['EPDM', 'steam', []],
    ['NBR', 'steam', ['fluid: strong_warning']],
    ['NBR', 'mineral_oil', []],
    ['VITON', 'steam', ['special_grade: note']],
    ['SILICONE', 'steam', ['fluid: strong_warning']],
    ['SILICONE', 'mineral_oil', ['fluid: strong_warning']],
  ])('%s with %s: %j', (material, fluid, expected) => {
    expect(reasons(material, { fluids: ['water', fluid] })).toEqual(expected);
  });

  it.each<[GasketMaterial, GasketDemand, GasketMaterial | undefined]>([
    ['NBR', { highest: 130, fluids: ['water'] }, 'EPDM'],
    ['NBR', { highest: 130, fluids: ['water', 'mineral_oil'] }, 'H-NBR'],
    ['EPDM', { highest: 90, fluids: ['mineral_oil'] }, 'NBR'],
    ['H-NBR', { highest: 165, fluids: ['mineral_oil'] }, 'VITON'],
    ['NBR', { highest: 140, fluids: ['steam', 'water'] }, 'EPDM'],
    ['VITON', { highest: 205, fluids: ['water'] }, undefined],
    ['NBR', { highest: 90, fluids: ['water'] }, undefined],
  ])('after %s at %j names %s', (material, demand, next) => {
    expect(gasketAdvice(material, demand)?.next).toBe(next);
  });

  it('finds no gasket at the 210 °C of the family', () => {
    expect(suitableGaskets({ highest: 210, fluids: [] })).toEqual([]);
    expect(suitableGaskets({ highest: 90, fluids: ['water'] })).toEqual(['NBR', 'EPDM', 'H-NBR', 'VITON', 'PTFE']);
  });

  it('keeps from a gasket what its uses say', () => {
    for (const { id, avoid } of gaskets) {
      expect(avoid.includes('steam')).toBe([...gasketUses[id].avoid].some((each) => each === 'steam'));
      expect(avoid.includes('mineral_oil')).toBe([...gasketUses[id].avoid].some((each) => /oil/.test(each)));
    }
  });
});

import { families } from '../calculation/checks/families.js';

import { defaultContent } from './content.js';
import { familyLimitsOf } from './family-limits.js';

describe('familyLimitsOf', () => {
  it('gives the limits that the calculation begins with until the office changes them', () => {
    const { 'gas-cooler': gasCooler, ...others } = familyLimitsOf(defaultContent);
    expect({ ...others, 'gas-cooler': { ...gasCooler, isForGas: true } }).toEqual(families);
  });

  it('are said in the units of the trade', () => {
    expect(defaultContent['heat-exchanger'].limits).toEqual({
      pressure: { design: 34, unit: 'kg/cm²' },
      temperature: { min: -30, max: 210 },
    });
    expect(defaultContent['brazing-heat-exchanger'].limits).toEqual({
      pressure: { design: 30, test: 40, unit: 'kg/cm²' },
      temperature: { min: -195, max: 225 },
    });
    expect(defaultContent['spiral-heat-exchanger'].limits).toMatchObject({
      pressure: { design: 20, unit: 'kg/cm²' },
      temperature: { maxFrom: 350, max: 400 },
    });
    expect(defaultContent['welded-plate-heat-exchanger'].limits).toMatchObject({
      pressure: { design: 150, unit: 'bar(g)' },
      temperature: { min: -200, max: 500 },
    });
    expect(defaultContent['gas-cooler'].limits).toMatchObject({
      pressure: { design: 50, unit: 'bar(g)' },
      temperature: { min: -50, max: 500 },
    });
  });

  it('reads what the office changed, and leaves out what it left out', () => {
    const limitsOf = (limits: Parameters<typeof familyLimitsOf>[0]['gas-cooler']['limits']) =>
      familyLimitsOf({ ...defaultContent, 'gas-cooler': { limits } })['gas-cooler'];
    const temperature = { min: -60, maxFrom: 450, max: 550 };
    expect(limitsOf({ pressure: { design: 25.5, unit: 'bar(g)' }, temperature })).toEqual({
      pressure: 2_550_000,
      lowest: -60,
      ask: 450,
      highest: 550,
    });
    expect(limitsOf({ pressure: { design: 10, unit: 'kg/cm²' } })).toEqual({ pressure: 980_665 });
    expect(limitsOf({ temperature: { max: 300 } })).toEqual({ highest: 300 });
    expect(limitsOf({})).toEqual({});
  });
});

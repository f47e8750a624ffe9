import { families } from '../calculation/checks/families.js';
import { defaultContent } from '../../server/site/defaults.js';

import { familyLimitsOf } from './family-limits.js';

describe('familyLimitsOf', () => {
  it('gives the limits that the calculation begins with until the office changes them', () => {
    const { 'gas-cooler': gasCooler, ...others } = familyLimitsOf(defaultContent);
    expect({ ...others, 'gas-cooler': { ...gasCooler, isForGas: true } }).toEqual(families);
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

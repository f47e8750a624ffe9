import '@shared/calculation/fluids/every';
import { assessmentOf } from '@shared/calculation/assessment';
import { swapSides } from '@shared/calculation/swap-sides';
import type { AssessmentRequest } from '@shared/calculation/assessment.types';

import { sizingOf } from '@shared/calculation/sizing/plates/sizing';

import { adviceOf, wantedOf } from './advice';

const five: AssessmentRequest = {
  flowUnit: 'm³/h',
  tempUnit: '°C',
  tempOutUnit: '°C',
  designPressureUnit: 'bar',
  hotFluidName: '온수',
  coldFluidName: '물',
  hotFlowRate: '25',
  hotTempIn: '115',
  hotTempOut: '55',
  coldTempIn: '45',
  coldTempOut: '80',
};
const keysOf = (request: AssessmentRequest) => adviceOf(assessmentOf(request), request, 'en').map(({ key }) => key);

describe('adviceOf', () => {
  it('begins with the sixth value and goes on with what would help and what is good to know', () => {
    expect(keysOf(five)).toEqual([
      'solved coldFlowRate',
      'designPressure hotDesignPressure',
      'temperature_cross undefined',
    ]);
  });

  it('puts what is wrong before it, the worst first', () => {
    expect(keysOf({ ...five, hotTempOut: '45.5', gasketMaterial: 'NBR' }).slice(0, 3)).toEqual([
      'approach_below_1K undefined',
      'gasket_limit undefined',
      'solved coldFlowRate',
    ]);
  });

  it('offers no sixth value for what cannot be', () => {
    const keys = keysOf(swapSides(five));
    expect(keys[0]).toBe('sides_swapped undefined');
    expect(keys.filter((key) => key.includes('solved'))).toEqual([]);
  });

  it('asks for what the plates need before the design pressure, each side its own', () => {
    const wanted = (request: AssessmentRequest) => {
      const found = assessmentOf({ ...five, ...request });
      return wantedOf(found, sizingOf(found)).map(({ what, fields }) => [what, ...fields]);
    };
    const pressures = ['designPressure', 'hotDesignPressure', 'coldDesignPressure'];
    const liquor = { coldFluidName: 'black liquor', coldSpecificHeat: '3.6', coldFlowRate: '40 t/h', hotFlowRate: '' };
    expect(wanted({})).toEqual([pressures]);
    expect(wanted(liquor)).toEqual([['transport', 'coldViscosity', 'coldConductivity', 'coldDensity'], pressures]);
    expect(wanted({ ...liquor, coldDensity: '1050', coldViscosity: '2' })).toEqual([
      ['transport', 'coldConductivity'],
      pressures,
    ]);
    expect(wanted({ ...liquor, coldTempOut: '' })[0]?.[0]).not.toBe('transport');
  });

  it('says why there is no sixth value', () => {
    expect(keysOf({ ...five, coldFlowRate: '1', coldTempOut: '' })[0]).toBe('unsolved coldTempOut');
  });

  it('offers both flows of a heat duty, and says what they come from', () => {
    const inquiry = { ...five, hotFlowRate: '', heatDuty: '1,659 kW' };
    const solved = adviceOf(assessmentOf(inquiry), inquiry, 'en').filter(({ kind }) => kind === 'solved');
    expect(solved).toMatchObject([
      { isByDuty: true, solved: { field: 'hotFlowRate', shown: '24.99 m³/h' } },
      { isByDuty: true, solved: { field: 'coldFlowRate' } },
    ]);
    expect(adviceOf(assessmentOf(five), five, 'en')[0]).toMatchObject({ kind: 'solved', isByDuty: false });
  });

  it('says by which side a heat duty is missed, beside a value it cannot be solved for', () => {
    const request = { ...five, heatDuty: '3000 kW', coldFlowRate: '10', coldTempOut: '' };
    expect(keysOf(request).slice(0, 2)).toEqual(['duty_differs hot', 'unsolved coldTempOut']);
  });

  it.each([
    {},
    { ...five, hotFluidName: 'EG 40%', coldFluidName: '브라인' },
    { ...five, hotTempIn: '400', coldFlowRate: '9000', plateMaterial: 'SS304', coldFluidName: '해수' },
  ])('gives everything a key of its own (%#)', (request) => {
    const keys = keysOf(request);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

import { assessmentOf } from './assessment.js';
import type { AssessmentRequest } from './assessment.types.js';
import './fluids/every.js';

const chiller: AssessmentRequest = {
  flowUnit: 'm³/h',
  tempUnit: '°C',
  tempOutUnit: '°C',
  hotFluidName: 'water',
  hotFlowRate: '50',
  hotTempIn: '12',
  hotTempOut: '7',
};
const of = (coldFluidName: string, coldTempIn: string, coldTempOut: string, request: AssessmentRequest = {}) =>
  assessmentOf({ ...chiller, coldFluidName, coldTempIn, coldTempOut, ...request });

describe('freezing on the plates', () => {
  const levelOf = (...[fluid, tIn, tOut, request]: Parameters<typeof of>) =>
    of(fluid, tIn, tOut, request).checks.find(({ code }) => code === 'wall_freezing')?.level;

  it.each<[level: string | undefined, ...Parameters<typeof of>]>([
    ['warning', 'PG 40%', '-12', '-4', { hotTempIn: '6', hotTempOut: '1' }],
    ['note', 'EG 30 vol%', '-10', '-5'],
    [undefined, 'EG 30 vol%', '2', '5'],
    [undefined, 'EG 30 vol%', '-10', '20', { hotTempIn: '60', hotTempOut: '40' }],
    ['warning', 'R134a', '-10', '-10', { hotTempOut: '2' }],
    // A fluid that freezes later may be colder.
    [undefined, 'PG 40%', '-12', '-4', { hotFluidName: 'PG 40%', hotTempIn: '6', hotTempOut: '1' }],
  ])('is a %s where %s enters at %s °C and leaves at %s °C, %j', (level, ...conditions) => {
    expect(levelOf(...conditions)).toBe(level);
  });
});

describe('the area of a thick fluid', () => {
  const coefficientsAt = (coldTempIn: string, coldTempOut: string) => {
    const { area } = of('PG 40%', coldTempIn, coldTempOut, { hotTempIn: '40', hotTempOut: '32' });
    return area.status === 'shown' && area.coefficients;
  };

  it('rests on coefficients that fall as the fluid thickens, and on the usual ones at 20 °C', () => {
    expect(coefficientsAt('16', '24')).toEqual([1400, 3200]);
    // 12 and 20 mPa s, by Martin's correlation about 840 to 2500 for 17 mPa s.
    expect(coefficientsAt('-4', '4')).toEqual([980, 2700]);
    expect(coefficientsAt('-12', '-4')).toEqual([800, 2400]);
  });
});

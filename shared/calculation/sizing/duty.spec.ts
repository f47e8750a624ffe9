import type { Stream } from '../calculation.types.js';
import '../fluids/steam/steam.js';
import { balanceOf, dutyOf, massFlowOf } from './duty.js';

const cp = (specificHeat: number) => ({ id: 'other', specificHeat }) as const;

describe('dutyOf', () => {
  it.each<[string, 'hot' | 'cold', Stream, number, number]>([
    ['Incropera, example 11.1, oil', 'hot', { fluid: cp(2131), flow: { mass: 0.1 }, tIn: 100, tOut: 60 }, 8524, 0],
    ['Cengel, example 11.4, water', 'cold', { fluid: cp(4180), flow: { mass: 1.2 }, tIn: 20, tOut: 80 }, 300_960, 0],
    [
      'Coulson and Richardson 6, example 12.1, methanol',
      'hot',
      { fluid: cp(2840), flow: { mass: 100_000 / 3600 }, tIn: 95, tOut: 40 },
      4.34e6,
      5e-3,
    ],
    [
      'Holman, example 10.4, water',
      'cold',
      { fluid: cp(4180), flow: { mass: 68 / 60 }, tIn: 35, tOut: 75 },
      189_493,
      1e-5,
    ],
    [
      'Cengel, example 11.3, steam',
      'hot',
      { fluid: { id: 'steam', pressure: 4247 }, flow: { mass: 0.447 }, tIn: 30, tOut: 30 },
      1.087e6,
      2e-3,
    ],
  ])('is that of %s', (_source, side, stream, duty, relative) => {
    expect(Math.abs((dutyOf(side, stream) ?? NaN) / duty - 1)).toBeLessThanOrEqual(relative + 1e-12);
  });

  it('is the difference of enthalpy for water', () => {
    expect(dutyOf('hot', { fluid: { id: 'water' }, flow: { mass: 1 }, tIn: 150, tOut: 50 })).toBeCloseTo(
      632_250 - 209_340,
      3,
    );
  });

  it('meters a volume at the inlet, so that water of 90 °C carries 3.1 % less than 1 kcal per litre', () => {
    const stream: Stream = { fluid: { id: 'water' }, flow: { volume: 0.001 }, tIn: 90, tOut: 89 };
    expect(massFlowOf(stream)).toBeCloseTo(0.9653, 9);
    expect(4186.8 / (dutyOf('hot', stream) ?? NaN)).toBeCloseTo(1.031, 2);
    expect(massFlowOf({ ...stream, fluid: { id: 'other', density: 800 }, tIn: undefined })).toBeCloseTo(0.8, 9);
  });

  it('is negative where the temperatures run the wrong way', () => {
    expect(dutyOf('hot', { fluid: cp(4000), flow: { mass: 1 }, tIn: 20, tOut: 30 })).toBe(-40_000);
    expect(dutyOf('cold', { fluid: cp(4000), flow: { mass: 1 }, tIn: 30, tOut: 20 })).toBe(-40_000);
  });

  it.each<[string, Stream]>([
    ['a fluid', { flow: { mass: 1 }, tIn: 20, tOut: 30 }],
    ['a flow', { fluid: cp(4000), tIn: 20, tOut: 30 }],
    ['an outlet', { fluid: cp(4000), flow: { mass: 1 }, tIn: 20 }],
    ['a density', { fluid: cp(4000), flow: { volume: 1 }, tIn: 20, tOut: 30 }],
    ['a positive flow', { fluid: cp(4000), flow: { mass: -1 }, tIn: 20, tOut: 30 }],
    ['a finite flow', { fluid: cp(4000), flow: { mass: Infinity }, tIn: 20, tOut: 30 }],
    ['data at that temperature', { fluid: { id: 'water' }, flow: { mass: 1 }, tIn: 210, tOut: 30 }],
  ])('is not known without %s', (_what, stream) => {
    expect(dutyOf('cold', stream)).toBeUndefined();
  });
});

describe('balanceOf', () => {
  it.each([
    [100, 100, 'balanced'],
    [101, 99, 'balanced'],
    [102, 98, 'note'],
    [97.5, 102.5, 'note'],
    [105, 95, 'warning'],
    [106, 94, 'strong_warning'],
    [316_250, 351_120, 'strong_warning'],
  ])('of %d and %d W is %s', (hot, cold, level) => {
    expect(balanceOf(hot, cold)).toMatchObject({ level });
  });

  it('does not exist for no heat', () => {
    expect([balanceOf(0, 0), balanceOf(1, -1), balanceOf(NaN, 1)]).toEqual([undefined, undefined, undefined]);
    expect(balanceOf(0, 1)).toEqual({ percent: 200, level: 'strong_warning' });
  });
});

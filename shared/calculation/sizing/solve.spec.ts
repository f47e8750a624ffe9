import type { Fluid, Side, Stream } from '../calculation.types.js';

import { dutyOf } from './duty.js';
import { solveSide, unknownsOf } from './solve.js';
import type { Solution } from './solve.js';

const water: Fluid = { id: 'water' };
const hot: Stream = { fluid: water, flow: { mass: 2 }, tIn: 90, tOut: 60 };
const cold: Stream = { fluid: water, flow: { mass: 3 }, tIn: 20, tOut: 40 };
function solve(hotSide: Partial<Stream>, coldSide: Partial<Stream> = {}): Partial<Solution> {
  const streams = { hot: { ...hot, ...hotSide }, cold: { ...cold, ...coldSide } };
  return (
    solveSide('hot', streams, dutyOf('cold', streams.cold)) ??
    solveSide('cold', streams, dutyOf('hot', streams.hot)) ??
    {}
  );
}

describe('solveSide', () => {
  // 3 kg/s from 20 to 40 °C: 250.86 kW.
  it.each<[Side, Partial<Stream>, number]>([
    ['hot', { flow: undefined }, 250_860 / (376_970 - 251_150)],
    ['hot', { tIn: undefined }, 89.907],
    ['hot', { tOut: undefined }, 60.093],
  ])('finds what lacks on the %s side: %j', (side, gap, value) => {
    const found = solve(gap);
    expect(found.solved).toMatchObject({ status: 'solved', side });
    expect(found.value).toBeCloseTo(value, 2);
  });

  it.each<[Partial<Stream>, number]>([
    [{ flow: undefined }, 251_640 / (167_540 - 83_920)],
    [{ tIn: undefined }, 19.938],
    [{ tOut: undefined }, 40.062],
  ])('finds what lacks on the cold side: %j', (gap, value) => {
    const found = solve({}, gap);
    expect(found.solved).toMatchObject({ status: 'solved', side: 'cold' });
    expect(found.value).toBeCloseTo(value, 2);
  });

  it('solves the water flow of Coulson and Richardson 6, example 12.1: 68.9 kg/s', () => {
    const found = solve(
      { fluid: { id: 'other', specificHeat: 2840 }, flow: { mass: 100_000 / 3600 }, tIn: 95, tOut: 40 },
      { fluid: { id: 'other', specificHeat: 4200 }, flow: undefined, tIn: 25, tOut: 40 },
    );
    expect(found.value).toBeCloseTo(68.9, 1);
  });

  it('weighs a metered volume at the inlet it is solving for', () => {
    const { value: tIn } = solve({ flow: { volume: 0.002 }, tIn: undefined });
    expect(solve({ flow: { volume: 0.002 }, tIn, tOut: undefined })).toMatchObject({ value: expect.closeTo(60, 6) });
  });

  it('solves with a specific heat given, also for a volume of a fluid with a table', () => {
    const fluid: Fluid = { id: 'water', specificHeat: 4180 };
    expect(solve({ fluid, flow: { volume: 0.002 }, tIn: undefined }).solved).toMatchObject({ status: 'solved' });
    expect(solve({ fluid, tOut: undefined })).toMatchObject({ value: expect.closeTo(90 - 250_860 / 8360, 2) });
  });

  it.each<[string, Partial<Stream>, Partial<Stream>, object]>([
    [
      'a hot outlet that would fall below the cold inlet',
      { tOut: undefined, flow: { mass: 0.5 } },
      {},
      { reason: 'impossible' },
    ],
    [
      'a cold outlet that would rise above the hot inlet',
      {},
      { tOut: undefined, flow: { mass: 0.5 } },
      { reason: 'impossible' },
    ],
    [
      'a hot inlet that would lie below the cold outlet',
      { tIn: undefined, tOut: 21, flow: { mass: 20 } },
      {},
      { reason: 'impossible' },
    ],
    ['a flow between temperatures that are impossible', { flow: undefined, tOut: 95 }, {}, { reason: 'impossible' }],
    ['a flow of a side without a change', { flow: undefined, tOut: 90 }, {}, { reason: 'impossible' }],
    ['anything from a side without a change', { flow: undefined }, { tOut: 20 }, { reason: 'impossible' }],
    ['a fluid without data', { fluid: { id: 'other' }, tOut: undefined }, {}, { reason: 'no_properties' }],
    ['no fluid', { fluid: undefined, flow: undefined }, {}, { reason: 'no_properties' }],
    ['a complete side without data', { flow: undefined }, { fluid: undefined }, { reason: 'no_properties' }],
    ['a temperature beyond the table', { tIn: undefined, flow: { mass: 0.2 } }, {}, { reason: 'outside_range' }],
  ])('never gives %s', (_what, hotSide, coldSide, expected) => {
    expect(solve(hotSide, coldSide)).toMatchObject({ solved: { status: 'failed', ...expected } });
  });

  it.each<[Side, Partial<Stream>, number]>([
    // 500 kW between 80 and 60 °C, 334.95 and 251.15 kJ/kg: 5.97 kg/s.
    ['hot', { flow: undefined, tIn: 80, tOut: 60 }, 5.966],
    ['cold', { flow: undefined, tIn: 50, tOut: 70 }, 5.975],
    ['hot', { tOut: undefined, tIn: 80, flow: { mass: 5.966 } }, 60],
    ['cold', { tIn: undefined, tOut: 70, flow: { mass: 5.975 } }, 50],
  ])('solves the last unknown of the %s side from a duty, whatever lacks on the other: %j', (side, gap, value) => {
    const found = solveSide(side, { hot: {}, cold: {}, [side]: { fluid: water, ...gap } }, 500_000);
    expect(found?.solved).toMatchObject({ status: 'solved', side });
    expect(found?.value).toBeCloseTo(value, 2);
  });

  it('solves nothing of a side that lacks two values, with a duty or without', () => {
    expect(solveSide('hot', { hot: { fluid: water, tIn: 80 }, cold }, 500_000)).toBeUndefined();
    expect(solveSide('hot', { hot: { ...hot, tOut: undefined }, cold: { fluid: water } }, undefined)).toBeUndefined();
  });

  it('takes no duty that a side cannot carry', () => {
    const found = solveSide('hot', { hot: { ...hot, tOut: undefined }, cold }, 5e6);
    expect(found).toMatchObject({ solved: { status: 'failed', reason: 'impossible' } });
  });

  it('has nothing to do with four or six known', () => {
    expect(solve({})).toEqual({});
    expect(solve({ flow: undefined }, { tOut: undefined })).toEqual({});
    expect(unknownsOf('hot', {})).toHaveLength(3);
    expect(unknownsOf('cold', cold)).toEqual([]);
  });
});

import { areaOf, areaRange, coefficients, pairOf, roundToTwo } from './area.js';
import type { PairSide } from './area.js';
import type { Fluid } from '../calculation.types.js';
import '../fluids/every.js';

const side = (id: Fluid['id'], mean: number): PairSide => ({ fluid: { id }, mean });

describe('areaOf', () => {
  it.each([
    ['Holman, example 10.4', 189_493.33, 320, 37.444, 1, 15.81],
    ['Cengel, example 11.3', 1.087e6, 2100, 11.5, 1, 45],
    ['Coulson and Richardson 6, the plate exchanger for example 12.1', 4.34e6, 2000, 31, 0.96, 72.92],
    ['Coulson and Richardson 6, example 12.1', 4.34e6, 600, 26, 1, 278],
  ])('is that of %s', (_source, duty, coefficient, mean, correction, area) => {
    expect(Math.abs((areaOf(duty, coefficient, mean, correction) ?? NaN) / area - 1)).toBeLessThan(0.002);
  });

  it('is never endless, negative or nothing', () => {
    expect([
      areaOf(0, 1, 1),
      areaOf(1, 0, 1),
      areaOf(1, 1, 0),
      areaOf(-1, 1, -1),
      areaOf(NaN, 1, 1),
      areaOf(1, 1e-200, 1e-200),
    ]).toEqual(Array.from({ length: 6 }, () => undefined));
  });
});

describe('pairOf', () => {
  it.each<[PairSide, PairSide, keyof typeof coefficients, number, number]>([
    [side('water', 80), side('water', 50), 'water_water', 3000, 6000],
    [side('water', 40), side('water', 30), 'chilled_water', 2000, 4500],
    [side('water', 15), side('water', 9), 'chilled_water', 2000, 4500],
    [side('water', 40), side('seawater', 25), 'seawater_water', 2500, 5000],
    [side('ethylene_glycol', 0), side('water', 10), 'water_ethylene_glycol', 1500, 3500],
    [side('water', 10), side('propylene_glycol', 0), 'water_propylene_glycol', 1400, 3200],
    [side('mineral_oil', 60), side('water', 30), 'water_lube_oil', 300, 900],
    [side('thermal_oil', 80), side('water', 30), 'water_lube_oil', 300, 900],
    [side('thermal_oil', 120), side('water', 60), 'water_light_oil', 500, 1200],
    [side('thermal_oil', 200), side('water', 60), 'thermal_oil_water', 600, 2000],
    [side('mineral_oil', 60), side('ethylene_glycol', 30), 'water_lube_oil', 300, 900],
    [side('thermal_oil', 200), side('mineral_oil', 60), 'oil_oil', 200, 600],
    [side('steam', 150), side('water', 60), 'steam_water', 2500, 4500],
    [side('other', 60), side('water', 30), 'other', 500, 3000],
    [side('seawater', 20), side('ethylene_glycol', 0), 'other', 500, 3000],
  ])('%j against %j is %s', (one, two, pair, low, high) => {
    expect(pairOf(one, two)).toBe(pair);
    expect(pairOf(two, one)).toBe(pair);
    expect(coefficients[pair]).toEqual([low, high]);
  });
});

describe('areaRange', () => {
  it('is a range of two digits from both duties', () => {
    expect(areaRange([1e6, 1.05e6], 20, side('water', 80), side('water', 50))).toEqual({
      min: 8.3,
      max: 18,
      pair: 'water_water',
      coefficients: [3000, 6000],
      isRough: false,
    });
  });

  it.each<[PairSide, PairSide, boolean]>([
    [side('water', 80), side('seawater', 20), false],
    [side('other', 80), side('water', 20), true],
    [side('mineral_oil', 80), side('water', 20), true],
    [side('seawater', 20), side('ethylene_glycol', 0), true],
  ])('of %j and %j is rough: %s', (one, two, isRough) => {
    expect(areaRange([1e6, 1e6], 20, one, two)?.isRough).toBe(isRough);
  });

  it('is none for nothing', () => {
    expect(areaRange([0, 1e6], 20, side('water', 80), side('water', 20))).toBeUndefined();
  });

  it.each([
    [8.333, 8.3],
    [123.4, 120],
    [0.0456, 0.046],
    [1999, 2000],
  ])('rounds %d to %d', (value, rounded) => {
    expect(roundToTwo(value)).toBe(rounded);
  });
});

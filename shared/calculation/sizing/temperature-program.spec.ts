import { effectivenessFromNtu, ntuFromEffectiveness, ratingOf } from './rating.js';
import { lmtd, programOf } from './temperature-program.js';

describe('lmtd', () => {
  it.each([
    ['Incropera, example 11.1', 59.8, 30, 43.2004],
    ['Kern, example 5.2', 100, 50, 72.13],
    ['Coulson and Richardson 6, example 12.1', 55, 15, 30.79],
    ['Cengel, example 11.3', 8, 16, 11.5416],
    ['Holman, example 10.4', 35, 40, 37.444],
  ])('is that of %s', (_source, dT1, dT2, mean) => {
    expect(Math.abs((lmtd(dT1, dT2) ?? NaN) - mean)).toBeLessThan(0.005);
  });

  it('is the difference itself where both ends are the same, and has no jump beside it', () => {
    expect(lmtd(40, 40)).toBe(40);
    expect(lmtd(100 - 59.99999999999999, 40)).toBeCloseTo(40, 12);
    expect(lmtd(40 + 1e-9, 40)).toBeCloseTo(40, 8);
    expect(lmtd(40, 40 * (1 + 1e-6))).toBeCloseTo(40.00002, 9);
    expect(lmtd(25, 25)).toBe(25);
  });

  it('is exact on both sides of where its two forms meet', () => {
    for (const ratio of [2.9, 2.999999, 3, 3.000001, 3.1])
      expect(lmtd(10 * ratio, 10)).toBeCloseTo((10 * (ratio - 1)) / Math.log(ratio), 10);
  });

  it('does not exist for an end without a difference, or a crossed one', () => {
    expect([lmtd(0, 40), lmtd(40, 0), lmtd(-5, 40), lmtd(-5, -5), lmtd(NaN, 1), lmtd(Infinity, 1)]).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });
});

describe('effectiveness and NTU', () => {
  it.each([
    [5, 0.7, 0.9206703686051108],
    [1, 1, 0.5],
    [3, 1, 0.75],
    [1, 0, 1 - Math.exp(-1)],
    [0, 0.5, 0],
    [0.652362199516, 0.581902552204, 0.428571428571],
  ])('of %d transfer units at Cr %d are one', (ntu, cr, effectiveness) => {
    expect(effectivenessFromNtu(ntu, cr)).toBeCloseTo(effectiveness, 9);
    expect(ntuFromEffectiveness(effectiveness, cr)).toBeCloseTo(ntu, 8);
  });

  it('are smooth towards equal capacities', () => {
    expect(effectivenessFromNtu(2, 1 - 1e-13)).toBeCloseTo(2 / 3, 9);
    expect(ntuFromEffectiveness(2 / 3, 1 - 1e-13)).toBeCloseTo(2, 9);
  });

  it('do not exist for impossible ratios', () => {
    expect([effectivenessFromNtu(-1, 0.5), effectivenessFromNtu(1, 1.1), effectivenessFromNtu(NaN, 0.5)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([ntuFromEffectiveness(1, 0.5), ntuFromEffectiveness(-0.1, 0.5), ntuFromEffectiveness(0.5, -1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('programOf', () => {
  it('says everything four temperatures tell', () => {
    expect(programOf({ hotIn: 80, hotOut: 50, coldIn: 20, coldOut: 60 })).toEqual({
      ends: { hot: 20, cold: 30 },
      lmtd: expect.closeTo(24.663, 3),
      approach: 20,
      cross: 10,
      effectiveness: 40 / 60,
      ntu: expect.closeTo(40 / 24.663, 4),
    });
  });

  it('counts the transfer units that effectiveness and Cr give', () => {
    const program = programOf({ hotIn: 95, hotOut: 40, coldIn: 25, coldOut: 40 });
    expect(program?.ntu).toBeCloseTo(ntuFromEffectiveness(program?.effectiveness ?? NaN, 15 / 55) ?? NaN, 10);
    // Coulson and Richardson 6, plate exchanger for the duty of example 12.1: (95 - 40) / 31 = 1.8.
    expect(program?.ntu).toBeCloseTo(1.8, 1);
  });

  it('takes a side that condenses', () => {
    expect(programOf({ hotIn: 30, hotOut: 30, coldIn: 14, coldOut: 22 })).toMatchObject({
      effectiveness: 0.5,
      ntu: expect.closeTo(Math.log(2), 9),
    });
  });

  it.each([
    [{ hotIn: 80, hotOut: 60, coldIn: 20, coldOut: 85 }],
    [{ hotIn: 80, hotOut: 90, coldIn: 20, coldOut: 30 }],
    [{ hotIn: 80, hotOut: 60, coldIn: 20, coldOut: 10 }],
    [{ hotIn: 80, hotOut: 60, coldIn: 20, coldOut: 80 }],
    [{ hotIn: 80, hotOut: 80, coldIn: 20, coldOut: 20 }],
    [{ hotIn: 80, hotOut: 60, coldIn: 20 }],
    [{ hotIn: 80, hotOut: NaN, coldIn: 20, coldOut: 30 }],
  ])('says nothing about %j', (temperatures) => {
    expect(programOf(temperatures)).toBeUndefined();
  });
});

describe('ratingOf', () => {
  it('is that of Cengel, example 11.8', () => {
    const rating = ratingOf(300_960, { hot: 8620, cold: 5016 }, 160, 20);
    expect(rating?.effectiveness).toBeCloseTo(0.428571, 6);
    expect(rating?.ntu).toBeCloseTo(0.652362, 6);
  });

  it('takes a condensing side as one of endless capacity', () => {
    expect(ratingOf(1000, { hot: Infinity, cold: 100 }, 30, 10)).toMatchObject({
      capacityRatio: 0,
      effectiveness: 0.5,
    });
  });

  it('is none where more heat is asked than there is', () => {
    expect(ratingOf(1000, { hot: 10, cold: 10 }, 60, 20)).toBeUndefined();
    expect(ratingOf(1, { hot: 10, cold: 10 }, 20, 20)).toBeUndefined();
  });
});

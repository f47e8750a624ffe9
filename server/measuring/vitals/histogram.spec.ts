import * as fc from 'fast-check';

import { bucketOf, LARGEST, quantileOf } from './histogram.js';
import type { Buckets } from './histogram.js';

const value = fc.oneof(
  fc.double({ min: 0, max: LARGEST, noNaN: true }),
  fc.integer({ min: 0, max: 5000 }),
  fc.double({ min: 0, max: 3, noNaN: true }),
);
const values = fc.array(value, { minLength: 1, maxLength: 60 });
const last = bucketOf(LARGEST);
const buckets = Array.from({ length: last + 1 }, (_, bucket) => bucket);

const counted = (all: readonly number[]): Buckets[] => all.map((each) => ({ [bucketOf(each)]: 1 }));
/** The largest value of a bucket. */
const upperEdgeOf = (bucket: number): number => quantileOf([{ [bucket]: 1 }], 1) ?? Number.NaN;

describe('buckets', () => {
  it('take every value up to the largest, which lies above the edge before and at or below their own', () => {
    fc.assert(
      fc.property(value, (each) => {
        const bucket = bucketOf(each);
        expect(each).toBeLessThanOrEqual(upperEdgeOf(bucket));
        expect(each).toBeGreaterThan(bucket > 0 ? upperEdgeOf(bucket - 1) : -1);
      }),
    );
  });

  it('end at an edge that is their own', () => {
    expect(buckets.map((bucket) => bucketOf(upperEdgeOf(bucket)))).toEqual(buckets);
    expect(upperEdgeOf(last)).toBe(LARGEST);
  });

  it('are each at most 7.2 % wider than the one before', () => {
    for (const bucket of buckets.slice(1))
      expect(upperEdgeOf(bucket) / upperEdgeOf(bucket - 1)).toBeLessThanOrEqual(1.072);
  });

  it.each([100, 200, 250, 500, 2500, 4000])('end where a rating turns: %i', (edge) => {
    expect(upperEdgeOf(bucketOf(edge))).toBe(edge);
  });

  it.each([-0.1, Number.NaN, LARGEST + 1, Infinity, -Infinity])('do not take %p', (each) => {
    expect(() => bucketOf(each)).toThrow(RangeError);
  });
});

describe('a quantile', () => {
  it('is never below the exact one, and at most 7.2 % (or 1) above it', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(0.5, 0.75, 1), (all, share) => {
        const exact = all.toSorted((one, other) => one - other)[Math.ceil(share * all.length) - 1] ?? Number.NaN;
        const told = quantileOf(counted(all), share) ?? Number.NaN;
        expect(told).toBeGreaterThanOrEqual(exact);
        expect(told).toBeLessThanOrEqual(Math.max(1, exact * 1.072));
      }),
    );
  });

  it('is the same whether values were counted together or apart', () => {
    const together = (all: readonly number[]): Buckets[] => {
      const sum: Record<number, number> = {};
      for (const each of all) sum[bucketOf(each)] = (sum[bucketOf(each)] ?? 0) + 1;
      return [sum];
    };
    fc.assert(
      fc.property(values, values, (some, others) => {
        const apart = quantileOf([...together(some), ...together(others)], 0.75);
        expect(apart).toBe(quantileOf(together([...some, ...others]), 0.75));
      }),
    );
  });

  it('of nothing is none', () => {
    expect(quantileOf([{}], 0.75)).toBeNull();
    expect(quantileOf([], 0.75)).toBeNull();
  });
});

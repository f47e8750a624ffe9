import type { ShownVital } from '@server/vitals/vitals.types';

import { ratingOf } from './rating';

describe('the rating', () => {
  it.each<[ShownVital, number, string]>([
    ['LCP', 2500, 'good'],
    ['LCP', 2650, 'fair'],
    ['LCP', 4000, 'fair'],
    ['LCP', 4250, 'poor'],
    ['INP', 0, 'good'],
    ['INP', 200, 'good'],
    ['INP', 500, 'fair'],
    ['INP', 530, 'poor'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.106, 'fair'],
    ['CLS', 0.25, 'fair'],
    ['CLS', 0.265, 'poor'],
  ])('of %s %d is %s', (vital, value, rating) => {
    expect(ratingOf(vital, value)).toBe(rating);
  });
});

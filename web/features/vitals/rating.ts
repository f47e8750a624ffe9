import type { ShownVital } from '@server/vitals/vitals.types';

export type Rating = 'good' | 'fair' | 'poor';

/** Up to the first a value is good, above the second it is poor; ms, CLS without a unit. Source: web.dev, Core Web Vitals. */
export const limits: Record<ShownVital, readonly [good: number, fair: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

export function ratingOf(vital: ShownVital, value: number): Rating {
  const [good, fair] = limits[vital];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}

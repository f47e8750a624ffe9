import type { Temperatures } from '../calculation.types.js';
import { finite } from '../interpolation.js';

import type { Rating } from './rating.js';

/** K. 0 for the rounding of a conversion; NaN if a temperature is unknown. */
export const difference = (a = NaN, b = NaN) => (Math.abs(a - b) <= 1e-9 ? 0 : a - b);

/**
 * Logarithmic mean difference, K: (dT1 - dT2) / ln(dT1 / dT2), counter-current (Incropera 6e §11.3). Undefined unless
 * both are above 0. Near dT1 = dT2, 0/0 there, it equals m d / atanh(d) with the mean m and d = (dT1 - dT2) / (dT1 +
 * dT2).
 */
export function lmtd(dT1: number, dT2: number): number | undefined {
  if (!(Math.min(dT1, dT2) > 0)) return undefined;
  const mean = dT1 / 2 + dT2 / 2;
  const d = (dT1 / 2 - dT2 / 2) / mean;
  if (d === 0) return mean;
  // atanh loses digits near 1, the logarithms near 0.
  return finite((mean * d) / (Math.abs(d) < 0.5 ? Math.atanh(d) : (Math.log(dT1) - Math.log(dT2)) / 2));
}

export type Program = Omit<Rating, 'capacityRatio'> & {
  /** K, at the hot and the cold inlet's end. */
  ends: { hot: number; cold: number };
  lmtd: number;
  /** The smaller end difference, K. */
  approach: number;
  /** K by which the cold outlet exceeds the hot outlet, at least 0. */
  cross: number;
};

/**
 * For a counter-current exchanger in heat balance, in which Cr is the ratio of temperature changes. Undefined if a
 * temperature is missing or impossible.
 */
export function programOf({
  hotIn = NaN,
  hotOut = NaN,
  coldIn = NaN,
  coldOut = NaN,
}: Temperatures): Program | undefined {
  const [cooling, heating] = [difference(hotIn, hotOut), difference(coldOut, coldIn)];
  const ends = { hot: difference(hotIn, coldOut), cold: difference(hotOut, coldIn) };
  const mean = lmtd(ends.hot, ends.cold);
  const most = Math.max(cooling, heating);
  if (mean === undefined || !(Math.min(cooling, heating) >= 0 && most > 0 && most < Infinity)) return undefined;
  return {
    ends,
    lmtd: mean,
    approach: Math.min(ends.hot, ends.cold),
    cross: Math.max(coldOut - hotOut, 0),
    effectiveness: most / (hotIn - coldIn),
    ntu: most / mean,
  };
}

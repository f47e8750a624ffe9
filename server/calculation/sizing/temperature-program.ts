import type { Temperatures } from '../calculation.types.js';
import { finite } from '../interpolation.js';

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

const isRatio = (cr: number) => cr >= 0 && cr <= 1;

/**
 * Effectiveness of a counter-current exchanger: (1 - e^-z) / (1 - Cr e^-z) with z = NTU (1 - Cr), Cr = Cmin/Cmax from 0
 * to 1 (Shah and Sekulic; Incropera). Cr = 0 is a condensing side.
 */
export function effectivenessFromNtu(ntu: number, cr: number): number | undefined {
  if (!(ntu >= 0 && ntu < Infinity) || !isRatio(cr)) return undefined;
  if (cr === 1) return ntu / (1 + ntu);
  const part = -Math.expm1(-ntu * (1 - cr));
  return part / (1 - cr + cr * part);
}

/** UA/Cmin for an effectiveness from 0 to below 1. */
export function ntuFromEffectiveness(effectiveness: number, cr: number): number | undefined {
  if (!(effectiveness >= 0 && effectiveness < 1) || !isRatio(cr)) return undefined;
  const part = effectiveness / (1 - effectiveness);
  return cr === 1 ? part : Math.log1p((1 - cr) * part) / (1 - cr);
}

export type Rating = { effectiveness: number; capacityRatio: number; ntu: number };

/**
 * Effectiveness Q / (Cmin (Thi - Tci)), Cr and NTU from W and both m cp, W/K. Undefined if it breaks the second law.
 */
export function ratingOf(
  duty: number,
  capacities: { hot: number; cold: number },
  hotIn: number,
  coldIn: number,
): Rating | undefined {
  const [least, most] = [Math.min(capacities.hot, capacities.cold), Math.max(capacities.hot, capacities.cold)];
  if (!(duty > 0 && least > 0 && hotIn > coldIn)) return undefined;
  const effectiveness = duty / (least * (hotIn - coldIn));
  const capacityRatio = least / most;
  const ntu = ntuFromEffectiveness(effectiveness, capacityRatio);
  return ntu === undefined || !Number.isFinite(ntu) ? undefined : { effectiveness, capacityRatio, ntu };
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

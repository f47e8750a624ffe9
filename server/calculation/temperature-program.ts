import type { Temperatures } from './calculation.types.js';
import { finite } from './interpolation.js';

/** 0 for what a conversion leaves behind, K; NaN where a temperature is not known. */
export const difference = (a = NaN, b = NaN) => (Math.abs(a - b) <= 1e-9 ? 0 : a - b);

/**
 * Logarithmic mean of the two end differences, K: (dT1 - dT2) / ln(dT1 / dT2), counter-current (Incropera 6e §11.3).
 * Undefined unless both are above 0. Near dT1 = dT2, where that is 0/0, it is the same thing as m d / atanh(d) with
 * m their mean and d = (dT1 - dT2) / (dT1 + dT2).
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
 * Effectiveness of a counter-current exchanger from its number of transfer units and capacity ratio Cmin/Cmax of 0 to 1
 * (Shah and Sekulic; Incropera): (1 - e^-z) / (1 - Cr e^-z) with z = NTU (1 - Cr). Cr = 0 is a condensing side.
 */
export function effectivenessFromNtu(ntu: number, cr: number): number | undefined {
  if (!(ntu >= 0 && ntu < Infinity) || !isRatio(cr)) return undefined;
  if (cr === 1) return ntu / (1 + ntu);
  const part = -Math.expm1(-ntu * (1 - cr));
  return part / (1 - cr + cr * part);
}

/** Number of transfer units (UA/Cmin) a counter-current exchanger needs for an effectiveness of 0 to below 1. */
export function ntuFromEffectiveness(effectiveness: number, cr: number): number | undefined {
  if (!(effectiveness >= 0 && effectiveness < 1) || !isRatio(cr)) return undefined;
  const part = effectiveness / (1 - effectiveness);
  return cr === 1 ? part : Math.log1p((1 - cr) * part) / (1 - cr);
}

export type Rating = { effectiveness: number; capacityRatio: number; ntu: number };

/**
 * Effectiveness Q / (Cmin (Thi - Tci)), Cr and NTU from the duty, W, and both heat capacity flows m cp, W/K. Undefined
 * where it would break the second law.
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
  /** Differences at the hot inlet's and at the cold inlet's end, K. */
  ends: { hot: number; cold: number };
  lmtd: number;
  /** The smaller end difference, K. */
  approach: number;
  /** How far the cold outlet lies above the hot outlet, K; 0 when it does not. */
  cross: number;
};

/**
 * What four temperatures say, for a counter-current exchanger in which both sides carry the same heat: then Cr is the
 * ratio of the temperature changes. Undefined when a temperature lacks or a check finds them impossible.
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

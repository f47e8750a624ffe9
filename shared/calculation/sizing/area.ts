import type { Fluid } from '../calculation.types.js';
import type { moreCoefficients } from '../fluids/more/pairs.js';
import { isRough, positive } from '../fluids/fluids.js';
import type { steamCoefficients } from '../fluids/steam/steam.js';

/** W/(m² K). */
export type Coefficients = readonly [low: number, high: number];

/**
 * Overall coefficients of plate heat exchangers: Martin's chevron correlation (VDI Heat Atlas 2010), 2.5 mm gaps,
 * 0.15-0.6 m/s, clean to 5e-5 m²K/W. Tables of tubular exchangers are three to four times lower.
 */
const ofWater = {
  water_water: [3000, 6000],
  chilled_water: [2000, 4500],
  other: [500, 3000],
} as const satisfies Record<string, Coefficients>;
export type FluidPair = keyof typeof ofWater | keyof typeof moreCoefficients | keyof typeof steamCoefficients;

/** By the same means. */
export const coefficients: Partial<Record<FluidPair, Coefficients>> & typeof ofWater = { ...ofWater };

export type PairSide = {
  fluid: Fluid;
  /** Of inlet and outlet, °C. */
  mean: number;
};

/** Coefficients of pairs, beyond their names. */
type Known = {
  /** Undefined for a pair that goes by the names of both. */
  pairOf: (both: readonly PairSide[]) => FluidPair | undefined;
  /** Share of the coefficients, as far as a fluid is thick. */
  leftOf: (both: readonly PairSide[]) => Coefficients;
};
const known: Known = { pairOf: () => undefined, leftOf: () => [1, 1] };

/** Makes more pairs known: `steam/steam.ts`, `more/more.ts`. */
export function addPairs(more: Partial<Record<FluidPair, Coefficients>>, of?: Known): void {
  Object.assign(coefficients, more);
  Object.assign(known, of);
}

/**
 * The row for two liquids at their mean temperatures. Water is chilled unless both sides exceed 30 °C; unnamed pairs are
 * `other`.
 */
export function pairOf(...both: readonly [PairSide, PairSide]): FluidPair {
  const special = known.pairOf(both);
  if (special) return special;
  const [one, two] = both.map(({ fluid }) => fluid.id);
  const name = [`${one}_${two}`, `${two}_${one}`].find((each): each is FluidPair => each in coefficients) ?? 'other';
  return name === 'water_water' && !both.every(({ mean }) => mean > 30) ? 'chilled_water' : name;
}

/** Q / (U F LMTD), m²; F = 1 for one pass on each side. Undefined unless all are above 0. */
export function areaOf(duty: number, coefficient: number, lmtd: number, correction = 1): number | undefined {
  const area = duty / (coefficient * correction * lmtd);
  return Math.min(duty, coefficient, lmtd, correction) > 0 ? positive(area) : undefined;
}

/** An estimate must not show more digits than it knows. */
export function roundToTwo(value: number): number {
  return Number(value.toPrecision(2));
}

export type AreaRange = {
  /** m², two significant digits, clean and with the usual fouling. */
  min: number;
  max: number;
  pair: FluidPair;
  /** W/(m² K), for max and min. */
  coefficients: readonly [low: number, high: number];
  /** The pair is not in the table, or a fluid's numbers are rough. */
  isRough: boolean;
};

/** From the smaller duty with the best coefficient to the greater with the worst, W; never one figure. */
export function areaRange(
  duties: readonly number[],
  lmtd: number,
  ...both: readonly [hot: PairSide, cold: PairSide]
): AreaRange | undefined {
  const pair = pairOf(...both);
  const left = known.leftOf(both);
  const usual = coefficients[pair] ?? coefficients.other;
  const [low, high] = [usual[0] * left[0], usual[1] * left[1]];
  const min = areaOf(Math.min(...duties), high, lmtd);
  const max = areaOf(Math.max(...duties), low, lmtd);
  const hasWater = pair === 'oil_oil' || both.some(({ fluid }) => fluid.id === 'water');
  return min && max
    ? {
        min: roundToTwo(min),
        max: roundToTwo(max),
        pair,
        coefficients: [roundToTwo(low), roundToTwo(high)],
        isRough: pair === 'other' || !hasWater || both.some(({ fluid }) => isRough(fluid)),
      }
    : undefined;
}

import type { Fluid } from '../calculation.types.js';
import { isRough, positive } from '../fluids/fluids.js';

/**
 * Overall coefficients of plate heat exchangers, W/(m² K): Martin's chevron correlation (VDI Heat Atlas 2010), 2.5 mm
 * gaps, 0.15-0.6 m/s, clean to 5e-5 m²K/W. Tables of tubular exchangers are three to four times lower.
 */
export const coefficients = {
  water_water: [3000, 6000],
  chilled_water: [2000, 4500],
  seawater_water: [2500, 5000],
  water_ethylene_glycol: [1500, 3500],
  water_propylene_glycol: [1400, 3200],
  water_light_oil: [500, 1200],
  water_lube_oil: [300, 900],
  oil_oil: [200, 600],
  thermal_oil_water: [600, 2000],
  steam_water: [2500, 4500],
  other: [500, 3000],
} as const satisfies Record<string, readonly [low: number, high: number]>;
export type FluidPair = keyof typeof coefficients;

export type PairSide = {
  fluid: Fluid;
  /** Of inlet and outlet, °C. */
  mean: number;
  /** There, Pa s. */
  viscosity?: number;
};

/** Diesel is light; thermal oil thins from a lube oil's 20-60 mPa s to below 1 at 200 °C. */
function oilAndWater({ fluid, mean }: PairSide): FluidPair {
  if (fluid.id === 'mineral_oil' || (fluid.id === 'thermal_oil' && mean < 100)) return 'water_lube_oil';
  return mean < 150 ? 'water_light_oil' : 'thermal_oil_water';
}

/**
 * The row for two liquids at their mean temperatures. Water is chilled unless both sides exceed 30 °C; an oil decides
 * the row against any liquid; unnamed pairs are `other`.
 */
export function pairOf(...both: readonly [PairSide, PairSide]): FluidPair {
  const [oil, isSecond] = both.filter(({ fluid }) => fluid.id.endsWith('oil'));
  if (isSecond) return 'oil_oil';
  if (oil) return oilAndWater(oil);
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

/** Pa s up to which the coefficients hold: propylene glycol of 40 % at 20 °C. Oils have rows of their own. */
const THIN = 0.005;

/**
 * Share of the coefficients left, at the lower end and at the upper one: films fall with viscosity to the power of 0.4 (Martin,
 * VDI Heat Atlas 2010, 30° to 60°), the whole by half of that where water and wall resist as much as the thick film.
 */
function leftOf(pair: FluidPair, both: readonly PairSide[]): readonly [low: number, high: number] {
  const thickness = Math.max(1, ...both.map(({ viscosity = 0 }) => viscosity / THIN));
  return pair.includes('oil') ? [1, 1] : [thickness ** -0.4, thickness ** -0.2];
}

/** From the smaller duty with the best coefficient to the greater with the worst, W; never one figure. */
export function areaRange(
  duties: readonly number[],
  lmtd: number,
  ...both: readonly [hot: PairSide, cold: PairSide]
): AreaRange | undefined {
  const pair = pairOf(...both);
  const left = leftOf(pair, both);
  const [low, high] = [coefficients[pair][0] * left[0], coefficients[pair][1] * left[1]];
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

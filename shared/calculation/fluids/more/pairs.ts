import { transportOf } from '../../sizing/plates/transport.js';
import type { Coefficients, FluidPair, PairSide } from '../../sizing/area.js';
import { isWithin } from '../fluids.js';

/** As of water, by the same means. */
export const moreCoefficients = {
  seawater_water: [2500, 5000],
  water_ethylene_glycol: [1500, 3500],
  water_propylene_glycol: [1400, 3200],
  water_light_oil: [500, 1200],
  water_lube_oil: [300, 900],
  oil_oil: [200, 600],
  thermal_oil_water: [600, 2000],
} as const satisfies Record<string, Coefficients>;

/** An oil decides the row against any liquid. Diesel is light; thermal oil thins from 20-60 mPa s to below 1 at 200 °C. */
export function oilPair(both: readonly PairSide[]): FluidPair | undefined {
  const [oil, isSecond] = both.filter(({ fluid }) => fluid.id.endsWith('oil'));
  if (!oil || isSecond) return oil && 'oil_oil';
  const { fluid, mean } = oil;
  if (fluid.id === 'mineral_oil' || (fluid.id === 'thermal_oil' && mean < 100)) return 'water_lube_oil';
  return mean < 150 ? 'water_light_oil' : 'thermal_oil_water';
}

/** Pa s up to which the coefficients hold: propylene glycol of 40 % at 20 °C. Oils have rows of their own. */
const THIN = 0.005;

function thicknessOf({ fluid, mean }: PairSide): number {
  const source = fluid.id.endsWith('oil') ? undefined : transportOf(fluid);
  return source && isWithin(source, mean) ? source.at(mean).viscosity / THIN : 1;
}

/**
 * Share of the coefficients left, at the lower end and at the upper one: films fall with viscosity to the power of 0.4 (Martin,
 * VDI Heat Atlas 2010, 30° to 60°), the whole by half of that where water and wall resist as much as the thick film.
 */
export function leftOf(both: readonly PairSide[]): Coefficients {
  const thickness = Math.max(1, ...both.map(thicknessOf));
  return [thickness ** -0.4, thickness ** -0.2];
}

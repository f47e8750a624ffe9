import type { Fluid, FluidId } from '../calculation.types.js';
import { water } from './tables.js';
import { finite, rowAt } from '../interpolation.js';
import { linear, tabulated } from './source.js';
import type { Range, Source } from './source.js';
import { boilingTemperature } from './water.js';

export function isWithin(range: Range, t: number): boolean {
  return t >= range.min && t <= range.max;
}

type Sources = Partial<Record<FluidId, (fluid: Fluid) => Source | undefined>>;

const waterSource = tabulated(0, water, 200, 0);
const sources: Sources = { water: () => waterSource };

/** Makes the data of more fluids known: `more/more.ts`. */
export function addSources(more: Sources): void {
  Object.assign(sources, more);
}

/** Undefined unless above 0 and finite. */
export const positive = (value: number | undefined) => (value && value > 0 ? finite(value) : undefined);
const tableOf = (fluid: Fluid): Source | undefined => sources[fluid.id]?.(fluid);

/** A given specific heat holds at any temperature. */
function heatOf(fluid: Fluid): Source | undefined {
  const specificHeat = positive(fluid.specificHeat);
  return specificHeat ? linear(-273.15, 3000, () => NaN, specificHeat) : tableOf(fluid);
}

const propertiesAt = (source: Source | undefined, t: number) =>
  source && isWithin(source.range, t) ? source.at(t) : undefined;

/** °C in which the specific heat is known: water 0-200, any for a given one. Undefined without data. */
export function rangeOf(fluid: Fluid): Range | undefined {
  return heatOf(fluid)?.range;
}

/** °C below which it may freeze: water 0, a solution the table's lowest row. */
export function freezingLimit(fluid: Fluid): number | undefined {
  return tableOf(fluid)?.freezes;
}

/** kg/m³ at t °C; a given density precedes the tables. Undefined outside them, and for steam. */
export function densityOf(fluid: Fluid, t = NaN): number | undefined {
  return positive(fluid.density) ?? propertiesAt(tableOf(fluid), t)?.density;
}

/** J/(kg K) at t °C; a given one precedes the tables. Undefined outside them, and for steam. */
export function specificHeatOf(fluid: Fluid, t: number): number | undefined {
  return propertiesAt(heatOf(fluid), t)?.specificHeat;
}

/** J/kg to evaporate saturated water at 0-200 °C, linear between IF97 rows (0.01 %). */
export function evaporationHeat(t: number): number | undefined {
  return rowAt(water, t)?.[4];
}

/** °C, 0-200, at which steam of the named pressure condenses. */
export function condensingTemperature(fluid: Fluid): number | undefined {
  const t = boilingTemperature(fluid.pressure ?? NaN);
  return t !== undefined && t <= 200 ? t : undefined;
}

/** K. Typed condensate temperatures and pressures are rounded: this near counts as saturated. */
export const SATURATED = 2;

/** °C. */
export const MOST_SUPERHEATED = 500;

/** J/kg of steam at t °C as an ideal gas, from 0 °C on. */
const idealSteam = (t: number) => 2_501_000 + t * (1830 + 0.29 * t);

/**
 * Enters dry, saturated unless it is superheated; leaves as condensate at t. What saturated steam lacks of an ideal gas fades
 * with the fourth power of the absolute temperature: within 3 kJ/kg of IAPWS-95 (Cengel, table A-6) to 14 bar and 500 °C.
 */
function steamEnthalpy(fluid: Fluid, t: number, port: 'in' | 'out'): number {
  const saturated = condensingTemperature(fluid) ?? NaN;
  const liquid = (at: number) => propertiesAt(waterSource, at)?.enthalpy ?? NaN;
  if (port === 'out') return t <= saturated + SATURATED ? liquid(Math.min(t, saturated)) : NaN;
  const { superheated = saturated } = fluid;
  if (t < saturated - SATURATED || superheated > MOST_SUPERHEATED) return NaN;
  const lacking = idealSteam(saturated) - liquid(saturated) - (evaporationHeat(saturated) ?? NaN);
  return idealSteam(superheated) - lacking * ((saturated + 273.15) / (superheated + 273.15)) ** 4;
}

/**
 * J/kg at t °C on entering or leaving, which differ for steam only: evaporation plus superheat and subcooling. Undefined outside the
 * range.
 */
export function enthalpyOf(fluid: Fluid, t: number, port: 'in' | 'out'): number | undefined {
  return finite(fluid.id === 'steam' ? steamEnthalpy(fluid, t, port) : propertiesAt(heatOf(fluid), t)?.enthalpy);
}

/** Oils and gases vary more than their names say. */
export function isRough({ id, specificHeat }: Fluid): boolean {
  return !positive(specificHeat) && /air|oil/.test(id);
}

/** Steam condenses, so it is none. */
export function isGas({ id }: Fluid): boolean {
  return /air|gas/.test(id);
}

/** Refrigerants condense or evaporate: specific heats say nothing of them. */
export function changesPhase({ id }: Fluid): boolean {
  return /refr|ammo/.test(id);
}

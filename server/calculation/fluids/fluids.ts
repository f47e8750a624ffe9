import type { Fluid } from '../calculation.types.js';
import { glycols, seawater, thermalOil, water } from './tables.js';
import type { FluidRow, GlycolRow } from './tables.js';
import { finite, rowAt, rowsAround } from '../interpolation.js';
import { boilingTemperature } from './water.js';

export type Range = { min: number; max: number };
type Properties = {
  density: number;
  specificHeat: number;
  /** J/kg; only differences count. */
  enthalpy: number;
};
/** `at` holds within the range only. */
type Source = { range: Range; at: (t: number) => Properties | undefined };

export function isWithin(range: Range, t: number): boolean {
  return t >= range.min && t <= range.max;
}

/**
 * Density and specific heat are interpolated linearly. Enthalpy is a cubic through the rows with their specific heats
 * as slopes, so that a duty over one kelvin is as good as one over a hundred.
 */
function tabulated(min: number, rows: readonly FluidRow[], max: number): Source {
  return {
    range: { min, max },
    at: (t) => {
      const around = rowsAround(rows, t);
      if (!around) return undefined;
      const { low, high, part } = around;
      const on = (column: 1 | 2 | 3) => low[column] + (high[column] - low[column]) * part;
      const bend = (low[2] * (1 - part) - high[2] * part) * (high[0] - low[0]) - (high[3] - low[3]) * (1 - 2 * part);
      return { density: on(1), specificHeat: on(2), enthalpy: on(3) + part * (1 - part) * bend };
    },
  };
}

/** Specific heat is linear in T; enthalpy is T (cp0 + slope T / 2). */
function linear(min: number, max: number, density: (t: number) => number, heat: number, slope = 0): Source {
  return {
    range: { min, max },
    at: (t) => ({ density: density(t), specificHeat: heat + slope * t, enthalpy: t * (heat + (slope * t) / 2) }),
  };
}

/** Linear between columns; the lowest temperature is the weaker column's, because freezing bends down. */
function glycol(rows: readonly GlycolRow[], percent = NaN): Source | undefined {
  const row = rowAt(rows, percent);
  if (!row) return undefined;
  const [, heat, slope, at0, at50, at100] = row;
  // The parabola through three densities is exact to 0.01 kg/m³.
  const density = (t: number) =>
    at0 + (t / 50) * (at50 - at0) + ((t / 50) * (t / 50 - 1) * (at100 - 2 * at50 + at0)) / 2;
  return linear(rowsAround(rows, percent)?.low[6] ?? NaN, 100, density, heat, slope);
}

const sources: Partial<Record<Fluid['id'], Source>> = {
  water: tabulated(0, water, 200),
  seawater: tabulated(0, seawater, 80),
  thermal_oil: tabulated(50, thermalOil, 300),
  // Textbooks: 850-890 kg/m³, 1900-2131 J/(kg K).
  mineral_oil: linear(0, 150, () => 870, 2000),
  // 1005-1010 J/(kg K); an ideal gas at 1 atm.
  air: linear(-50, 150, (t) => 353 / (t + 273.15), 1007),
};

/** Undefined unless above 0 and finite. */
export const positive = (value: number | undefined) => (value && value > 0 ? finite(value) : undefined);
const tableOf = ({ id, volumePercent }: Fluid): Source | undefined => {
  const columns = glycols[id];
  return columns ? glycol(columns, volumePercent) : sources[id];
};

/** A given specific heat holds at any temperature. */
function heatOf(fluid: Fluid): Source | undefined {
  const specificHeat = positive(fluid.specificHeat);
  return specificHeat ? linear(-273.15, 3000, () => NaN, specificHeat) : tableOf(fluid);
}

const propertiesAt = (source: Source | undefined, t: number) =>
  source && isWithin(source.range, t) ? source.at(t) : undefined;

/**
 * °C in which the specific heat is known: water 0-200, seawater 0-80, glycol from the table's lowest row to 100,
 * thermal oil 50-300, mineral oil 0-150, air -50 to 150, any for a given one. Undefined without data.
 */
export function rangeOf(fluid: Fluid): Range | undefined {
  return heatOf(fluid)?.range;
}

/** °C below which it may freeze: water 0, seawater -1.9, glycol the table's lowest row. */
export function freezingLimit(fluid: Fluid): number | undefined {
  if (fluid.id === 'seawater') return -1.9;
  return /water|glycol/.test(fluid.id) ? tableOf(fluid)?.range.min : undefined;
}

/** kg/m³ at t °C; a given density precedes the tables. Undefined outside them, and for steam. */
export function densityOf(fluid: Fluid, t = NaN): number | undefined {
  return positive(fluid.density) ?? propertiesAt(tableOf(fluid), t)?.density;
}

/**
 * J/(kg K) at t °C; a given one precedes the tables. Undefined outside them, and for steam. Glycol is linear between
 * columns (0.03 % off).
 */
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
const SATURATED = 2;

/** Enters dry and saturated, whatever little superheat t says; leaves as condensate at t. */
function steamEnthalpy(fluid: Fluid, t: number, port: 'in' | 'out'): number {
  const saturated = condensingTemperature(fluid) ?? NaN;
  const liquid = (at: number) => propertiesAt(sources.water, at)?.enthalpy ?? NaN;
  if (port === 'out') return t <= saturated + SATURATED ? liquid(Math.min(t, saturated)) : NaN;
  return t >= saturated - SATURATED ? liquid(saturated) + (evaporationHeat(saturated) ?? NaN) : NaN;
}

/**
 * J/kg at t °C on entering or leaving, which differ for steam only: evaporation plus subcooling. Undefined outside the
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

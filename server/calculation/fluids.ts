import type { Fluid } from './calculation.types.js';
import { glycols, seawater, thermalOil, water } from './fluid-tables.js';
import { finite, rowAt, rowsAround } from './interpolation.js';
import type { Row } from './interpolation.js';
import { boilingTemperature } from './water.js';

export type Range = { min: number; max: number };
type Property = (t: number) => number | undefined;
type Properties = {
  range: Range;
  density: Property;
  specificHeat: Property;
  /** J/kg over any fixed reference: only differences count. */
  enthalpy: Property;
};

/**
 * Density and specific heat on straight lines between rows; enthalpy on a cubic that passes the rows' enthalpies with
 * their specific heats as slopes, so that a duty over one kelvin is as good as one over a hundred. For rows without
 * enthalpies these are the areas under the specific heats, and the cubic is exactly those.
 */
function tabulated(rows: readonly Row[]): Properties {
  let sum = 0;
  const enthalpies = rows.map(([t = 0, , heat = 0, enthalpy], at) => {
    const [before = t, , heatBefore = heat] = rows[at - 1] ?? [];
    sum += ((heat + heatBefore) / 2) * (t - before);
    return enthalpy === undefined ? sum : enthalpy * 1e3;
  });
  return {
    range: { min: rows[0]?.[0] ?? NaN, max: rows.at(-1)?.[0] ?? NaN },
    density: (t) => rowAt(rows, t)?.[1],
    specificHeat: (t) => rowAt(rows, t)?.[2],
    enthalpy: (t) => {
      const around = rowsAround(rows, t);
      if (!around) return undefined;
      const { low, high, part } = around;
      const [[from = NaN, , heatLow = NaN], [to = NaN, , heatHigh = NaN]] = [low, high];
      const start = enthalpies[rows.indexOf(low)] ?? NaN;
      const rise = (enthalpies[rows.indexOf(high)] ?? NaN) - start;
      const bend = (heatLow * (1 - part) - heatHigh * part) * (to - from) - rise * (1 - 2 * part);
      return start + rise * part + part * (1 - part) * bend;
    },
  };
}

/** Between two columns on straight lines; the lowest temperature is the weaker one's, because freezing bends down. */
function glycol(rows: readonly Row[], percent: number): Properties | undefined {
  const around = rowsAround(rows, percent);
  const [, heat = NaN, slope = NaN, at0 = NaN, at50 = NaN, at100 = NaN] = rowAt(rows, percent) ?? [];
  if (!around) return undefined;
  return {
    range: { min: (around.part === 1 ? around.high : around.low)[6] ?? NaN, max: 100 },
    // The parabola through three densities is exact to 0.01 kg/m³.
    density: (t) => at0 + (t / 50) * (at50 - at0) + ((t / 50) * (t / 50 - 1) * (at100 - 2 * at50 + at0)) / 2,
    specificHeat: (t) => heat + slope * t,
    enthalpy: (t) => t * (heat + (slope * t) / 2),
  };
}

const liquidWater = tabulated(water);
/** 1005-1010 J/(kg K); an ideal gas at 1 atm. */
const air: Properties = {
  ...tabulated([
    [-50, 0, 1007],
    [150, 0, 1007],
  ]),
  density: (t) => 353 / (t + 273.15),
};
const tables: Partial<Record<Fluid['id'], Properties>> = {
  water: liquidWater,
  seawater: tabulated(seawater),
  thermal_oil: tabulated(thermalOil),
  // Textbooks: 850-890 kg/m³, 1900-2131 J/(kg K).
  mineral_oil: tabulated([
    [0, 870, 2000],
    [150, 870, 2000],
  ]),
  air,
};

/** Temperatures that anything can have, for fluids whose specific heat was given without a range. */
const ANY: Range = { min: -273.15, max: 3000 };

const isGlycol = (id: Fluid['id']): id is keyof typeof glycols => id in glycols;
const positive = (value: number | undefined) => (value && value > 0 ? finite(value) : undefined);
const propertiesOf = ({ id, volumePercent }: Fluid): Properties | undefined =>
  isGlycol(id) ? glycol(glycols[id], volumePercent ?? NaN) : tables[id];

/** Whether a temperature lies in a range; false without one. */
export function isWithin(range: Range | undefined, t: number): boolean {
  return range !== undefined && t >= range.min && t <= range.max;
}

/**
 * °C between which the fluid's specific heat is known: water 0-200, seawater 0-80, glycol from the table's lowest row
 * to 100, thermal oil 50-300, mineral oil 0-150, air -50 to 150; any for a specific heat given. Nothing is
 * extrapolated. Undefined for fluids without data.
 */
export function rangeOf(fluid: Fluid): Range | undefined {
  return fluid.id !== 'steam' && positive(fluid.specificHeat) ? ANY : propertiesOf(fluid)?.range;
}

/** °C below which it may freeze: water 0, seawater -1.9, glycol the published table's lowest row. */
export function freezingLimit(fluid: Fluid): number | undefined {
  if (fluid.id === 'seawater') return -1.9;
  return fluid.id === 'water' || isGlycol(fluid.id) ? propertiesOf(fluid)?.range.min : undefined;
}

function propertyOf(fluid: Fluid, given: 'density' | 'specificHeat', t: number): number | undefined {
  if (fluid.id === 'steam' || !Number.isFinite(t)) return undefined;
  const own = propertiesOf(fluid);
  return positive(fluid[given]) ?? (isWithin(own?.range, t) ? own?.[given](t) : undefined);
}

/** kg/m³ at t °C; a density given goes before the tables. Undefined outside them, and for steam. */
export function densityOf(fluid: Fluid, t: number): number | undefined {
  return propertyOf(fluid, 'density', t);
}

/**
 * J/(kg K) at t °C; a specific heat given goes before the tables. Undefined outside them, and for steam, whose heat is
 * that of condensing. Glycol between two columns: straight line (0.03 % off, for the columns bend that little).
 */
export function specificHeatOf(fluid: Fluid, t: number): number | undefined {
  return propertyOf(fluid, 'specificHeat', t);
}

/** J/kg to evaporate saturated water at 0-200 °C, straight lines between IF97 rows (0.01 %). */
export function evaporationHeat(t: number): number | undefined {
  return finite((rowAt(water, t)?.[4] ?? NaN) * 1e3);
}

/** °C at which steam of the pressure named condenses, 0-200; undefined without a pressure. */
export function condensingTemperature(fluid: Fluid): number | undefined {
  const t = fluid.id === 'steam' ? boilingTemperature(fluid.pressure ?? NaN) : undefined;
  return isWithin(liquidWater.range, t ?? NaN) ? t : undefined;
}

/** Typed condensate temperatures are rounded, and so are pressures: this near, K, it counts as just condensed. */
const SATURATED = 2;

/** Dry and saturated as it enters, whatever t says of a little superheat; condensate at t as it leaves. */
function steamEnthalpy(fluid: Fluid, t: number, port: 'in' | 'out'): number {
  const saturated = condensingTemperature(fluid) ?? NaN;
  const liquid = (at: number) => liquidWater.enthalpy(at) ?? NaN;
  if (port === 'out') return t <= saturated + SATURATED ? liquid(Math.min(t, saturated)) : NaN;
  return t >= saturated - SATURATED ? liquid(saturated) + (evaporationHeat(saturated) ?? NaN) : NaN;
}

/**
 * J/kg of the fluid at t °C as it enters or leaves, which differ for steam only: together the heat of evaporation and
 * that of subcooling. Undefined outside the fluid's range.
 */
export function enthalpyOf(fluid: Fluid, t: number, port: 'in' | 'out'): number | undefined {
  if (fluid.id === 'steam') return finite(steamEnthalpy(fluid, t, port));
  if (!isWithin(rangeOf(fluid), t)) return undefined;
  const given = positive(fluid.specificHeat);
  return finite(given ? given * t : propertiesOf(fluid)?.enthalpy(t));
}

/** Whether its numbers are good for a first idea only: oils and gases vary more than their names say. */
export function isRough({ id, specificHeat }: Fluid): boolean {
  return !positive(specificHeat) && (id === 'air' || id.endsWith('oil'));
}

/** Whether it stays a gas in the exchanger; steam, which condenses, is none. */
export function isGas({ id }: Fluid): boolean {
  return id === 'air' || id === 'gas';
}

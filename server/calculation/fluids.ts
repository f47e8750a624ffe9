import type { Fluid } from './calculation.types.js';
import { GLYCOL_HIGHEST, glycolDensity, glycols, tables } from './fluid-tables.js';
import type { GlycolRow } from './fluid-tables.js';
import { integrate, interpolate } from './interpolation.js';
import {
  boilingTemperature,
  evaporationHeat,
  WATER_RANGE,
  waterDensity,
  waterEnthalpy,
  waterSpecificHeat,
} from './water.js';

type Range = { min: number; max: number };
type Properties = {
  range: Range;
  density: (t: number) => number | undefined;
  specificHeat: (t: number) => number | undefined;
  /** J/kg over any fixed reference: only differences count. */
  enthalpy: (t: number) => number | undefined;
};

const linear = (from: number, to: number, part: number) => from + (to - from) * part;

/** The glycol's columns mixed; the lowest temperature is the warmer neighbour's, because freezing bends downwards. */
function glycolRow(rows: readonly GlycolRow[], percent: number): GlycolRow | undefined {
  const high = rows.findIndex((each) => each.percent >= percent);
  const above = rows[high];
  const below = rows[Math.max(high - 1, 0)];
  if (!above || !below || !(percent >= (rows[0]?.percent ?? Infinity))) return undefined;
  const part = above === below ? 0 : (percent - below.percent) / (above.percent - below.percent);
  return {
    percent,
    specificHeat: linear(below.specificHeat, above.specificHeat, part),
    slope: linear(below.slope, above.slope, part),
    densities: [
      linear(below.densities[0], above.densities[0], part),
      linear(below.densities[1], above.densities[1], part),
      linear(below.densities[2], above.densities[2], part),
    ],
    lowest: part === 1 ? above.lowest : below.lowest,
  };
}

function glycol(rows: readonly GlycolRow[], percent: number): Properties | undefined {
  const mixed = glycolRow(rows, percent);
  return (
    mixed && {
      range: { min: mixed.lowest, max: GLYCOL_HIGHEST },
      density: (t) => glycolDensity(mixed.densities, t),
      specificHeat: (t) => mixed.specificHeat + mixed.slope * t,
      enthalpy: (t) => t * (mixed.specificHeat + (mixed.slope * t) / 2),
    }
  );
}

function tabulated(rows: (typeof tables)[keyof typeof tables]): Properties {
  const temperatures = rows.map((row) => row[0]);
  const densities = rows.map((row) => row[1]);
  const specificHeats = rows.map((row) => row[2]);
  return {
    range: { min: temperatures[0] ?? 0, max: temperatures.at(-1) ?? 0 },
    density: (t) => interpolate(temperatures, densities, t),
    specificHeat: (t) => interpolate(temperatures, specificHeats, t),
    enthalpy: (t) => integrate(temperatures, specificHeats, t),
  };
}

const constant = (range: Range, specificHeat: number, density: Properties['density']): Properties => ({
  range,
  density,
  specificHeat: () => specificHeat,
  enthalpy: (t) => specificHeat * t,
});

const liquids = {
  water: { range: WATER_RANGE, density: waterDensity, specificHeat: waterSpecificHeat, enthalpy: waterEnthalpy },
  seawater: tabulated(tables.seawater),
  thermal_oil: tabulated(tables.thermal_oil),
  // Textbooks: 850-890 kg/m³, 1900-2131 J/(kg K).
  mineral_oil: constant({ min: 0, max: 150 }, 2000, () => 870),
  // 1005-1010 J/(kg K); ideal gas at 1 atm.
  air: constant({ min: -50, max: 150 }, 1007, (t) => 353 / (t + 273.15)),
};

/** Temperatures that anything can have, for fluids whose specific heat was given without a range. */
const ANY: Range = { min: -273.15, max: 3000 };

function propertiesOf(fluid: Fluid): Properties | undefined {
  if (fluid.id === 'ethylene_glycol' || fluid.id === 'propylene_glycol')
    return glycol(glycols[fluid.id], fluid.volumePercent ?? NaN);
  return fluid.id in liquids ? liquids[fluid.id as keyof typeof liquids] : undefined; // `in` narrows no key
}

const within = (range: Range | undefined, t: number) => range !== undefined && t >= range.min && t <= range.max;
const positive = (value: number | undefined) =>
  value !== undefined && value > 0 && value < Infinity ? value : undefined;

/**
 * °C between which the fluid's specific heat is known: water 0-200, seawater 0-80, glycol from the table's lowest row
 * to 100, thermal oil 50-300, mineral oil 0-150, air -50 to 150; any for a specific heat given. Nothing is
 * extrapolated. Undefined for fluids without data.
 */
export function rangeOf(fluid: Fluid): Range | undefined {
  if (fluid.id === 'steam') return undefined;
  return positive(fluid.specificHeat) ? ANY : propertiesOf(fluid)?.range;
}

/** °C below which it may freeze: water 0, seawater -1.9, glycol the published table's lowest row. */
export function freezingLimit(fluid: Fluid): number | undefined {
  if (fluid.id === 'seawater') return -1.9;
  if (fluid.id === 'water') return 0;
  return fluid.id.endsWith('glycol') ? propertiesOf(fluid)?.range.min : undefined;
}

/** kg/m³ at t °C; a density given goes before the tables. Undefined outside them, and for steam. */
export function densityOf(fluid: Fluid, t: number): number | undefined {
  if (fluid.id === 'steam' || !Number.isFinite(t)) return undefined;
  const own = propertiesOf(fluid);
  return positive(fluid.density) ?? (own && within(own.range, t) ? own.density(t) : undefined);
}

/**
 * J/(kg K) at t °C; a specific heat given goes before the tables. Undefined outside them, and for steam, whose heat is
 * that of condensing. Glycol between two columns: straight line (0.03 % off, for the columns bend that little).
 */
export function specificHeatOf(fluid: Fluid, t: number): number | undefined {
  if (fluid.id === 'steam' || !Number.isFinite(t)) return undefined;
  const own = propertiesOf(fluid);
  return positive(fluid.specificHeat) ?? (own && within(own.range, t) ? own.specificHeat(t) : undefined);
}

/** °C at which steam of the pressure named condenses, 0-200; undefined without a pressure. */
export function condensingTemperature(fluid: Fluid): number | undefined {
  const t = fluid.id === 'steam' && fluid.pressure ? boilingTemperature(fluid.pressure) : undefined;
  return within(WATER_RANGE, t ?? NaN) ? t : undefined;
}

/** Typed condensate temperatures are rounded, and so are pressures: this near, K, it counts as just condensed. */
const SATURATED = 2;

/**
 * J/kg of the fluid at t °C as it enters or leaves. Steam enters dry and saturated, whatever t says of a little
 * superheat, and leaves as condensate at t: together the heat of evaporation and that of subcooling.
 */
export function enthalpyOf(fluid: Fluid, t: number, port: 'in' | 'out'): number | undefined {
  if (fluid.id === 'steam') {
    const saturated = condensingTemperature(fluid);
    if (saturated === undefined || !Number.isFinite(t)) return undefined;
    if (port === 'out') return t > saturated + SATURATED ? undefined : waterEnthalpy(Math.min(t, saturated));
    if (t < saturated - SATURATED) return undefined;
    return (waterEnthalpy(saturated) ?? NaN) + (evaporationHeat(saturated) ?? NaN);
  }
  if (!within(rangeOf(fluid), t)) return undefined;
  const given = positive(fluid.specificHeat);
  const heat = given ? given * t : propertiesOf(fluid)?.enthalpy(t);
  return Number.isFinite(heat) ? heat : undefined;
}

/** Whether its numbers are good for a first idea only: oils and gases vary more than their names say. */
export function isRough(fluid: Fluid): boolean {
  return !positive(fluid.specificHeat) && ['mineral_oil', 'thermal_oil', 'air'].includes(fluid.id);
}

/** Whether it stays a gas in the exchanger; steam, which condenses, is none. */
export function isGas(fluid: Fluid): boolean {
  return fluid.id === 'air' || fluid.id === 'gas';
}

import type { Figure } from '../assessment.types.js';
import type { Check, Fluid, FluidId, Side } from '../calculation.types.js';
import { finite } from '../interpolation.js';

import { water } from './tables.js';
import { linear, tabulated } from './source.js';
import type { Ends, Range, Source } from './source.js';

export function isWithin(range: Range, t: number): boolean {
  return t >= range.min && t <= range.max;
}

type Sources = Partial<Record<FluidId, (fluid: Fluid) => Source | undefined>>;

const waterSource = tabulated(0, water, 200, 0);
const sources: Sources = { water: () => waterSource };

/** Makes the data of more fluids known: `steam/steam.ts`, `more/more.ts`. */
export function addSources(more: Sources): void {
  Object.assign(sources, more);
}

/** Undefined unless above 0 and finite. */
export const positive = (value: number | undefined) => (value && value > 0 ? finite(value) : undefined);
const tableOf = (fluid: Fluid | undefined): Source | undefined => fluid && sources[fluid.id]?.(fluid);

/** A given specific heat holds at any temperature. */
function heatOf(fluid: Fluid | undefined): Source | undefined {
  const specificHeat = positive(fluid?.specificHeat);
  return specificHeat ? linear(-273.15, 3000, () => NaN, specificHeat) : tableOf(fluid);
}

const propertiesAt = (source: Source | undefined, t: number, port?: 'in' | 'out') =>
  source && isWithin(source.range, t) ? source.at(t, port) : undefined;

/** °C in which the specific heat is known: water 0-200, any for a given one. Undefined without data. */
export function rangeOf(fluid: Fluid | undefined): Range | undefined {
  return heatOf(fluid)?.range;
}

/** °C below which it may freeze: water 0, a solution the table's lowest row. */
export function freezingLimit(fluid: Fluid | undefined): number | undefined {
  return tableOf(fluid)?.freezes;
}

/** kg/m³ at t °C; a given density precedes the tables. Undefined outside them, and for steam. */
export function densityOf(fluid: Fluid | undefined, t = NaN): number | undefined {
  return positive(fluid?.density) ?? finite(propertiesAt(tableOf(fluid), t)?.density);
}

/** J/(kg K) at t °C; a given one precedes the tables. Undefined outside them, and for steam. */
export function specificHeatOf(fluid: Fluid, t: number): number | undefined {
  return finite(propertiesAt(heatOf(fluid), t)?.specificHeat);
}

/** °C, 0-200, at which steam of the named pressure condenses. */
export function condensingTemperature(fluid: Fluid | undefined): number | undefined {
  return tableOf(fluid)?.condenses;
}

/** Faults and notes about the temperatures of a fluid that condenses. */
export function condensingChecks(fluid: Fluid | undefined, side: Side, tIn?: number, tOut?: number): Check[] {
  return tableOf(fluid)?.checks?.(side, tIn, tOut) ?? [];
}

/** The temperatures as typed, or as they follow for what condenses. */
export function endsOf(fluid: Fluid | undefined, tIn?: Figure, tOut?: Figure): Ends {
  return tableOf(fluid)?.ends?.(tIn, tOut) ?? { tIn, tOut };
}

/** J/kg at t °C on entering or leaving, which differ for steam only. Undefined outside the range. */
export function enthalpyOf(fluid: Fluid | undefined, t: number, port?: 'in' | 'out'): number | undefined {
  return finite(propertiesAt(heatOf(fluid), t, port)?.enthalpy);
}

/** Oils and gases vary more than their names say. */
export function isRough({ id, specificHeat }: Fluid): boolean {
  return !positive(specificHeat) && /air|oil/.test(id);
}

/** Steam condenses, so it is none. */
export function isGas(fluid: Fluid | undefined): boolean {
  return /air|gas/.test(fluid?.id ?? '');
}

/** Refrigerants condense or evaporate: specific heats say nothing of them. */
export function changesPhase(fluid: Fluid | undefined): boolean {
  return /refr|ammo/.test(fluid?.id ?? '');
}

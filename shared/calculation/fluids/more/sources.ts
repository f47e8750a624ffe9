import type { Fluid } from '../../calculation.types.js';
import { rowAt, rowsAround } from '../../interpolation.js';
import { isWithin } from '../fluids.js';
import { linear, tabulated } from '../source.js';
import type { Properties, Source } from '../source.js';
import type { FluidRow } from '../tables.js';

import { calciumChloride, causticSoda, glycols, milk, seawater, thermalOil } from './tables.js';
import type { GlycolRow, PropertyRow, SolutionColumn } from './tables.js';

/** The rows with the area under their specific heats as enthalpy, over all of their temperatures. */
function sourceOf(rows: readonly PropertyRow[], freezes?: number): Source {
  const [first, last] = [rows[0]?.[0] ?? NaN, rows.at(-1)?.[0] ?? NaN];
  let enthalpy = 0;
  const filled = rows.map(([t, density, specificHeat], at): FluidRow => {
    const [before, its] = [rows[at - 1]?.[0] ?? t, rows[at - 1]?.[2] ?? specificHeat];
    enthalpy += ((its + specificHeat) / 2) * (t - before);
    return [t, density, specificHeat, enthalpy];
  });
  return tabulated(first, filled, last, freezes);
}

/** Linear between columns; the lowest temperature is the weaker column's, because freezing bends down. */
function glycol(rows: readonly GlycolRow[], percent = NaN): Source | undefined {
  const row = rowAt(rows, percent);
  if (!row) return undefined;
  const [, heat, slope, at0, at50, at100] = row;
  // The parabola through three densities is exact to 0.01 kg/m³.
  const density = (t: number) =>
    at0 + (t / 50) * (at50 - at0) + ((t / 50) * (t / 50 - 1) * (at100 - 2 * at50 + at0)) / 2;
  const lowest = rowsAround(rows, percent)?.low[6] ?? NaN;
  return { ...linear(lowest, 100, density, heat, slope), freezes: lowest };
}

/** As of glycol, of solutions by mass that have rows of their own. */
function solution(columns: readonly SolutionColumn[], canFreeze: boolean) {
  const prepared = columns.map(([percent, rows]) => [percent, sourceOf(rows)] as const);
  return ({ massPercent = NaN }: Fluid): Source | undefined => {
    const [low, weaker] = prepared.findLast(([percent]) => percent <= massPercent) ?? [];
    const [high, stronger] = prepared.find(([percent]) => percent >= massPercent) ?? [];
    if (low === undefined || high === undefined || !weaker || !stronger) return undefined;
    const part = low === high ? 0 : (massPercent - low) / (high - low);
    const { range } = weaker;
    return {
      range,
      freezes: canFreeze ? range.min : undefined,
      at: (t) => {
        const [one, other] = [weaker.at(t), stronger.at(t)];
        if (!isWithin(range, t) || !one || !other) return undefined;
        const on = (name: keyof Properties) => one[name] + (other[name] - one[name]) * part;
        return { density: on('density'), specificHeat: on('specificHeat'), enthalpy: on('enthalpy') };
      },
    };
  };
}

const always = (source: Source) => () => source;

/** kg/m³ at 15 °C, the middle of EN 590 (820-845). */
const DIESEL = 832.5;
/**
 * Diesel, 0-100 °C, approximate: specific heat by Cragoe (NBS Miscellaneous Publication 97, 1929), (0.388 + 0.00045 °F) /
 * √(specific gravity) in Btu/(lb °F); thermal expansion of ASTM D1250, table 54B, 594.5418 / density².
 */
const diesel = linear(0, 100, (t) => DIESEL - (594.5418 / DIESEL) * (t - 15), 1846, 3.715);

/**
 * Each over its range, °C: seawater 0-80, milk 0-100, thermal oil 50-300, diesel 0-100, mineral oil 0-150, air -50 to
 * 150; glycol of 10-60 % by volume from the table's lowest row to 100, sodium hydroxide of 5-30 % by mass 10-100, calcium
 * chloride of 9.4-29.4 % by mass from the table's lowest row to 30.
 */
export const moreSources = {
  seawater: always(sourceOf(seawater, -1.9)),
  milk: always(sourceOf(milk, 0)),
  thermal_oil: always(sourceOf(thermalOil)),
  diesel_oil: always(diesel),
  // Textbooks: 850-890 kg/m³, 1900-2131 J/(kg K).
  mineral_oil: always(linear(0, 150, () => 870, 2000)),
  // 1005-1010 J/(kg K); an ideal gas at 1 atm.
  air: always(linear(-50, 150, (t) => 353 / (t + 273.15), 1007)),
  ethylene_glycol: ({ volumePercent }: Fluid) => glycol(glycols.ethylene_glycol, volumePercent),
  propylene_glycol: ({ volumePercent }: Fluid) => glycol(glycols.propylene_glycol, volumePercent),
  caustic_soda: solution(causticSoda, false),
  calcium_chloride: solution(calciumChloride, true),
};

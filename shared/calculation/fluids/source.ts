import type { Figure } from '../assessment.types.js';
import type { Check, Fluid, Side } from '../calculation.types.js';
import { rowsAround } from '../interpolation.js';

import type { FluidRow } from './tables.js';

export type Range = { min: number; max: number };
export type Properties = {
  density: number;
  specificHeat: number;
  /** J/kg; only differences count. */
  enthalpy: number;
};
/** Of a side; `fluid` where they say more of it. */
export type Ends = { tIn?: Figure; tOut?: Figure; fluid?: Fluid };
export type Source = {
  range: Range;
  /** Holds within the range only. A condensing fluid enters and leaves with different enthalpies. */
  at: (t: number, port?: 'in' | 'out') => Properties | undefined;
  /** °C below which it may freeze. */
  freezes?: number;
  /** °C at which it condenses. */
  condenses?: number;
  /** The temperatures that follow where it condenses, from those that are typed. */
  ends?: (tIn?: Figure, tOut?: Figure) => Ends | undefined;
  /** Faults and notes about its temperatures on a side. */
  checks?: (side: Side, tIn?: number, tOut?: number) => Check[];
};

/**
 * Density and specific heat are interpolated linearly. Enthalpy is a cubic through the rows with their specific heats
 * as slopes, so that a duty over one kelvin is as good as one over a hundred.
 */
export function tabulated(min: number, rows: readonly FluidRow[], max: number, freezes?: number): Source {
  return {
    range: { min, max },
    freezes,
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
export function linear(min: number, max: number, density: (t: number) => number, heat: number, slope = 0): Source {
  return {
    range: { min, max },
    at: (t) => ({ density: density(t), specificHeat: heat + slope * t, enthalpy: t * (heat + (slope * t) / 2) }),
  };
}

import type { Fluid } from '../calculation.types.js';

export type FluidQuestion =
  /** Ethylene or propylene. */
  | 'glycol'
  /** Per cent by volume. */
  | 'percent'
  /** The tables know 10 to 60 per cent by volume. */
  | 'percent_range'
  /** Per cent by mass, within what the tables know. */
  | 'caustic_soda_percent'
  | 'calcium_chloride_percent'
  | 'brine'
  /** Thermal or mineral. */
  | 'oil'
  | 'pressure'
  /** The tables end at 200 °C, 15.5 bar absolute. */
  | 'pressure_range'
  /** Specific heat and density, of a gas or an unknown name. */
  | 'properties';

export type FluidNote =
  /** A plain `40 %`. */
  | 'by_volume'
  /** Converted from per cent by mass. */
  | 'by_mass'
  /** A plain `20 %` of what is weighed. */
  | 'mass_percent'
  /** Good for a first idea only. */
  | 'rough';

/** An `ask` says what is sure: its `fluid` has the kind but not the numbers. */
export type RecognizedFluid =
  | { kind: 'blank' }
  | { kind: 'known'; fluid: Fluid; notes: FluidNote[] }
  | { kind: 'ask'; fluid: Fluid; questions: FluidQuestion[] }
  | { kind: 'unknown' };

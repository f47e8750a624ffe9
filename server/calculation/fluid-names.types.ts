import type { Fluid } from './calculation.types.js';

/** What has to be asked before the fluid's numbers are known. */
export type FluidQuestion =
  /** Which glycol: ethylene or propylene. */
  | 'glycol'
  /** Glycol: per cent by volume. */
  | 'percent'
  /** Glycol: the tables know 20 to 50 per cent by volume. */
  | 'percent_range'
  /** Which brine. */
  | 'brine'
  /** Which oil: thermal or mineral. */
  | 'oil'
  /** Steam: its pressure. */
  | 'pressure'
  /** Steam: our tables end at 200 °C, 15.5 bar absolute. */
  | 'pressure_range'
  /** A gas, or a name we do not know: specific heat and density. */
  | 'properties';

export type FluidNote =
  /** `40 %` without more was taken as per cent by volume. */
  | 'by_volume'
  /** Per cent by mass, turned into per cent by volume. */
  | 'by_mass'
  /** Good for a first idea only. */
  | 'rough';

/** What a typed fluid name means. An `ask` still says what is sure: `fluid` has the kind but not the numbers. */
export type RecognizedFluid =
  | { kind: 'blank' }
  | { kind: 'known'; fluid: Fluid; notes: FluidNote[] }
  | { kind: 'ask'; fluid: Fluid; questions: FluidQuestion[] }
  | { kind: 'unknown' };

import type { TechnicalField } from './request.types.js';
import type { Unit } from './units/units.js';

/** Units unless named: °C, kg/s or m³/s, W, Pa, m². */
export const sides = ['hot', 'cold'] as const;
export type Side = (typeof sides)[number];
export const otherSide = { hot: 'cold', cold: 'hot' } as const;

export const fluidIds = [
  'water',
  'seawater',
  'milk',
  'ethylene_glycol',
  'propylene_glycol',
  'caustic_soda',
  'calcium_chloride',
  'thermal_oil',
  'mineral_oil',
  'diesel_oil',
  'steam',
  'air',
  'gas',
  'refrigerant',
  'ammonia',
  'other',
] as const;
export type FluidId = (typeof fluidIds)[number];

export type Fluid = {
  id: FluidId;
  /** Glycol, 10 to 60 % by volume. */
  volumePercent?: number;
  /** Other solutions. */
  massPercent?: number;
  /** Steam: Pa absolute. */
  pressure?: number;
  /** Steam: °C on entering, where that is above condensing. */
  superheated?: number;
  /** J/(kg K), from the visitor; precedes the tables. */
  specificHeat?: number;
  /** kg/m³, from the visitor; precedes the tables. */
  density?: number;
};

export type Flow = { mass: number } | { volume: number };

export type Stream = { fluid?: Fluid; flow?: Flow; tIn?: number; tOut?: number };
export type StreamVariable = 'flow' | 'tIn' | 'tOut';

export type Temperatures = { hotIn?: number; hotOut?: number; coldIn?: number; coldOut?: number };

export const levels = ['impossible', 'strong_warning', 'warning', 'note', 'information'] as const;
export type Level = (typeof levels)[number];

type Ends = { tIn: number; tOut: number };

export type CheckValues = {
  hot_side_heats_up: Ends;
  cold_side_cools_down: Ends;
  sides_swapped: Required<Temperatures>;
  cold_out_above_hot_in: { coldOut: number; hotIn: number };
  hot_out_below_cold_in: { hotOut: number; coldIn: number };
  zero_terminal_difference: { end: Side; temperature: number };
  no_duty: Record<string, never>;
  /** W: typed, and carried by the flow and temperatures of one side; per cent of their mean. */
  duty_differs: { typed: number; carried: number; percent: number };
  approach_below_1K: { approach: number };
  approach_1_2K: { approach: number };
  /** K by which the cold outlet exceeds the hot outlet. */
  temperature_cross: { cross: number };
  /** `pressure` is the design pressure, gauge. */
  boiling_risk: { temperature: number; boilsAt: number; pressure: number };
  freezing_risk: { temperature: number; limit: number };
  /** °C of the wall at the cold end, as its films may lie; the hot side's fluid freezes below the limit. */
  wall_freezing: { coldest: number; warmest: number; limit: number };
  /** Inlets in the one unit of temperature and outlets in the other. */
  units_differ: { inlets: Unit; outlets: Unit };
  /** Steam whose pressure and temperature exclude each other, both pressures gauge; `belongsTo` is the temperature's. */
  steam_contradicts: { temperature: number; condensesAt: number; pressure: number; belongsTo?: number };
  superheated_steam: { temperature: number; condensesAt: number };
  /** A refrigerant: neither LMTD nor area. */
  phase_change: { fluid: FluidId };
  gasket_limit: { material: string; reason: string; temperature?: number; limit?: number; next?: string };
  material_chloride: { material: string; reason: string; chloride?: number; temperature?: number; next?: string };
  family_none: { pressure?: number; temperature?: number };
};
export type CheckCode = keyof CheckValues;

type CheckOf<Code extends CheckCode> = {
  code: Code;
  level: Level;
  side?: Side;
  /** Boxes to look at again, the likeliest first. */
  fields: TechnicalField[];
  values: CheckValues[Code];
};
export type Check = { [Code in CheckCode]: CheckOf<Code> }[CheckCode];

/** Nothing that was found is impossible. */
export function isPossible(checks: readonly { level: Level }[]): boolean {
  return checks.every(({ level }) => level !== 'impossible');
}

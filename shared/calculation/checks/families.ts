import { keysOf } from '../../words/records.js';
import { KGF_CM2 } from '../units/units.js';

/** Limits of a family. An unknown limit does not speak against the family. */
export type Limits = {
  /** Gauge, Pa. */
  pressure?: number;
  /** °C. Above `ask` and up to `highest` the office decides. */
  lowest?: number;
  highest?: number;
  ask?: number;
};

/**
 * The families, with the limits that count until others are set; compared in Pa, because 30 kgf/cm² is less than 30 bar.
 */
export const families = {
  'heat-exchanger': { pressure: 34 * KGF_CM2, lowest: -30, highest: 210 },
  'brazing-heat-exchanger': { pressure: 30 * KGF_CM2, lowest: -195, highest: 225 },
  'spiral-heat-exchanger': { pressure: 20 * KGF_CM2, highest: 400, ask: 350 },
  'welded-plate-heat-exchanger': { pressure: 150e5, lowest: -200, highest: 500 },
  'gas-cooler': { pressure: 50e5, lowest: -50, highest: 500, isForGas: true },
} as const satisfies Record<string, Limits & { isForGas?: true }>;
export type FamilyId = keyof typeof families;
export type FamilyLimits = Readonly<Record<FamilyId, Limits>>;

let inForce: FamilyLimits = families;

/** The limits in force. */
export const familyLimits = (): FamilyLimits => inForce;

/** Sets the limits that judge families from now on: the published ones, before a calculation. */
export function setFamilyLimits(limits: FamilyLimits): void {
  inForce = limits;
}

export const verdicts = ['fits', 'little_reserve', 'ask', 'no_fit'] as const;
export type Verdict = (typeof verdicts)[number];

/** Doubts about a family within its limits: no suitable gasket, copper attacked, no lowest stated. */
export type FamilyDoubt = 'gasket_temperature' | 'gasket_fluid' | 'copper' | 'no_lowest';

export type FamilyReason =
  | {
      about: 'pressure' | 'highest_temperature' | 'lowest_temperature';
      verdict: Exclude<Verdict, 'fits'>;
      value: number;
      limit: number;
    }
  | { about: FamilyDoubt; verdict: 'ask'; limit?: undefined };

export type FamilyFit = { id: FamilyId; verdict: Verdict; reasons: FamilyReason[] };

export type FamilyDemand = {
  /** Greater design pressure of both sides, gauge Pa. */
  pressure?: number;
  /** Of both sides, °C. */
  highest?: number;
  lowest?: number;
  hasGas?: boolean;
};

/** Less than this share of a limit left is little reserve. */
const RESERVE = 0.1;

/** A lowest temperature is a limit the other way up. */
function reasonAgainst(limits: Limits, demand: FamilyDemand, key: 'pressure' | 'highest' | 'lowest'): FamilyReason[] {
  const { [key]: value = NaN } = demand;
  const { [key]: limit = NaN } = limits;
  const sign = key === 'lowest' ? -1 : 1;
  const ask = key === 'highest' ? (limits.ask ?? limit) : limit;
  // Equality fits, also after the rounding of a conversion.
  const exceeds = (bound: number, left = 0) => (value - bound) * sign > (1e-9 - left) * Math.abs(bound);
  const verdict = exceeds(limit) ? 'no_fit' : exceeds(ask) ? 'ask' : exceeds(ask, RESERVE) && 'little_reserve';
  const about = key === 'pressure' ? key : (`${key}_temperature` as const);
  return verdict ? [{ about, verdict, value, limit: verdict === 'no_fit' ? limit : ask }] : [];
}

/**
 * Judges each family by the worse of both sides, in the order of the products page; the gas cooler only for a gas.
 * Empty if nothing is known. `little_reserve`: under 10 % of a limit is left.
 */
export function familyFits(demand: FamilyDemand): FamilyFit[] {
  const known = (['pressure', 'highest', 'lowest'] as const).filter((key) => Number.isFinite(demand[key]));
  return keysOf(families).flatMap((id) => {
    const reasons = known.flatMap((key) => reasonAgainst(familyLimits()[id], demand, key));
    const verdict = verdicts.findLast((each) => reasons.some((reason) => reason.verdict === each)) ?? 'fits';
    return known.length === 0 || ('isForGas' in families[id] && !demand.hasGas) ? [] : [{ id, verdict, reasons }];
  });
}

import { toSi } from './units.js';

const kgf = (value: number) => toSi('pressure', value, 'kgf/cm2') ?? NaN;
const bar = (value: number) => toSi('pressure', value, 'bar') ?? NaN;

type Limits = {
  /** Gauge, Pa. */
  pressure: number;
  testPressure?: number;
  /** °C; no lowest means that none is given. Above `ask` up to `highest` the office has to be asked. */
  lowest?: number;
  highest: number;
  ask?: number;
  /** m². */
  area?: readonly [number, number];
  isForGas?: true;
};

/** Limits of the product families that transfer heat; pressures are compared in Pa: 30 kgf/cm² is less than 30 bar. */
export const families = {
  'heat-exchanger': { pressure: kgf(34), lowest: -30, highest: 210 },
  'brazing-heat-exchanger': { pressure: kgf(30), testPressure: kgf(40), lowest: -195, highest: 225 },
  'spiral-heat-exchanger': { pressure: kgf(20), highest: 400, ask: 350, area: [0.5, 300] },
  'welded-plate-heat-exchanger': { pressure: bar(150), lowest: -200, highest: 500, area: [0.5, 300] },
  'gas-cooler': { pressure: bar(50), lowest: -50, highest: 500, area: [2, 500], isForGas: true },
} as const satisfies Record<string, Limits>;
export type FamilyId = keyof typeof families;

export const verdicts = ['fits', 'little_reserve', 'ask', 'no_fit'] as const;
export type Verdict = (typeof verdicts)[number];

export type FamilyReason = {
  about: 'pressure' | 'highest_temperature' | 'lowest_temperature';
  verdict: Exclude<Verdict, 'fits'>;
  value: number;
  limit: number;
};

export type FamilyFit = { id: FamilyId; verdict: Verdict; reasons: FamilyReason[] };

export type FamilyDemand = {
  /** The greater design pressure of both sides, gauge Pa. */
  pressure?: number;
  /** The highest and the lowest temperature of both sides, °C. */
  highest?: number;
  lowest?: number;
  hasGas?: boolean;
};

/** Less than this part of a limit left is little. */
const RESERVE = 0.1;

/** Equality fits, also after a conversion of units has left its last digit behind. */
const exceeds = (value: number, limit: number) => value > limit + Math.abs(limit) * 1e-9;

function verdictOn(value: number, limit: number, ask = limit): Verdict {
  if (exceeds(value, limit)) return 'no_fit';
  if (exceeds(value, ask)) return 'ask';
  return exceeds(value, ask - Math.abs(ask) * RESERVE) ? 'little_reserve' : 'fits';
}

function fitOf(id: FamilyId, demand: FamilyDemand): FamilyFit {
  const { pressure, highest, ask = highest, lowest }: Limits = families[id];
  // A lowest temperature is a limit the other way up.
  const limits = [
    ['pressure', demand.pressure, pressure, pressure, 1],
    ['highest_temperature', demand.highest, highest, ask, 1],
    ['lowest_temperature', demand.lowest, lowest, lowest, -1],
  ] as const;
  const reasons = limits.flatMap(([about, value, limit, askFrom, sign]): FamilyReason[] => {
    if (value === undefined || limit === undefined || askFrom === undefined) return [];
    const verdict = verdictOn(value * sign, limit * sign, askFrom * sign);
    return verdict === 'fits' ? [] : [{ about, verdict, value, limit: verdict === 'no_fit' ? limit : askFrom }];
  });
  const worst = Math.max(0, ...reasons.map((reason) => verdicts.indexOf(reason.verdict)));
  return { id, verdict: verdicts[worst] ?? 'fits', reasons };
}

/**
 * How each family takes the worse of both sides' pressure and temperature, in the order of the products page; the gas
 * cooler only where a side is a gas. Empty when nothing is known. `little_reserve`: under 10 % of a limit is left.
 */
export function familyFits(demand: FamilyDemand): FamilyFit[] {
  const { pressure, highest, lowest } = demand;
  const known = [pressure, highest, lowest].filter((each) => each !== undefined);
  if (known.length === 0 || !known.every((each) => Number.isFinite(each))) return [];
  return (Object.keys(families) as FamilyId[]) // Object.keys forgets the literal keys
    .filter((id) => demand.hasGas || !('isForGas' in families[id]))
    .map((id) => fitOf(id, demand));
}

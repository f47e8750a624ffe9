import { readFileSync } from 'node:fs';

import { areaOf } from './sizing/area.js';
import { isPossible, otherSide, sides } from './calculation.types.js';
import type { Side, Stream, Temperatures } from './calculation.types.js';
import { temperatureChecks } from './checks/checks.js';
import { balanceOf, dutyOf } from './sizing/duty.js';
import { familyFits } from './checks/families.js';
import type { FamilyId } from './checks/families.js';
import { densityOf, specificHeatOf } from './fluids/fluids.js';
import { readQuantity } from './units/reading.js';
import { solveSide } from './sizing/solve.js';
import { effectivenessFromNtu, ratingOf } from './sizing/rating.js';
import { lmtd, programOf } from './sizing/temperature-program.js';
import { convert, fromSi, toSi } from './units/units.js';
import type { Quantity, Unit } from './units/units.js';
import './fluids/every.js';

/** The published cases as they are written down: loose objects, each kind with keys of its own. */
type Loose = Record<string, never>;
type Case = { id: string; kind: string; input: Loose; expected: Loose; tolerance: Record<string, number> | null };

const cases = JSON.parse(readFileSync(new URL('domain-cases.json', import.meta.url), 'utf8')) as Case[];

type TypedSide = { flow: number; flow_unit: string; cp_J_kgK: number; t_in: number | null; t_out: number | null };
type TypedTemperatures = { hot_in: number; hot_out: number; cold_in: number; cold_out: number; unit: Unit };

function streamOf({ flow, flow_unit, cp_J_kgK, t_in, t_out }: TypedSide): Stream {
  const reading = readQuantity(String(flow), flow_unit, ['flow_mass', 'flow_volume']);
  const value = reading.state === 'read' ? reading.value : NaN;
  return {
    fluid: cp_J_kgK ? { id: 'other', specificHeat: cp_J_kgK } : { id: 'water' },
    flow: reading.state === 'read' && reading.quantity === 'flow_mass' ? { mass: value } : { volume: value },
    tIn: t_in ?? undefined,
    tOut: t_out ?? undefined,
  };
}

function temperaturesIn(typed: TypedTemperatures): Temperatures {
  const celsius = (value: number) => toSi('temperature', value, typed.unit);
  return {
    hotIn: celsius(typed.hot_in),
    hotOut: celsius(typed.hot_out),
    coldIn: celsius(typed.cold_in),
    coldOut: celsius(typed.cold_out),
  };
}

const completeSides = (input: Record<Side, TypedSide>) => ({ hot: streamOf(input.hot), cold: streamOf(input.cold) });

/** The sixth value with the duty of the side that is complete. */
function solvedOf(input: Record<Side, TypedSide>) {
  const streams = completeSides(input);
  const [found] = sides.flatMap((side) => {
    const other = otherSide[side];
    return solveSide(side, streams, dutyOf(other, streams[other])) ?? [];
  });
  const { solved, value } = found ?? {};
  if (value === undefined || !solved) throw new Error('not solved');
  const other = otherSide[solved.side];
  return { ...solved, value, duty: dutyOf(other, streams[other]) ?? NaN };
}

/** Our results for each kind of case, under the case's own names. */
const answers: Record<string, (input: never) => Record<string, unknown>> = {
  unit: ({ quantity, value, from, to }: { quantity: Quantity; value: number; from: Unit; to: Unit }) => ({
    value: convert(quantity, value, from, to),
  }),
  lmtd: (input: TypedTemperatures) => {
    const found = programOf(temperaturesIn(input))?.lmtd;
    return { lmtd_K: found, lmtd_F: (found ?? NaN) * 1.8 };
  },
  solve: (input: Record<Side, TypedSide>) => {
    const { side, variable, value, duty } = solvedOf(input);
    return { missing: `${side}.${{ flow: 'flow', tIn: 't_in', tOut: 't_out' }[variable]}`, value, q_W: duty };
  },
  duty: (input: TypedSide) => ({ q_kW: fromSi('heat', dutyOf('hot', streamOf(input)) ?? NaN, 'kW') }),
  balance: (input: Record<Side, TypedSide>) => {
    const { hot, cold } = completeSides(input);
    const [first = NaN, second = NaN] = [dutyOf('hot', hot), dutyOf('cold', cold)];
    return { q_hot_W: first, q_cold_W: second, mismatch_pct: balanceOf(first, second)?.percent };
  },
  effectiveness: ({ ntu, cr }: { ntu: number; cr: number }) => ({ eff: effectivenessFromNtu(ntu, cr) }),
  rating: (input: Record<Side, TypedSide>) => {
    const capacity = (side: Side) => input[side].flow * input[side].cp_J_kgK;
    const capacities = { hot: capacity('hot'), cold: capacity('cold') };
    const rating = ratingOf(solvedOf(input).duty, capacities, input.hot.t_in ?? NaN, input.cold.t_in ?? NaN);
    return { eff: rating?.effectiveness, ntu: rating?.ntu, cr: rating?.capacityRatio };
  },
  area: ({ q_W, U_W_m2K, temps }: { q_W: number; U_W_m2K: number; temps: TypedTemperatures }) => {
    const { hotIn = NaN, hotOut = NaN, coldIn = NaN, coldOut = NaN } = temperaturesIn(temps);
    const mean = lmtd(hotIn - coldOut, hotOut - coldIn);
    return { lmtd_K: mean, area_m2: areaOf(q_W, U_W_m2K, mean ?? NaN) };
  },
  property: ({ t_C }: { t_C: number }) => ({
    rho: densityOf({ id: 'water' }, t_C),
    cp: specificHeatOf({ id: 'water' }, t_C),
  }),
  check: (input: TypedTemperatures) => {
    const temperatures = temperaturesIn(input);
    const checks = temperatureChecks(temperatures);
    return {
      possible: isPossible(checks),
      codes: checks.map((check) => check.code),
      lmtd_K: programOf(temperatures)?.lmtd ?? null,
    };
  },
  family: (input: { design_pressure: number; pressure_unit: Unit; design_temp: number; temp_unit: Unit }) => {
    const fits = familyFits({
      pressure: toSi('pressure', input.design_pressure, input.pressure_unit),
      highest: toSi('temperature', input.design_temp, input.temp_unit),
    });
    const ids = (verdicts: string[]): FamilyId[] =>
      fits.filter((each) => verdicts.includes(each.verdict)).map((each) => each.id);
    return { fits: ids(['fits', 'little_reserve']), no_fit: ids(['no_fit']) };
  },
};

describe('published reference cases', () => {
  it.each(cases.map((each) => [each.id, each] as const))('%s', (_id, { kind, input, expected, tolerance }) => {
    const found = answers[kind]?.(input as never) ?? {};
    const close = (name: string, value: number): unknown => {
      const difference = Math.abs(Number(found[name]) - value);
      const relative = Math.abs(value) * (tolerance?.['rel'] ?? 0);
      const allowed = (name === 'mismatch_pct' && tolerance?.['mismatch_abs']) || (tolerance?.['abs'] ?? relative);
      return difference <= allowed ? value : found[name];
    };
    const names = Object.entries<unknown>(expected);
    const near = names.map(([name, value]) => [name, typeof value === 'number' ? close(name, value) : found[name]]);
    expect(Object.fromEntries(near)).toEqual(expected);
  });
});

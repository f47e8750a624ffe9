import type { Check, CheckCode, Side, Stream, StreamVariable, Temperatures } from './calculation.types.js';
import { isPossible, temperatureChecks } from './checks.js';
import { dutyOf, heatPerKilogram, massFlowOf } from './duty.js';
import { densityOf, rangeOf } from './fluids.js';
import { invert } from './interpolation.js';

export const streamVariables = ['flow', 'tIn', 'tOut'] as const satisfies readonly StreamVariable[];

export type Unknown = { side: Side; variable: StreamVariable };

export type Solution =
  | {
      status: 'solved';
      unknown: Unknown;
      /** kg/s for a flow, °C for a temperature. */
      value: number;
      /** A flow also in m³/s at that side's inlet, where the density is known. */
      volume?: number;
      /** W, from the complete side. */
      duty: number;
    }
  | {
      status: 'failed';
      unknown: Unknown;
      /**
       * `no_properties`: a fluid's data lack; `outside_range`: the answer lies outside them; `impossible`: the given
       * values, or the answer with them, break the checks in `codes`.
       */
      reason: 'no_properties' | 'outside_range' | 'impossible';
      codes: CheckCode[];
    };

type Sides = Record<Side, Stream>;

/** What is not known of both sides; exactly one entry can be solved. */
export function unknownsOf(streams: Sides): Unknown[] {
  return (['hot', 'cold'] as const).flatMap((side) =>
    streamVariables.filter((variable) => streams[side][variable] === undefined).map((variable) => ({ side, variable })),
  );
}

export const temperaturesOf = ({ hot, cold }: Sides): Temperatures => ({
  hotIn: hot.tIn,
  hotOut: hot.tOut,
  coldIn: cold.tIn,
  coldOut: cold.tOut,
});

function temperature(side: Side, stream: Stream, variable: 'tIn' | 'tOut', duty: number): number | undefined {
  const known = variable === 'tIn' ? stream.tOut : stream.tIn;
  // The density of a metered volume comes from the tables even where the specific heat was given.
  const isMetered = variable === 'tIn' && stream.flow && 'volume' in stream.flow && !stream.fluid?.density;
  const range = stream.fluid && rangeOf(isMetered ? { ...stream.fluid, specificHeat: undefined } : stream.fluid);
  if (!range || known === undefined) return undefined;
  // Inlets of the hot side and outlets of the cold one lie above the other end.
  const isAbove = (side === 'hot') === (variable === 'tIn');
  const carried = (t: number) => dutyOf(side, { ...stream, [variable]: t });
  return isAbove ? invert(carried, duty, known, range.max) : invert(carried, duty, range.min, known);
}

type Failure = { reason: 'no_properties' | 'outside_range' | 'impossible'; codes: CheckCode[] };

const codesOf = (checks: readonly Check[]) => [...new Set(checks.map((check) => check.code))];

/** Why there is no value: the heat is too much for the other side's inlet, the fluid has no data, or too few. */
function failureOf({ side, variable }: Unknown, streams: Sides, duty: number): Failure {
  const stream = streams[side];
  const other = side === 'hot' ? streams.cold : streams.hot;
  const most = variable === 'tOut' ? dutyOf(side, { ...stream, tOut: other.tIn }) : undefined;
  if (most !== undefined && most < duty)
    return { reason: 'impossible', codes: [side === 'hot' ? 'hot_out_below_cold_in' : 'cold_out_above_hot_in'] };
  if (variable === 'flow' && (heatPerKilogram(side, stream) ?? NaN) <= 0)
    return { reason: 'impossible', codes: ['no_duty'] };
  const range = stream.fluid && rangeOf(stream.fluid);
  const hasMass = variable !== 'tOut' || massFlowOf(stream) !== undefined;
  return { reason: range && hasMass ? 'outside_range' : 'no_properties', codes: [] };
}

function valueOf({ side, variable }: Unknown, stream: Stream, duty: number): number | undefined {
  if (variable !== 'flow') return temperature(side, stream, variable, duty);
  const heat = heatPerKilogram(side, stream);
  const mass = heat !== undefined && heat > 0 ? duty / heat : NaN;
  return mass > 0 && mass < Infinity ? mass : undefined;
}

/**
 * The sixth of both sides' flows, inlets and outlets from five: the complete side gives the duty, the other side's
 * enthalpy is inverted. Undefined unless exactly one is unknown. The answer then has to pass every temperature check;
 * what breaks the second law is never given.
 */
export function solveSixth(streams: Sides): Solution | undefined {
  const [unknown, ...others] = unknownsOf(streams);
  if (!unknown || others.length > 0) return undefined;
  const fail = (reason: Failure['reason'], codes: CheckCode[] = []): Solution => ({
    status: 'failed',
    unknown,
    reason,
    codes,
  });
  const given = temperatureChecks(temperaturesOf(streams)).filter((check) => check.level === 'impossible');
  if (given.length > 0) return fail('impossible', codesOf(given));
  const complete = unknown.side === 'hot' ? 'cold' : 'hot';
  const duty = dutyOf(complete, streams[complete]);
  if (duty === undefined) return fail('no_properties');
  if (duty <= 0) return fail('impossible', ['no_duty']);
  const stream = streams[unknown.side];
  const value = valueOf(unknown, stream, duty);
  if (value === undefined) {
    const { reason, codes } = failureOf(unknown, streams, duty);
    return fail(reason, codes);
  }
  if (unknown.variable === 'flow') {
    const density = stream.fluid && densityOf(stream.fluid, stream.tIn ?? NaN);
    return { status: 'solved', unknown, value, duty, volume: density && value / density };
  }
  const solved = { ...streams, [unknown.side]: { ...stream, [unknown.variable]: value } };
  const checks = temperatureChecks(temperaturesOf(solved));
  if (!isPossible(checks)) return fail('impossible', codesOf(checks));
  return { status: 'solved', unknown, value, duty };
}

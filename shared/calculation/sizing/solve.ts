import { isPossible, otherSide } from '../calculation.types.js';
import type { Side, Stream, StreamVariable, Temperatures } from '../calculation.types.js';
import { temperatureChecks } from '../checks/checks.js';
import { condensingTemperature, rangeOf } from '../fluids/fluids.js';
import { finite, invert } from '../interpolation.js';
import type { TechnicalField } from '../request.types.js';

import { dutyOf, heatPerKilogram, massFlowOf } from './duty.js';

/** A side's values, by the ends of their boxes' names. */
const boxes = { flow: 'FlowRate', tIn: 'TempIn', tOut: 'TempOut' } as const;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the names
export const streamVariables = Object.keys(boxes) as StreamVariable[];

export type Unknown = { side: Side; variable: StreamVariable; field: TechnicalField };
type Streams = Record<Side, Stream>;

export type Solved = Unknown &
  (
    | { status: 'solved'; reason?: undefined }
    | {
        status: 'failed';
        /**
         * `no_properties`: data are missing; `outside_range`: the answer is outside them; `impossible`: the values
         * break the second law or carry no heat.
         */
        reason: 'no_properties' | 'outside_range' | 'impossible';
      }
  );

/** kg/s or °C; undefined if it could not be solved. */
export type Solution = { solved: Solved; value?: number };

/** Exactly one entry can be solved; the temperatures of steam follow from its pressure. */
export function unknownsOf(side: Side, stream: Stream): Unknown[] {
  const isSteam = condensingTemperature(stream.fluid) !== undefined;
  return streamVariables
    .filter((variable) => stream[variable] === undefined && !(isSteam && variable !== 'flow'))
    .map((variable) => ({ side, variable, field: `${side}${boxes[variable]}` }));
}

export const temperaturesOf = ({ hot, cold }: Streams): Temperatures => ({
  hotIn: hot.tIn,
  hotOut: hot.tOut,
  coldIn: cold.tIn,
  coldOut: cold.tOut,
});

/**
 * kg/s or °C at which a side carries the duty. Infinite if the other side's inlet forbids it, undefined where the data
 * end.
 */
function valueOf({ side, variable }: Unknown, streams: Streams, duty: number): number | undefined {
  const stream = streams[side];
  const { fluid, flow, tIn, tOut } = stream;
  if (variable === 'flow') return finite(duty / (heatPerKilogram(side, stream) ?? NaN));
  const carried = (t: number | undefined) => dutyOf(side, { ...stream, [variable]: t });
  // The density of a metered volume is from the tables even if the specific heat was given.
  const isMetered = variable === 'tIn' && flow && 'volume' in flow && !fluid?.density;
  const range = fluid && rangeOf(isMetered ? { ...fluid, specificHeat: undefined } : fluid);
  // Hot inlets and cold outlets are above the other end.
  const isAbove = (side === 'hot') === (variable === 'tIn');
  const value = range && invert(carried, duty, tIn ?? tOut ?? NaN, isAbove ? range.max : range.min);
  const isTooMuch = variable === 'tOut' && (carried(streams[otherSide[side]].tIn) ?? NaN) < duty;
  return value ?? (isTooMuch ? (isAbove ? Infinity : -Infinity) : undefined);
}

/**
 * Solves the last unknown of a side's flow, inlet and outlet: its enthalpy is inverted at the duty, W, a typed one or the
 * other side's. Undefined if not exactly one is unknown, or if the other side lacks the values for a duty. The answer passes
 * every temperature check.
 */
export function solveSide(side: Side, streams: Streams, duty: number | undefined): Solution | undefined {
  const stream = streams[side];
  const other = otherSide[side];
  const [unknown, ...others] = unknownsOf(side, stream);
  if (!unknown || others.length > 0 || (duty === undefined && unknownsOf(other, streams[other]).length > 0))
    return undefined;
  const { variable } = unknown;
  const value = duty && valueOf(unknown, streams, duty);
  const checks = temperatureChecks(temperaturesOf({ ...streams, [side]: { ...stream, [variable]: value } }));
  const fail = (reason: Extract<Solved, { status: 'failed' }>['reason']): Solution => ({
    solved: { ...unknown, status: 'failed', reason },
  });
  if (!isPossible(checks)) return fail('impossible');
  if (duty === undefined) return fail('no_properties');
  if (duty <= 0 || (variable === 'flow' && (heatPerKilogram(side, stream) ?? NaN) <= 0)) return fail('impossible');
  if (value !== undefined) return { solved: { ...unknown, status: 'solved' }, value };
  const isKnown = rangeOf(stream.fluid) && (variable !== 'tOut' || massFlowOf(stream));
  return fail(isKnown ? 'outside_range' : 'no_properties');
}

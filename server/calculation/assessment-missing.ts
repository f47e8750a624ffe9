import type { QuoteField } from '../quotes/quotes.types.js';

import type { Assessment, Doubt, Missing, SideAssessment } from './assessment.types.js';
import { sides } from './calculation.types.js';
import type { Side, Stream, StreamVariable } from './calculation.types.js';
import { rangeOf } from './fluids.js';
import { unknownsOf } from './solve.js';

type Sides = Record<Side, SideAssessment>;

const boxes = { flow: 'FlowRate', tIn: 'TempIn', tOut: 'TempOut' } as const;

/** The form's box for one of the six values. */
export function fieldOf(side: Side, variable: StreamVariable): QuoteField {
  return `${side}${boxes[variable]}`;
}

function missingProgram(streams: Record<Side, Stream>): Missing[] {
  const unknowns = unknownsOf(streams);
  const fields = unknowns.map(({ side, variable }) => fieldOf(side, variable));
  if (unknowns.length < 2) return [];
  return unknowns.length === 2 ? [{ what: 'any_one', fields }] : [{ what: 'more', count: unknowns.length - 1, fields }];
}

function missingFluid(side: Side, { name, fluid, density, tIn }: SideAssessment, stream: Stream): Missing[] {
  const fields: QuoteField[] = [`${side}FluidName`];
  if (fluid?.specificHeat === undefined) {
    if (name.kind === 'blank') return [{ what: 'fluid', side, fields, questions: [] }];
    if (name.kind === 'unknown') return [{ what: 'fluid', side, fields, questions: ['properties'] }];
    if (name.kind === 'ask') return [{ what: 'fluid', side, fields, questions: name.questions }];
  }
  const isMetered = stream.flow !== undefined && 'volume' in stream.flow;
  const range = fluid && rangeOf(fluid);
  const isInside = tIn !== undefined && (!range || (tIn.value >= range.min && tIn.value <= range.max));
  return isMetered && isInside && density === undefined ? [{ what: 'density', side, fields: [`${side}FlowRate`] }] : [];
}

/** What the sender could still give so that more can be worked out, the most useful first. */
export function missingOf(
  assessed: Sides,
  streams: Record<Side, Stream>,
  governing: Assessment['governing'],
): Missing[] {
  const pressures: QuoteField[] = sides
    .filter((side) => !assessed[side].designPressure)
    .map((side) => `${side}DesignPressure` as const);
  return [
    ...sides.flatMap((side) => missingFluid(side, assessed[side], streams[side])),
    ...missingProgram(streams),
    ...(pressures.length > 0 ? [{ what: 'design_pressure' as const, fields: pressures }] : []),
    ...(governing.highest
      ? []
      : [{ what: 'design_temperature' as const, fields: ['hotDesignTemp', 'coldDesignTemp'] satisfies QuoteField[] }]),
  ];
}

/** m³/s. */
const MOST_FLOW = 2500 / 3600;

/** Values that are possible but make one ask back. */
export function doubtsOf(assessed: Sides): Doubt[] {
  return sides.flatMap((side): Doubt[] => {
    const { fluid, volume, tIn, tOut } = assessed[side];
    const doubts: Doubt[] = [];
    if (volume && volume.value > MOST_FLOW * (1 + 1e-9))
      doubts.push({
        what: 'flow_above_limit',
        side,
        fields: [`${side}FlowRate`],
        value: volume.value,
        limit: MOST_FLOW,
      });
    const range = fluid && rangeOf(fluid);
    for (const [figure, field] of [[tIn, `${side}TempIn`] as const, [tOut, `${side}TempOut`] as const])
      if (range && figure && (figure.value < range.min || figure.value > range.max))
        doubts.push({ what: 'outside_fluid_data', side, fields: [field], value: figure.value, ...range });
    return doubts;
  });
}

import type { SideInputs } from './assessment-inputs.js';
import type { Figure, SideAssessment } from './assessment.types.js';
import type { Side, Stream, StreamVariable } from './calculation.types.js';
import { dutyOf, massFlowOf } from './duty.js';
import { densityOf } from './fluids.js';
import { finite } from './interpolation.js';
import type { TechnicalField } from './request.types.js';
import { streamVariables } from './solve.js';

const boxes = { flow: 'FlowRate', tIn: 'TempIn', tOut: 'TempOut' } as const;

/** The form's box for one of the six values. */
export function fieldOf(side: Side, variable: StreamVariable): TechnicalField {
  return `${side}${boxes[variable]}`;
}

/** The boxes that a side's duty comes from. */
export function fieldsOf(side: Side): TechnicalField[] {
  return [`${side}FluidName`, ...streamVariables.map((variable) => fieldOf(side, variable))];
}

/** A value that was worked out; undefined when it could not be. */
export function calculated(value: number | undefined, from: Figure['from']): Figure | undefined {
  // + 0: a side without heat gives 0, not −0.
  return value === undefined ? undefined : { value: value + 0, origin: 'calculated', from };
}

/**
 * One side with all that is known of it: `stream` holds what was typed or solved, `from` the boxes a solved value comes
 * from; a solved side's duty is the other side's. The flow is given by mass and by volume at the inlet as far as the
 * density is known.
 */
export function assessSide(side: Side, input: SideInputs, stream: Stream, from: Figure['from']): SideAssessment {
  const { name, fluid, designPressure, flow: typedFlow } = input;
  const density = fluid && densityOf(fluid, stream.tIn ?? NaN);
  const isVolume = stream.flow && 'volume' in stream.flow;
  const mass = massFlowOf(stream);
  const volume = stream.flow && 'volume' in stream.flow ? stream.flow.volume : finite((mass ?? NaN) / (density ?? NaN));
  const sources: Figure['from'] = typedFlow ? [fieldOf(side, 'flow')] : from;
  const typed = (isTyped: boolean | undefined, value: number | undefined) =>
    isTyped && typedFlow ? typedFlow : calculated(value, sources);
  const duty = dutyOf(side, stream);
  const isComplete = typedFlow && input.tIn && input.tOut;
  return {
    name,
    fluid,
    density,
    mass: typed(!isVolume, mass),
    volume: typed(isVolume, volume),
    tIn: input.tIn ?? calculated(stream.tIn, from),
    tOut: input.tOut ?? calculated(stream.tOut, from),
    duty: calculated(
      duty !== undefined && duty >= 0 ? duty : undefined,
      fieldsOf(isComplete ? side : side === 'hot' ? 'cold' : 'hot'),
    ),
    designPressure,
  };
}

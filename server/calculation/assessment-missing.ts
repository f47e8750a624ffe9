import type { Assessment, Doubt, Missing, SideAssessment } from './assessment.types.js';
import { sides } from './calculation.types.js';
import type { Side, Stream } from './calculation.types.js';
import { above } from './checks.js';
import type { FluidQuestion } from './fluid-names.types.js';
import { isWithin, rangeOf } from './fluids.js';
import type { TechnicalField } from './request.types.js';
import { fieldOf, unknownsOf } from './solve.js';

type Sides = Record<Side, SideAssessment>;

function missingProgram(streams: Record<Side, Stream>): Missing[] {
  const unknowns = unknownsOf(streams);
  const fields = unknowns.map(({ field }) => field);
  if (fields.length < 2) return [];
  return fields.length === 2 ? [{ what: 'any_one', fields }] : [{ what: 'more', count: fields.length - 1, fields }];
}

function missingFluid(side: Side, { name, fluid, density, tIn }: SideAssessment, { flow }: Stream): Missing[] {
  if (!fluid?.specificHeat && name.kind !== 'known') {
    const questions = name.kind === 'ask' ? name.questions : [];
    const asked: FluidQuestion[] = name.kind === 'unknown' ? ['properties'] : questions;
    const properties: TechnicalField[] = asked.includes('properties') ? [`${side}SpecificHeat`, `${side}Density`] : [];
    return [{ what: 'fluid', side, fields: [...properties, `${side}FluidName`], questions: asked }];
  }
  const range = fluid && rangeOf(fluid);
  const lacksDensity = flow && 'volume' in flow && tIn && density === undefined;
  return lacksDensity && (!range || isWithin(range, tIn.value))
    ? [{ what: 'density', side, fields: [`${side}Density`, `${side}FlowRate`] }]
    : [];
}

/** What the sender could still give so that more can be worked out, the most useful first. */
export function missingOf(
  assessed: Sides,
  streams: Record<Side, Stream>,
  governing: Assessment['governing'],
): Missing[] {
  const pressures = sides
    .filter((side) => !assessed[side].designPressure)
    .map((side): TechnicalField => `${side}DesignPressure`);
  const found: Missing[] = [
    ...sides.flatMap((side) => missingFluid(side, assessed[side], streams[side])),
    ...missingProgram(streams),
  ];
  if (pressures.length > 0) found.push({ what: 'design_pressure', fields: pressures });
  if (!governing.highest) found.push({ what: 'design_temperature', fields: ['hotDesignTemp', 'coldDesignTemp'] });
  return found;
}

/** m³/s. */
const MOST_FLOW = 2500 / 3600;

/** Values that are possible but make one ask back. */
export function doubtsOf(assessed: Sides): Doubt[] {
  return sides.flatMap((side): Doubt[] => {
    const { fluid, volume } = assessed[side];
    const range = fluid && rangeOf(fluid);
    const doubts: Doubt[] = [];
    if (volume && above(volume.value, MOST_FLOW))
      doubts.push({
        what: 'flow_above_limit',
        side,
        fields: [`${side}FlowRate`],
        value: volume.value,
        limit: MOST_FLOW,
      });
    for (const variable of ['tIn', 'tOut'] as const) {
      const { value } = assessed[side][variable] ?? {};
      if (range && value !== undefined && !isWithin(range, value))
        doubts.push({ what: 'outside_fluid_data', side, fields: [fieldOf(side, variable)], value, ...range });
    }
    return doubts;
  });
}

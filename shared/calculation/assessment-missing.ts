import type { Assessment, Doubt, Figure, Missing, SideAssessment } from './assessment.types.js';
import { sides } from './calculation.types.js';
import type { Side, Stream } from './calculation.types.js';
import { above, when } from './checks/checks.js';
import type { FluidQuestion } from './fluids/names.types.js';
import { changesPhase, isWithin, rangeOf } from './fluids/fluids.js';
import type { TechnicalField } from './request.types.js';
import { unknownsOf } from './sizing/solve.js';

type Sides = Record<Side, SideAssessment>;

/** A typed duty solves one value of each side, the duty of a complete side one in all. */
function missingProgram(streams: Record<Side, Stream>, duty: Figure | undefined): Missing[] {
  if (sides.some((side) => changesPhase(streams[side].fluid))) return [];
  const unknown = sides.map((side) => unknownsOf(side, streams[side])).filter(({ length }) => length > (duty ? 1 : 0));
  const fields = unknown.flat().map(({ field }) => field);
  const count = fields.length - (duty ? unknown.length : 1);
  // To a complete side the duty adds nothing.
  if (!duty && unknown.length > 1) fields.push('heatDuty');
  return when(count > 0, count === 1 ? { what: 'any_one', fields } : { what: 'more', count, fields });
}

function missingFluid(side: Side, { name, fluid, volume, density, tIn }: SideAssessment): Missing[] {
  if (!fluid?.specificHeat && name.kind !== 'known') {
    const asked: FluidQuestion[] = 'questions' in name ? name.questions : when(name.kind === 'unknown', 'properties');
    const properties: TechnicalField[] = asked.includes('properties') ? [`${side}SpecificHeat`, `${side}Density`] : [];
    return [{ what: 'fluid', side, fields: [...properties, `${side}FluidName`], questions: asked }];
  }
  const range = rangeOf(fluid);
  const lacksDensity = volume && tIn && density === undefined && !changesPhase(fluid);
  return when(lacksDensity && (!range || isWithin(range, tIn.value)), {
    what: 'density',
    side,
    fields: [`${side}Density`, `${side}FlowRate`],
  });
}

/** Missing inputs that would help, the most useful first. */
export function missingOf(
  assessed: Sides,
  streams: Record<Side, Stream>,
  duty: Figure | undefined,
  governing: Assessment['governing'],
): Missing[] {
  const pressures = sides
    .filter((side) => !assessed[side].designPressure)
    .map((side): TechnicalField => `${side}DesignPressure`);
  return [
    ...sides.flatMap((side) => missingFluid(side, assessed[side])),
    ...missingProgram(streams, duty),
    ...when<Missing>(pressures.length > 0, { what: 'designPressure', fields: pressures }),
    ...when<Missing>(governing.highest === undefined, {
      what: 'designTemp',
      fields: ['hotDesignTemp', 'coldDesignTemp'],
    }),
  ];
}

/** m³/s. */
const MOST_FLOW = 2500 / 3600;

/** Possible values that make one ask back. */
export function doubtsOf(assessed: Sides): Doubt[] {
  return sides.flatMap((side): Doubt[] => {
    const { fluid, volume, tIn, tOut } = assessed[side];
    const range = rangeOf(fluid);
    const outside = (field: TechnicalField, value: number | undefined): Doubt[] =>
      range && value !== undefined && !isWithin(range, value)
        ? [{ what: 'outside_fluid_data', side, fields: [field], value, ...range }]
        : [];
    return [
      ...when<Doubt>(above(volume?.value, MOST_FLOW), {
        what: 'flow_above_limit',
        side,
        fields: [`${side}FlowRate`],
        value: volume?.value ?? NaN,
        limit: MOST_FLOW,
      }),
      ...outside(`${side}TempIn`, fluid?.superheated ?? tIn?.value),
      ...outside(`${side}TempOut`, tOut?.value),
    ];
  });
}

import type { QuoteField } from '../quotes/quotes.types.js';

import { readInputs, sideOf } from './assessment-inputs.js';
import type { Inputs, SideInputs } from './assessment-inputs.js';
import { materialsOf } from './assessment-materials.js';
import { doubtsOf, fieldOf, missingOf } from './assessment-missing.js';
import type { AreaAnswer, Assessment, AssessmentRequest, Figure, SideAssessment, Solved } from './assessment.types.js';
import { areaRange } from './area.js';
import { levels, sides } from './calculation.types.js';
import type { Check, Side, Stream } from './calculation.types.js';
import { isPossible, liquidChecks, temperatureChecks } from './checks.js';
import { balanceOf, dutyOf, massFlowOf } from './duty.js';
import { densityOf, isGas } from './fluids.js';
import { solveSixth, streamVariables, temperaturesOf } from './solve.js';
import type { Solution } from './solve.js';
import { programOf } from './temperature-program.js';

type Sides = Record<Side, SideAssessment>;
type Streams = Record<Side, Stream>;

/** kg/m³; lighter than any liquid, heavier than any gas here. */
const LIQUID = 300;
/** Per cent between the sides' duties up to which they mean the same exchanger. */
const BALANCED = 10;

const bothSides = <T>(of: (side: Side) => T): Record<Side, T> => ({ hot: of('hot'), cold: of('cold') });
const calculated = (value: number, from: Figure['from']): Figure => ({ value, origin: 'calculated', from });
const fieldsOf = (side: Side): QuoteField[] => [
  `${side}FluidName`,
  ...streamVariables.map((variable) => fieldOf(side, variable)),
];

/** The streams with the solved value in its place. */
function completed(streams: Streams, solution: Solution | undefined): Streams {
  if (solution?.status !== 'solved') return streams;
  const { side, variable } = solution.unknown;
  const value = variable === 'flow' ? { mass: solution.value } : solution.value;
  return { ...streams, [side]: { ...streams[side], [variable]: value } };
}

function flowFigures(side: Side, stream: Stream, inputs: Inputs, from: Figure['from']) {
  const { fluid, flow, tIn } = stream;
  const density = fluid && tIn !== undefined ? densityOf(fluid, tIn) : undefined;
  const typed = inputs[`${side}FlowRate`].state === 'read';
  const box: Figure['from'] = [`${side}FlowRate`];
  const figure = (value: number, isTyped: boolean): Figure =>
    isTyped && typed ? { value, origin: 'typed', from: box } : calculated(value, typed ? box : from);
  const mass = massFlowOf(stream);
  const isVolume = flow !== undefined && 'volume' in flow;
  const volume = isVolume ? flow.volume : mass !== undefined && density ? mass / density : undefined;
  return {
    ...(mass === undefined ? {} : { mass: figure(mass, !isVolume) }),
    ...(volume === undefined || !Number.isFinite(volume) ? {} : { volume: figure(volume, isVolume) }),
    ...(density === undefined ? {} : { density }),
  };
}

function assessSide(
  side: Side,
  input: SideInputs,
  stream: Stream,
  inputs: Inputs,
  from: Figure['from'],
): SideAssessment {
  const { name, fluid, designPressure } = input;
  const temperature = (end: 'tIn' | 'tOut') => {
    const value = stream[end];
    const figure = input[end] ?? (value === undefined ? undefined : calculated(value, from));
    return figure ? { [end]: figure } : {};
  };
  const duty = dutyOf(side, stream);
  const isSolved = !input.tIn || !input.tOut || !input.stream.flow;
  return {
    name,
    ...(fluid ? { fluid } : {}),
    ...flowFigures(side, stream, inputs, from),
    ...temperature('tIn'),
    ...temperature('tOut'),
    ...(duty !== undefined && duty > 0 ? { duty: calculated(duty, isSolved ? from : fieldsOf(side)) } : {}),
    ...(designPressure ? { designPressure } : {}),
  };
}

function solvedOf(solution: Solution): Solved {
  const { side, variable } = solution.unknown;
  const unknown = { side, variable, field: fieldOf(side, variable) };
  if (solution.status === 'solved') return { status: 'solved', ...unknown };
  return { status: 'failed', ...unknown, reason: solution.reason, codes: solution.codes };
}

/** A liquid whose pair with another one says something of the coefficient: named, asked back about, or heavy enough. */
function isLiquid({ name, fluid }: SideAssessment): boolean {
  if (!fluid) return name.kind === 'ask' && name.isLiquid;
  if (name.kind === 'unknown' || name.kind === 'blank') return (fluid.density ?? 0) >= LIQUID;
  return true;
}

function areaAnswer(answer: Pick<Assessment, 'sides' | 'duty' | 'balance' | 'program' | 'checks'>): AreaAnswer {
  const { hot, cold } = answer.sides;
  const hidden = (reason: Extract<AreaAnswer, { status: 'hidden' }>['reason']): AreaAnswer => ({
    status: 'hidden',
    reason,
  });
  if (!isPossible(answer.checks)) return hidden('impossible');
  if ((answer.balance?.percent ?? 0) > BALANCED) return hidden('not_balanced');
  if (!answer.program || !hot.tIn || !hot.tOut || !cold.tIn || !cold.tOut) return hidden('no_program');
  if (!answer.duty) return hidden('no_duty');
  if ([hot, cold].some(({ fluid }) => fluid && isGas(fluid))) return hidden('gas');
  if (!isLiquid(hot) || !isLiquid(cold)) return hidden('unknown_fluid');
  const duties = [hot.duty?.value ?? answer.duty.value, cold.duty?.value ?? answer.duty.value] as const;
  const range = areaRange(
    duties,
    answer.program.lmtd,
    { fluid: hot.fluid ?? { id: 'other' }, mean: (hot.tIn.value + hot.tOut.value) / 2 },
    { fluid: cold.fluid ?? { id: 'other' }, mean: (cold.tIn.value + cold.tOut.value) / 2 },
  );
  return range ? { status: 'shown', ...range } : hidden('no_duty');
}

function dutyFigure({ hot, cold }: Sides): Figure | undefined {
  const known = [hot.duty, cold.duty].filter((figure) => figure !== undefined);
  if (known.length === 0) return undefined;
  const [first, second] = known.map((figure) => figure.value);
  const mean = (first ?? 0) / 2 + (second ?? first ?? 0) / 2;
  return calculated(mean, [...new Set(known.flatMap((figure) => figure.from))]);
}

function sideChecks(assessed: Sides): Check[] {
  return sides.flatMap((side) => {
    const { fluid, tIn, tOut, designPressure } = assessed[side];
    const operating = [tIn, tOut].filter((figure) => figure !== undefined);
    return liquidChecks(side, {
      fluid,
      temperatures: operating.map((figure) => figure.value),
      designPressure: designPressure?.value,
      fields: [`${side}TempIn`, `${side}TempOut`],
      pressureField: `${side}DesignPressure`,
    });
  });
}

const bySeverity = (a: Check, b: Check) => levels.indexOf(a.level) - levels.indexOf(b.level);

/**
 * What the questionnaire as typed says: values in SI, the sixth from five, duty and balance, temperature program, area
 * range, checks, families, materials and what is missing. For any text at all it gives an answer and never throws;
 * what is unsure is left out with a reason, never guessed.
 */
export function assessmentOf(request: AssessmentRequest): Assessment {
  const inputs = readInputs(request);
  const typed = bothSides((side) => sideOf(side, request, inputs));
  const given: Streams = bothSides((side) => typed[side].stream);
  const solution = solveSixth(given);
  const streams = completed(given, solution);
  const isSolved = solution?.status === 'solved';
  const from = isSolved ? sides.flatMap(fieldsOf).filter((field) => field !== solvedOf(solution).field) : [];
  const assessed: Sides = bothSides((side) => assessSide(side, typed[side], streams[side], inputs, from));
  const temperatures = temperatureChecks(temperaturesOf(streams));
  const program = isPossible(temperatures) ? programOf(temperaturesOf(streams)) : undefined;
  const { hot, cold } = assessed;
  const balance = !isSolved && hot.duty && cold.duty ? balanceOf(hot.duty.value, cold.duty.value) : undefined;
  const duty = (balance?.percent ?? 0) > BALANCED ? undefined : dutyFigure(assessed);
  const materials = materialsOf(request, assessed, inputs);
  const checks = [...temperatures, ...sideChecks(assessed), ...materials.checks].toSorted(bySeverity);
  const balanced = balance && {
    ...balance,
    fields: ['hotFlowRate', 'coldFlowRate', 'hotTempOut', 'coldTempOut'] satisfies QuoteField[],
  };
  const found = { sides: assessed, duty, balance: balanced, program, checks };
  const { governing, families, gasket, plate } = materials;
  return {
    inputs,
    ...found,
    ...(solution ? { solved: solvedOf(solution) } : {}),
    area: areaAnswer(found),
    governing,
    families,
    gasket,
    plate,
    missing: missingOf(assessed, given, governing),
    doubts: doubtsOf(assessed),
  };
}

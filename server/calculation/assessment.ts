import { areaAnswer, BALANCED } from './assessment-area.js';
import { readInputs, sideOf, typedFigure } from './assessment-inputs.js';
import type { Inputs } from './assessment-inputs.js';
import { materialsOf } from './assessment-materials.js';
import { doubtsOf, missingOf } from './assessment-missing.js';
import { assessSide, calculated, fieldOf, fieldsOf } from './assessment-sides.js';
import type { Assessment, AssessmentRequest, Figure, SideAssessment, Solved } from './assessment.types.js';
import { levels, sides } from './calculation.types.js';
import type { Check, Side, Stream } from './calculation.types.js';
import { isPossible, liquidChecks, temperatureChecks } from './checks.js';
import { balanceOf } from './duty.js';
import type { TechnicalField } from './request.types.js';
import { solveSixth, temperaturesOf } from './solve.js';
import type { Solution } from './solve.js';
import { programOf } from './temperature-program.js';

const bothSides = <T>(of: (side: Side) => T): Record<Side, T> => ({ hot: of('hot'), cold: of('cold') });
const balanceFields: TechnicalField[] = ['hotFlowRate', 'coldFlowRate', 'hotTempOut', 'coldTempOut'];

/** The streams with the solved value in its place. */
function completed(streams: Record<Side, Stream>, solution: Solution | undefined): Record<Side, Stream> {
  if (solution?.status !== 'solved') return streams;
  const { side, variable } = solution.unknown;
  const value = variable === 'flow' ? { mass: solution.value } : solution.value;
  return { ...streams, [side]: { ...streams[side], [variable]: value } };
}

function solvedOf(solution: Solution): Solved {
  const { side, variable } = solution.unknown;
  const unknown = { side, variable, field: fieldOf(side, variable) };
  if (solution.status === 'solved') return { status: 'solved', ...unknown };
  return { status: 'failed', ...unknown, reason: solution.reason, codes: solution.codes };
}

/** The mean of both sides' duties, or the one there is. */
function dutyFigure({ hot, cold }: Record<Side, SideAssessment>): Figure | undefined {
  if (!hot.duty || !cold.duty) return hot.duty ?? cold.duty;
  const from = [...new Set([...hot.duty.from, ...cold.duty.from])];
  return calculated(hot.duty.value / 2 + cold.duty.value / 2, from);
}

function sideChecks(side: Side, { fluid, tIn, tOut, designPressure }: SideAssessment, inputs: Inputs): Check[] {
  const figures = [tIn, tOut, typedFigure(inputs, `${side}DesignTemp`)];
  const temperatures = figures.flatMap((figure) => figure?.value ?? []);
  return liquidChecks(side, fluid, temperatures, designPressure?.value);
}

/**
 * What the questionnaire as typed says: values in SI, the sixth from five, duty and balance, temperature program, area
 * range, checks, families, materials and what is missing. For any text at all it gives an answer and never throws;
 * what is unsure is left out with a reason, never guessed.
 */
export function assessmentOf(request: AssessmentRequest): Assessment {
  const inputs = readInputs(request);
  const typed = bothSides((side) => sideOf(side, request, inputs));
  const given = bothSides((side) => typed[side].stream);
  const solution = solveSixth(given);
  const solved = solution && solvedOf(solution);
  const streams = completed(given, solution);
  const from = sides.flatMap(fieldsOf).filter((field) => field !== solved?.field);
  const assessed = bothSides((side) => assessSide(side, typed[side], streams[side], from));
  const { hot, cold } = assessed;
  const temperatures = temperatureChecks(temperaturesOf(streams));
  const program = isPossible(temperatures) ? programOf(temperaturesOf(streams)) : undefined;
  const compared = solved || !hot.duty || !cold.duty ? undefined : balanceOf(hot.duty.value, cold.duty.value);
  const balance = compared && { ...compared, fields: balanceFields };
  const duty = balance && balance.percent > BALANCED ? undefined : dutyFigure(assessed);
  const { checks: materialChecks, ...materials } = materialsOf(request, assessed, inputs);
  const checks = [
    ...temperatures,
    ...sides.flatMap((side) => sideChecks(side, assessed[side], inputs)),
    ...materialChecks,
  ];
  checks.sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
  const found = { sides: assessed, solved, duty, balance, program, checks };
  return {
    inputs,
    ...found,
    area: areaAnswer(found),
    ...materials,
    missing: missingOf(assessed, given, materials.governing),
    doubts: doubtsOf(assessed),
  };
}

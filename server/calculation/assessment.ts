import { areaAnswer } from './assessment-area.js';
import { calculated, readInputs, sideOf } from './assessment-inputs.js';
import { materialsOf } from './assessment-materials.js';
import { doubtsOf, missingOf } from './assessment-missing.js';
import { assessSide, streamOf } from './assessment-sides.js';
import type { Assessment, AssessmentRequest, SideAssessment } from './assessment.types.js';
import { levels, sides } from './calculation.types.js';
import type { Check, Side } from './calculation.types.js';
import { isPossible, liquidChecks, temperatureChecks } from './checks/checks.js';
import { balanceOf } from './sizing/duty.js';
import { finite } from './interpolation.js';
import { solveSixth, temperaturesOf } from './sizing/solve.js';
import { programOf } from './sizing/temperature-program.js';

const bothSides = <T>(of: (side: Side) => T): Record<Side, T> => ({ hot: of('hot'), cold: of('cold') });

function sideChecks(side: Side, { fluid, tIn, tOut, designTemp, designPressure }: SideAssessment): Check[] {
  const temperatures = [tIn, tOut, designTemp].flatMap((figure) => figure?.value ?? []);
  return liquidChecks(side, fluid, temperatures, designPressure?.value);
}

/**
 * Assesses the questionnaire as typed. Answers any text and never throws; what is unsure is left out with a reason,
 * never guessed.
 */
export function assessmentOf(request: AssessmentRequest): Assessment {
  const inputs = readInputs(request);
  const known = bothSides((side) => sideOf(side, request, inputs));
  const { solved, value } = solveSixth(bothSides((side) => streamOf(known[side])));
  if (solved) {
    const { side, variable } = solved;
    known[side][variable === 'flow' ? 'mass' : variable] = calculated(value);
  }
  const assessed = bothSides((side) => assessSide(side, known[side]));
  const { hot, cold } = assessed;
  const streams = bothSides((side) => streamOf(assessed[side]));
  const temperatures = temperaturesOf(streams);
  const found = temperatureChecks(temperatures);
  const program = isPossible(found) ? programOf(temperatures) : undefined;
  const balance = solved ? undefined : balanceOf(hot.duty?.value, cold.duty?.value);
  // The mean of both duties, or the one there is.
  const [one, other = one] = sides.flatMap((side) => assessed[side].duty ?? []);
  const mean = one && other && finite(one.value / 2 + other.value / 2);
  const duty = balance?.level === 'strong_warning' ? undefined : mean;
  const { checks: materialChecks, ...materials } = materialsOf(request, assessed);
  const checks = [...found, ...sides.flatMap((side) => sideChecks(side, assessed[side])), ...materialChecks].toSorted(
    (a, b) => levels.indexOf(a.level) - levels.indexOf(b.level),
  );
  const results = { sides: assessed, solved, duty, balance, program, checks };
  return {
    inputs,
    ...results,
    area: areaAnswer(results),
    ...materials,
    missing: missingOf(assessed, streams, materials.governing),
    doubts: doubtsOf(assessed),
  };
}

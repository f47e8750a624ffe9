import type { AreaAnswer, Assessment, SideAssessment } from './assessment.types.js';
import { areaRange } from './sizing/area.js';
import type { PairSide } from './sizing/area.js';
import { isPossible } from './calculation.types.js';
import { changesPhase, isGas } from './fluids/fluids.js';

/** kg/m³, between any gas and any liquid here. */
const LIQUID = 300;

/** A liquid that is named, if vaguely, or heavy enough to say something of the coefficient. */
function liquidSide({ name, fluid, tIn, tOut }: SideAssessment): PairSide | undefined {
  const isLiquid = 'fluid' in name || (fluid?.density ?? 0) >= LIQUID;
  if (!fluid || !tIn || !tOut || !isLiquid) return undefined;
  return { fluid, mean: (tIn.value + tOut.value) / 2 };
}

type Known = Pick<Assessment, 'sides' | 'duty' | 'program' | 'checks' | 'solved' | 'alsoSolved'>;

/** `isApart`: two of the duties disagree. */
export function areaAnswer(
  { sides: { hot, cold }, duty, program, checks, solved, alsoSolved }: Known,
  isApart: boolean,
): AreaAnswer {
  const hidden = (reason: Extract<AreaAnswer, { status: 'hidden' }>['reason']): AreaAnswer => ({
    status: 'hidden',
    reason,
  });
  if ([solved, alsoSolved].some((each) => each?.reason === 'impossible') || !isPossible(checks))
    return hidden('impossible');
  if ([hot, cold].some(({ fluid }) => changesPhase(fluid))) return hidden('phase_change');
  if (isApart) return hidden('not_balanced');
  if (!program) return hidden('no_program');
  if (duty === undefined) return hidden('no_duty');
  if ([hot, cold].some(({ fluid }) => isGas(fluid))) return hidden('gas');
  const [one, two] = [hot, cold].map(liquidSide);
  const range =
    one && two && areaRange([duty, hot.duty?.value ?? duty, cold.duty?.value ?? duty], program.lmtd, one, two);
  return range ? { status: 'shown', ...range } : hidden('unknown_fluid');
}

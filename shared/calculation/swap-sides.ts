import type { AssessmentRequest } from './assessment.types.js';
import { otherSide } from './calculation.types.js';
import type { Side } from './calculation.types.js';

/** Everything typed for one side moves to the other. */
export function swapSides(request: AssessmentRequest): AssessmentRequest {
  const swapped = Object.entries(request).map(([name, value]) => [
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it matched one
    name.replace(/^(?:hot|cold)/, (side) => otherSide[side as Side]),
    value,
  ]);
  return Object.fromEntries(swapped);
}

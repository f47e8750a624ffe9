import { assessmentOf } from '@server/calculation/assessment';
import type { Assessment, AssessmentRequest } from '@server/calculation/assessment.types';

const known = new WeakMap<AssessmentRequest, Assessment>();

/** The assessment of these values: worked out once for panel, line and notes, which show the same values at a time. */
export function assessed(values: AssessmentRequest): Assessment {
  const found = known.get(values) ?? assessmentOf(values);
  known.set(values, found);
  return found;
}

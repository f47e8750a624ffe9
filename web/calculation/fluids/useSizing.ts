import type { Assessment, AssessmentRequest } from '@shared/calculation/assessment.types';
import { sizingOf } from '@shared/calculation/sizing/plates/sizing';
import type { Sizing } from '@shared/calculation/sizing/plates/sizing.types';

import { useAssessment } from './useAssessment';

/** Worked out once for panel and line, which show the same assessment at a time. */
const sized = new WeakMap<Assessment, Sizing>();

function size(found: Assessment): Sizing {
  const sizing = sized.get(found) ?? sizingOf(found);
  sized.set(found, sizing);
  return sizing;
}

/** Assesses the values as `useAssessment` does, and sizes the plates. */
export function useSizing(values: AssessmentRequest): { found: Assessment; sizing: Sizing; isWaiting: boolean } {
  const { found, isWaiting } = useAssessment(values);
  return { found, sizing: size(found), isWaiting };
}

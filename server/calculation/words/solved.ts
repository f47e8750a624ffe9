import type { Assessment } from '../assessment.types.js';
import type { Solved } from '../sizing/solve.js';
import type { Reading } from '../units/reading.js';

/** What was solved or could not be: two values at most. */
export function allSolved({ solved, alsoSolved }: Pick<Assessment, 'solved' | 'alsoSolved'>): Solved[] {
  return [solved, alsoSolved].flatMap((each) => each ?? []);
}

/** Whether what was solved was solved from a typed duty. */
export function isByDuty({ inputs }: { inputs: { heatDuty?: Pick<Reading, 'state'> } }): boolean {
  return inputs.heatDuty?.state === 'read';
}

import type { Assessment } from '../assessment.types.js';
import type { Solved } from '../sizing/solve.js';
import type { Reading } from '../units/reading.js';

/** Solved and unsolvable values: two at most. */
export function allSolved({ solved, alsoSolved }: Pick<Assessment, 'solved' | 'alsoSolved'>): Solved[] {
  return [solved, alsoSolved].flatMap((each) => each ?? []);
}

/** True if the values were solved from a typed duty. */
export function isByDuty({ inputs }: { inputs: { heatDuty?: Pick<Reading, 'state'> } }): boolean {
  return inputs.heatDuty?.state === 'read';
}

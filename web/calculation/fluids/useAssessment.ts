import { startTransition, useEffect, useState } from 'react';

import { assessmentOf } from '@server/calculation/assessment';
import type { Assessment, AssessmentRequest } from '@server/calculation/assessment.types';
import { sides } from '@server/calculation/calculation.types';

let loading: Promise<void> | undefined;
let isSettled = false;
/** Worked out once for panel, line and notes, which show the same values at a time. */
let assessed = new WeakMap<AssessmentRequest, Assessment>();

function assess(values: AssessmentRequest): Assessment {
  const found = assessed.get(values) ?? assessmentOf(values);
  assessed.set(values, found);
  return found;
}

/** The fluids beyond water and steam. What failed is tried again for the next name. */
async function loadMore(): Promise<void> {
  try {
    await import('@server/calculation/fluids/more/more');
    assessed = new WeakMap();
  } catch {
    loading = undefined;
  }
  isSettled = true;
}

/**
 * What the values say. A name that is neither water nor steam loads the other fluids, and then it is assessed again;
 * until then `isWaiting`, and the values count without it: the fluid may be known.
 */
export function useAssessment(values: AssessmentRequest): { found: Assessment; isWaiting: boolean } {
  const [, setSettled] = useState(isSettled);
  const found = assess(values);
  const unknownSides = sides.filter((side) => found.sides[side].name.kind === 'unknown');
  const unknown = unknownSides.map((side) => values[`${side}FluidName`] ?? '').join('\n');
  useEffect(() => {
    if (unknown === '') return;
    loading ??= loadMore();
    void loading.then(() => startTransition(() => setSettled(true)));
  }, [unknown]);
  if (unknown === '' || isSettled) return { found, isWaiting: false };
  const unnamed = Object.fromEntries(unknownSides.map((side) => [`${side}FluidName`, '']));
  return { found: assess({ ...values, ...unnamed }), isWaiting: true };
}

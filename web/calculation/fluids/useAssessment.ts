import { startTransition, useEffect, useState } from 'react';

import { assessmentOf } from '@server/calculation/assessment';
import type { Assessment, AssessmentRequest } from '@server/calculation/assessment.types';
import { sides } from '@server/calculation/calculation.types';

let loading: Promise<unknown> | undefined;

/** The fluids beyond water and steam. What failed is tried again for the next name. */
function loadMore(): Promise<unknown> {
  loading ??= import('@server/calculation/fluids/more/more').catch((problem: unknown) => {
    loading = undefined;
    throw problem;
  });
  return loading;
}

/** What the values say. A name that is neither water nor steam loads the other fluids, and then it is assessed again. */
export function useAssessment(values: AssessmentRequest): Assessment {
  const [, setHasMore] = useState(false);
  const found = assessmentOf(values);
  const unknown = sides
    .flatMap((side) => (found.sides[side].name.kind === 'unknown' ? (values[`${side}FluidName`] ?? '') : []))
    .join('\n');
  useEffect(() => {
    if (unknown === '') return;
    loadMore().then(
      () => startTransition(() => setHasMore(true)),
      () => undefined,
    );
  }, [unknown]);
  return found;
}

import { startTransition, useEffect, useState } from 'react';

import { assessmentOf } from '@shared/calculation/assessment';
import type { Assessment, AssessmentRequest } from '@shared/calculation/assessment.types';
import { sides } from '@shared/calculation/calculation.types';

/** Number of finished loads. */
let settled = 0;
/** Worked out once for panel, line and notes, which show the same values at a time. */
let assessed = new WeakMap<AssessmentRequest, Assessment>();

function assess(values: AssessmentRequest): Assessment {
  const found = assessed.get(values) ?? assessmentOf(values);
  assessed.set(values, found);
  return found;
}

type Part = { load: () => Promise<unknown>; loading?: Promise<void>; isSettled?: true };

const steam: Part = { load: () => import('@shared/calculation/fluids/steam/steam') };
const others: Part = { load: () => import('@shared/calculation/fluids/more/more') };
/** The fluids that may have a name. */
const partFor = (name: string) => (/증기|스팀|응축수|steam|condensate|vapou?r|stm/i.test(name) ? steam : others);

/** Fluids that failed to load are tried again for the next name. */
async function settle(part: Part): Promise<void> {
  try {
    await part.load();
    assessed = new WeakMap();
  } catch {
    part.loading = undefined;
  }
  part.isSettled = true;
  settled++;
}

/**
 * Assesses the values. A name that is not one of water loads the fluids it asks for, and then it is assessed again; until
 * then `isWaiting`, and the values count without it: the fluid may be known.
 */
export function useAssessment(values: AssessmentRequest): { found: Assessment; isWaiting: boolean } {
  const [, setSettled] = useState(settled);
  const found = assess(values);
  const unknownSides = sides.filter((side) => found.sides[side].name.kind === 'unknown');
  const names = unknownSides.map((side) => values[`${side}FluidName`] ?? '');
  const unknown = names.join('\n');
  useEffect(() => {
    if (unknown === '') return;
    for (const part of new Set(unknown.split('\n').map(partFor))) {
      part.loading ??= settle(part);
      void part.loading.then(() => startTransition(() => setSettled(settled)));
    }
  }, [unknown]);
  if (names.every((name) => partFor(name).isSettled)) return { found, isWaiting: false };
  const unnamed = Object.fromEntries(unknownSides.map((side) => [`${side}FluidName`, '']));
  return { found: assess({ ...values, ...unnamed }), isWaiting: true };
}

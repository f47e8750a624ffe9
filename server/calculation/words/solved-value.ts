import type { Assessment, AssessmentRequest } from '../assessment.types.js';
import { figureText } from './figure-text.js';
import type { TechnicalField } from '../request.types.js';
import type { Solved } from '../sizing/solve.js';
import type { Reading } from '../units/reading.js';

import { numberText, unitBoxOf, unitChosen } from './unit-boxes.js';
import type { Language } from '../../common/localized.types.js';

export type SolvedValue = {
  field: TechnicalField;
  /** For the box. */ text: string;
  /** With its unit, to be read. */ shown: string;
};

/** What was solved or could not be: two values at most. */
export function allSolved({ solved, alsoSolved }: Pick<Assessment, 'solved' | 'alsoSolved'>): Solved[] {
  return [solved, alsoSolved].flatMap((each) => each ?? []);
}

/** Whether what was solved was solved from a typed duty. */
export function isByDuty({ inputs }: { inputs: { heatDuty?: Pick<Reading, 'state'> } }): boolean {
  return inputs.heatDuty?.state === 'read';
}

/** The solved values in the units of their boxes, rounded as one would write them. */
export function solvedValues(found: Assessment, request: AssessmentRequest, language: Language): SolvedValue[] {
  return allSolved(found).flatMap(({ status, side, variable, field }) => {
    const unitBox = unitBoxOf(field);
    const chosen = unitBox && unitChosen(unitBox, request[unitBox] ?? '');
    if (status === 'failed' || !chosen) return [];
    const { mass, volume, tIn, tOut } = found.sides[side];
    const flow = chosen.quantity === 'flow_mass' ? mass : volume;
    const value = { flow, tIn, tOut }[variable]?.value;
    const text = value === undefined ? undefined : numberText(chosen.quantity, value, chosen.unit, 1, 4);
    if (value === undefined || text === undefined) return [];
    return [{ field, text, shown: figureText(chosen.quantity, value, chosen.unit, language) }];
  });
}

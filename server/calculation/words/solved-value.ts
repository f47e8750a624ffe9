import type { Assessment, AssessmentRequest } from '../assessment.types.js';
import { figureText } from './figure-text.js';
import type { TechnicalField } from '../request.types.js';

import { numberText, unitBoxOf, unitChosen } from './unit-boxes.js';
import type { Language } from '../../common/localized.types.js';

export type SolvedValue = {
  field: TechnicalField;
  /** For the box. */ text: string;
  /** With its unit, to be read. */ shown: string;
};

/** The sixth value in the unit of its box, rounded as one would write it; undefined where there is none to offer. */
export function solvedValue(
  { solved, sides }: Assessment,
  request: AssessmentRequest,
  language: Language,
): SolvedValue | undefined {
  if (solved?.status !== 'solved') return undefined;
  const unitBox = unitBoxOf(solved.field);
  const chosen = unitBox && unitChosen(unitBox, request[unitBox] ?? '');
  if (!chosen) return undefined;
  const { mass, volume, tIn, tOut } = sides[solved.side];
  const flow = chosen.quantity === 'flow_mass' ? mass : volume;
  const value = { flow, tIn, tOut }[solved.variable]?.value;
  const text = value === undefined ? undefined : numberText(chosen.quantity, value, chosen.unit, 1, 4);
  if (value === undefined || text === undefined) return undefined;
  return { field: solved.field, text, shown: figureText(chosen.quantity, value, chosen.unit, language) };
}

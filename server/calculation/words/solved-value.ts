import type { Assessment, AssessmentRequest } from '../assessment.types.js';
import { figureText, steamText } from './figure-text.js';
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
  const { fluid, mass, volume, tIn, tOut } = sides[solved.side];
  const steam = solved.variable === 'flow' ? steamText({ fluid, mass }, language) : undefined;
  // Steam has no volume flow here; a unit beside the number goes before the box's.
  const isOther = steam !== undefined && chosen.quantity === 'flow_volume';
  const { quantity, unit } = isOther ? ({ quantity: 'flow_mass', unit: 'kg/h' } as const) : chosen;
  const flow = quantity === 'flow_mass' ? mass : volume;
  const value = { flow, tIn, tOut }[solved.variable]?.value;
  const text = value === undefined ? undefined : numberText(quantity, value, unit, 1, 4);
  if (value === undefined || text === undefined) return undefined;
  return {
    field: solved.field,
    text: isOther ? `${text} ${unit}` : text,
    shown: steam ?? figureText(quantity, value, unit, language),
  };
}

import type { Assessment, AssessmentRequest } from '../assessment.types.js';
import type { TechnicalField } from '../request.types.js';
import type { Language } from '../../words/localized.types.js';

import { figureText, steamText } from './figure-text.js';
import { allSolved } from './solved.js';
import { numberText, unitBoxOf, unitChosen } from './unit-boxes.js';

export type SolvedValue = {
  field: TechnicalField;
  /** For the box. */ text: string;
  /** With its unit, to be read. */ shown: string;
};

/** The solved values in the units of their boxes, rounded as one would write them. */
export function solvedValues(found: Assessment, request: AssessmentRequest, language: Language): SolvedValue[] {
  return allSolved(found).flatMap(({ status, side, variable, field }) => {
    const unitBox = unitBoxOf(field);
    const chosen = unitBox && unitChosen(unitBox, request[unitBox] ?? '');
    if (status === 'failed' || !chosen) return [];
    const { fluid, mass, volume, tIn, tOut } = found.sides[side];
    const steam = variable === 'flow' ? steamText({ fluid, mass }, language) : undefined;
    // Steam has no volume flow here; a unit beside the number goes before the box's.
    const isOther = steam !== undefined && chosen.quantity === 'flow_volume';
    const { quantity, unit } = isOther ? ({ quantity: 'flow_mass', unit: 'kg/h' } as const) : chosen;
    const flow = quantity === 'flow_mass' ? mass : volume;
    const value = { flow, tIn, tOut }[variable]?.value;
    const text = value === undefined ? undefined : numberText(quantity, value, unit, 1, 4);
    if (value === undefined || text === undefined) return [];
    const shown = steam ?? figureText(quantity, value, unit, language);
    return [{ field, text: isOther ? `${text} ${unit}` : text, shown }];
  });
}

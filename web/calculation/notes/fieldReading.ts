import { readInputs } from '@shared/calculation/assessment-inputs';
import type { AssessmentRequest } from '@shared/calculation/assessment.types';
import { figureText } from '@shared/calculation/words/figure-text';
import type { Refusal } from '@shared/calculation/units/reading';
import { plainText } from '@shared/calculation/units/typed-number';
import { isKeyOf } from '@shared/words/records';
import { shownUnit } from '@shared/calculation/words/unit-boxes';

import type { Language } from '@/lib/locale';

export type FieldReading = { state: 'refused'; reason: Refusal } | { state: 'read'; text: string };

/**
 * Text under a number: its reading if the box does not show that plainly, or the reason of a refusal. Undefined when
 * there is nothing to add.
 */
export function fieldReading(field: string, request: AssessmentRequest, language: Language): FieldReading | undefined {
  const readings = readInputs(request);
  if (!isKeyOf(readings, field)) return undefined;
  const reading = readings[field];
  if (reading.state === 'blank') return undefined;
  if (reading.state === 'refused') return reading;
  const shown = shownUnit(field, reading.quantity) ?? reading.unit;
  if (reading.unit === shown && !reading.isUnitTyped && /^[+-]?[\d.]+$/.test(plainText(request[field] ?? '')))
    return undefined;
  // Without groups: `1,234` is what was to be made plain.
  const text = figureText(reading.quantity, reading.value, shown, language);
  return { state: 'read', text: `= ${text.replaceAll(',', '')}` };
}

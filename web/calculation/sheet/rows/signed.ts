import { fields } from '@shared/questionnaire/fields';
import type { FieldAt, RowName } from '@shared/questionnaire/fields';

/** True if a row's number may lie below zero, as temperatures do. */
export function isSigned({ unit, fixedUnit }: { unit?: FieldAt<RowName>; fixedUnit?: string }): boolean {
  return (unit ? fields[unit].units?.[0] : fixedUnit) === '°C';
}

/** The number with the other sign. */
export const withOtherSign = (text: string) =>
  text.replace(/^\s*([-−+]?)\s*/, (_, sign) => (/[-−]/.test(sign) ? '' : '-'));

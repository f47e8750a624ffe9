import { assessmentOf } from '@shared/calculation/assessment';
import type { AssessmentRequest } from '@shared/calculation/assessment.types';
import { boxesOf, numberText, unitChosen } from '@shared/calculation/words/unit-boxes';
import type { UnitBox } from '@shared/calculation/words/unit-boxes';

/** A unit box as last seen: `from` is the unit its numbers are still in when only the unit was changed. */
export type UnitHistory = { unit: string; numbers: string; from?: string };

const numbersOf = (unitBox: UnitBox, request: AssessmentRequest) =>
  boxesOf(unitBox)
    .map((box) => request[box] ?? '')
    .join('\n');

/** The unit box as it is now. Numbers that changed at the same time or since were typed in the new unit. */
export function seen(unitBox: UnitBox, request: AssessmentRequest, last?: UnitHistory): UnitHistory {
  const now = { unit: request[unitBox] ?? '', numbers: numbersOf(unitBox, request) };
  if (!last || now.numbers !== last.numbers || now.numbers.trim() === '') return now;
  const from = last.from ?? (now.unit === last.unit ? undefined : last.unit);
  return from === now.unit ? now : { ...now, from };
}

/** The unit of the inlets, where that of outlets or design temperatures is another one. */
export function unitOfInlets(unitBox: UnitBox, { tempUnit, ...request }: AssessmentRequest): string | undefined {
  const isLike = unitBox === 'tempOutUnit' || unitBox === 'designTempUnit';
  return isLike && tempUnit !== request[unitBox] ? tempUnit : undefined;
}

/**
 * The numbers of a unit box, typed in the unit `from`, in the unit chosen now. A flow by volume becomes one by mass
 * with the density at its inlet. Undefined unless every number there can be converted; one with its own unit stays.
 */
export function convertedNumbers(
  unitBox: UnitBox,
  request: AssessmentRequest,
  from: string,
): AssessmentRequest | undefined {
  const chosen = unitChosen(unitBox, request[unitBox] ?? '');
  if (!chosen) return undefined;
  const before = assessmentOf({ ...request, [unitBox]: from });
  const converted: AssessmentRequest = {};
  for (const box of boxesOf(unitBox)) {
    const reading = before.inputs[box];
    if (reading.state === 'refused') return undefined;
    if (reading.state === 'blank' || reading.isUnitTyped) continue;
    const { mass, volume } = before.sides[box.startsWith('hot') ? 'hot' : 'cold'];
    const other = chosen.quantity === 'flow_mass' ? mass : volume;
    const value = chosen.quantity === reading.quantity ? reading.value : other?.value;
    const text = value === undefined ? undefined : numberText(chosen.quantity, value, chosen.unit, 2, 5);
    if (text === undefined) return undefined;
    converted[box] = text;
  }
  return Object.keys(converted).length > 0 ? converted : undefined;
}

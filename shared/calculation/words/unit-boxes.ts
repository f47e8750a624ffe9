import type { NumberBox } from '../assessment.types.js';
import { sides } from '../calculation.types.js';
import type { PropertyField } from '../request.types.js';
import { unitNamed } from '../units/names.js';
import { fromSi } from '../units/units.js';
import type { Quantity, Unit } from '../units/units.js';
import { isKeyOf, keysOf } from '../../words/records.js';

import { boxlessUnits } from './figure-text.js';

/** Each unit box of the form with the pair of numbers it holds for, if it is a pair, and the unit they are read back in. */
const unitBoxes = {
  flowUnit: { name: 'FlowRate', quantities: ['flow_volume', 'flow_mass'], shown: 'm3/h' },
  tempUnit: { name: 'TempIn', quantities: ['temperature'], shown: 'C' },
  tempOutUnit: { name: 'TempOut', quantities: ['temperature'], shown: 'C' },
  pressureUnit: { name: 'PressureDrop', quantities: ['pressure'], shown: 'kPa' },
  designPressureUnit: { name: 'DesignPressure', quantities: ['pressure'], shown: 'bar' },
  designTempUnit: { name: 'DesignTemp', quantities: ['temperature'], shown: 'C' },
  heatDutyUnit: { name: '', quantities: ['heat'], shown: 'kW' },
} as const satisfies Record<string, { name: string; quantities: readonly Quantity[]; shown: Unit }>;
export type UnitBox = keyof typeof unitBoxes;
type FormNumber = Exclude<NumberBox, PropertyField | 'designMargin'>;

const unitBoxNames = keysOf(unitBoxes);

/** True if a field of the form is a unit whose numbers are read here. */
export function isUnitBox(field: string): field is UnitBox {
  return isKeyOf(unitBoxes, field);
}

/** The boxes that a unit holds for: one of each side, or one of no side. */
export function boxesOf(unitBox: UnitBox): FormNumber[] {
  const { name } = unitBoxes[unitBox];
  return name ? sides.map((side): FormNumber => `${side}${name}`) : ['heatDuty'];
}

/** The unit box of a number; undefined for fields that hold none. */
export function unitBoxOf(field: string): UnitBox | undefined {
  return unitBoxNames.find((unitBox) => boxesOf(unitBox).some((box) => box === field));
}

/** The unit in which a number is read back: SI as it is used in a plant. */
export function shownUnit(box: NumberBox, quantity: Quantity): Unit | undefined {
  const unitBox = unitBoxOf(box);
  return quantity === 'flow_mass' ? 'kg/s' : unitBox ? unitBoxes[unitBox].shown : boxlessUnits[quantity];
}

/** Quantity and unit of the text chosen in a unit box. */
export function unitChosen(unitBox: UnitBox, text: string): { quantity: Quantity; unit: Unit } | undefined {
  return unitNamed(unitBoxes[unitBox].quantities, text);
}

/** An SI value as a number to be written into a box; temperatures are rounded to so many decimals, the rest to `digits`. */
export function numberText(quantity: Quantity, value: number, unit: Unit, decimals: number, digits: number) {
  const converted = fromSi(quantity, value, unit);
  if (converted === undefined) return undefined;
  const rounded = quantity === 'temperature' ? converted.toFixed(decimals) : converted.toPrecision(digits);
  return String(Number(rounded) + 0);
}

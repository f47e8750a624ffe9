import { parseNumber, plainText } from './typed-number.js';
import { unitNamed } from './unit-names.js';
import { ATMOSPHERE, toSi } from './units.js';
import type { Quantity, Unit } from './units.js';

export type Refusal = 'not_a_number' | 'unknown_unit' | 'below_absolute_zero' | 'not_positive' | 'too_large';

/** What one box of the form says. `value` is in SI (°C for temperatures, gauge pressure). */
export type Reading =
  | { state: 'blank' }
  | { state: 'refused'; reason: Refusal }
  | {
      state: 'read';
      value: number;
      quantity: Quantity;
      /** The number and unit as understood, for showing both. */
      typed: number;
      unit: Unit;
      /** The unit stood beside the number and went before the unit box. */
      isUnitTyped: boolean;
      isAmbiguous: boolean;
    };

const APPROXIMATE = /^(?:약|대략|about|approx\.?|ca\.?|[~≈≒])\s*/i;

/** More than any fluid has, in SI: a number beyond was meant in another unit, such as 4186 J/(kg K) for kJ/(kg K). */
const most: Partial<Record<Quantity, number>> = { specific_heat: 20_000, density: 25_000, chloride: 1e6 };

function unitOf(quantities: readonly Quantity[], text: string) {
  for (const quantity of quantities) {
    const name = unitNamed(quantity, text);
    if (name) return { ...name, quantity };
  }
  return undefined;
}

const refused = (reason: Refusal): Reading => ({ state: 'refused', reason });

/**
 * A typed value with the unit of its box, in SI. A unit typed beside the number goes before the box's. What has
 * to be above 0 is refused otherwise, so is a temperature below absolute zero; a range (`25~30`) is no number.
 * `quantities` are those the box can hold: a flow rate is a volume's or a mass's.
 */
export function readQuantity(text: string, unitText: string, quantities: readonly Quantity[]): Reading {
  const plain = plainText(text).replace(APPROXIMATE, '');
  if (plain === '') return { state: 'blank' };
  const parts = /^([-+\d.,'’ ]+(?:e[-+]?\d+)?)(.*)$/i.exec(plain);
  const number = parts && parseNumber(parts[1] ?? '');
  if (!number) return refused('not_a_number');
  const beside = parts[2]?.trim() ?? '';
  const unit = unitOf(quantities, beside || unitText);
  if (!unit) return refused(beside ? 'not_a_number' : 'unknown_unit');
  const si = toSi(unit.quantity, number.value, unit.unit);
  if (si === undefined) return refused(unit.quantity === 'temperature' ? 'below_absolute_zero' : 'not_a_number');
  const value = unit.isAbsolute ? si - ATMOSPHERE : si;
  // Water may be free of chloride.
  const isTooLow = unit.quantity === 'chloride' ? value < 0 : unit.quantity !== 'temperature' && value <= 0;
  if (isTooLow) return refused('not_positive');
  if (value > (most[unit.quantity] ?? Infinity)) return refused('too_large');
  return {
    state: 'read',
    value,
    quantity: unit.quantity,
    typed: number.value,
    unit: unit.unit,
    isUnitTyped: beside !== '',
    isAmbiguous: number.isAmbiguous,
  };
}

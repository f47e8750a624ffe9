import { numberIn, plainText } from './typed-number.js';
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

const refused = (reason: Refusal): Reading => ({ state: 'refused', reason });

/**
 * A typed value with the unit of its box, in SI. A unit typed beside the number goes before the box's. What has
 * to be above 0 is refused otherwise, so is a temperature below absolute zero; a range (`25~30`) is no number.
 * `quantities` are those the box can hold: a flow rate is a volume's or a mass's.
 */
export function readQuantity(text: string, unitText: string, quantities: readonly Quantity[]): Reading {
  const plain = plainText(text).replace(APPROXIMATE, '');
  if (plain === '') return { state: 'blank' };
  const number = numberIn(plain);
  if (!number) return refused('not_a_number');
  const { value: typed, isAmbiguous, rest } = number;
  const named = unitNamed(quantities, rest || unitText);
  if (!named) return refused(rest ? 'not_a_number' : 'unknown_unit');
  const { quantity, unit, isAbsolute } = named;
  const si = toSi(quantity, typed, unit);
  if (si === undefined) return refused(quantity === 'temperature' ? 'below_absolute_zero' : 'not_a_number');
  const value = isAbsolute ? si - ATMOSPHERE : si;
  // Water may be free of chloride.
  const isTooLow = quantity === 'chloride' ? value < 0 : quantity !== 'temperature' && value <= 0;
  if (isTooLow) return refused('not_positive');
  if (value > (most[quantity] ?? Infinity)) return refused('too_large');
  return { state: 'read', value, quantity, typed, unit, isUnitTyped: rest !== '', isAmbiguous };
}

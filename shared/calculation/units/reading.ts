import { numberIn, plainText } from './typed-number.js';
import { unitNamed } from './names.js';
import { ATMOSPHERE, toSi } from './units.js';
import type { Quantity, Unit } from './units.js';

export type Refusal =
  | 'not_a_number'
  | 'unknown_unit'
  /** Two numbers, as `25~30`. */
  | 'range'
  /** RT: the US ton of refrigeration is 3,024 kcal/h, the Japanese one 3,320. */
  | 'which_ton'
  /** `10K` is a flange class. */
  | 'flange_class'
  | 'below_absolute_zero'
  | 'below_vacuum'
  | 'not_positive'
  | 'too_large';

/** `value` is in SI (°C, gauge pressure). */
export type Reading =
  | { state: 'blank' }
  | { state: 'refused'; reason: Refusal }
  | {
      state: 'read';
      value: number;
      quantity: Quantity;
      /** As understood, for showing both. */
      typed: number;
      unit: Unit;
      /** The unit beside the number precedes the unit box. */
      isUnitTyped: boolean;
      isAmbiguous: boolean;
    };

/** Words before a number that is not exact. */
export const APPROXIMATE = /^(?:약|대략|about|approx\.?|ca\.?|[~≈≒])\s*/i;

/** SI. A greater number was meant in another unit, such as 4186 J/(kg K) for kJ/(kg K). */
const most: Partial<Record<Quantity, number>> = {
  specific_heat: 20_000,
  density: 25_000,
  chloride: 1e6,
  viscosity: 100,
  conductivity: 10,
  fouling: 0.005,
  percent: 200,
};

/** Water may be free of chloride, and a surface clean. */
const mayBeZero: readonly Quantity[] = ['chloride', 'fouling', 'percent'];

/** Words behind a number that mean one thing here and another there, or two numbers at once. */
function refusalOfUnit(rest: string, quantities: readonly Quantity[]): Refusal {
  if (/^(?:-|에서|to) ?[+-]?\d|[~∼〜] ?[+-]?\d/i.test(rest)) return 'range';
  if (quantities.includes('heat') && /^(?:rt|냉동톤|t\.?r\.?)$/i.test(rest)) return 'which_ton';
  if (quantities.includes('pressure') && /^k$/i.test(rest)) return 'flange_class';
  return /^[\d.,'’]/.test(rest) ? 'not_a_number' : 'unknown_unit';
}

const refused = (reason: Refusal): Reading => ({ state: 'refused', reason });

/** Why a value in SI cannot be meant. */
function refusalOf(quantity: Quantity, value: number, isGauge: boolean): Refusal | undefined {
  if (isGauge) return value < -ATMOSPHERE ? 'below_vacuum' : undefined;
  const isTooLow = mayBeZero.includes(quantity) ? value < 0 : quantity !== 'temperature' && value <= 0;
  if (isTooLow) return 'not_positive';
  return value > (most[quantity] ?? Infinity) ? 'too_large' : undefined;
}

/**
 * A typed value in SI. A unit beside the number precedes the box's. Refuses values not above 0, temperatures below
 * absolute zero, and ranges (`25~30`). `quantities` are those the box can hold: a flow by volume or mass. `isGauge`: a
 * pressure against that of the air, which may be 0 and goes down to vacuum.
 */
export function readQuantity(
  text: string,
  unitText: string,
  quantities: readonly Quantity[],
  { isGauge = false } = {},
): Reading {
  const plain = plainText(text).replace(APPROXIMATE, '');
  if (plain === '') return { state: 'blank' };
  const number = numberIn(plain);
  if (!number) return refused('not_a_number');
  const { value: typed, isAmbiguous, rest } = number;
  const named = unitNamed(quantities, rest || unitText);
  if (!named) return refused(refusalOfUnit(rest, quantities));
  const { quantity, unit, isAbsolute } = named;
  const si = toSi(quantity, typed, unit);
  if (si === undefined) return refused(quantity === 'temperature' ? 'below_absolute_zero' : 'not_a_number');
  const value = isAbsolute ? si - ATMOSPHERE : si;
  const refusal = refusalOf(quantity, value, isGauge);
  if (refusal) return refused(refusal);
  return { state: 'read', value, quantity, typed, unit, isUnitTyped: rest !== '', isAmbiguous };
}

const OPEN_TO_AIR = /^(?:atm|대기압|상압|무압)$/i;
const FULL_VACUUM = /(?:^|\/ ?)(?:f\.?v\.?|full vacuum|완전 ?진공)$/i;

/** A design pressure in Pa gauge, also as it is said of vessels: `ATM` is 0, `FV` vacuum, and of `10/FV` the 10 counts. */
export function readDesignPressure(text: string, unitText: string): Reading {
  const plain = plainText(text);
  const number = plain.replace(OPEN_TO_AIR, '0').replace(FULL_VACUUM, '');
  return readQuantity(plain && (number || '0 bara'), unitText, ['pressure'], { isGauge: true });
}

import { APPROXIMATE, readQuantity } from '../units/reading.js';
import { numberIn, plainText } from '../units/typed-number.js';

import type { OfferBox, OfferReading } from './offer-check.types.js';

/** Units allowed behind the number, by their factor: m², plates. */
const units = {
  Area: { '': 1, m2: 1, sqm: 1, 제곱미터: 1, ft2: 0.3048 ** 2, sqft: 0.3048 ** 2 },
  Plates: { '': 1, plate: 1, plates: 1, pcs: 1, ea: 1, 매: 1, 장: 1 },
} as const;

/** From here on another unit was meant: m², plates, Pa. */
const most: Record<OfferBox, number> = { Area: 20_000, Plates: 10_000, HotDrop: 2e6, ColdDrop: 2e6 };

function readSize(box: keyof typeof units, text: string): OfferReading {
  const plain = plainText(text).replace(APPROXIMATE, '');
  if (plain === '') return { state: 'blank' };
  const number = numberIn(plain);
  const unit = number?.rest.toLowerCase().replaceAll(/[\s.^]/g, '') ?? '';
  const factor = new Map(Object.entries(units[box])).get(unit);
  if (!number || factor === undefined) return { state: 'refused', reason: 'not_a_number' };
  const value = number.value * factor;
  if (value <= 0) return { state: 'refused', reason: 'not_positive' };
  if (box === 'Plates' && !Number.isInteger(value)) return { state: 'refused', reason: 'not_whole' };
  return { state: 'read', value, isUnitTyped: unit !== '' };
}

/** A box of an offer in m², plates or Pa, with or without a unit beside its number. */
export function readOffer(box: OfferBox, text: string): OfferReading {
  const isSize = box === 'Area' || box === 'Plates';
  const reading = isSize ? readSize(box, text) : readQuantity(text, 'kPa', ['pressure']);
  if (reading.state === 'read' && reading.value > most[box]) return { state: 'refused', reason: 'too_large' };
  return reading;
}

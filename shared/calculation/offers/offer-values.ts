import { recordOf } from '../../words/records.js';

import { offerBoxes, offerNumbers } from './offer-check.types.js';
import type { OfferBox, OfferInput, OfferNumber, OfferValues } from './offer-check.types.js';

/** Characters that a value may have: a number and its unit. */
export const OFFER_LIMIT = 40;

export const offerInput = (number: OfferNumber, box: OfferBox): OfferInput => `offer${number}${box}`;

export const offerInputs: readonly OfferInput[] = offerNumbers.flatMap((number) =>
  offerBoxes.map((box) => offerInput(number, box)),
);

export const emptyOffers: Readonly<Record<OfferInput, string>> = recordOf(offerInputs.map((input) => [input, '']));

/** The offers that an address names, each value as one line that the form takes, never cut within a character. */
export function offersIn(query: URLSearchParams): Record<OfferInput, string> {
  const lineOf = (text: string) =>
    Array.from(text.replaceAll(/\p{Cc}+/gu, ' '))
      .slice(0, OFFER_LIMIT)
      .join('');
  return recordOf(offerInputs.map((input) => [input, lineOf(query.get(input) ?? '')]));
}

/** Filled in values: all that an address has to name to show these offers again. */
export function offersToName(values: OfferValues): OfferValues {
  return Object.fromEntries(
    offerInputs.flatMap((input) => {
      const value = values[input] ?? '';
      return value.trim() === '' ? [] : [[input, value]];
    }),
  );
}

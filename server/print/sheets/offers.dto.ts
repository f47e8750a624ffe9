import { offerInputs, OFFER_LIMIT } from '../../../shared/calculation/offers/offer-values.js';
import type { OfferInput } from '../../../shared/calculation/offers/offer-check.types.js';
import { OptionalText } from '../../platform/common/validation.js';

/** A class that also takes the offers that the calculator compares. */
export function withOffers<Base extends object>(
  base: new () => Base,
): new () => Base & Partial<Record<OfferInput, string>> {
  class Offers extends (base as new () => object) {}
  for (const input of offerInputs) OptionalText({ max: OFFER_LIMIT })(Offers.prototype, input);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its properties are made from the table
  return Offers as new () => Base & Partial<Record<OfferInput, string>>;
}

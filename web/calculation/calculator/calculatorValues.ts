import type { OfferInput } from '@shared/calculation/offers/offer-check.types';
import { emptyOffers, offerInputs, offersIn, offersToName } from '@shared/calculation/offers/offer-values';
import { emptyQuote, technicalInputs } from '@shared/questionnaire/form';
import type { QuoteValues } from '@shared/questionnaire/form';

import { valuesInQuery, valuesToName } from '@/calculation/sheet/sheetAddress';

/** The sheet, and the offers that are compared with what follows from it. */
export type CalculatorValues = QuoteValues & Record<OfferInput, string>;

export const emptyCalculator: CalculatorValues = { ...emptyQuote, ...emptyOffers };

/** Everything that an address may name. */
export const calculatorInputs = [...technicalInputs, ...offerInputs];

/** Reads the values from an address. */
export function calculatorAt(search: string): CalculatorValues {
  const query = new URLSearchParams(search);
  return { ...emptyQuote, ...valuesInQuery(query), ...offersIn(query) };
}

/** Names the values in an address, so that it shows them again. */
export const calculatorToName = (values: CalculatorValues) => ({ ...valuesToName(values), ...offersToName(values) });

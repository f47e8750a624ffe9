import type { FieldCode, FieldErrors } from '../../../shared/words/error.types.js';
import { currencyDigits, MOST_LINES, MOST_PIECES, quotationLimits } from '../../../shared/requests/quotations.types.js';
import type { Currency, QuotationDraft, QuotationPosition } from '../../../shared/requests/quotations.types.js';

const PRICE = /^-?\d{1,12}(?:\.(?<decimals>\d+))?$/;

/**
 * Problems of a quotation beside the types of its fields, by the place of each: `positions.0.price`. `invalid_number`
 * is no price of the currency, `invalid` one of 0 or below it that nobody says is meant. `today` is a day in Korea.
 */
export function draftProblems(draft: QuotationDraft, today: string): FieldErrors {
  const { positions, currency, validUntil, delivery, terms } = draft;
  const found = positions.flatMap((position, place) =>
    Object.entries(positionProblems(position, currency)).map(([field, code]) => [`positions.${place}.${field}`, code]),
  );
  return {
    ...Object.fromEntries(found),
    ...(validUntil < today && { validUntil: 'invalid' }),
    ...(hasTooManyLines(delivery) && { delivery: 'too_long' }),
    ...(hasTooManyLines(terms) && { terms: 'too_long' }),
  };
}

const hasTooManyLines = (text: string) => text.split('\n').length > MOST_LINES;

function positionProblems({ product, details, quantity, price, isMeant }: QuotationPosition, currency: Currency) {
  const problems: Partial<Record<keyof QuotationPosition, FieldCode>> = {};
  if (!product) problems.product = 'required';
  if (product.length > quotationLimits.product) problems.product = 'too_long';
  if (details.length > quotationLimits.details || hasTooManyLines(details)) problems.details = 'too_long';
  if (quantity < 1 || quantity > MOST_PIECES) problems.quantity = 'invalid';
  const decimals = PRICE.exec(price)?.groups?.decimals ?? '';
  if (!price) problems.price = 'required';
  else if (!PRICE.test(price) || decimals.length > currencyDigits[currency]) problems.price = 'invalid_number';
  else if (!isMeant && Number(price) <= 0) problems.price = 'invalid';
  return problems;
}

import { currencyDigits } from '@shared/requests/quotations.types';
import type { Amount, Currency } from '@shared/requests/quotations.types';

export type PriceProblem = 'required' | 'unreadable' | 'decimals';

/** A price as it was typed: an amount, something that may be meant as one of several, or none. */
export type TypedPrice = { amount: Amount } | { choices: Amount[] } | { problem: PriceProblem };

/** Wide digits, odd minus signs and blanks; the calculation, which reads numbers too, is not loaded for this. */
const plain = (typed: string) =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s/g, '');

const PLAIN = /^-?\d{1,12}(?:\.\d+)?$/;
const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

const decimalsOf = (amount: string) => amount.split('.')[1]?.length ?? 0;

/**
 * Reads a typed price. With a comma it is asked: in one country it parts thousands, in another one it stands before the
 * decimals.
 */
export function priceOf(typed: string, currency: Currency): TypedPrice {
  const text = plain(typed);
  if (!text) return { problem: 'required' };
  const fits = (amount: string) => PLAIN.test(amount) && decimalsOf(amount) <= currencyDigits[currency];
  if (!text.includes(',')) {
    if (!PLAIN.test(text)) return { problem: 'unreadable' };
    return fits(text) ? { amount: text } : { problem: 'decimals' };
  }
  const readings = [GROUPED.test(text) ? text.replaceAll(',', '') : '', text.replace(',', '.')];
  const choices = readings.filter(fits);
  return choices.length > 0 ? { choices } : { problem: 'unreadable' };
}

/** Reason to ask if a price is meant: free of charge, or a discount. */
export const isUnusual = (amount: Amount): 'free' | 'discount' | undefined => {
  const value = Number(amount);
  if (value > 0) return undefined;
  return value === 0 ? 'free' : 'discount';
};

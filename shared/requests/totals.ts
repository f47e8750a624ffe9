import { Big } from 'big.js';

import { currencyDigits } from './quotations.types.js';
import type { QuotationDraft, QuotationTotals } from './quotations.types.js';

/** The amounts of a quotation, in decimal arithmetic; only the tax is rounded, half up, to the currency's digits. */
export function totalsOf({
  positions,
  currency,
  taxPercent,
}: Pick<QuotationDraft, 'positions' | 'currency' | 'taxPercent'>): QuotationTotals {
  const digits = currencyDigits[currency];
  const amounts = positions.map(({ quantity, price }) => new Big(price).times(quantity));
  const net = amounts.reduce((sum, amount) => sum.plus(amount), new Big(0));
  const tax = net
    .times(taxPercent ?? 0)
    .div(100)
    .round(digits, Big.roundHalfUp);
  const text = (amount: Big) => amount.toFixed(digits);
  return { positions: amounts.map(text), net: text(net), tax: text(tax), total: text(net.plus(tax)) };
}

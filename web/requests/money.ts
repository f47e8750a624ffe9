import type { Amount, Currency } from '@shared/requests/quotations.types';

import type { Language } from '@/lib/locale';

const isNumeral = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text);

/** An amount in its currency as people read it, to its last digit: `₩1,250,000`. */
export function money(amount: Amount, currency: Currency, language: Language): string {
  if (!isNumeral(amount)) return amount;
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
}

import { reportOf } from '@shared/calculation/words/report';
import type { Report } from '@shared/calculation/words/report';
import { unitsAmong } from '@shared/questionnaire/products';
import { namesOfProducts } from '@shared/questionnaire/products.text';
import type { QuoteDetail } from '@shared/requests/quotes.types';

import type { Language } from '@/lib/locale';

export type { Report };

/** Report of a request's calculation; undefined if it has none, or an unreadable one: the sheet opens anyway. */
export function sheetReport(
  { calculation, products }: Pick<QuoteDetail, 'calculation' | 'products'>,
  language: Language,
): Report | undefined {
  try {
    return calculation ? reportOf(calculation, language, namesOfProducts(unitsAmong(products), language)) : undefined;
  } catch {
    return undefined;
  }
}

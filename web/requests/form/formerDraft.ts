import type { QuoteValues } from '@shared/questionnaire/form';
import { productIds } from '@shared/questionnaire/product-ids';
import { productNames } from '@shared/questionnaire/products.text';

import { languages } from '@/lib/locale';

/** First line of the remarks that named the product before the form had a choice of them. */
const formerLine = { ko: '문의 제품: ', en: 'Product: ' };

/** A draft that a tab still has from that time: the product goes from the remarks to where it is chosen now. */
export function withProductsApart(values: QuoteValues): QuoteValues {
  const [first, ...own] = values.comment.split('\n');
  const product = productIds.find((id) =>
    languages.some((language) => formerLine[language] + productNames[id][language] === first?.trim()),
  );
  return product && values.products === '' ? { ...values, products: product, comment: own.join('\n') } : values;
}

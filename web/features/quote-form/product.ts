import { languages } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';

import { productTexts } from './product.text';

/** A product that a quote can be asked for. */
export type QuoteProduct = { id: string; title: Localized };

const lineOf = ({ title }: QuoteProduct, language: Language) => productTexts.line[language](title[language]);

/** The product named in the first line of the remarks, in whichever language, as long as that line was left as it is. */
export function productIn(comment: string, products: readonly QuoteProduct[]): QuoteProduct | undefined {
  const first = comment.split('\n', 1)[0]?.trim();
  return products.find((product) => languages.some((language) => lineOf(product, language) === first));
}

/** The remarks with this product named first, in place of the one named so far; without any, the visitor's own words. */
export function withProduct(
  comment: string,
  product: QuoteProduct | undefined,
  products: readonly QuoteProduct[],
  language: Language,
): string {
  const own = productIn(comment, products) ? comment.split('\n').slice(1).join('\n') : comment;
  return product ? `${lineOf(product, language)}\n${own}` : own;
}

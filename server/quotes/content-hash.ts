import { createHash } from 'node:crypto';

import type { QuoteFields } from '../questionnaire/fields.js';
import { quoteFields } from '../questionnaire/places.js';
import type { ProductId } from '../questionnaire/product-ids.js';

/**
 * The hash of what is filled in of a questionnaire, and of the products, if any. Blank fields do not count, so a field that
 * comes later changes no hash.
 */
export function contentHashOf(request: Partial<QuoteFields> & { products?: readonly ProductId[] }): string {
  const filled: string[] = quoteFields.filter((field) => request[field]);
  if (request.products?.length) filled.push('products');
  return createHash('sha256').update(JSON.stringify(request, filled)).digest('hex');
}

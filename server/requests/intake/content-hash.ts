import { createHash } from 'node:crypto';

import type { QuoteFields } from '../../../shared/questionnaire/fields.js';
import { quoteFields } from '../../../shared/questionnaire/places.js';
import type { ProductId } from '../../../shared/questionnaire/product-ids.js';

/**
 * The hash of what is filled in of a questionnaire, of the products and of the files. Blank fields and empty lists do not
 * count, so a field that comes later changes no hash.
 */
export function contentHashOf(
  request: Partial<QuoteFields> & { products?: readonly ProductId[]; files?: readonly string[] },
): string {
  const filled: string[] = quoteFields.filter((field) => request[field]);
  for (const list of ['products', 'files'] as const) if (request[list]?.length) filled.push(list);
  return createHash('sha256').update(JSON.stringify(request, filled)).digest('hex');
}

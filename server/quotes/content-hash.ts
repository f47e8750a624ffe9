import { createHash } from 'node:crypto';

import type { QuoteFields } from '../questionnaire/fields.js';
import { quoteFields } from '../questionnaire/places.js';

/** The hash of what is filled in of a questionnaire. Blank fields do not count, so a field that comes later changes no hash. */
export function contentHashOf(fields: Partial<QuoteFields>): string {
  const filled = quoteFields.filter((field) => fields[field]);
  return createHash('sha256').update(JSON.stringify(fields, filled)).digest('hex');
}

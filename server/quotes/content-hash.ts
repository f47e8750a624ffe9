import { createHash } from 'node:crypto';

import type { QuoteFields } from '../questionnaire/fields.js';
import { quoteFields } from '../questionnaire/places.js';

/**
 * The hash of what is filled in of a questionnaire, and of its files. Blank fields and no files do not count, so a field
 * that comes later changes no hash.
 */
export function contentHashOf(fields: Partial<QuoteFields>, files: readonly string[] = []): string {
  const filled = quoteFields.filter((field) => fields[field]);
  const hash = createHash('sha256').update(JSON.stringify(fields, filled));
  return (files.length > 0 ? hash.update(JSON.stringify(files)) : hash).digest('hex');
}

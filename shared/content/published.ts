import { fieldsOf } from '../words/records.js';

import { ordered, settled } from './fields/clean.js';
import type { Content } from './content.types.js';
import type { Fields, StoredValue } from './fields/fields.types.js';
import { isSame } from './fields/paths.js';
import { withEarlier } from './policy.js';
import { listOf } from './fields/view.js';

/** A document by its name, and what it consists of. */
type Described = { name: string; fields: Fields };

/**
 * A value as it is published: without blanks around words, its rows in order, and a privacy policy with what was in force
 * before, which is `shown`.
 */
export function asPublished({ name, fields }: Described, value: StoredValue, shown?: StoredValue): StoredValue {
  const tidy = ordered(fields, settled(fields, value));
  if (name !== 'privacy' || !shown) return tidy;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is wrong with the fields of either
  return settled(fields, withEarlier(tidy as Content['privacy'], shown as Content['privacy']));
}

/** True for a value that publishing alone has changed: nobody has typed anything. */
export function isOnlyPublished(described: Described, before: StoredValue, now: StoredValue): boolean {
  const after = asPublished(described, now);
  const shown = [undefined, ...listOf(after.earlier).map(fieldsOf)];
  return shown.some((each) => isSame(asPublished(described, before, each), after));
}

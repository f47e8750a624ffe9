import { line, logo } from './fields.js';
import type { Field, Fields } from './fields.types.js';

/** The most characters of what is to be seen on a picture. */
const ALT_MAX = 300;

/** Where a part of a value is, e.g. `offices.1.tel`. */
export const pathTo = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);

/** The fields that a field consists of. A picture is two: which one it is (`.picture`), and what is to be seen on it (`.alt`). */
export function partsOf(field: Field): Fields | undefined {
  if (field.kind === 'group') return field.fields;
  if (field.kind !== 'picture') return undefined;
  return { picture: logo(field.label), alt: line({ ko: '사진 설명', en: 'What the picture shows' }, ALT_MAX) };
}

/** Whether two values of one description are the same: both have their fields in its order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

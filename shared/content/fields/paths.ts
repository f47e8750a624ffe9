import type { Localized } from '../../words/localized.types.js';

import { line, logo } from './fields.js';
import type { Field, Fields, ListField } from './fields.types.js';

/** The most characters of what is to be seen on a picture. */
const ALT_MAX = 300;

/** Path of a field within a value, e.g. `offices.1.tel`. */
export const pathTo = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);

/** The fields that a field consists of. A picture is two: which one it is (`.picture`), and what is to be seen on it (`.alt`). */
export function partsOf(field: Field): Fields | undefined {
  if (field.kind === 'group') return field.fields;
  if (field.kind !== 'picture') return undefined;
  return { picture: logo(field.label), alt: line({ ko: '사진 설명', en: 'What the picture shows' }, ALT_MAX) };
}

/** True if two values of one description are equal: both have their fields in its order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A part of a document: where it is, and the names that lead to it. */
export type Place = { path: string; labels: Localized[] };

/** The place of a field. */
export const placeOf = ({ path, labels }: Place, name: string, { kind, label }: Field): Place => ({
  path: pathTo(path, name),
  labels: kind === 'list' || labels.at(-1) === label ? labels : [...labels, label],
});

/** The place of an entry of a list, e.g. `사무소 2`. */
export function entryPlaceOf({ path, labels }: Place, { entry }: ListField, index: number): Place {
  const label = { ko: `${entry.ko} ${index + 1}`, en: `${entry.en} ${index + 1}` };
  return { path: pathTo(path, index), labels: [...labels, label] };
}

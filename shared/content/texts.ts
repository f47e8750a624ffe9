import { languages } from '../words/localized.types.js';
import type { Language, Localized } from '../words/localized.types.js';
import { fieldsOf, recordOf } from '../words/records.js';

import type { Field, Fields } from './fields/fields.types.js';
import { entryPlaceOf, partsOf, placeOf } from './fields/paths.js';
import type { Place } from './fields/paths.js';
import { familyIn, listOf } from './fields/view.js';

/**
 * A field that holds something itself, and what it says: nothing where it is empty. `family` is the product family that it is
 * about, where it is about one.
 */
export type FieldAt = Place & { field: Field; said: Localized; family?: string };

/** Longer lists are tables, whose entries are found there: entries. */
const MOST_ENTRIES = 200;

/** All fields of a document, in their order; those of long lists are left out. */
export const fieldsIn = (fields: Fields, value: unknown, family?: string): FieldAt[] =>
  within(fields, value, { path: '', labels: [] }, family);

/** A text of a document in a language. */
type WrittenText = Place & { words: string; family?: string };

/** Texts written in a language; telephone numbers and the like are none. */
export const textsIn = (fields: Fields, value: unknown, language: Language, family?: string): WrittenText[] =>
  fieldsIn(fields, value, family)
    .filter(({ field }) => field.kind === 'line' || field.kind === 'lines' || (field.kind === 'plain' && !field.form))
    .map(({ path, labels, said, family: own }) => ({ path, labels, words: said[language], family: own }));

const within = (fields: Fields, value: unknown, place: Place, family: string | undefined): FieldAt[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    ofField(field, fieldsOf(value)[name], placeOf(place, name, field), family),
  );

function ofField(field: Field, value: unknown, place: Place, family: string | undefined): FieldAt[] {
  const own = { ...place, field, said: recordOf(languages.map((each) => [each, wordsOf(field, value, each)])), family };
  const parts = partsOf(field);
  if (parts) return value === undefined ? [own] : within(parts, value, place, family);
  if (field.kind !== 'list') return [own];
  const { fields, most, label } = field;
  const entries = most > MOST_ENTRIES ? [] : listOf(value);
  const inside = entries.map((entry, index) =>
    within(fields, entry, entryPlaceOf(place, field, index), familyIn(fields, entry) ?? family),
  );
  return [{ ...own, labels: [...place.labels, label] }, ...inside.flat()];
}

function wordsOf({ kind }: Field, value: unknown, language: Language): string {
  if (kind === 'line') return plainOf(fieldsOf(value)[language]);
  if (kind === 'lines') return listOf(fieldsOf(value)[language]).map(plainOf).join('\n');
  return ['plain', 'figure', 'day', 'month', 'link'].includes(kind) ? plainOf(value) : '';
}

const plainOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

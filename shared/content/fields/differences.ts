import { languages } from '../../words/localized.types.js';
import type { Language, Localized } from '../../words/localized.types.js';
import { fieldsOf } from '../../words/records.js';
import type { FieldChange } from '../content-editing.types.js';
import { productNames } from '../../questionnaire/products.text.js';

import type { Field, Fields, ListField } from './fields.types.js';
import { entryPlaceOf, isSame, partsOf, placeOf } from './paths.js';
import type { Place } from './paths.js';
import { listOf } from './view.js';

/** Differences between two values of a document, for people. An added entry of a list is all of its words. */
export const differencesOf = (fields: Fields, before: unknown, after: unknown): FieldChange[] =>
  within(fields, before, after, { path: '', labels: [] });

/** True if pages of this language change. */
export const isDifferent = (fields: Fields, before: unknown, after: unknown, language: Language): boolean =>
  differencesOf(fields, before, after).some((each) => each.language === undefined || each.language === language);

function within(fields: Fields, before: unknown, after: unknown, place: Place): FieldChange[] {
  if (isSame(before, after)) return [];
  return Object.entries(fields).flatMap(([name, field]) =>
    ofField(field, fieldsOf(before)[name], fieldsOf(after)[name], placeOf(place, name, field)),
  );
}

function ofField(field: Field, before: unknown, after: unknown, place: Place): FieldChange[] {
  const parts = partsOf(field);
  if (field.kind === 'picture') {
    const { role } = field;
    return within(parts ?? {}, before, after, place).map((each) => (each.picture ? { ...each, picture: role } : each));
  }
  if (parts) return within(parts, before, after, place);
  if (field.kind === 'list') return ofList(field, listOf(before), listOf(after), place);
  if (field.kind === 'logo')
    return changeOf({ ...place, picture: 'logo' }, textOf(field, before), textOf(field, after));
  if (field.kind !== 'line' && field.kind !== 'lines')
    return changeOf(place, textOf(field, before), textOf(field, after));
  return languages.flatMap((language) =>
    changeOf({ ...place, language }, wordsOf(fieldsOf(before)[language]), wordsOf(fieldsOf(after)[language])),
  );
}

type Changed = Place & Pick<FieldChange, 'language' | 'picture'>;

const changeOf = (place: Changed, before: string, after: string): FieldChange[] =>
  before === after ? [] : [{ ...place, before, after }];

/** Entries that are the same at both ends are left out, so that what comes in between does not change those behind it. */
function ofList(field: ListField, before: readonly unknown[], after: readonly unknown[], place: Place): FieldChange[] {
  const shorter = Math.min(before.length, after.length);
  const first = countWhile(shorter, (index) => isSame(before[index], after[index]));
  const last = countWhile(shorter - first, (index) => isSame(before.at(-1 - index), after.at(-1 - index)));
  const [old, now] = [before.slice(first, before.length - last), after.slice(first, after.length - last)];
  const entries = Array.from({ length: Math.max(old.length, now.length) }, (_, index) => {
    return within(field.fields, old[index], now[index], entryPlaceOf(place, field, first + index));
  });
  const count = { path: place.path, labels: [...place.labels, field.label] };
  return [...changeOf(count, String(before.length), String(after.length)), ...entries.flat()];
}

function countWhile(most: number, holds: (index: number) => boolean): number {
  let count = 0;
  while (count < most && holds(count)) count += 1;
  return count;
}

const plainOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const wordsOf = (value: unknown) => (Array.isArray(value) ? value.map(plainOf).join('\n') : plainOf(value));

/** Text of a value without a language, in both for values with names. */
function textOf(field: Field, value: unknown): string {
  if (value === undefined) return '';
  if (field.kind === 'figure') return [plainOf(value), field.unit].filter(Boolean).join(' ');
  if (field.kind === 'flag') return value === true ? '예 / Yes' : '아니요 / No';
  return nameOf(field, plainOf(value));
}

function nameOf(field: Field, text: string): string {
  const names: Readonly<Record<string, Localized>> =
    field.kind === 'choice' ? field.options : field.kind === 'family' ? productNames : {};
  const name = names[text];
  return name ? [...new Set([name.ko, name.en])].join(' / ') : text;
}

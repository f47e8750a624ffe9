import { fieldsOf } from '../../words/records.js';

import type { Field, Fields, ListField, StoredValue } from './fields.types.js';
import { partsOf } from './paths.js';
import { listOf } from './view.js';

type Rule = {
  clean: (text: string) => string;
  /** True if blank optional fields stay. */
  isKeepingBlanks: boolean;
};

/** Without characters that nobody types: control characters, and halves of one. */
const sound = (text: string) => text.replaceAll(/(?!\s)\p{Cc}|\p{Cs}/gu, '');

/** One line in one Unicode form, without blanks around it. Blanks at which no line ends stay: people set them on purpose. */
const tidy = (text: string) =>
  sound(text)
    .replaceAll(/[^\S\u00A0\u202F]+/g, ' ')
    .normalize('NFC')
    .trim();

/**
 * Drops unknown fields and wrong types from a draft. Missing values are allowed, and blanks stay while somebody types.
 */
export const cleaned = (fields: Fields, value: unknown): StoredValue =>
  within(fields, value, { clean: sound, isKeepingBlanks: true });

/** A draft as it is published: without blanks around words, and without what is left empty and may be. */
export const settled = (fields: Fields, value: unknown): StoredValue =>
  within(fields, value, { clean: tidy, isKeepingBlanks: false });

/** The same with the entries of lists in their order; those of the same place keep theirs. */
export function ordered(fields: Fields, value: StoredValue): StoredValue {
  const inOrder = ([name, each]: [string, unknown]): [string, unknown] => {
    const field = fields[name];
    const parts = field && partsOf(field);
    if (parts) return [name, each && ordered(parts, fieldsOf(each))];
    if (field?.kind !== 'list') return [name, each];
    return [name, inOrderOf(field, listOf(each)).map((entry) => ordered(field.fields, fieldsOf(entry)))];
  };
  return Object.fromEntries(Object.entries(value).map(inOrder));
}

/** The entries of a list in its order. */
export function inOrderOf({ orderedBy }: ListField, entries: readonly unknown[]): readonly unknown[] {
  if (orderedBy === undefined) return entries;
  // An entry without a place stands at the end, behind all letters.
  const placeOf = (entry: unknown) => {
    const place = fieldsOf(entry)[orderedBy];
    return typeof place === 'string' && place !== '' ? place : '~';
  };
  return entries.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : Number(placeOf(one) > placeOf(other))));
}

function within(fields: Fields, value: unknown, rule: Rule): StoredValue {
  const held = fieldsOf(value);
  const kept = Object.entries(fields).map(([name, field]) => [name, keptOf(field, held[name], rule)] as const);
  return Object.fromEntries(kept.filter(([, each]) => each !== undefined));
}

function keptOf(field: Field, value: unknown, rule: Rule): unknown {
  if (field.isOptional && (value === undefined || value === null)) return undefined;
  const kept = shapedOf(field, value, rule);
  return field.isOptional && !rule.isKeepingBlanks && isBlank(kept) ? undefined : kept;
}

function shapedOf(field: Field, value: unknown, rule: Rule): unknown {
  const parts = partsOf(field);
  if (parts) return within(parts, value, rule);
  const textOf = (text: unknown) => (typeof text === 'string' ? rule.clean(text) : '');
  const { ko, en } = fieldsOf(value);
  switch (field.kind) {
    case 'line':
      return { ko: textOf(ko), en: textOf(en) };
    case 'lines':
      return { ko: listOf(ko).map(textOf), en: listOf(en).map(textOf) };
    case 'figure':
      return Number.isFinite(value) ? value : undefined;
    case 'flag':
      return value === true;
    case 'list':
      return listOf(value).map((each) => within(field.fields, each, rule));
    default:
      return textOf(value);
  }
}

/** True if both languages are empty. */
function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value === '';
  const { ko, en } = fieldsOf(value);
  return [ko, en].every((half) => half === '' || (Array.isArray(half) && half.length === 0));
}

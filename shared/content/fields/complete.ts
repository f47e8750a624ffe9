import { fieldsOf, keysOf } from '../../words/records.js';
import { productIds } from '../../questionnaire/product-ids.js';

import type { Field, Fields, StoredValue } from './fields.types.js';
import { partsOf } from './paths.js';
import { listOf } from './view.js';

type Missing = (field: Field, value: unknown) => boolean;

type Rule = {
  isMissing?: Missing;
  /** Stands in for a picture where the other value has none. */
  picture?: string;
};

/** True if pages cannot show this value of a field; words may be blank. */
export const isUnusable: Missing = (field, value) =>
  value === undefined || isMisshapen(field, value) || (value === '' && field.kind !== 'plain');

/** As `isUnusable`, for a draft that is looked at: the list whose entries a page counts on may be empty. */
export const isUnseen: Missing = (field, value) =>
  isUnusable(field, value) || (field.kind === 'list' && field.least > 0 && listOf(value).length === 0);

/** As `isUnusable`, for a draft: its numbers, names and dates may not be there yet. */
export const isMisshapen: Missing = (field, value) => {
  const { ko, en } = fieldsOf(value);
  switch (field.kind) {
    case 'line':
      return typeof ko !== 'string' || typeof en !== 'string';
    case 'lines':
      return !Array.isArray(ko) || !Array.isArray(en);
    case 'figure':
      return value !== undefined && typeof value !== 'number';
    case 'flag':
      return typeof value !== 'boolean';
    case 'list':
      return !Array.isArray(value);
    case 'group':
    case 'picture':
      return typeof value !== 'object';
    default:
      return typeof value !== 'string';
  }
};

/**
 * A value with all that its description asks for: what is missing is taken from another value of it, or is the first that
 * can be. An older description made the value, or somebody is still typing.
 */
export function completed(fields: Fields, value: unknown, standIn: unknown, rule: Rule = {}): StoredValue {
  const [held, other] = [fieldsOf(value), fieldsOf(standIn)];
  const whole = Object.entries(fields).map(
    ([name, field]) => [name, wholeOf(field, held[name], other[name], rule)] as const,
  );
  return Object.fromEntries(whole.filter(([, each]) => each !== undefined));
}

function wholeOf(field: Field, value: unknown, standIn: unknown, rule: Rule): unknown {
  const { isMissing = isUnusable, picture } = rule;
  if (field.isOptional && (value === undefined || value === null || isMissing(field, value))) return undefined;
  const parts = partsOf(field);
  if (parts) return completed(parts, value, standIn, rule);
  if (isMissing(field, value)) return standIn ?? (field.kind === 'logo' ? picture : undefined) ?? firstOf(field);
  if (field.kind !== 'list') return value;
  const [entry] = listOf(standIn);
  return listOf(value).map((each) => completed(field.fields, each, entry, rule));
}

function firstOf(field: Field): unknown {
  switch (field.kind) {
    case 'line':
      return { ko: '', en: '' };
    case 'lines':
      return { ko: [], en: [] };
    case 'figure':
      return field.least;
    case 'flag':
      return false;
    case 'list':
      return [];
    case 'choice':
      return keysOf(field.options)[0];
    case 'family':
      return productIds[0];
    case 'day':
      return '2000-01-01';
    case 'month':
      return '2000-01';
    case 'link':
      return 'https://example.com/';
    default:
      return '';
  }
}

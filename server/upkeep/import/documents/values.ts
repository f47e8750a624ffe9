import { createHash } from 'node:crypto';

import { mongo } from 'mongoose';

import { momentOf } from '../../../../shared/words/moment.js';
import type { SourceFields, SourceValue } from '../../../../tools/firestore-export/source.types.js';

import { momentInText } from './moment-in-text.js';

/** Moments before this are seconds, not milliseconds: 3 March 1973 in milliseconds, the year 5138 in seconds. */
const SECONDS_BELOW = 1e11;

/** Reads every kind of date that an export has; null for what is none. */
export function readMoment(value: SourceValue | undefined): Date | null {
  if (typeof value === 'number') return valid(new Date(value < SECONDS_BELOW ? value * 1000 : value));
  if (typeof value !== 'string') return valid(momentOf(value));
  const text = value.trim();
  return /^\d{9,13}$/.test(text) ? readMoment(Number(text)) : valid(momentInText(text));
}

const valid = (date: Date | null) =>
  date && date.getUTCFullYear() > 1970 && date.getUTCFullYear() < 3000 ? date : null;

const OBJECT_ID = /^[\da-f]{24}$/;
/** Bytes of an id that are a moment. */
const MOMENT_LENGTH = 8;

/**
 * The id that a document gets here, always the same one. One of this site stays; another one begins with the moment of
 * the document, because posts without a date have that of their id.
 */
export function idOf(key: string, id: string, moment: Date | null): mongo.ObjectId {
  if (OBJECT_ID.test(id)) return mongo.ObjectId.createFromHexString(id);
  const seconds = Math.max(0, Math.floor((moment?.getTime() ?? 0) / 1000));
  const rest = createHash('sha256').update(key).digest('hex');
  return mongo.ObjectId.createFromHexString(
    seconds.toString(16).padStart(MOMENT_LENGTH, '0').slice(-MOMENT_LENGTH) + rest.slice(0, 24 - MOMENT_LENGTH),
  );
}

/** An id of this site in an export. */
export const objectId = (value: SourceValue | undefined): mongo.ObjectId | null =>
  typeof value === 'string' && OBJECT_ID.test(value) ? mongo.ObjectId.createFromHexString(value) : null;

/** A text, also one that was kept as a number. */
export const textOf = (value: SourceValue | undefined): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** A count that is not below zero. */
export function countOf(value: SourceValue | undefined): number {
  const count = Number(typeof value === 'string' ? value : typeof value === 'number' ? value : 0);
  return Number.isFinite(count) && count > 0 ? Math.floor(count) : 0;
}

/** The id of a file in the upload store, by what it is of and its bytes. */
export function fileIdOf(key: string, field: string, sha256: string): string {
  const hex = createHash('sha256').update(`${key}\n${field}\n${sha256}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

const isList = (value: SourceValue | undefined): value is readonly SourceValue[] => Array.isArray(value);

/** A list, empty for what is none. */
export const listOf = (value: SourceValue | undefined): readonly SourceValue[] => (isList(value) ? value : []);

/** A map by its names, empty for what is none. */
export function mapOf(value: SourceValue | undefined): { readonly [name: string]: SourceValue } {
  const isMap =
    typeof value === 'object' &&
    value !== null &&
    !isList(value) &&
    !(value instanceof Date) &&
    !(value instanceof Uint8Array);
  return isMap ? value : {};
}

/** Names with the beginning of their values. */
export const described = (names: readonly string[], fields: SourceFields): string =>
  names
    .map((name) => `${name.slice(0, 100)}: ${(JSON.stringify(fields.get(name)) ?? '').slice(0, 60)}`)
    .join(', ')
    .slice(0, 1000);

import { isUtf8 } from 'node:buffer';

import type { SourceValue } from '../source.types.js';
import { mapOf, momentOf } from '../source-values.js';
import { UnreadableError } from '../unreadable-error.js';

import { bytesOf, numberOf, wireFields } from './wire.js';
import type { WireField } from './wire.js';

/** Meanings of a property's value beyond its kind. */
const MOMENT = 7n;
const BLOB = 14n;
const BYTE_STRING = 16n;
const ENTITY = 19n;
const EMPTY_LIST = 24n;

/** Reads an entity in an entity, which is a map. */
export type ReadEntity = (bytes: Buffer) => Iterable<readonly [string, SourceValue]>;

/** The text of a field. */
export function textOf(field: WireField): string {
  const bytes = bytesOf(field);
  if (!isUtf8(bytes)) throw new UnreadableError('not_utf8');
  return bytes.toString();
}

function doubleOf(field: WireField): number {
  const bytes = bytesOf(field);
  if (bytes.length !== 8) throw new UnreadableError('damaged');
  return bytes.readDoubleLE();
}

/** Larger ones than numbers can be exact stay texts. */
function wholeNumber(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

function moment(microseconds: bigint): SourceValue {
  const rest = ((microseconds % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = Number((microseconds - rest) / 1_000_000n);
  return momentOf(seconds, Number(rest) * 1000) ?? wholeNumber(microseconds);
}

function point(message: Buffer): SourceValue {
  const place = { latitude: 0, longitude: 0 };
  for (const field of wireFields(message)) {
    if (field.field === 6) place.latitude = doubleOf(field);
    if (field.field === 7) place.longitude = doubleOf(field);
  }
  return mapOf(Object.entries(place));
}

/** The steps of a path: the name or the number of a document follows its collection. */
export function pathSteps(message: Buffer, of: { element: number; type: number; id: number; name: number }): string[] {
  return [...wireFields(message)]
    .filter(({ field }) => field === of.element)
    .flatMap((element) => {
      const step = { type: '', id: '' };
      for (const field of wireFields(bytesOf(element))) {
        if (field.field === of.type) step.type = textOf(field);
        if (field.field === of.id) step.id = String(numberOf(field));
        if (field.field === of.name) step.id = textOf(field);
      }
      return [step.type, step.id];
    });
}

function ofBytes(field: WireField, meaning: bigint, readEntity: ReadEntity): SourceValue {
  if (meaning === ENTITY) return mapOf(readEntity(bytesOf(field)));
  if (meaning === BLOB || meaning === BYTE_STRING) return new Uint8Array(bytesOf(field));
  return textOf(field);
}

function known(field: WireField, meaning: bigint, readEntity: ReadEntity): SourceValue | undefined {
  switch (field.field) {
    case 1:
      return meaning === MOMENT ? moment(numberOf(field)) : wholeNumber(numberOf(field));
    case 2:
      return numberOf(field) !== 0n;
    case 3:
      return ofBytes(field, meaning, readEntity);
    case 4:
      return doubleOf(field);
    case 5:
      return point(bytesOf(field));
    case 12:
      return pathSteps(bytesOf(field), { element: 14, type: 15, id: 16, name: 17 }).join('/');
    default:
      return undefined;
  }
}

/** The value of a property: the one field of its message, nothing if it has none. */
export function propertyValue(message: Buffer, meaning: bigint, readEntity: ReadEntity): SourceValue {
  if (meaning === EMPTY_LIST) return [];
  const [field] = wireFields(message);
  if (!field) return meaning === ENTITY ? mapOf([]) : null;
  const value = known(field, meaning, readEntity);
  if (value === undefined) throw new UnreadableError('unknown_value');
  return value;
}

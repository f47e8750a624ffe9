import type { SourceValue } from '../source.types.js';
import { UnreadableError } from '../unreadable-error.js';

import { pathSteps, propertyValue, textOf } from './property-value.js';
import { bytesOf, numberOf, wireFields } from './wire.js';

/** Fields of an entity. Which of its properties are indexed does not matter here. */
const KEY = 13;
const PROPERTY = 14;
const RAW_PROPERTY = 15;
/** The field of a key that is its path. */
const PATH = 14;

type Property = { name: string; meaning: bigint; isOfList: boolean; value: Buffer };

function propertyIn(message: Buffer): Property {
  const property: Property = { name: '', meaning: 0n, isOfList: false, value: Buffer.alloc(0) };
  for (const field of wireFields(message)) {
    if (field.field === 1) property.meaning = numberOf(field);
    if (field.field === 3) property.name = textOf(field);
    if (field.field === 4) property.isOfList = numberOf(field) !== 0n;
    if (field.field === 5) property.value = bytesOf(field);
  }
  return property;
}

/** The fields of an entity; those of one name are the values of a list. Throws an UnreadableError. */
export function entityFields(entity: Buffer, depth: number): Map<string, SourceValue> {
  if (depth === 0) throw new UnreadableError('too_deep');
  const lists = new Map<string, SourceValue[]>();
  const fields = new Map<string, SourceValue>();
  for (const field of wireFields(entity)) {
    if (field.field !== PROPERTY && field.field !== RAW_PROPERTY) continue;
    const { name, meaning, isOfList, value: message } = propertyIn(bytesOf(field));
    const value = propertyValue(message, meaning, (inner) => entityFields(inner, depth - 1));
    const list = isOfList ? (lists.get(name) ?? []) : undefined;
    if (list) lists.set(name, list);
    list?.push(value);
    fields.set(name, list ?? value);
  }
  return fields;
}

/** Collection and id of an entity; a nested document has its parent's path before the name of its collection. */
export function entityKey(entity: Buffer): { collection: string; id: string } {
  for (const field of wireFields(entity)) {
    if (field.field !== KEY) continue;
    const path = [...wireFields(bytesOf(field))].find((part) => part.field === PATH);
    const steps = path ? pathSteps(bytesOf(path), { element: 1, type: 2, id: 3, name: 4 }) : [];
    const id = steps.pop();
    if (id && steps.at(-1)) return { collection: steps.join('/'), id };
  }
  throw new UnreadableError('no_id');
}

/** Problem of an unreadable entity; rethrows other errors. */
export function problemOf(thrown: unknown): UnreadableError['problem'] {
  if (thrown instanceof UnreadableError) return thrown.problem;
  throw thrown;
}

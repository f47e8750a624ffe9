import type { SourceValue } from '../../../../tools/firestore-export/source.types.js';

const VARINT = 0;
const BITS_64 = 1;
const BYTES = 2;
const GROUP = 3;
const END = 4;

function varint(value: bigint | number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return Buffer.from([...bytes, Number(rest)]);
}

const tag = (field: number, type: number): Buffer => varint(field * 8 + type);

const number = (field: number, value: bigint | number): Buffer => Buffer.concat([tag(field, VARINT), varint(value)]);

function message(field: number, ...parts: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(parts);
  return Buffer.concat([tag(field, BYTES), varint(bytes.length), bytes]);
}

const text = (field: number, value: string): Buffer => message(field, Buffer.from(value));

const group = (field: number, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([tag(field, GROUP), ...parts, tag(field, END)]);

function double(field: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return Buffer.concat([tag(field, BITS_64), bytes]);
}

/** A reference to a document, which JSON cannot tell from a text. */
export class Reference {
  constructor(readonly path: string) {}
}

/** A place on the globe. */
export class Point {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

export type EntityValue =
  | SourceValue
  | Reference
  | Point
  | readonly EntityValue[]
  | { readonly [name: string]: EntityValue };
type Written = { meaning?: number; value?: Buffer };

const steps = (path: string): readonly (readonly string[])[] =>
  path.split('/').flatMap((step, index, all) => (index % 2 === 0 ? [[step, all[index + 1] ?? '']] : []));

function referenceValue(path: string): Buffer {
  const elements = steps(path).map(([type = '', name = '']) => group(14, text(15, type), text(17, name)));
  return group(12, text(13, 'project'), ...elements);
}

function written(value: EntityValue): Written {
  if (value === null) return {};
  if (typeof value === 'boolean') return { value: number(2, value ? 1 : 0) };
  if (typeof value === 'number')
    return { value: Number.isInteger(value) ? number(1, BigInt(value)) : double(4, value) };
  if (typeof value === 'string') {
    const isLong = Buffer.byteLength(value) > 1500;
    return { value: text(3, value), ...(isLong && { meaning: 15 }) };
  }
  if (value instanceof Date) return { meaning: 7, value: number(1, BigInt(value.getTime()) * 1000n) };
  if (value instanceof Uint8Array) return { meaning: 14, value: message(3, Buffer.from(value)) };
  if (value instanceof Reference) return { value: referenceValue(value.path) };
  if (value instanceof Point)
    return { meaning: 9, value: group(5, double(6, value.latitude), double(7, value.longitude)) };
  if (Array.isArray(value)) return { meaning: 24 };
  return { meaning: 19, value: message(3, ...Object.entries(value).map(([name, inner]) => properties(name, inner))) };
}

function property(name: string, { meaning, value }: Written, isOfList: boolean): Buffer {
  // long texts, bytes and maps are not indexed
  const field = meaning === 15 || meaning === 14 || meaning === 19 ? 15 : 14;
  return message(
    field,
    ...(meaning === undefined ? [] : [number(1, meaning)]),
    text(3, name),
    number(4, isOfList ? 1 : 0),
    message(5, ...(value ? [value] : [])),
  );
}

function properties(name: string, value: EntityValue): Buffer {
  const list: readonly EntityValue[] = Array.isArray(value) ? value : [];
  if (list.length === 0) return property(name, written(value), false);
  return Buffer.concat(list.map((inner) => property(name, written(inner), true)));
}

/** A document as an entity of the datastore of App Engine. */
export function entity(path: string, fields: Readonly<Record<string, EntityValue>>): Buffer {
  const elements = steps(path).map(([type = '', name = '']) => group(1, text(2, type), text(4, name)));
  return Buffer.concat([
    message(13, text(13, 'project'), message(14, ...elements)),
    ...Object.entries(fields).map(([name, value]) => properties(name, value)),
    message(16, ...elements.slice(0, 1)),
  ]);
}

import type { SourceValue } from './source.types.js';

type JsonMap = Readonly<Record<string, unknown>>;
type ValueMap = Record<string, SourceValue>;

/** True if a value of JSON is a map. */
export const isMap = (value: unknown): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A map in which every name is just a name. */
export function mapOf(entries: Iterable<readonly [string, SourceValue]>): ValueMap {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an empty map
  const map = Object.create(null) as ValueMap;
  for (const [name, value] of entries) map[name] = value;
  return map;
}

/** Moments that the database can hold: the years 1 to 9999. */
const FIRST_SECOND = -62_135_596_800;
const LAST_SECOND = 253_402_300_799;

/** The moment of a count of seconds and the nanoseconds after it; undefined if there is no such moment. */
export function momentOf(seconds: unknown, nanoseconds: unknown): Date | undefined {
  if (!Number.isInteger(seconds) || !Number.isInteger(nanoseconds)) return undefined;
  const [whole, rest] = [Number(seconds), Number(nanoseconds)];
  if (whole < FIRST_SECOND || whole > LAST_SECOND || rest < 0 || rest >= 1e9) return undefined;
  return new Date(whole * 1000 + Math.floor(rest / 1e6));
}

const get = (map: JsonMap, name: string): unknown => (Object.hasOwn(map, name) ? map[name] : undefined);

/** The values of a map that has these names alone, but for the `type` by which some tools call it. */
function only(map: JsonMap, ...names: readonly string[]): readonly unknown[] | undefined {
  const own = Object.keys(map).filter((name) => name !== 'type');
  const fits = own.length === names.length && names.every((name) => Object.hasOwn(map, name));
  return fits ? names.map((name) => map[name]) : undefined;
}

function momentIn(map: JsonMap): Date | undefined {
  const [seconds, nanoseconds] = only(map, '_seconds', '_nanoseconds') ?? only(map, 'seconds', 'nanoseconds') ?? [];
  return momentOf(seconds, nanoseconds);
}

function pointIn(map: JsonMap): SourceValue | undefined {
  const [latitude, longitude] = only(map, '_latitude', '_longitude') ?? only(map, 'latitude', 'longitude') ?? [];
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return mapOf(Object.entries({ latitude, longitude }));
}

/** A reference as the client library prints it: the parts of its path. */
function referenceIn(map: JsonMap): string | undefined {
  const path = get(map, '_path');
  const segments = isMap(path) ? get(path, 'segments') : undefined;
  if (!Array.isArray(segments) || segments.length === 0) return undefined;
  return segments.every((segment) => typeof segment === 'string') ? segments.join('/') : undefined;
}

const isByte = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 256;

/** Bytes as Node prints them. */
function bytesIn(map: JsonMap): Uint8Array | undefined {
  const data = get(map, 'data');
  if (get(map, 'type') !== 'Buffer' || Object.keys(map).length !== 2 || !Array.isArray(data)) return undefined;
  return data.every(isByte) ? Uint8Array.from(data) : undefined;
}

const base64 = /^[\d+/A-Za-z]*={0,2}$/;

/** A value with the kind of it that node-firestore-import-export writes beside. */
function labelled(map: JsonMap): SourceValue | undefined {
  const [kind, value] = only(map, '__datatype__', 'value') ?? [];
  if (kind === 'timestamp' && isMap(value)) return momentIn(value);
  if (kind === 'geopoint' && isMap(value)) return pointIn(value);
  if (kind === 'documentReference' && typeof value === 'string') return value;
  if (kind === 'bytes' && typeof value === 'string' && base64.test(value))
    return new Uint8Array(Buffer.from(value, 'base64'));
  return undefined;
}

/** A value of JSON with the moments, places, references and bytes that the tools write as maps. */
export function sourceValue(value: unknown): SourceValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(sourceValue);
  if (!isMap(value)) return null;
  const known = labelled(value) ?? momentIn(value) ?? pointIn(value) ?? referenceIn(value) ?? bytesIn(value);
  return known ?? mapOf(Object.entries(value).map(([name, inner]) => [name, sourceValue(inner)] as const));
}

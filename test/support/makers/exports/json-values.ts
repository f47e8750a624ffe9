import type { SourceValue } from '../../../../tools/firestore-export/source.types.js';

const isMap = (value: SourceValue): value is Readonly<Record<string, SourceValue>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A moment as the client library of Firestore prints it. */
export const printedMoment = (moment: Date) => ({
  _seconds: Math.floor(moment.getTime() / 1000),
  _nanoseconds: (moment.getTime() % 1000) * 1e6,
});

/** A value as a tool writes it in JSON; `ofMoment` is how it writes moments. */
export function printed(value: SourceValue, ofMoment: (moment: Date) => unknown = printedMoment): unknown {
  if (value instanceof Date) return ofMoment(value);
  if (Array.isArray(value)) return value.map((inner: SourceValue) => printed(inner, ofMoment));
  if (!isMap(value) || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, printed(inner, ofMoment)]));
}

import { mongo } from 'mongoose';

/** A value of a document as JSON has it: moments as Firestore's tools write them, ids as text. */
export function plainValue(value: unknown): unknown {
  if (value instanceof Date) {
    const milliseconds = value.getTime();
    const seconds = Math.floor(milliseconds / 1000);
    const nanoseconds = (milliseconds - seconds * 1000) * 1e6;
    return { __datatype__: 'timestamp', value: { _seconds: seconds, _nanoseconds: nanoseconds } };
  }
  if (value instanceof mongo.ObjectId) return value.toHexString();
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plainValue(each)]));
  return value;
}

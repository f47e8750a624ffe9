/**
 * Reads a moment that another program may have written: a date, ISO 8601 text, or an object of seconds and nanoseconds.
 * Null for anything else.
 */
export function momentOf(value: unknown): Date | null {
  const date = dateOf(value);
  return date && Number.isFinite(date.getTime()) ? date : null;
}

function dateOf(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  if (typeof value === 'string') return new Date(value);
  const { seconds, nanoseconds = 0 } = (value ?? {}) as { seconds?: unknown; nanoseconds?: unknown }; // of any type, or missing
  if (typeof seconds !== 'number' || typeof nanoseconds !== 'number') return undefined;
  return new Date(seconds * 1000 + Math.floor(nanoseconds / 1e6));
}

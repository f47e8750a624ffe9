import type { ByteRange } from './upload-store.js';

/**
 * The range of a Range header (RFC 9110) in a file of this size; undefined, the whole file, for several or senseless
 * ranges. A range beyond the file starts behind its end.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first) return last ? { start: Math.max(0, size - Number(last)), end: size - 1 } : undefined;
  if (last && Number(last) < Number(first)) return undefined;
  return { start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 };
}

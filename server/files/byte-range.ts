import type { ByteRange } from './upload-store.js';

/**
 * The one range that a Range header asks for (RFC 9110), within a file of this size; none where there are several or it
 * makes no sense, which means the whole file. Beyond the end of the file its start lies behind its end.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first) return last ? { start: Math.max(0, size - Number(last)), end: size - 1 } : undefined;
  if (last && Number(last) < Number(first)) return undefined;
  return { start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 };
}

import { isUtf8 } from 'node:buffer';

import type { SourceProblem } from './source.types.js';
import type { ReadLimits } from './reading.types.js';

/** The bytes that structure JSON; none of them is part of another character of UTF-8. */
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_LIST = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_LIST = 0x5d;
export const OPEN_MAP = 0x7b;
export const CLOSE_MAP = 0x7d;
export const LINE_FEED = 0x0a;

/** Number of backslashes right before `end`, not before `start`. */
function backslashesBefore(bytes: Buffer, start: number, end: number): number {
  let at = end;
  while (at > start && bytes[at - 1] === BACKSLASH) at -= 1;
  return end - at;
}

/** True if the byte at `end` is escaped in a text that goes on at `start`. */
export const isEscaped = (bytes: Buffer, start: number, end: number): boolean =>
  backslashesBefore(bytes, start, end) % 2 === 1;

/** End of a text that goes on at `start`, or -1 if it goes on behind these bytes. */
export function closingQuote(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(QUOTE, start);
  while (at !== -1 && isEscaped(bytes, start, at)) at = bytes.indexOf(QUOTE, at + 1);
  return at;
}

/** True if lists and maps are nested more than `most` times. */
function isDeeper(bytes: Buffer, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      const end = closingQuote(bytes, at + 1);
      if (end === -1) return false;
      at = end;
    } else if (byte === OPEN_MAP || byte === OPEN_LIST) {
      depth += 1;
      if (depth > most) return true;
    } else if (byte === CLOSE_MAP || byte === CLOSE_LIST) depth -= 1;
  }
  return false;
}

export type Parsed = { value: unknown } | { problem: SourceProblem };

/** The value of one document, of which nothing is trusted. */
export function parseJson(bytes: Buffer, { depth }: Pick<ReadLimits, 'depth'>): Parsed {
  if (!isUtf8(bytes)) return { problem: 'not_utf8' };
  if (isDeeper(bytes, depth)) return { problem: 'too_deep' };
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return { value };
  } catch {
    return { problem: 'not_json' };
  }
}

import { CLOSE_LIST, CLOSE_MAP, closingQuote, COLON, COMMA, LINE_FEED, OPEN_LIST, OPEN_MAP, QUOTE } from './json.js';

/** A value near the root of a JSON text: how deep it is, its name in a map, and whether it is a map, a list or neither. */
export type OutlineEntry = { depth: number; name: string; kind: 'map' | 'list' | 'plain' };

/** Beginning of a JSON text. `isTall` if a line ends within its first value. */
export type Outline = { entries: readonly OutlineEntry[]; isTall: boolean };

/** The root is 0, the collections of an export may be 1, their documents 2 and their fields 3. */
const DEEPEST = 3;

const kinds: ReadonlyMap<number, OutlineEntry['kind']> = new Map([
  [OPEN_MAP, 'map'],
  [OPEN_LIST, 'list'],
]);

/** Outlines the beginning of a text, whether that is JSON or not, and wherever it ends. */
export function outlineOf(head: Buffer): Outline {
  const entries: OutlineEntry[] = [];
  let [depth, name, isValue, isTall] = [0, '', true, false];
  for (let at = 0; at < head.length; at += 1) {
    const byte = head[at] ?? 0;
    const kind = kinds.get(byte);
    if (byte <= 0x20) {
      isTall ||= byte === LINE_FEED && depth > 0 && entries.every((entry, index) => index === 0 || entry.depth > 0);
      continue;
    }
    if (byte === COMMA) isValue = false;
    else if (byte === COLON) isValue = true;
    else if (byte === CLOSE_MAP || byte === CLOSE_LIST) {
      depth -= 1;
      isValue = depth === 0;
    } else if (isValue || kind) {
      if (depth <= DEEPEST) entries.push({ depth, name, kind: kind ?? 'plain' });
      isValue = false;
    }
    if (kind) {
      depth += 1;
      [name, isValue] = ['', false];
    }
    if (byte === QUOTE) {
      const end = closingQuote(head, at + 1);
      if (end === -1) break;
      name = head.toString('utf8', at + 1, end);
      at = end;
    }
  }
  return { entries, isTall };
}

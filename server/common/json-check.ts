import { isUtf8 } from 'node:buffer';

import { AppError } from './app-error.js';

/** Our bodies are flat; the deepest is a list of ids in an object. */
const DEEPEST = 4;

/** Strings, an unfinished one to the end of the text, and the marks that tell keys and depth. Takes linear time. */
const MARKS = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\]:]/gs;

/**
 * Throws `validation_failed` for JSON that two readers understand differently (one key twice in an object, bytes that
 * are no UTF-8), and for JSON nested so deeply that checking it would exhaust the stack. What else is wrong with it, the
 * parser finds. Source: RFC 8259, sections 4 and 8.1.
 */
export function checkJson(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw new AppError('validation_failed');
  const open: Set<string>[] = [];
  let before = '';
  for (const [mark] of bytes.toString().matchAll(MARKS)) {
    if (mark === '{' || mark === '[') open.push(new Set());
    else if (mark === '}' || mark === ']') open.pop();
    else if (mark === ':') addKey(before, open.at(-1));
    if (open.length > DEEPEST) throw new AppError('validation_failed');
    before = mark;
  }
}

function addKey(written: string, keys: Set<string> | undefined): void {
  const key = decoded(written);
  if (keys?.has(key)) throw new AppError('validation_failed', { fields: { [key]: 'invalid' } });
  keys?.add(key);
}

/** A key may be written in several ways: `"a"` is `"\u0061"`. */
function decoded(written: string): string {
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}

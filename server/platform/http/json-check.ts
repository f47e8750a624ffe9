import { isUtf8 } from 'node:buffer';

import { AppError } from '../common/app-error.js';

/** Levels. The deepest of our bodies but content is a list of ids in an object. */
const DEEPEST = 4;

/** Strings, also an unfinished one at the end, and marks of keys and depth. Takes linear time. */
const MARKS = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\]:]/gs;

/**
 * Throws `validation_failed` for JSON that readers understand differently (a key twice, bytes that are not UTF-8) and
 * for deep nesting, which would exhaust the stack. Source: RFC 8259, sections 4 and 8.1.
 */
export function checkJson(bytes: Buffer, deepest = DEEPEST): void {
  if (!isUtf8(bytes)) throw new AppError('validation_failed');
  const open: Set<string>[] = [];
  let before = '';
  for (const [mark] of bytes.toString().matchAll(MARKS)) {
    if (mark === '{' || mark === '[') open.push(new Set());
    else if (mark === '}' || mark === ']') open.pop();
    else if (mark === ':') addKey(before, open.at(-1));
    if (open.length > deepest) throw new AppError('validation_failed');
    before = mark;
  }
}

function addKey(written: string, keys: Set<string> | undefined): void {
  const key = decoded(written);
  if (keys?.has(key)) throw new AppError('validation_failed', { fields: { [key]: 'invalid' } });
  keys?.add(key);
}

function decoded(written: string): string {
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}

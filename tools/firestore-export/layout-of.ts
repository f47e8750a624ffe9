import { COLLECTIONS } from './documents.js';
import { asUtf8, chunksOf, headOf } from './files.js';
import { LINE_FEED } from './json.js';
import { isLog } from './managed/log-block.js';
import { outlineOf } from './outline.js';
import type { Outline, OutlineEntry } from './outline.js';
import { isHead } from './read-table.js';
import type { Layout } from './reading.types.js';

/** Bytes of a file that suffice to recognize it. */
const HEAD = 128 * 1024;

/** The first name in the map that a tool writes for a value that JSON does not have. */
const marks: ReadonlySet<string> = new Set(['__datatype__', '_seconds', 'seconds', '_latitude', '_path', '_firestore']);

/** True if a value at the level of documents is the field of one. */
function isField({ kind }: OutlineEntry, next?: OutlineEntry): boolean {
  return kind !== 'map' || (next?.depth === 3 && marks.has(next.name));
}

/** `{"id": {…fields}}` or `{"posts": {"id": {…fields}}}`: fields are not all maps. */
function layoutBelow(entries: readonly OutlineEntry[]): Layout {
  const isOfOne = entries.some((entry, index) => entry.depth === 2 && isField(entry, entries[index + 1]));
  return isOfOne ? 'documents' : 'collections';
}

function layoutOfJson({ entries, isTall }: Outline): Layout | undefined {
  const [root, ...others] = entries;
  if (root?.kind === 'list') return 'documents';
  if (root?.kind !== 'map') return undefined;
  const second = others.findIndex(({ depth }) => depth === 0);
  const members = others.filter(({ depth }) => depth === 1);
  if (members.some(({ name, kind }) => name === COLLECTIONS && kind === 'map')) return 'tree';
  if (second !== -1 || members.some(({ kind }) => kind === 'plain')) return isTall ? undefined : 'lines';
  return members.some(({ kind }) => kind === 'list') ? 'collections' : layoutBelow(others);
}

function isTable(head: Buffer, isWhole: boolean): boolean {
  const end = head.indexOf(LINE_FEED);
  if (end === -1 && !isWhole) return false;
  const line = end === -1 ? head : head.subarray(0, end);
  // Names of columns may be in another encoding: each row then says so.
  return !line.includes(0) && isHead(Buffer.from(line.toString('latin1')));
}

/** Recognizes a file by its content; undefined if it belongs to no export. */
export async function layoutOf(path: string): Promise<Layout | undefined> {
  const { head } = await headOf(chunksOf(path), HEAD);
  if (isLog(head)) return 'managed';
  const text = await headOf(asUtf8(chunksOf(path)), HEAD);
  return layoutOfJson(outlineOf(text.head)) ?? (isTable(text.head, text.whole) ? 'table' : undefined);
}

import type { Found } from './source.types.js';
import { documentsOf, identified, unreadable } from './documents.js';
import { parseJson } from './json.js';
import { linesOf } from './lines-of.js';
import type { Line } from './lines-of.js';
import type { Source } from './reading.types.js';
import { isMap } from './source-values.js';

const isBlank = (bytes: Buffer): boolean => bytes.every((byte) => byte <= 0x20);

/** A document with its path beside it, as firestore-backfire writes them. */
function* atPath(path: string, data: unknown, place: string): Generator<Found> {
  const end = path.lastIndexOf('/');
  const [collection, id] = [path.slice(0, Math.max(0, end)), path.slice(end + 1)];
  const isDocument = collection !== '' && id !== '' && path.split('/').length % 2 === 0;
  if (isDocument) yield* documentsOf(data, { place, collection, id });
  else yield unreadable('no_id', { place });
}

/** A document that says what it is among its fields. */
function* byItself(value: Readonly<Record<string, unknown>>, spot: { place: string; collection: string }) {
  if (typeof value.collection !== 'string') {
    yield* identified(value, spot);
    return;
  }
  const { collection, ...fields } = value;
  yield* identified(fields, { ...spot, collection });
}

function* foundIn(line: Line, source: Source): Generator<Found> {
  const place = `${source.name}, line ${line.line}`;
  if ('bytes' in line && isBlank(line.bytes)) return;
  const parsed = 'problem' in line ? line : parseJson(line.bytes, source.limits);
  if ('problem' in parsed)
    yield unreadable(parsed.problem === 'not_json' && line.isOpen ? 'cut' : parsed.problem, { place });
  else if (!isMap(parsed.value)) yield unreadable('no_document', { place });
  else if (typeof parsed.value.path === 'string' && isMap(parsed.value.data))
    yield* atPath(parsed.value.path, parsed.value.data, place);
  else yield* byItself(parsed.value, { place, collection: source.collection });
}

/** A document a line: with its path beside it, or with its id and maybe its collection among its fields. */
export async function* readLines(source: Source): AsyncGenerator<Found> {
  for await (const line of linesOf(source.chunks, source.limits)) yield* foundIn(line, source);
}

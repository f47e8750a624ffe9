import { isUtf8 } from 'node:buffer';

import { parse } from 'csv-parse/sync';

import type { Found, SourceProblem } from './source.types.js';
import { ID_NAMES, identified, unreadable } from './documents.js';
import type { Piece, Source } from './reading.types.js';
import { CARRIAGE_RETURN, rowsOf } from './rows-of.js';
import type { Row } from './rows-of.js';

const delimiters = [',', ';', '\t'] as const;

type Delimiter = (typeof delimiters)[number];
type Cells = { cells: readonly string[] } | { problem: SourceProblem };
type Head = { names: readonly string[]; delimiter: Delimiter };

/** The cells of one row. */
function cellsOf(piece: Piece, delimiter: Delimiter): Cells {
  if ('problem' in piece) return piece;
  if (!isUtf8(piece.bytes)) return { problem: 'not_utf8' };
  const row = piece.bytes.at(-1) === CARRIAGE_RETURN ? piece.bytes.subarray(0, -1) : piece.bytes;
  try {
    const [cells = []] = parse(row, { delimiter, record_delimiter: '\n' });
    return { cells };
  } catch {
    return { problem: 'damaged' };
  }
}

/** The names in the head row of a table, by the delimiter that gives the most of them. */
function headIn(piece: Piece): Head | undefined {
  const heads = delimiters.flatMap((delimiter) => {
    const row = cellsOf(piece, delimiter);
    return 'cells' in row ? [{ delimiter, names: row.cells.map((name) => name.trim()) }] : [];
  });
  return heads.toSorted((a, b) => b.names.length - a.names.length)[0];
}

/** True if a line is the head of a table of documents: one of its columns is their ids. */
export const isHead = (line: Buffer): boolean =>
  headIn({ bytes: line })?.names.some((name) => ID_NAMES.includes(name)) ?? false;

function* documentIn(row: Row, { names, delimiter }: Head, { name, collection }: Source): Generator<Found> {
  const place = `${name}, line ${row.line}`;
  const parsed: Cells = row.isOpen ? { problem: 'cut' } : cellsOf(row, delimiter);
  if ('problem' in parsed) yield unreadable(parsed.problem, { place, collection });
  else if (parsed.cells.length === 0) return;
  else if (parsed.cells.length !== names.length) yield unreadable('damaged', { place, collection });
  else {
    const cells = names.map((column, index) => [column, parsed.cells[index] ?? ''] as const);
    yield* identified(Object.fromEntries(cells.filter(([, cell]) => cell !== '')), { place, collection });
  }
}

/** A document a row, below a row with the names of the fields; an empty cell is a field that a document does not have. */
export async function* readTable(source: Source): AsyncGenerator<Found> {
  let head: Head | undefined;
  for await (const row of rowsOf(source.chunks, source.limits)) {
    if (head) yield* documentIn(row, head, source);
    else {
      head = headIn(row);
      if (head) continue;
      const problem = 'problem' in row ? row.problem : isUtf8(row.bytes) ? 'damaged' : 'not_utf8';
      yield unreadable(problem, { place: `${source.name}, line ${row.line}` });
      return;
    }
  }
}

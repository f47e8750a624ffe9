import { COMMA, LINE_FEED, QUOTE } from './json.js';
import { Pieces } from './pieces.js';
import type { Chunks, Piece, ReadLimits } from './reading.types.js';

/** A row of a table and the line, counted from 1, in which it begins; `isOpen` if the file ends in a quoted field. */
export type Row = Piece & { line: number; isOpen: boolean };

const SEMICOLON = 0x3b;
const TAB = 0x09;
export const CARRIAGE_RETURN = 0x0d;

/** A quote begins a quoted field where a field begins; behind another quote it goes on with it. */
const opensField = (before: number): boolean =>
  before === COMMA ||
  before === SEMICOLON ||
  before === TAB ||
  before === LINE_FEED ||
  before === CARRIAGE_RETURN ||
  before === QUOTE;

/** Follows quotes and ends of lines through a table. */
class RowScanner {
  private line = 1;
  private firstLine = 1;
  private isQuoted = false;
  private before = LINE_FEED;
  private readonly pieces: Pieces;

  constructor({ documentBytes }: ReadLimits) {
    this.pieces = new Pieces(documentBytes);
  }

  *feed(chunk: Buffer): Generator<Row> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.isQuoted) at = this.skipQuoted(chunk, at);
      const byte = chunk[at];
      if (byte === undefined) break;
      if (byte === QUOTE) this.isQuoted = !this.isQuoted && opensField(this.before);
      this.before = byte;
      if (byte !== LINE_FEED || this.isQuoted) continue;
      this.pieces.add(chunk.subarray(start, at));
      start = at + 1;
      yield this.row(false);
    }
    this.pieces.add(chunk.subarray(start));
  }

  *end(): Generator<Row> {
    if (!this.pieces.isEmpty) yield this.row(this.isQuoted);
  }

  /** The next quote, or the end of the chunk. */
  private skipQuoted(chunk: Buffer, from: number): number {
    const quote = chunk.indexOf(QUOTE, from);
    const end = quote === -1 ? chunk.length : quote;
    for (let at = chunk.indexOf(LINE_FEED, from); at !== -1 && at < end; at = chunk.indexOf(LINE_FEED, at + 1))
      this.line += 1;
    return end;
  }

  private row(isOpen: boolean): Row {
    const row = { ...this.pieces.take(), line: this.firstLine, isOpen };
    this.line += 1;
    this.firstLine = this.line;
    return row;
  }
}

/** The rows of a table with quoted fields, of which no more than one is kept. */
export async function* rowsOf(chunks: Chunks, limits: ReadLimits): AsyncGenerator<Row> {
  const scanner = new RowScanner(limits);
  for await (const chunk of chunks) yield* scanner.feed(chunk);
  yield* scanner.end();
}

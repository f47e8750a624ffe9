import type { SourceProblem } from '../source.types.js';
import { Pieces } from '../pieces.js';
import type { Chunks, Piece, ReadLimits } from '../reading.types.js';

import { BLOCK, FIRST, FULL, LAST, recordsIn } from './log-block.js';
import type { BlockRecord } from './log-block.js';

/** An entry of a log and the byte at which it begins. */
export type LogEntry = Piece & { at: number };

/** Cuts the chunks into blocks. */
async function* blocksOf(chunks: Chunks): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (; bytes.length - start >= BLOCK; start += BLOCK) yield bytes.subarray(start, start + BLOCK);
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest;
}

/** Puts the parts of entries together. Of an entry of which a part is missing nothing is left. */
class Assembly {
  private readonly pieces: Pieces;
  /** Position of the open entry. */
  private open: number | undefined;
  /** True while chunks arrive of an entry already reported as lost. */
  private isLost = false;

  constructor({ documentBytes }: ReadLimits) {
    this.pieces = new Pieces(documentBytes);
  }

  *add(record: BlockRecord, at: number): Generator<LogEntry> {
    if ('problem' in record) {
      yield this.lose(record.problem, at);
      return;
    }
    const begins = record.kind === FULL || record.kind === FIRST;
    if (begins && this.open !== undefined) yield this.lose('damaged', at);
    if (begins) this.begin(at);
    else if (this.open === undefined) {
      if (!this.isLost) yield this.lose('damaged', at);
      return;
    }
    this.pieces.add(record.data);
    if (record.kind === FULL || record.kind === LAST) yield this.end(at);
  }

  /** An entry still open at the end of the file is cut. */
  *finish(at: number): Generator<LogEntry> {
    if (this.open !== undefined) yield this.lose('cut', at);
  }

  private begin(at: number): void {
    this.open = at;
    this.isLost = false;
  }

  private end(at: number): LogEntry {
    const entry = { at: this.open ?? at, ...this.pieces.take() };
    this.open = undefined;
    return entry;
  }

  private lose(problem: SourceProblem, at: number): LogEntry {
    const lost = { at: this.open ?? at, problem };
    this.pieces.take();
    this.open = undefined;
    this.isLost = true;
    return lost;
  }
}

/** The entries of a log in the format of LevelDB; what is damaged is told and passed over. */
export async function* logEntries(chunks: Chunks, limits: ReadLimits): AsyncGenerator<LogEntry> {
  const assembly = new Assembly(limits);
  let start = 0;
  for await (const block of blocksOf(chunks)) {
    for (const record of recordsIn(block)) yield* assembly.add(record, start + record.at);
    start += block.length;
  }
  yield* assembly.finish(start);
}

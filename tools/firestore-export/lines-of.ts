import { LINE_FEED } from './json.js';
import { Pieces } from './pieces.js';
import type { Chunks, Piece, ReadLimits } from './reading.types.js';

/** A line, counted from 1; `isOpen` if the file ends before it does. */
export type Line = Piece & { line: number; isOpen: boolean };

/** The lines of a file, of which no more than one is kept. */
export async function* linesOf(chunks: Chunks, { documentBytes }: ReadLimits): AsyncGenerator<Line> {
  const pieces = new Pieces(documentBytes);
  let line = 1;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      pieces.add(chunk.subarray(start, end));
      yield { ...pieces.take(), line, isOpen: false };
      line += 1;
      start = end + 1;
    }
    pieces.add(chunk.subarray(start));
  }
  if (!pieces.isEmpty) yield { ...pieces.take(), line, isOpen: true };
}

import type { Piece } from './reading.types.js';

/** Gathers the bytes of one document over the borders of chunks, and keeps none of one that is too large. */
export class Pieces {
  private pieces: Buffer[] = [];
  private size = 0;

  constructor(private readonly most: number) {}

  get isEmpty(): boolean {
    return this.size === 0;
  }

  add(piece: Buffer): void {
    this.size += piece.length;
    if (this.size <= this.most) this.pieces.push(piece);
    else this.pieces = [];
  }

  /** Takes the gathered bytes and starts over. */
  take(): Piece {
    const { pieces, size } = this;
    this.pieces = [];
    this.size = 0;
    return size > this.most ? { problem: 'too_large' } : { bytes: Buffer.concat(pieces, size) };
  }
}

import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

import { refusalOf } from './refusal.js';

/** Bytes: enough for the signature and first block of all formats; a PNG's end block has 12. */
const HEAD_LENGTH = 16;
const TAIL_LENGTH = 12;

const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const JPEG_HEAD = Buffer.from('ffd8ff', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');

/** The types of pictures by the ending of their names. */
export const pictureTypes = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const;
export type PictureEnding = keyof typeof pictureTypes;

/**
 * Passes PNG, JPEG or WebP on, or only pictures of the one type that is wanted, and sets `type`. Fails with
 * the reason of `refusalOf` for anything else and for a cut file. Keeps a few bytes in memory.
 */
export class ImageCheck extends Transform {
  type = '';
  private head = Buffer.alloc(0);
  private tail = Buffer.alloc(0);
  private length = 0;
  /** Anywhere, because phones write more behind the end of a JPEG. */
  private hasJpegEnd = false;

  constructor(private readonly wanted?: string) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    if (this.head.length < HEAD_LENGTH) {
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_LENGTH - this.head.length)]);
      if (this.head.length === HEAD_LENGTH) this.type = typeOf(this.head);
      if (this.head.length === HEAD_LENGTH && !this.isWanted()) {
        done(refusalOf(this.head));
        return;
      }
    }
    this.hasJpegEnd ||= Buffer.concat([this.tail.subarray(-1), chunk.subarray(0, 1)]).equals(JPEG_END);
    this.hasJpegEnd ||= chunk.includes(JPEG_END);
    // A copy, because a view would keep the whole chunk in memory.
    this.tail = Buffer.from(Buffer.concat([this.tail, chunk.subarray(-TAIL_LENGTH)]).subarray(-TAIL_LENGTH));
    this.length += chunk.length;
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    done(this.isWhole() ? null : refusalOf(this.head));
  }

  private isWanted(): boolean {
    return this.type !== '' && (this.wanted ?? this.type) === this.type;
  }

  private isWhole(): boolean {
    if (this.type === 'image/png') return this.tail.equals(PNG_END);
    if (this.type === 'image/jpeg') return this.hasJpegEnd;
    // A WebP's head says its length without these eight bytes.
    return this.type === 'image/webp' && this.head.readUInt32LE(4) + 8 <= this.length;
  }
}

function typeOf(head: Buffer): string {
  if (head.equals(PNG_HEAD)) return 'image/png';
  if (head.subarray(0, JPEG_HEAD.length).equals(JPEG_HEAD)) return 'image/jpeg';
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 15) === 'WEBPVP8';
  return isWebp ? 'image/webp' : '';
}

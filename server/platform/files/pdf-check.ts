import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

import { refusalOf } from './refusal.js';

/** Bytes at the beginning that are searched for the header. */
const HEAD_LENGTH = 1024;

/** An object, or the position of the cross-reference table and the end mark. */
const LANDMARK = /\d \d{1,5} obj|startxref[\s\0]{1,32}(\d{1,20})[\s\0]{1,32}%%EOF/g;
/** The longest landmark: bytes. */
const LONGEST = 100;

/**
 * Passes a PDF on; fails with the reason of `refusalOf` without a header, an object, or an end that points back into the
 * file. No object may follow the end, as in a file that was cut; anything else may, as copiers and gateways add it. Keeps
 * a kilobyte in memory.
 */
export class PdfCheck extends Transform {
  readonly type = 'application/pdf';
  private head = Buffer.alloc(0);
  private carry = '';
  private length = 0;
  private hasObjects = false;
  /** The position that the end mark names, unless an object follows it. */
  private place = Number.NaN;

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    if (this.head.length < HEAD_LENGTH) {
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_LENGTH)]).subarray(0, HEAD_LENGTH);
      if (this.head.length === HEAD_LENGTH && !hasHeader(this.head)) {
        done(refusalOf(this.head));
        return;
      }
    }
    this.length += chunk.length;
    const text = this.carry + chunk.toString('latin1');
    for (const [, place] of text.matchAll(LANDMARK)) {
      this.hasObjects ||= place === undefined;
      this.place = Number(place);
    }
    this.carry = text.slice(-LONGEST);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    const isWhole = hasHeader(this.head) && this.hasObjects && this.place < this.length;
    done(isWhole ? null : refusalOf(this.head));
  }
}

/**
 * Readers accept the header anywhere in the first kilobyte (ISO 32000-1, annex H.3), but then a picture or page before
 * it makes the file two things at once. Only a byte order mark and blank lines may precede it: faulty scripts print
 * them, and no other format begins with them.
 */
const hasHeader = (head: Buffer) => /^(?:\u00EF\u00BB\u00BF)?[\t\n\f\r ]*%PDF-\d\.\d/.test(head.toString('latin1'));

import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

import { AppError } from '../common/app-error.js';

/** Bytes at the beginning that are searched for the header, and at the end for the end mark. */
const HEAD_LENGTH = 1024;
const TAIL_LENGTH = 2048;

/** The position of the cross-reference table and the end mark. */
const END = /startxref\s+(\d+)\s+%%EOF\s*$/;

/**
 * Passes a PDF on; fails with `unsupported_file` without a header, an object, or an end that points back into the file.
 * Keeps three kilobytes in memory.
 */
export class PdfCheck extends Transform {
  readonly type = 'application/pdf';
  private head = Buffer.alloc(0);
  private tail = Buffer.alloc(0);
  private length = 0;
  private hasObjects = false;

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    if (this.head.length < HEAD_LENGTH) {
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_LENGTH)]).subarray(0, HEAD_LENGTH);
      if (this.head.length === HEAD_LENGTH && !hasHeader(this.head)) {
        done(new AppError('unsupported_file'));
        return;
      }
    }
    this.hasObjects ||= /\d \d+ obj/.test(
      this.tail.toString('latin1', this.tail.length - 32) + chunk.toString('latin1'),
    );
    // Copies, because views would keep the whole chunk in memory.
    this.tail = Buffer.concat([this.tail, chunk.subarray(-TAIL_LENGTH)]);
    if (this.tail.length > TAIL_LENGTH) this.tail = Buffer.from(this.tail.subarray(-TAIL_LENGTH));
    this.length += chunk.length;
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    const place = Number(END.exec(this.tail.toString('latin1').replaceAll('\0', ' '))?.[1] ?? Number.NaN);
    const isWhole = hasHeader(this.head) && this.hasObjects && place < this.length;
    done(isWhole ? null : new AppError('unsupported_file'));
  }
}

/**
 * Readers accept the header anywhere in the first kilobyte (ISO 32000-1, annex H.3), but then a picture or page before
 * it makes the file two things at once. Only a byte order mark and blank lines may precede it: faulty scripts print
 * them, and no other format begins with them.
 */
const hasHeader = (head: Buffer) => /^(?:\u00EF\u00BB\u00BF)?[\t\n\f\r ]*%PDF-\d\.\d/.test(head.toString('latin1'));

import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

import { AppError } from '../common/app-error.js';

/** A reader looks for the header in the first kilobyte and for the end mark in the last one (ISO 32000-1, annex H.3). */
const HEAD_LENGTH = 1024;
const TAIL_LENGTH = 2048;

/** `startxref`, where the cross-reference table begins, and the end mark. */
const END = /startxref\s+(\d+)\s+%%EOF\s*$/;

/**
 * Lets a PDF through and ends with `unsupported_file` when it is none: by its header, by an object in it, and by an end
 * that points back into it. Keeps three kilobytes in memory, however long it is.
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
    // Copies, not views: a view would keep the whole chunk in memory.
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

const hasHeader = (head: Buffer) => /%PDF-\d\.\d/.test(head.toString('latin1'));

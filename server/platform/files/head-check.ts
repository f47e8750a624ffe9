import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

import { refusalOf } from './refusal.js';

/** Enough to see what a ZIP archive is of: bytes. */
const HEAD_LENGTH = 65_536;

/** Passes a file on once its beginning is recognized; fails with the reason of `refusalOf` for any other. */
export abstract class HeadCheck extends Transform {
  private head: Buffer[] = [];
  private length = 0;
  private isRecognized = false;

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    if (this.isRecognized) {
      done(null, chunk);
      return;
    }
    this.head.push(chunk);
    this.length += chunk.length;
    if (this.length < HEAD_LENGTH) done();
    else this.judge(done);
  }

  override _flush(done: TransformCallback): void {
    if (this.isRecognized) done();
    else this.judge(done);
  }

  /** True if this is the beginning of an accepted file. */
  protected abstract recognizes(head: Buffer): Promise<boolean>;

  private judge(done: TransformCallback): void {
    const head = Buffer.concat(this.head);
    this.head = [];
    this.recognizes(head).then(
      (isRecognized) => {
        this.isRecognized = isRecognized;
        if (isRecognized) done(null, head);
        else done(refusalOf(head));
      },
      () => done(refusalOf(head)),
    );
  }
}

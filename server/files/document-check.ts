import { extname } from 'node:path';
import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

import { fileTypeFromBuffer } from 'file-type';

import { AppError } from '../common/app-error.js';
import { isKeyOf } from '../common/records.js';

import type { DocumentEnding } from './files.types.js';

/** Enough to see what a ZIP archive is of: bytes. */
const HEAD_LENGTH = 65_536;

/** A HWPX archive begins with an entry that names its type (KS X 6101), like an EPUB. */
const HWPX_MARK = 'mimetypeapplication/hwp+zip';

type Document = {
  /** The type it is sent with. */
  type: string;
  /** What its content is recognized as. */
  content: string;
};

const officeOpen = (name: string): Document => {
  const type = `application/vnd.openxmlformats-officedocument.${name}`;
  return { type, content: type };
};

/** Documents besides PDF, by the ending of their names. */
const documents: Readonly<Record<Exclude<DocumentEnding, 'pdf'>, Document>> = {
  xlsx: officeOpen('spreadsheetml.sheet'),
  docx: officeOpen('wordprocessingml.document'),
  hwp: { type: 'application/x-hwp', content: 'application/x-cfb' },
  hwpx: { type: 'application/hwp+zip', content: 'application/hwp+zip' },
  dwg: { type: 'image/vnd.dwg', content: 'image/vnd.dwg' },
  zip: { type: 'application/zip', content: 'application/zip' },
};

function documentOf(name: string): Document | undefined {
  const ending = extname(name).slice(1).toLowerCase();
  return isKeyOf(documents, ending) ? documents[ending] : undefined;
}

/** The type a document is sent with, by its name; it was checked when it came. */
export const documentType = (name: string): string => documentOf(name)?.type ?? 'application/pdf';

/** Passes a document on; fails with `unsupported_file` unless its content is what its name says. */
export class DocumentCheck extends Transform {
  readonly type: string;
  private readonly wanted: string | undefined;
  private head: Buffer[] = [];
  private length = 0;
  private isRecognized = false;

  constructor(name: string) {
    super();
    this.type = documentType(name);
    this.wanted = documentOf(name)?.content;
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    if (this.isRecognized) {
      done(null, chunk);
      return;
    }
    this.head.push(chunk);
    this.length += chunk.length;
    if (this.length < HEAD_LENGTH) done();
    else this.recognize(done);
  }

  override _flush(done: TransformCallback): void {
    if (this.isRecognized) done();
    else this.recognize(done);
  }

  private recognize(done: TransformCallback): void {
    const head = Buffer.concat(this.head);
    this.head = [];
    contentOf(head).then(
      (content) => {
        this.isRecognized = content === this.wanted;
        if (this.isRecognized) done(null, head);
        else done(new AppError('unsupported_file'));
      },
      () => done(new AppError('unsupported_file')),
    );
  }
}

async function contentOf(head: Buffer): Promise<string | undefined> {
  // Behind the fixed part of a ZIP entry's head, 30 bytes.
  if (head.toString('latin1', 30, 30 + HWPX_MARK.length) === HWPX_MARK) return 'application/hwp+zip';
  return (await fileTypeFromBuffer(head))?.mime;
}

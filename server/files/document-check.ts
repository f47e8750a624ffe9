import { extname } from 'node:path';

import { fileTypeFromBuffer } from 'file-type';

import { isKeyOf } from '../common/records.js';

import type { DocumentEnding, DrawingEnding } from './files.types.js';
import { HeadCheck } from './head-check.js';
import type { PictureEnding } from './image-check.js';

/** A HWPX archive begins with an entry that names its type (KS X 6101), like an EPUB. */
const HWPX_MARK = 'mimetypeapplication/hwp+zip';

/** How formats begin that the library does not know: STEP (ISO 10303-21), and DXF as text or in binary. */
const BEGINNINGS: readonly (readonly [content: string, mark: RegExp])[] = [
  ['model/step', /^(?:\u00EF\u00BB\u00BF)?\s{0,80}ISO-10303-21\s{0,8};/],
  ['image/vnd.dxf', /^(?: {0,8}999 {0,8}\r?\n[^\n]{0,255}\n){0,20} {0,8}0 {0,8}\r?\nSECTION\s/],
  // oxlint-disable-next-line no-control-regex -- the mark has them
  ['image/vnd.dxf', /^AutoCAD Binary DXF\r\n\u001A\0/],
];

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

const step: Document = { type: 'model/step', content: 'model/step' };

/** Documents besides PDF and pictures, by the ending of their names. */
const documents: Readonly<Record<Exclude<DocumentEnding | DrawingEnding, 'pdf' | PictureEnding>, Document>> = {
  xlsx: officeOpen('spreadsheetml.sheet'),
  docx: officeOpen('wordprocessingml.document'),
  hwp: { type: 'application/x-hwp', content: 'application/x-cfb' },
  hwpx: { type: 'application/hwp+zip', content: 'application/hwp+zip' },
  dwg: { type: 'image/vnd.dwg', content: 'image/vnd.dwg' },
  dxf: { type: 'image/vnd.dxf', content: 'image/vnd.dxf' },
  step,
  stp: step,
  zip: { type: 'application/zip', content: 'application/zip' },
};

function documentOf(name: string): Document | undefined {
  const ending = extname(name).slice(1).toLowerCase();
  return isKeyOf(documents, ending) ? documents[ending] : undefined;
}

/** The type a document is sent with, by its name; it was checked when it came. */
export const documentType = (name: string): string => documentOf(name)?.type ?? 'application/pdf';

/** Passes a document on; fails with `unsupported_file` unless its content is what its name says. */
export class DocumentCheck extends HeadCheck {
  readonly type: string;
  private readonly wanted: string | undefined;

  constructor(name: string) {
    super();
    this.type = documentType(name);
    this.wanted = documentOf(name)?.content;
  }

  protected async recognizes(head: Buffer): Promise<boolean> {
    return this.wanted !== undefined && (await contentOf(head)) === this.wanted;
  }
}

async function contentOf(head: Buffer): Promise<string | undefined> {
  // Behind the fixed part of a ZIP entry's head, 30 bytes.
  if (head.toString('latin1', 30, 30 + HWPX_MARK.length) === HWPX_MARK) return 'application/hwp+zip';
  const begun = BEGINNINGS.find(([, mark]) => mark.test(head.toString('latin1', 0, 8192)));
  return begun?.[0] ?? (await fileTypeFromBuffer(head))?.mime;
}

import { fileTypeFromBuffer } from 'file-type';

import { isKeyOf } from '../../../shared/words/records.js';
import { endingOf } from '../../../shared/words/files.types.js';
import type { DocumentEnding, DrawingEnding } from '../../../shared/words/files.types.js';

import { HeadCheck } from './head-check.js';
import type { PictureEnding } from './image-check.js';

/** Beginnings of formats that the library does not know: STEP (ISO 10303-21), and DXF as text or in binary. */
const BEGINNINGS: readonly (readonly [content: string, mark: RegExp])[] = [
  ['model/step', /^(?:\u00EF\u00BB\u00BF)?\s{0,80}ISO-10303-21\s{0,8};/],
  ['image/vnd.dxf', /^(?: {0,8}999 {0,8}\r?\n[^\n]{0,255}\n){0,20} {0,8}0 {0,8}\r?\nSECTION\s/],
  // oxlint-disable-next-line no-control-regex -- the mark has them
  ['image/vnd.dxf', /^AutoCAD Binary DXF\r\n\u001A\0/],
];

const officeOpen = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`;

/** The types of documents besides PDF and pictures, by the ending of their names. */
const types: Readonly<Record<Exclude<DocumentEnding | DrawingEnding, 'pdf' | PictureEnding>, string>> = {
  xlsx: officeOpen('spreadsheetml.sheet'),
  docx: officeOpen('wordprocessingml.document'),
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  step: 'model/step',
  stp: 'model/step',
  zip: 'application/zip',
};

/** The type a document is sent with, by its name; it was checked when it came. */
export function documentType(name: string): string {
  const ending = endingOf(name);
  return isKeyOf(types, ending) ? types[ending] : 'application/pdf';
}

/** Passes a document of this type on that its beginning tells; fails with the reason of `refusalOf` for any other. */
export class DocumentCheck extends HeadCheck {
  constructor(readonly type: string) {
    super();
  }

  protected async recognizes(head: Buffer): Promise<boolean> {
    return (await contentOf(head)) === this.type;
  }
}

async function contentOf(head: Buffer): Promise<string | undefined> {
  const begun = BEGINNINGS.find(([, mark]) => mark.test(head.toString('latin1', 0, 8192)));
  if (begun) return begun[0];
  const type = (await fileTypeFromBuffer(head))?.mime;
  return type === 'application/x-cfb' ? types.hwp : type;
}

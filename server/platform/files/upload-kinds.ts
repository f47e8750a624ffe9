import type { Transform } from 'node:stream';

import { isKeyOf } from '../../../shared/words/records.js';
import { documentEndings, drawingEndings, endingOf } from '../../../shared/words/files.types.js';

import { ArchiveCheck, archiveEndings } from './archive-check.js';
import { DocumentCheck, documentType } from './document-check.js';
import { ImageCheck, pictureTypes } from './image-check.js';
import { PdfCheck } from './pdf-check.js';
import { PictureCheck } from './picture-check.js';

/** Fails with one of `fileRefusals`; afterwards `type` is the type by content. */
type FileCheck = Transform & { readonly type: string };

/** The check for what its name says a file is; one that refuses everything for a name with another ending. */
function checkByName(name: string, endings: readonly string[]): FileCheck {
  const ending = endingOf(name);
  if (!endings.includes(ending)) return new DocumentCheck('');
  if (ending === 'pdf') return new PdfCheck();
  if (isKeyOf(pictureTypes, ending)) return new ImageCheck(pictureTypes[ending]);
  const archive = archiveEndings.find((each) => each === ending);
  return archive ? new ArchiveCheck(archive, documentType(name)) : new DocumentCheck(documentType(name));
}

/** The type a checked file is sent with, by its name. */
export function contentTypeOf(name: string): string {
  const ending = endingOf(name);
  return isKeyOf(pictureTypes, ending) ? pictureTypes[ending] : documentType(name);
}

/** Check of each kind, and the name of a file that came without one. */
const kinds = {
  pdf: { check: (): FileCheck => new PdfCheck(), ending: /\.pdf$/i, nameless: 'document.pdf' },
  image: { check: (): FileCheck => new ImageCheck(), ending: /\.(?:png|jpe?g|webp)$/i, nameless: 'image' },
  document: {
    check: (name: string): FileCheck => checkByName(name, documentEndings),
    ending: /\.(?:pdf|xlsx|docx|hwpx?|dwg|zip)$/i,
    nameless: 'document',
  },
  spreadsheet: {
    check: (name: string): FileCheck => checkByName(name, ['xlsx']),
    ending: /\.xlsx$/i,
    nameless: 'spreadsheet.xlsx',
  },
  drawing: {
    check: (name: string): FileCheck => checkByName(name, drawingEndings),
    ending: /\.(?:pdf|png|jpe?g|xlsx|docx|dwg|dxf|ste?p|zip)$/i,
    nameless: 'drawing',
  },
  picture: {
    check: (): FileCheck => new PictureCheck(),
    ending: /\.(?:jpe?g|png|webp|avif|svg)$/i,
    nameless: 'picture',
  },
} as const;

export type FileKind = keyof typeof kinds;

/** `name` is the file's, which says what a document has to be. */
export const checkOf = (kind: FileKind, name = ''): FileCheck => kinds[kind].check(name);

const LONGEST_NAME = 200;

/** Composed Unicode (Macs send it decomposed), no path, no control characters. */
export function cleanFileName(name: string, kind: FileKind): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .normalize('NFC')
    .trim();
  const ending = kinds[kind].ending.exec(clean)?.[0] ?? '';
  // By characters, because half of one could not be sent back.
  const stem = Array.from(clean.slice(0, clean.length - ending.length))
    .slice(0, LONGEST_NAME)
    .join('');
  return stem + ending || kinds[kind].nameless;
}

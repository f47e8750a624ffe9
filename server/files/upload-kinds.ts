import type { Transform } from 'node:stream';

import { DocumentCheck } from './document-check.js';
import { ImageCheck } from './image-check.js';
import { PdfCheck } from './pdf-check.js';

/** Fails with `unsupported_file`; afterwards `type` is the type by content. */
type FileCheck = Transform & { readonly type: string };

const isPdf = (name: string) => /\.pdf$/i.test(name);

/** How each kind is checked, and the name of a file that came without one. */
const kinds = {
  pdf: { check: (): FileCheck => new PdfCheck(), ending: /\.pdf$/i, nameless: 'document.pdf' },
  image: { check: (): FileCheck => new ImageCheck(), ending: /\.(?:png|jpe?g|webp)$/i, nameless: 'image' },
  document: {
    check: (name: string): FileCheck => (isPdf(name) ? new PdfCheck() : new DocumentCheck(name)),
    ending: /\.(?:pdf|xlsx|docx|hwpx?|dwg|zip)$/i,
    nameless: 'document',
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

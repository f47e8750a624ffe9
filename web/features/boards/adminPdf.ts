import type { Localized } from '@/lib/locale';

import { pdfTexts } from './adminPostForm.text';

/** Largest file the server takes: bytes (20 MB). */
export const PDF_MAX = 20 * 1024 * 1024;

/** What happens to a post's file when it is saved. */
export type PdfChoice = { file?: File; isRemoved?: boolean };

/** What keeps these files from being attached; undefined when it is one PDF that fits. */
export function pdfProblem(files: readonly Pick<File, 'type' | 'size'>[]): Localized | undefined {
  const [file, ...others] = files;
  if (!file) return undefined;
  if (others.length > 0) return pdfTexts.several;
  if (file.type !== 'application/pdf') return pdfTexts.notPdf;
  if (file.size === 0) return pdfTexts.empty;
  return file.size > PDF_MAX ? pdfTexts.tooLarge : undefined;
}

/** A file's size for reading: `812 KB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

import type { Localized } from '@/lib/locale';
import { isTooLarge, tooLargeText } from '@/lib/uploadLimit';

import { pdfTexts } from './adminPostForm.text';

/** What happens to a post's file when it is saved. */
export type PdfChoice = { file?: File; isRemoved?: boolean };

/** What keeps these files from being attached, each of at most so many MB; undefined when it is one PDF that fits. */
export function pdfProblem(files: readonly Pick<File, 'type' | 'size'>[], megabytes: number): Localized | undefined {
  const [file, ...others] = files;
  if (!file) return undefined;
  if (others.length > 0) return pdfTexts.several;
  if (file.type !== 'application/pdf') return pdfTexts.notPdf;
  if (file.size === 0) return pdfTexts.empty;
  return isTooLarge(file, megabytes) ? { ko: tooLargeText.ko(megabytes), en: tooLargeText.en(megabytes) } : undefined;
}

import type { FileRefusal } from '@shared/words/error.types';
import { endingOf } from '@shared/words/files.types';

import { fileTexts } from '@/admin/form.text';
import { isTooLarge, tooLargeText } from '@/admin/uploadLimit';
import { errorTexts } from '@/lib/error.text';
import { isHeic } from '@/lib/fileNames';
import type { Localized } from '@/lib/locale';

type FileProblem = FileRefusal | 'wrong_kind' | 'empty' | 'file_too_large';

/**
 * The reason not to send a file, as far as its name and size tell; undefined when there is none. The browser's type is
 * not asked: it depends on the programs that are installed.
 */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  endings: readonly string[],
  megabytes: number,
): FileProblem | undefined {
  if (!endings.includes(endingOf(name))) return isHeic(name) && endings.includes('jpg') ? 'heic_file' : 'wrong_kind';
  if (size === 0) return 'empty';
  return isTooLarge({ size }, megabytes) ? 'file_too_large' : undefined;
}

/** One sentence for each problem of this file, the server's included, with its name; `wrongKind` says which files are taken. */
export function fileProblemTexts(
  name: string,
  wrongKind: Localized,
  megabytes: number,
): Record<FileProblem, Localized> {
  const named = ({ ko, en }: Localized): Localized => ({ ko: `${name}: ${ko}`, en: `${name}: ${en}` });
  return {
    wrong_kind: named(wrongKind),
    unsupported_file: named(errorTexts.unsupported_file),
    protected_file: named(errorTexts.protected_file),
    heic_file: named(errorTexts.heic_file),
    empty: named(fileTexts.empty),
    file_too_large: named({ ko: tooLargeText.ko(megabytes), en: tooLargeText.en(megabytes) }),
  };
}

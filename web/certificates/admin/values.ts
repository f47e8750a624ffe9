import { certificateCategories } from '@shared/certificates/certificates.types';
import type { Certificate, CertificateCategory } from '@shared/certificates/certificates.types';
import { imageEndings, pdfEndings } from '@shared/words/files.types';

import { fileProblem } from '@/admin/file/fileProblem';
import type { Language } from '@/lib/locale';

/** Longest name, in characters. */
const NAME_MAX = 200;

/** The form as it is typed. `image` and `pdf` are file names, also while a file of that name is to be sent. */
export type CertificateValues = Record<'category' | 'name' | 'image' | 'pdf' | 'order', string>;
export const certificateFields = ['category', 'name', 'image', 'pdf', 'order'] as const;

export type FileName = 'image' | 'pdf';
export type ChosenFiles = Partial<Record<FileName, File>>;

/** The endings of the names of files that a field takes. */
export const endingsOf = { image: imageEndings, pdf: pdfEndings } as const;

/** A code of `problemTexts`; undefined when nothing is wrong. */
export function problemOf(field: keyof CertificateValues, values: CertificateValues): string | undefined {
  const value = values[field].normalize('NFC').trim();
  if (!value) return 'required';
  if (field === 'name' && value.length > NAME_MAX) return 'too_long';
  if (field === 'order' && !/^\d{1,6}$/.test(value)) return 'invalid_number';
  return undefined;
}

/** Problem of the files chosen for a field, at most so many MB each; undefined for one that fits. */
export function choiceProblem(
  field: FileName,
  [file, ...others]: readonly Pick<File, 'name' | 'size'>[],
  megabytes: number,
): string | undefined {
  if (others.length > 0) return 'several';
  return file && fileProblem(file, endingsOf[field], megabytes);
}

/** The stored certificate as the form shows it; a new one comes last. */
export function valuesOf(certificate: Certificate | undefined, stored: readonly Certificate[]): CertificateValues {
  if (certificate) {
    const { category, name, image, pdf, order } = certificate;
    return { category, name, image, pdf, order: String(order) };
  }
  const last = Math.max(0, ...stored.map(({ order }) => order));
  return { category: '', name: '', image: '', pdf: '', order: String(last + 1) };
}

/**
 * The categories to choose from. The English form has four: patents are left out, unless it is a patent that is edited,
 * which would lose its category otherwise.
 */
export function categoryChoices(language: Language, current: string): CertificateCategory[] {
  return certificateCategories.filter((each) => language === 'ko' || each !== 'patent' || current === 'patent');
}

/**
 * The request: files that were chosen, names that were typed. An edit sends what differs from how it began, so that what
 * somebody else has changed meanwhile stays. Text first: the server has read it before a file comes.
 */
export function formOf(values: CertificateValues, files: ChosenFiles, initial?: CertificateValues): FormData {
  const form = new FormData();
  for (const field of certificateFields) {
    const isFile = (field === 'image' || field === 'pdf') && files[field];
    const value = values[field].trim();
    if (!isFile && value !== initial?.[field]) form.append(field, value);
  }
  for (const field of ['image', 'pdf'] as const) {
    const file = files[field];
    if (file) form.append(field, file);
  }
  return form;
}

/**
 * The ids in the order that puts a saved certificate where its number says, when another one has the same number;
 * undefined when none has. `before` is the number it had: moving down, it goes behind the one whose number it took.
 */
export function orderAfterSaving(
  saved: Certificate,
  before: number | undefined,
  stored: readonly Certificate[],
): string[] | undefined {
  const others = stored.filter(({ id }) => id !== saved.id).toSorted((one, other) => one.order - other.order);
  if (before === saved.order || others.every(({ order }) => order !== saved.order)) return undefined;
  const isMovingDown = before !== undefined && before < saved.order;
  const place = others.filter(({ order }) => order < saved.order || (isMovingDown && order === saved.order)).length;
  return others.map(({ id }) => id).toSpliced(place, 0, saved.id);
}

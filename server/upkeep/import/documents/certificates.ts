import { builtInFiles } from '../../../../shared/certificates/built-in.js';
import { certificateCategories } from '../../../../shared/certificates/certificates.types.js';
import type { CertificateCategory } from '../../../../shared/certificates/certificates.types.js';
import { freeName } from '../../../certificates/free-name.js';
import { cleanText } from '../../../../shared/words/clean-text.js';
import type { CertificateName, PlannedFile, Remark, Untitled } from '../import.types.js';
import type { SourceDocument } from '../../../../tools/firestore-export/source.types.js';

import type { FileFinder } from './file-finder.js';
import { inspectFile } from './inspect.js';
import { countOf, described, idOf, readMoment, textOf } from './values.js';

export const CERTIFICATES = 'certificates';

const known = ['id', 'category', 'name', 'image', 'pdf', 'order', 'createdAt', 'updatedAt', 'deletedAt', 'deletedBy'];
const kinds = ['image', 'pdf'] as const;

/** The words of the former site, in the order in which they are looked for. */
const words: readonly [RegExp, CertificateCategory][] = [
  [/ISO.*(?:영문|English)/i, 'iso-en'],
  [/ISO/i, 'iso-ko'],
  [/ASME/i, 'asme'],
  [/특허|patent/i, 'patent'],
  [/\bKC/i, 'kc'],
];

/** A category under its name of this site or of the former one. */
export const categoryOf = (text: string): CertificateCategory | undefined =>
  certificateCategories.find((each) => each === text) ?? words.find(([word]) => word.test(text))?.[1];

/** A certificate as this site stores it; it needs its picture and its PDF. The names it takes are added to `taken`. */
export async function prepareCertificate(
  source: SourceDocument,
  finder: FileFinder,
  taken: Map<string, string>,
): Promise<Untitled> {
  const { place, collection, id, fields } = source;
  const key = `${collection}/${id}`;
  const remarks: Remark[] = [];
  const refused = (...own: Remark[]): Untitled => ({ kind: 'refused', place, key, collection, remarks: own });
  const name = cleanText(textOf(fields.get('name')) ?? '');
  if (!name) return refused({ code: 'no_title' });
  const category = categoryOf(textOf(fields.get('category')) ?? '');
  if (!category) return refused({ code: 'category_unknown', detail: textOf(fields.get('category')) ?? '' });

  const files: PlannedFile[] = [];
  const names: CertificateName[] = [];
  const named: Record<string, string> = {};
  const missing: Remark[] = [];
  for (const kind of kinds) {
    const value = cleanText(textOf(fields.get(kind)) ?? '');
    if (builtInFiles[kind].includes(value)) {
      named[kind] = value;
      continue;
    }
    const given = value.startsWith('data:') ? `${name}.${kind === 'pdf' ? 'pdf' : 'png'}` : undefined;
    const { file, remark } = await inspectFile({ key, field: kind, kind, value, name: given }, finder);
    if (!file) {
      missing.push({ ...remark, detail: remark.detail || kind });
      continue;
    }
    remarks.push(remark);
    files.push(file);
    // A name of this very file stays: it came in before.
    const others = [...taken].flatMap(([each, owner]) => (owner === file.id ? [] : [each]));
    const free = freeName(file.name, file.type, [...builtInFiles.image, ...builtInFiles.pdf, ...others]);
    // The next one of this name gets another.
    taken.set(free, file.id);
    named[kind] = free;
    names.push({ _id: free, file: file.id, type: file.type, size: file.size });
  }
  if (missing.length > 0) return refused({ code: 'incomplete' }, ...missing);
  const others = [...fields.keys()].filter((each) => !known.includes(each));
  if (others.length > 0) remarks.push({ code: 'unknown_fields', detail: described(others, fields) });

  const createdAt = readMoment(fields.get('createdAt'));
  const document = {
    _id: idOf(key, id, createdAt),
    category,
    name,
    image: named.image,
    pdf: named.pdf,
    order: countOf(fields.get('order')),
    deletedAt: readMoment(fields.get('deletedAt')),
    deletedBy: textOf(fields.get('deletedBy')) ?? null,
    ...(createdAt && { createdAt }),
    updatedAt: readMoment(fields.get('updatedAt')) ?? createdAt,
  };
  return { kind: 'prepared', place, key, collection, document, files, names, remarks };
}

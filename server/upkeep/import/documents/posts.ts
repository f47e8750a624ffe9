import { allBoards, collectionName } from '../../../posts/boards/collections.js';
import type { BoardRef } from '../../../posts/boards/collections.js';
import { foundPost } from '../../../posts/boards/found-post.js';
import { MOST_FILES, postCategories } from '../../../../shared/posts/boards.types.js';
import { searchFieldsOf } from '../../../posts/lists/search-fields.js';
import { cleanText } from '../../../../shared/words/clean-text.js';
import type { Remark, Untitled } from '../import.types.js';
import type { SourceDocument, SourceValue } from '../../../../tools/firestore-export/source.types.js';

import type { FileFinder } from './file-finder.js';
import { inspectFile } from './inspect.js';
import type { Inspected } from './inspect.js';
import { isHash } from './passwords.js';
import { countOf, described, idOf, listOf, mapOf, objectId, readMoment, textOf } from './values.js';

/** The board of a collection. */
export const boardOfCollection = (collection: string): BoardRef | undefined =>
  allBoards.find((board) => collectionName(board) === collection);

/** Fields that the former site wrote, and those that this site adds in its own exports. */
const known = new Set([
  'id',
  'title',
  'content',
  'category',
  'createdAt',
  'updatedAt',
  'viewCount',
  'author',
  'language',
  'pdfFile',
  'pdfFileName',
  'password',
  'files',
  'twin',
  'twinState',
  'tender',
  'pinnedUntil',
  'deletedAt',
  'deletedBy',
]);

/** A post as this site stores it, or why it cannot come in. */
export async function preparePost(source: SourceDocument, finder: FileFinder): Promise<Untitled> {
  const { place, collection, id, fields } = source;
  const key = `${collection}/${id}`;
  const remarks: Remark[] = [];
  const title = cleaned(fields.get('title'), remarks, false);
  const content = cleaned(fields.get('content'), remarks, true);
  if (!title) return { kind: 'refused', place, key, collection, remarks: [{ code: 'no_title' }] };
  if (!content) remarks.push({ code: 'no_content' });

  const createdAt = momentIn(fields.get('createdAt'), remarks);
  const category = textOf(fields.get('category'));
  if (category && !postCategories.some((each) => each === category))
    remarks.push({ code: 'category_unknown', detail: category.slice(0, 100) });
  const password = textOf(fields.get('password'))?.trim() ? textOf(fields.get('password')) : undefined;
  const plainPassword = password && !isHash(password) ? password : undefined;
  if (plainPassword) remarks.push({ code: 'password_hashed' });
  const author = cleanText(textOf(fields.get('author')) ?? '');
  if (author) remarks.push({ code: 'author_kept', detail: author.slice(0, 100) });
  const others = [...fields.keys()].filter((name) => !known.has(name));
  if (others.length > 0) remarks.push({ code: 'unknown_fields', detail: described(others, fields) });

  const pdf = await pdfOf(key, fields, finder);
  const further = await furtherFiles(key, fields.get('files'), finder);
  remarks.push(...[...(pdf ? [pdf] : []), ...further].map(({ remark }) => remark));
  const files = [pdf, ...further].flatMap((each) => each?.file ?? []);

  const post = foundPost({
    _id: idOf(key, id, createdAt),
    title,
    content,
    category,
    viewCount: countOf(fields.get('viewCount')),
    pdfFile: pdf?.file?.id,
    pdfFileName: pdf?.file?.name,
    files: further.flatMap(({ file }) => (file ? [{ file: file.id, name: file.name, size: file.size }] : [])),
    password: plainPassword ?? password,
    twin: objectId(fields.get('twin')),
    twinState: fields.get('twinState'),
    tender: tenderOf(fields.get('tender')),
    pinnedUntil: fields.get('pinnedUntil'),
    createdAt,
    updatedAt: readMoment(fields.get('updatedAt')) ?? createdAt,
    deletedAt: readMoment(fields.get('deletedAt')),
    deletedBy: textOf(fields.get('deletedBy')) ?? null,
  });
  const language = boardOfCollection(collection)?.name;
  const document = {
    ...post,
    language: language === 'legacy' ? null : language,
    ...(author && { author }),
    ...searchFieldsOf(post),
  };
  return { kind: 'prepared', place, key, collection, document, plainPassword, files, names: [], remarks };
}

function cleaned(value: SourceValue | undefined, remarks: Remark[], hasLines: boolean): string {
  const text = textOf(value) ?? '';
  if (text !== text.normalize('NFC')) remarks.push({ code: 'text_normalized', detail: hasLines ? 'content' : 'title' });
  return cleanText(text.replaceAll(/[\p{Cs}]/gu, ''), hasLines);
}

/** The date of a document, and what there is to say of it. */
export function momentIn(value: SourceValue | undefined, remarks: Remark[]): Date | null {
  const moment = readMoment(value);
  if (value === undefined || value === null || value === '') remarks.push({ code: 'no_date' });
  else if (!moment) remarks.push({ code: 'date_unreadable', detail: JSON.stringify(value).slice(0, 100) });
  return moment;
}

/** The PDF, under whatever name the former site knew it. */
async function pdfOf(
  key: string,
  fields: SourceDocument['fields'],
  finder: FileFinder,
): Promise<Inspected | undefined> {
  const value = fields.get('pdfFile');
  const given = textOf(fields.get('pdfFileName'))?.trim() || undefined;
  const { content, name } = fileIn(value);
  if (content === undefined) return undefined;
  return inspectFile({ key, field: 'pdfFile', kind: 'pdf', value: content, name: given ?? name }, finder);
}

/** A file as a text or bytes, or a map of a file's data and name. */
function fileIn(value: SourceValue | undefined): { content?: string | Uint8Array; name?: string } {
  if (value instanceof Uint8Array) return { content: value };
  if (typeof value === 'string') return value.trim() === '' ? {} : { content: value.trim() };
  const { name, file, data, dataUrl, url, downloadURL, path } = mapOf(value);
  const content = [file, dataUrl, data, url, downloadURL, path].find(
    (each) => (typeof each === 'string' && each !== '') || each instanceof Uint8Array,
  );
  return {
    ...(typeof name === 'string' && name !== '' && { name }),
    ...((typeof content === 'string' || content instanceof Uint8Array) && { content }),
  };
}

async function furtherFiles(key: string, value: SourceValue | undefined, finder: FileFinder): Promise<Inspected[]> {
  const found: Inspected[] = [];
  for (const [index, each] of listOf(value).slice(0, MOST_FILES).entries()) {
    const { content, name } = fileIn(each);
    if (content !== undefined)
      found.push(await inspectFile({ key, field: `files.${index}`, kind: 'document', value: content, name }, finder));
  }
  return found;
}

function tenderOf(value: SourceValue | undefined) {
  const { first, closesAt, ...tender } = mapOf(value);
  return { ...tender, closesAt: readMoment(closesAt), first: objectId(first) };
}

import { languages } from '../words/localized.types.js';
import { fieldsOf } from '../words/records.js';

import type { FieldAuthor, FieldChange, VersionChange } from './content-editing.types.js';
import type { Field, Fields } from './fields/fields.types.js';
import { isMoved } from './fields/merge.js';
import { isSame, partsOf, pathTo } from './fields/paths.js';
import { listOf } from './fields/view.js';

type Changed = Omit<FieldAuthor, 'by'>;

/** A list of which more is changed at once is one thing. */
const MOST = 100;

/** The fields that differ between two values. A list whose entries have other places is one of them, as a whole. */
export function fieldsChanged(fields: Fields, before: unknown, after: unknown, within = ''): Changed[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    changedIn(field, fieldsOf(before)[name], fieldsOf(after)[name], pathTo(within, name)),
  );
}

function changedIn(field: Field, before: unknown, after: unknown, path: string): Changed[] {
  if (isSame(before, after)) return [];
  const parts = partsOf(field);
  if (parts) return fieldsChanged(parts, before, after, path);
  if (field.kind === 'line' || field.kind === 'lines') {
    const [old, now] = [fieldsOf(before), fieldsOf(after)];
    return languages.filter((each) => !isSame(old[each], now[each])).map((language) => ({ path, language }));
  }
  if (field.kind !== 'list') return [{ path }];
  const [old, now] = [listOf(before), listOf(after)];
  if (old.length !== now.length || isMoved(old, now)) return [{ path }];
  const found = now.flatMap((entry, index) => fieldsChanged(field.fields, old[index], entry, pathTo(path, index)));
  return found.length > MOST ? [{ path }] : found;
}

/** The authors of a draft after somebody has changed these fields; in a list with other places, those of the whole list. */
export function withAuthor(
  authors: readonly FieldAuthor[],
  changed: readonly Changed[],
  person: string | null,
): FieldAuthor[] {
  const kept = authors.map((author) => {
    const list = changed.find(({ path }) => author.path.startsWith(`${path}.`));
    return list ? { path: list.path, by: author.by } : author;
  });
  const all = [...kept, ...(person === null ? [] : changed.map((each) => ({ ...each, by: person })))];
  return [...new Map(all.map((each) => [[each.path, each.language, each.by].join(' '), each])).values()];
}

/** True if a change is one of an author's: of the field, or within it. */
const isOf = ({ path, language }: Changed, author: Changed): boolean =>
  path.startsWith(`${author.path}.`) ||
  (path === author.path && (author.language === undefined || language === undefined || author.language === language));

/** The authors of these fields alone. */
export const authorsOf = (authors: readonly FieldAuthor[], changed: readonly Changed[]): FieldAuthor[] =>
  authors.filter((author) => changed.some((each) => isOf(each, author) || isOf(author, each)));

/** Changes with the names of those who made them. */
export const changesBy = (changes: readonly FieldChange[], authors: readonly FieldAuthor[]): VersionChange[] =>
  changes.map((change) => {
    const by = new Set(authors.filter((author) => isOf(change, author)).map((author) => author.by));
    return by.size > 0 ? { ...change, by: [...by] } : change;
  });

import type { Field, Fields } from '@shared/content/fields/fields.types';
import { fieldsOf } from '@shared/words/records';
import { productNames } from '@shared/questionnaire/products.text';

import type { Language, Localized } from '@/lib/locale';

const isFieldsObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Value at a path, e.g. at `offices.1.tel`. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => fieldsOf(at)[name], value);
}

/** The same value with something else at a path; undefined takes out what stands there. */
export function withValueAt(value: unknown, path: string, next: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? next : withValueAt(fieldsOf(value)[name], rest.join('.'), next);
  if (Array.isArray(value)) return value.map((each: unknown, index) => (index === Number(name) ? inner : each));
  return definedOf({ ...fieldsOf(value), [name]: inner });
}

const definedOf = (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));

/**
 * Applies the changes typed since `sent` to the server's present value. Untouched values are the same object in `sent`
 * and `local`, and of what both changed the newer typing counts.
 */
export function rebased(sent: unknown, local: unknown, server: unknown): unknown {
  if (Object.is(sent, local)) return server;
  if (Array.isArray(sent) && Array.isArray(local) && Array.isArray(server)) {
    // Entries that somebody else added meanwhile stand at the end.
    const added: readonly unknown[] = server.slice(sent.length);
    const isSameLength = sent.length === local.length && local.length + added.length === server.length;
    const typed: readonly unknown[] = local;
    const joined = isSameLength ? typed.map((each, index) => rebased(sent[index], each, server[index])) : typed;
    return [...joined, ...added];
  }
  if (![sent, local, server].every(isFieldsObject)) return local;
  const [before, mine, theirs] = [fieldsOf(sent), fieldsOf(local), fieldsOf(server)];
  const names = Object.keys({ ...theirs, ...mine });
  return definedOf(Object.fromEntries(names.map((name) => [name, rebased(before[name], mine[name], theirs[name])])));
}

/** First value of a field: empty, and without optional parts. */
export function emptyOf(field: Field): unknown {
  switch (field.kind) {
    case 'line':
      return { ko: '', en: '' };
    case 'lines':
      return { ko: [], en: [] };
    case 'figure':
      return undefined;
    case 'flag':
      return false;
    case 'picture':
      return { picture: '', alt: { ko: '', en: '' } };
    case 'group':
      return emptyEntry(field.fields);
    case 'list':
      return Array.from({ length: field.least }, () => emptyEntry(field.fields));
    default:
      return '';
  }
}

/** A new entry of a list. */
export function emptyEntry(fields: Fields): Readonly<Record<string, unknown>> {
  const asked = Object.entries(fields).filter(([, field]) => !field.isOptional);
  return definedOf(Object.fromEntries(asked.map(([name, field]) => [name, emptyOf(field)])));
}

/** Value of a field in words: for a cell of a table or the title of an entry. */
export function shownWords(field: Field, value: unknown, language: Language): string {
  switch (field.kind) {
    case 'line':
    case 'lines':
      return wordsIn(fieldsOf(value)[language]);
    case 'choice':
      return nameIn(field.options, value, language);
    case 'family':
      return nameIn(productNames, value, language);
    case 'picture':
      return wordsIn(fieldsOf(fieldsOf(value).alt)[language]);
    case 'figure':
      return value === undefined ? '' : [wordsIn(value), field.unit].filter(Boolean).join(' ');
    case 'group':
      return titleOf(field.fields, value, language);
    case 'flag':
    case 'logo':
    case 'list':
      return '';
    default:
      return wordsIn(value);
  }
}

const nameIn = (names: Readonly<Record<string, Localized>>, value: unknown, language: Language) =>
  names[String(value)]?.[language] ?? '';

/** All words of a value, whatever it is: one of two texts to choose from. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(wordsIn).filter(Boolean).join('\n');
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

const TITLE_LENGTH = 60;

/** The first words of an entry; what is to be seen on a picture says less than any others. */
export function titleOf(fields: Fields, value: unknown, language: Language): string {
  const all = Object.entries(fields);
  const pictures = all.filter(([, { kind }]) => kind === 'picture');
  for (const [name, field] of [...all.filter(([, { kind }]) => kind !== 'picture'), ...pictures]) {
    const words = shownWords(field, fieldsOf(value)[name], language).trim();
    if (words) return words.length > TITLE_LENGTH ? `${words.slice(0, TITLE_LENGTH)}…` : words;
  }
  return '';
}

/** The names that lead to a field: `사무소 2`, `전화`. */
export function labelsOf(fields: Fields, path: string, language: Language): string[] {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (!field) return [];
  const label = field.label[language];
  if (field.kind === 'group' && rest.length > 0) return [label, ...labelsOf(field.fields, rest.join('.'), language)];
  const [index, ...inner] = rest;
  if (field.kind !== 'list' || index === undefined) return [label];
  return [`${field.entry[language]} ${Number(index) + 1}`, ...labelsOf(field.fields, inner.join('.'), language)];
}

/** A field by its path; `index` is that of a paragraph in it. */
type Leaf = { path: string; index?: string };

/** The field that a problem or a conflict is about: those of paragraphs name the paragraph, too. */
export function leafAt(fields: Fields, path: string): Leaf {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (field?.kind === 'lines') return { path: name, index: rest[0] };
  if (field?.kind === 'group') return within(name, leafAt(field.fields, rest.join('.')));
  const [index, ...inner] = rest;
  if (field?.kind !== 'list' || index === undefined || inner.length === 0) return { path };
  return within(`${name}.${index}`, leafAt(field.fields, inner.join('.')));
}

const within = (before: string, leaf: Leaf): Leaf => ({ ...leaf, path: [before, leaf.path].filter(Boolean).join('.') });

/** Path of a field's words within the value. */
export function wordsPath(fields: Fields, path: string, language: Language | undefined): string {
  const leaf = leafAt(fields, path);
  return [leaf.path, language, leaf.index].filter((part) => part !== undefined).join('.');
}

/** True if both languages are empty. */
export const isBlank = (value: Localized<string | readonly string[]>): boolean =>
  value.ko.length === 0 && value.en.length === 0;

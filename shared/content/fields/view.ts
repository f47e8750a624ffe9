import type { Language } from '../../words/localized.types.js';
import { fieldsOf, isKeyOf } from '../../words/records.js';
import { telephoneIn } from '../telephone.js';

import { fieldMark } from './field-marks.js';
import type { Field, Fields, PictureRole, PictureSources, StoredValue, ViewOf } from './fields.types.js';
import { pathTo } from './paths.js';

/** Tools for a view besides the document. */
export type ViewTools = {
  /** The files of a picture in the sizes of a role; throws if there is none of this name. */
  pictureOf: (name: string, role: PictureRole) => PictureSources;
  /** The address of a logo. */
  logoOf: (name: string) => string;
  /** Values for `{name}` in words; other braces stay. */
  facts: Readonly<Record<string, string>>;
  /** Values in entries about a product family, by the family: its limits, too. */
  familyFacts?: Readonly<Partial<Record<string, ViewTools['facts']>>>;
  /** For editors: each text says which field it comes from (`field-marks.ts`). */
  isMarked?: boolean;
};

/** View of a document for a page in one language; `path` is the document's place. */
export function viewOf<F extends Fields>(
  fields: F,
  value: unknown,
  language: Language,
  tools: ViewTools,
  path = '',
): ViewOf<F> {
  const held = fieldsOf(value);
  const given = Object.entries(fields).filter(([name]) => held[name] !== undefined);
  const shown = given.map(([name, field]) => [name, shownOf(field, held[name], language, tools, pathTo(path, name))]);
  const marks = tools.isMarked ? marksOf(given, path) : {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made field by field, as the type is
  return Object.fromEntries([...shown, ...Object.entries(marks)]) as ViewOf<F>;
}

/** The marks of what pages write in words of their own: figures and dates. */
function marksOf(fields: readonly [string, Field][], path: string): { marks?: Record<string, string> } {
  const written = fields.filter(([, { kind }]) => kind === 'figure' || kind === 'day' || kind === 'month');
  if (written.length === 0) return {};
  return { marks: Object.fromEntries(written.map(([name]) => [name, fieldMark(pathTo(path, name))])) };
}

function shownOf(field: Field, value: unknown, language: Language, tools: ViewTools, path: string): unknown {
  const said = (words: unknown) => withFacts(String(words), tools.facts) + (tools.isMarked ? fieldMark(path) : '');
  const address = (src: string, at: string) => (tools.isMarked ? `${src}#${at}` : src);
  switch (field.kind) {
    case 'line':
      return said(fieldsOf(value)[language]);
    case 'lines':
      return listOf(fieldsOf(value)[language]).map(said);
    case 'plain':
      return said(field.form === 'telephone' ? telephoneIn(language, String(value)) : value);
    case 'picture': {
      const { picture, alt } = fieldsOf(value);
      const files = tools.pictureOf(String(picture), field.role);
      const img = { ...files.img, src: address(files.img.src, pathTo(path, 'picture')) };
      return { picture: { ...files, img }, alt: String(fieldsOf(alt)[language]) };
    }
    case 'logo':
      return address(tools.logoOf(String(value)), path);
    case 'group':
      return viewOf(field.fields, value, language, tools, path);
    case 'list':
      return listOf(value).map((each, index) => {
        const facts = tools.familyFacts?.[familyIn(field.fields, each) ?? ''] ?? tools.facts;
        return viewOf(field.fields, each, language, { ...tools, facts }, pathTo(path, index));
      });
    default:
      return value;
  }
}

/** The product family that an entry is about. */
export function familyIn(fields: Fields, entry: unknown): string | undefined {
  const name = Object.keys(fields).find((each) => fields[each]?.kind === 'family');
  const family = name === undefined ? undefined : fieldsOf(entry)[name];
  return typeof family === 'string' ? family : undefined;
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const withFacts = (words: string, facts: ViewTools['facts']) =>
  words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isKeyOf(facts, name) ? facts[name] : undefined) ?? whole);

/** The pictures and logos that a value names. */
export function pictureNamesIn(fields: Fields, value: StoredValue): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    const held = value[name];
    if (held === undefined) return [];
    if (field.kind === 'picture') return [String(fieldsOf(held).picture)];
    if (field.kind === 'logo') return typeof held === 'string' ? [held] : [];
    if (field.kind === 'group') return pictureNamesIn(field.fields, fieldsOf(held));
    if (field.kind === 'list') return listOf(held).flatMap((each) => pictureNamesIn(field.fields, fieldsOf(each)));
    return [];
  });
}

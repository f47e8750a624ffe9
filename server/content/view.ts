import type { Language } from '../common/localized.types.js';
import { fieldsOf, isKeyOf } from '../common/records.js';

import type { Field, Fields, PictureRole, PictureSources, StoredValue, ViewOf } from './fields.types.js';

/** What a view is made with besides the document. */
export type ViewTools = {
  /** The files of a picture in the sizes of a role; throws if there is none of this name. */
  pictureOf: (name: string, role: PictureRole) => PictureSources;
  /** The address of a logo. */
  logoOf: (name: string) => string;
  /** What stands for `{name}` in words; other braces stay. */
  facts: Readonly<Record<string, string>>;
};

/** What a document says to a page in one language. */
export function viewOf<F extends Fields>(fields: F, value: unknown, language: Language, tools: ViewTools): ViewOf<F> {
  const held = fieldsOf(value);
  const shown = Object.entries(fields).flatMap(([name, field]) =>
    held[name] === undefined ? [] : [[name, shownOf(field, held[name], language, tools)]],
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made field by field, as the type is
  return Object.fromEntries(shown) as ViewOf<F>;
}

function shownOf(field: Field, value: unknown, language: Language, tools: ViewTools): unknown {
  switch (field.kind) {
    case 'line':
      return withFacts(String(fieldsOf(value)[language]), tools.facts);
    case 'lines':
      return listOf(fieldsOf(value)[language]).map((each) => withFacts(String(each), tools.facts));
    case 'plain':
      return withFacts(String(value), tools.facts);
    case 'picture': {
      const { picture, alt } = fieldsOf(value);
      return { picture: tools.pictureOf(String(picture), field.role), alt: String(fieldsOf(alt)[language]) };
    }
    case 'logo':
      return tools.logoOf(String(value));
    case 'group':
      return viewOf(field.fields, value, language, tools);
    case 'list':
      return listOf(value).map((each) => viewOf(field.fields, each, language, tools));
    default:
      return value;
  }
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

import type { Localized } from './localized.types.js';

type Text = string | readonly string[] | ((...values: never[]) => unknown);
type Table = Localized<Text> | { readonly [name: string]: Table };

type Wide<T> = T extends string ? string : T extends readonly string[] ? readonly string[] : T;
type Words<T> = T extends { ko: infer Ko extends Text; en: infer En extends Text }
  ? Localized<Wide<Ko | En>>
  : { readonly [Name in keyof T]: Words<T[Name]> };

/**
 * A pair of words, or a table of pairs however deep: a missing language does not compile, and every text has the type
 * `string`, whatever it says. Texts may be lists, or functions of what stands in them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function words<const T extends Table>(table: T): Words<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same object: only literal types are widened
  return table as Words<T>;
}

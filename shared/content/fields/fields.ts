import type { Localized } from '../../words/localized.types.js';

import type { Field, Fields, PlainField } from './fields.types.js';

/** Builders of the fields that documents consist of: a document is described by them, and everything follows from that. */

type Said = { hint?: Localized };

/** Words of one line, or of a paragraph, in both languages; `max` characters. */
export const line = (label: Localized, max: number, said: Said = {}) =>
  ({ kind: 'line', label, max, ...said }) as const;

/** Paragraphs, or entries of a plain list, in both languages; each has at most `max` characters. */
export const lines = (label: Localized, max: number, { most = 20, ...said }: Said & { most?: number } = {}) =>
  ({ kind: 'lines', label, max, most, ...said }) as const;

/** One line that is the same in both languages, e.g. a telephone number. */
export const plain = (label: Localized, max: number, said: Said & Pick<PlainField, 'form'> = {}) =>
  ({ kind: 'plain', label, max, ...said }) as const;

/** A number, with its unit where it has one. */
export const figure = (
  label: Localized,
  {
    least,
    most,
    ...said
  }: Said & { least: number; most: number; unit?: string; decimals?: number; notBelow?: readonly string[] },
) => ({ kind: 'figure', label, least, most, ...said }) as const;

/** A day, YYYY-MM-DD. */
export const day = (label: Localized, said: Said = {}) => ({ kind: 'day', label, ...said }) as const;

/** A month, YYYY-MM. */
export const month = (label: Localized, said: Said = {}) => ({ kind: 'month', label, ...said }) as const;

/** An https address. A video is one of the known places of videos. */
export const link = (label: Localized, said: Said & { isVideo?: true } = {}) =>
  ({ kind: 'link', label, ...said }) as const;

/** A picture and what is to be seen on it, in both languages. The role says in which sizes it is needed. */
export const picture = (label: Localized, role: 'hero' | 'card', said: Said = {}) =>
  ({ kind: 'picture', label, role, ...said }) as const;

/** A logo: a drawing that comes with the site or a picture of the office. */
export const logo = (label: Localized) => ({ kind: 'logo', label }) as const;

/** One of several, each with its name. */
export const choice = <Name extends string>(
  label: Localized,
  options: Readonly<Record<Name, Localized>>,
  said: Said = {},
) => ({ kind: 'choice', label, options, ...said }) as const;

/** Yes or no. */
export const flag = (label: Localized, said: Said = {}) => ({ kind: 'flag', label, ...said }) as const;

/** A product family. */
export const family = (label: Localized) => ({ kind: 'family', label }) as const;

/** Fields that belong together. */
export const group = <const Inner extends Fields>(label: Localized, fields: Inner, said: Said = {}) =>
  ({ kind: 'group', label, fields, ...said }) as const;

/** Any number of the same, between `least` and `most`; `entry` is what one is called. `isFixed` lists are neither longer nor shorter. */
export const list = <const Inner extends Fields>(
  label: Localized,
  fields: Inner,
  {
    least = 0,
    most = 100,
    entry,
    ...said
  }: Said & { least?: number; most?: number; entry: Localized; isFixed?: true; orderedBy?: string & keyof Inner },
) => ({ kind: 'list', label, fields, least, most, entry, ...said }) as const;

/** Makes a field optional. */
export const optional = <const Inner extends Field>(field: Inner): Inner & { isOptional: true } => ({
  ...field,
  isOptional: true,
});

/** True while a document holds samples: pages say so, and the administrators' list of remaining work. */
export const sample = () =>
  flag(
    { ko: '예시 내용', en: 'Sample content' },
    {
      hint: {
        ko: '실제 내용으로 바꾸셨으면 끄세요. 페이지의 예시 안내도 함께 사라집니다.',
        en: 'Turn this off once the content is your own. The sample notes on the pages disappear with it.',
      },
    },
  );

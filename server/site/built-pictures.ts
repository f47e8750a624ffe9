import type { Localized } from '../../shared/words/localized.types.js';
import { fieldsOf, keysOf } from '../../shared/words/records.js';
import { documents } from '../../shared/content/documents.js';
import type { Field, Fields } from '../../shared/content/fields/fields.types.js';
import { listOf } from '../../shared/content/fields/view.js';

import { defaultContent } from './defaults.js';

/** Descriptions of the built-in pictures and logos, by name: taken from the first place of each. */
export const builtPictureWords: Readonly<Record<string, Localized>> = Object.fromEntries(
  keysOf(documents)
    .flatMap((name) => within(documents[name].fields, defaultContent[name]))
    .toReversed(),
);

type Described = [picture: string, words: Localized];

function within(fields: Fields, value: unknown): Described[] {
  const held = fieldsOf(value);
  const all = Object.entries(fields);
  // A logo shows whose name stands beside it.
  const [beside] = all.filter(([, { kind }]) => kind === 'plain').map(([name]) => String(held[name]));
  return all.flatMap(([name, field]) => ofField(field, held[name], beside));
}

function ofField(field: Field, value: unknown, beside: string | undefined): Described[] {
  switch (field.kind) {
    case 'picture': {
      const { picture, alt } = fieldsOf(value);
      const { ko, en } = fieldsOf(alt);
      return [[String(picture), { ko: String(ko), en: String(en) }]];
    }
    case 'logo':
      return beside === undefined ? [] : [[String(value), { ko: beside, en: beside }]];
    case 'group':
      return within(field.fields, value);
    case 'list':
      return listOf(value).flatMap((each) => within(field.fields, each));
    default:
      return [];
  }
}

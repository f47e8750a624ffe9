import type { Language } from '../common/localized.types.js';
import { fieldsOf } from '../common/records.js';

import type { Field, Fields } from './fields.types.js';
import { entryPlaceOf, placeOf } from './paths.js';
import type { Place } from './paths.js';
import { familyIn, listOf } from './view.js';

/** What somebody has written in a field; `family` is the product family that it is about, where it is about one. */
export type WrittenText = Place & { words: string; family?: string };

/** All texts of a document in a language, in the order of its fields. Telephone numbers and the like are none. */
export const textsIn = (fields: Fields, value: unknown, language: Language, family?: string): WrittenText[] =>
  within(fields, value, { path: '', labels: [] }, { language, family });

type Asked = { language: Language; family: string | undefined };

const within = (fields: Fields, value: unknown, place: Place, asked: Asked): WrittenText[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    ofField(field, fieldsOf(value)[name], placeOf(place, name, field), asked),
  );

function ofField(field: Field, value: unknown, place: Place, asked: Asked): WrittenText[] {
  const own = fieldsOf(value)[asked.language];
  const said = (words: unknown): WrittenText[] =>
    typeof words === 'string' && words !== '' ? [{ ...place, words, family: asked.family }] : [];
  switch (field.kind) {
    case 'line':
      return said(own);
    case 'lines':
      return listOf(own).flatMap(said);
    case 'plain':
      return field.form ? [] : said(value);
    case 'group':
      return within(field.fields, value, place, asked);
    case 'list':
      return listOf(value).flatMap((entry, index) => {
        const family = familyIn(field.fields, entry) ?? asked.family;
        return within(field.fields, entry, entryPlaceOf(place, field, index), { ...asked, family });
      });
    default:
      return [];
  }
}

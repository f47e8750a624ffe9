import type { Localized } from '../../words/localized.types.js';
import { searchable } from '../../words/searchable.js';
import { termsOf } from '../../words/trade-words.js';
import type { FoundField } from '../content-editing.types.js';
import type { DocumentName } from '../content.types.js';
import { fieldsIn } from '../texts.js';
import type { FieldAt } from '../texts.js';

import type { ContentDocument } from './fields.types.js';

/** Fields that are found at most. */
const MOST = 30;

/** A document, and what it says now. */
type Said = { name: DocumentName; described: Pick<ContentDocument, 'title' | 'fields'>; value: unknown };

/** The fields that a search is about: by their names first, then those whose name is part of it, then by what they say. */
export function fieldsFound(documents: readonly Said[], search: string): FoundField[] {
  const terms = termsOf(search);
  if (terms.length === 0) return [];
  const isIn = (text: string) => terms.every((spellings) => spellings.some((each) => text.includes(each)));
  const whole = searchable(search);
  const rankOf = (names: readonly Localized[], { labels, said }: FieldAt) => {
    const all = plainOf(names);
    if (isIn(all)) return 0;
    if (namesOf(labels.slice(-1)).some((own) => own.length > 1 && whole.includes(own))) return 1;
    return isIn(all + plainOf([said])) ? 2 : undefined;
  };
  const found = documents.flatMap(({ name, described: { title, fields }, value }) =>
    fieldsIn(fields, value).flatMap((each) => {
      const rank = rankOf([title, ...each.labels], each);
      const { path, labels, said } = each;
      return rank === undefined ? [] : [{ rank, document: name, title, path, labels, said: beginningOf(said) }];
    }),
  );
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ rank: _rank, ...field }) => field);
}

const namesOf = (names: readonly Localized[]) => names.flatMap(({ ko, en }) => [searchable(ko), searchable(en)]);

const plainOf = (names: readonly Localized[]) => namesOf(names).join(' ');

/** As much as stands beside the name of a field: characters. */
const SHOWN = 100;

const beginningOf = ({ ko, en }: Localized): Localized => ({ ko: ko.slice(0, SHOWN), en: en.slice(0, SHOWN) });

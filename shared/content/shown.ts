import { languages } from '../words/localized.types.js';
import type { Localized } from '../words/localized.types.js';
import { fieldsOf, recordOf } from '../words/records.js';

import type { Field, Fields, StoredValue } from './fields/fields.types.js';
import { isMoved } from './fields/merge.js';
import { partsOf } from './fields/paths.js';
import { listOf } from './fields/view.js';

/** One part of a value: as it was published last, and as each language shows it. */
type Sides = { newest: unknown; shown: Localized<unknown> };

/**
 * Published words of each language. Fields without a language, and a list whose entries differ between languages, are
 * as published last.
 */
export function wordsAsShown(fields: Fields, newest: unknown, shown: Localized<unknown>): StoredValue {
  const whole = Object.entries(fields).map(
    ([name, field]) => [name, fieldAsShown(field, partOf({ newest, shown }, name))] as const,
  );
  return Object.fromEntries(whole.filter(([, each]) => each !== undefined));
}

const partOf = ({ newest, shown }: Sides, name: string | number): Sides => ({
  newest: fieldsOf(newest)[name],
  shown: { ko: fieldsOf(shown.ko)[name], en: fieldsOf(shown.en)[name] },
});

function fieldAsShown(field: Field, sides: Sides): unknown {
  const { newest, shown } = sides;
  const isThere = (value: unknown) => typeof value === 'object';
  // Words that a language does not show at all are blank in it.
  if (field.kind === 'line') return isThere(newest) ? halvesOf(shown, '') : newest;
  if (field.kind === 'lines') return isThere(newest) ? halvesOf(shown, []) : newest;
  if (![newest, shown.ko, shown.en].every(isThere)) return newest;
  const parts = partsOf(field);
  if (parts) return wordsAsShown(parts, newest, shown);
  return field.kind === 'list' ? listAsShown(field.fields, sides) : newest;
}

const halvesOf = (shown: Sides['shown'], blank: unknown) =>
  recordOf(languages.map((each) => [each, fieldsOf(shown[each])[each] ?? blank]));

function listAsShown(fields: Fields, sides: Sides): unknown {
  const newest = listOf(sides.newest);
  const isOfOneOrder = languages.every((each) => {
    const there = listOf(sides.shown[each]);
    return there.length === newest.length && !isMoved(there, newest);
  });
  if (!isOfOneOrder) return newest;
  return newest.map((entry, index) => wordsAsShown(fields, entry, partOf(sides, index).shown));
}

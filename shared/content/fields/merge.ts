import { languages } from '../../words/localized.types.js';
import type { Language } from '../../words/localized.types.js';
import { fieldsOf } from '../../words/records.js';
import type { FieldConflict } from '../content-editing.types.js';

import type { Field, Fields, StoredValue } from './fields.types.js';
import { isSame, partsOf, pathTo } from './paths.js';
import { listOf } from './view.js';

/** One part of a value: as both had it, and as each made it. */
type Sides = { was: unknown; mine: unknown; theirs: unknown };

type Place = { path: string; language?: Language; conflicts: FieldConflict[] };

/**
 * Joins what two made of one value, field by field; both languages of words are fields of their own. A field that both
 * changed differently stays as `theirs`, and is a conflict.
 */
export function merged(
  fields: Fields,
  was: unknown,
  mine: unknown,
  theirs: unknown,
): { value: StoredValue; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = [];
  return { value: joinedFields(fields, { was, mine, theirs }, { path: '', conflicts }), conflicts };
}

function joinedFields(fields: Fields, sides: Sides, place: Place): StoredValue {
  const joined = Object.entries(fields).map(
    ([name, field]) =>
      [name, joinedField(field, partOf(sides, name), { ...place, path: pathTo(place.path, name) })] as const,
  );
  return Object.fromEntries(joined.filter(([, each]) => each !== undefined));
}

const partOf = ({ was, mine, theirs }: Sides, name: string | number): Sides => ({
  was: fieldsOf(was)[name],
  mine: fieldsOf(mine)[name],
  theirs: fieldsOf(theirs)[name],
});

function joinedField(field: Field, sides: Sides, place: Place): unknown {
  const parts = partsOf(field);
  const isThereInAll = Object.values(sides).every((each) => typeof each === 'object');
  if (!isThereInAll) return settledOf(sides, place);
  if (parts) return joinedFields(parts, sides, place);
  switch (field.kind) {
    case 'line':
      return joinedHalves(sides, (half, language) => settledOf(half, { ...place, language }));
    case 'lines':
      return joinedHalves(sides, (half, language) => joinedList(half, { ...place, language }, settledOf));
    case 'list':
      return joinedList(sides, place, (entry, where) => joinedFields(field.fields, entry, where));
    default:
      return settledOf(sides, place);
  }
}

const joinedHalves = (sides: Sides, join: (half: Sides, language: Language) => unknown) =>
  Object.fromEntries(languages.map((language) => [language, join(partOf(sides, language), language)]));

/** Entry by entry where all have their places; otherwise a list is one thing. */
function joinedList(sides: Sides, place: Place, join: (entry: Sides, place: Place) => unknown): unknown {
  const [was, mine, theirs] = [listOf(sides.was), listOf(sides.mine), listOf(sides.theirs)];
  const isOfOneOrder = [mine, theirs].every((side) => side.length === was.length && !isMoved(was, side));
  if (!isOfOneOrder) return settledOf(sides, place);
  return was.map((_, index) => join(partOf(sides, index), { ...place, path: pathTo(place.path, index) }));
}

/** True if an entry stands at another's former place. */
export function isMoved(was: readonly unknown[], side: readonly unknown[]): boolean {
  const former = new Set(was.map((each) => JSON.stringify(each)));
  return side.some((each, index) => !isSame(each, was[index]) && former.has(JSON.stringify(each)));
}

/** Takes a change that only one of them made, or both in the same way. */
function settledOf({ was, mine, theirs }: Sides, { path, language, conflicts }: Place): unknown {
  if (isSame(mine, was) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, was)) return mine;
  conflicts.push({ path, ...(language && { language }), mine, theirs });
  return theirs;
}

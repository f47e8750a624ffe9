import * as fc from 'fast-check';

import { fieldsOf } from '../../words/records.js';
import type { FieldConflict } from '../content-editing.types.js';

import { cleaned } from './clean.js';
import { differencesOf } from './differences.js';
import { figure, flag, group, line, lines, list, optional, picture, plain } from './fields.js';
import type { Fields } from './fields.types.js';
import { merged } from './merge.js';

const label = { ko: '이름', en: 'Name' };

const fields: Fields = {
  title: line(label, 50),
  text: lines(label, 50),
  unit: optional(plain(label, 5)),
  isSample: flag(label),
  hero: picture(label, 'hero'),
  limits: optional(group(label, { low: figure(label, { least: 0, most: 9 }), note: optional(line(label, 9)) })),
  offices: list(
    label,
    { name: line(label, 9), teams: list(label, { name: line(label, 9) }, { entry: label }) },
    { entry: label },
  ),
};

// Few words, so that two often make the same of a field.
const text = fc.constantFrom('', '가', 'a', 'b');
const words = fc.record({ ko: text, en: text });
const named = fc.record({ name: words });
const office = fc.record({ name: words, teams: fc.array(named, { maxLength: 3 }) });
const value = fc
  .record(
    {
      title: words,
      text: fc.record({ ko: fc.array(text, { maxLength: 3 }), en: fc.array(text, { maxLength: 3 }) }),
      unit: text,
      isSample: fc.boolean(),
      hero: fc.record({ picture: text, alt: words }),
      limits: fc.record({ low: fc.nat({ max: 3 }), note: words }, { requiredKeys: [] }),
      offices: fc.array(office, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  )
  .map((made) => cleaned(fields, made));

/** Some fields of a value are another's. */
const changed = (was: Readonly<Record<string, unknown>>) =>
  fc
    .tuple(value, fc.subarray(Object.keys(fields)))
    .map(([other, names]) =>
      cleaned(fields, { ...was, ...Object.fromEntries(names.map((name) => [name, other[name]])) }),
    );

const sides = value.chain((was) => fc.tuple(fc.constant(was), changed(was), changed(was)));

const placeOf = ({ path, language }: Pick<FieldConflict, 'path' | 'language'>) => [path, language].join(':');

/** Value at a path, in its language. */
const at = (whole: unknown, { path, language }: Pick<FieldConflict, 'path' | 'language'>): unknown => {
  // The language of words stands above the number of a paragraph.
  const names = path.split('.');
  const place =
    language && names[0] === 'text'
      ? ['text', language, ...names.slice(1)]
      : [...names, ...(language ? [language] : [])];
  return place.reduce<unknown>((found, name) => fieldsOf(found)[name], whole);
};

/** A change of words, paragraph by paragraph where none is added or removed: so they are joined. */
function paragraphsOf<Change extends Pick<FieldConflict, 'path' | 'language'>>(
  change: Change,
  was: unknown,
  side: unknown,
): Change[] {
  const [before, after] = [at(was, change), at(side, change)];
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return [change];
  return after.flatMap((each, index) =>
    each === before[index] ? [] : [{ ...change, path: [change.path, index].join('.') }],
  );
}

/** True if one of these paths leads through the other. */
const isWithin = (one: string, other: string) => `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

describe('merged', () => {
  it('is the same whoever comes first, where nothing is a conflict', () => {
    fc.assert(
      fc.property(sides, ([was, mine, theirs]) => {
        const [one, other] = [merged(fields, was, mine, theirs), merged(fields, was, theirs, mine)];
        expect(one.conflicts.map(placeOf)).toEqual(other.conflicts.map(placeOf));
        fc.pre(one.conflicts.length === 0);
        expect(one.value).toEqual(other.value);
      }),
    );
  });

  it('loses nothing: each change of either is in the value, or within a conflict', () => {
    fc.assert(
      fc.property(sides, ([was, mine, theirs]) => {
        const { value: joined, conflicts } = merged(fields, was, mine, theirs);
        for (const side of [mine, theirs]) {
          const changes = differencesOf(fields, was, side).flatMap((each) => paragraphsOf(each, was, side));
          const untold = changes.filter((change) => !conflicts.some((each) => isWithin(change.path, each.path)));
          expect(untold.map((change) => at(joined, change))).toEqual(untold.map((change) => at(side, change)));
        }
      }),
    );
  });

  it('keeps theirs in a conflict, and tells what each made', () => {
    fc.assert(
      fc.property(sides, ([was, mine, theirs]) => {
        const { value: joined, conflicts } = merged(fields, was, mine, theirs);
        for (const each of conflicts) {
          expect(at(joined, each)).toEqual(each.theirs);
          expect(at(theirs, each)).toEqual(each.theirs);
          expect(at(mine, each)).toEqual(each.mine);
          expect(each.mine).not.toEqual(each.theirs);
        }
      }),
    );
  });

  it('changes nothing where one of them changed nothing', () => {
    fc.assert(
      fc.property(sides, ([was, mine]) => {
        expect(merged(fields, was, mine, was)).toEqual({ value: mine, conflicts: [] });
        expect(merged(fields, was, was, mine)).toEqual({ value: mine, conflicts: [] });
      }),
    );
  });
});

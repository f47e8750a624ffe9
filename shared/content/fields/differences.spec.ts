import * as fc from 'fast-check';

import { entriesOf } from '../../words/records.js';
import { defaultContent } from '../../../server/site/defaults.js';
import { documents } from '../documents.js';

import { differencesOf, isDifferent } from './differences.js';
import { choice, family, figure, flag, group, line, lines, list, optional, picture } from './fields.js';

const named = (name: string) => ({ ko: name, en: name });

const fields = {
  title: line(named('Title'), 50),
  text: lines(named('Text'), 50),
  area: optional(figure(named('Area'), { least: 0, most: 9, unit: 'm²' })),
  isSample: flag(named('Sample')),
  region: choice(named('Region'), { seoul: { ko: '서울', en: 'Seoul' }, bar: named('bar') }),
  product: family(named('Product')),
  hero: picture(named('Hero'), 'hero'),
  offices: list(
    named('Offices'),
    { at: group(named('Place'), { name: line(named('Name'), 9) }) },
    { entry: { ko: '사무소', en: 'Office' } },
  ),
};

const office = (name: string) => ({ at: { name: { ko: name, en: name } } });
const value = {
  title: named('a'),
  text: { ko: ['하나', '둘'], en: ['One'] },
  isSample: true,
  region: 'seoul',
  product: 'ball-tank',
  hero: { picture: 'hero/hero-1', alt: named('alt') },
  offices: [office('a'), office('b'), office('c')],
};

const changes = (after: object) => differencesOf(fields, value, { ...value, ...after });
/** As lines: where, in which language, from what, to what. */
const told = (after: object) =>
  changes(after).map(({ labels, language, before, after: now }) =>
    [labels.map(({ en }) => en).join(' > '), language ?? '-', before, now].join(' | '),
  );

describe('differencesOf', () => {
  it('tells words by language', () => {
    expect(changes({ title: { ko: 'b', en: 'a' } })).toEqual([
      { path: 'title', labels: [named('Title')], language: 'ko', before: 'a', after: 'b' },
    ]);
    expect(told({ text: { ko: ['하나'], en: ['One', 'Two'] } })).toEqual([
      'Text | ko | 하나\n둘 | 하나',
      'Text | en | One | One\nTwo',
    ]);
  });

  it('tells what has no language by its names', () => {
    expect(told({ area: 5, isSample: false, region: 'bar', product: 'plate-coil' })).toEqual([
      'Area | - |  | 5 m²',
      'Sample | - | 예 / Yes | 아니요 / No',
      'Region | - | 서울 / Seoul | bar',
      'Product | - | 볼탱크 / Ball tank | 플레이트 코일 / Plate coil',
    ]);
    expect(told({ hero: { picture: 'hero/hero-2', alt: { ko: 'alt', en: 'seen' } } })).toEqual([
      'Hero | - | hero/hero-1 | hero/hero-2',
      'Hero > What the picture shows | en | alt | seen',
    ]);
    expect(changes({ hero: { picture: 'hero/hero-2', alt: named('alt') } })).toMatchObject([
      { path: 'hero.picture', before: 'hero/hero-1', after: 'hero/hero-2', picture: 'hero' },
    ]);
  });

  it('tells which entry of a list changed, came or went', () => {
    expect(told({ offices: [office('a'), office('x'), office('c')] })).toEqual([
      'Office 2 > Place > Name | ko | b | x',
      'Office 2 > Place > Name | en | b | x',
    ]);
    expect(told({ offices: [office('x'), ...value.offices] })).toEqual([
      'Offices | - | 3 | 4',
      'Office 1 > Place > Name | ko |  | x',
      'Office 1 > Place > Name | en |  | x',
    ]);
    expect(told({ offices: [office('a'), office('c')] })).toEqual([
      'Offices | - | 3 | 2',
      'Office 2 > Place > Name | ko | b | ',
      'Office 2 > Place > Name | en | b | ',
    ]);
    expect(changes({ offices: [office('x'), ...value.offices] }).map(({ path }) => path)).toEqual([
      'offices',
      'offices.0.at.name',
      'offices.0.at.name',
    ]);
  });

  it('tells the language whose pages show something else', () => {
    const korean = { ...value, title: { ko: 'b', en: 'a' } };
    expect(isDifferent(fields, value, korean, 'ko')).toBe(true);
    expect(isDifferent(fields, value, korean, 'en')).toBe(false);
    expect(isDifferent(fields, value, { ...value, isSample: false }, 'en')).toBe(true);
  });

  it.each(entriesOf(documents))('finds what comes with the site the same as itself: %s', (name, { fields: own }) => {
    expect(differencesOf(own, defaultContent[name], structuredClone(defaultContent[name]))).toEqual([]);
  });

  it('tells the same of both directions', () => {
    const some = fc
      .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 })
      .map((names) => ({ offices: names.map(office) }));
    fc.assert(
      fc.property(some, some, (one, other) => {
        const there = differencesOf(fields, one, other);
        const back = differencesOf(fields, other, one);
        expect(back.map(({ path, before, after }) => [path, after, before])).toEqual(
          there.map(({ path, before, after }) => [path, before, after]),
        );
        expect(there.length === 0).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});

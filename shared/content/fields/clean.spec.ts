import * as fc from 'fast-check';

import { cleaned, ordered, settled } from './clean.js';
import { completed, isMisshapen, isUnseen } from './complete.js';
import { choice, figure, flag, group, line, lines, list, month, optional, picture, plain } from './fields.js';

const label = { ko: '이름', en: 'Name' };

const fields = {
  title: line(label, 50),
  text: lines(label, 50),
  unit: optional(plain(label, 5)),
  note: optional(line(label, 5)),
  year: figure(label, { least: 1, most: 9 }),
  isSample: flag(label),
  hero: picture(label, 'hero'),
  limits: optional(group(label, { design: figure(label, { least: 2, most: 9 }) })),
  offices: list(label, { name: line(label, 9), map: choice(label, { one: label }) }, { least: 1, entry: label }),
};

const blank = {
  title: { ko: '', en: '' },
  text: { ko: [], en: [] },
  isSample: false,
  hero: { picture: '', alt: { ko: '', en: '' } },
  offices: [],
};

describe('a draft', () => {
  it.each([undefined, null, 'x', [1], { title: 1, text: 'x', year: '5', isSample: 'yes', hero: [], offices: {} }])(
    'made of %j has the right shape, with nothing in it',
    (value) => {
      expect(cleaned(fields, value)).toEqual(blank);
    },
  );

  it('keeps what is described and fits, and drops the rest', () => {
    const offices = [{ name: { ko: '인천', en: '' }, map: 'one', more: 1 }, null];
    const sent = { ...blank, offices, year: 3, limits: { design: 'x' }, unit: null, constructor: 1 };
    expect(cleaned(fields, sent)).toEqual({
      ...blank,
      year: 3,
      limits: {},
      offices: [
        { name: { ko: '인천', en: '' }, map: 'one' },
        { name: { ko: '', en: '' }, map: '' },
      ],
    });
  });

  it('stays as it is typed but for characters that nobody types', () => {
    const note = { ko: '', en: '' };
    const sent = { ...blank, title: { ko: '가\0\u0007나 \ud800', en: '<b>Hi</b> ' }, note, unit: '' };
    expect(cleaned(fields, sent)).toEqual({ ...blank, title: { ko: '가나 ', en: '<b>Hi</b> ' }, note, unit: '' });
  });

  it('loses blanks around words, and what is left empty, when it is published', () => {
    const sent = { ...blank, title: { ko: ' 가\n나 ', en: 'e\u0301' }, note: { ko: ' ', en: '' }, unit: ' ' };
    expect(settled(fields, sent)).toEqual({ ...blank, title: { ko: '가 나', en: '\u00e9' } });
  });

  it('made of anything is clean, and stays so', () => {
    const anything = fc.record(
      Object.fromEntries(Object.keys(fields).map((name) => [name, fc.anything({ maxDepth: 4 })])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anything, (value) => {
        const once = cleaned(fields, value);
        expect(cleaned(fields, once)).toEqual(once);
        expect(completed(fields, once, {}, { isMissing: isMisshapen })).toEqual(once);
        const final = settled(fields, value);
        expect(settled(fields, final)).toEqual(final);
      }),
    );
  });
});

describe('completed', () => {
  const standIn = {
    ...blank,
    title: { ko: '제목', en: 'Title' },
    year: 5,
    hero: { picture: 'hero/hero-1', alt: { ko: '가', en: 'a' } },
    offices: [{ name: { ko: '본사', en: 'Head' }, map: 'one' }],
  };

  it('takes what an older description did not ask for from the stand-in', () => {
    expect(completed(fields, {}, standIn)).toEqual(standIn);
    const offices = [{ map: 'one' }, { name: { ko: '부산', en: 'Busan' } }];
    expect(completed(fields, { ...standIn, title: 'Former kind', offices, limits: {} }, standIn)).toEqual({
      ...standIn,
      limits: { design: 2 },
      offices: [
        { name: { ko: '본사', en: 'Head' }, map: 'one' },
        { name: { ko: '부산', en: 'Busan' }, map: 'one' },
      ],
    });
  });

  it('leaves blanks of a draft, for which pages get something they can show', () => {
    const draft = cleaned(fields, { title: { ko: '새', en: '' }, offices: [{}] });
    expect(completed(fields, draft, standIn, { isMissing: isMisshapen })).toEqual(draft);
    expect(completed(fields, draft, standIn)).toEqual({
      ...draft,
      year: 5,
      hero: { picture: 'hero/hero-1', alt: { ko: '', en: '' } },
      offices: [{ name: { ko: '', en: '' }, map: 'one' }],
    });
    const empty = { ...draft, offices: [] };
    expect(completed(fields, empty, standIn, { isMissing: isUnseen })).toMatchObject({ offices: standIn.offices });
    const drawn = completed(fields, draft, {}, { picture: 'hero/hero-2' });
    expect(drawn).toMatchObject({ year: 1, hero: { picture: 'hero/hero-2' }, offices: [{ map: 'one' }] });
  });
});

describe('the entries of a list in order', () => {
  const rows = list(
    label,
    { month: month(label), no: figure(label, { least: 1, most: 9 }) },
    { entry: label, orderedBy: 'month' },
  );
  const inner = list(label, { rows }, { entry: label });

  it('stand by their field, the same ones as before, and blank ones at the end; other lists stay', () => {
    const [a, b, c, none] = [
      ['2024-01', 1],
      ['2023-11', 2],
      ['2024-01', 3],
      ['', 4],
    ].map(([at, no]) => ({ month: at, no }));
    const value = { records: [{ rows: [none, a, b, c] }, { rows: [] }] };
    expect(ordered({ records: inner }, value)).toEqual({ records: [{ rows: [b, a, c, none] }, { rows: [] }] });
  });
});

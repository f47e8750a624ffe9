import { figure, group, line, lines, list, optional, picture } from './fields.js';
import { merged } from './merge.js';

const label = { ko: '이름', en: 'Name' };

const fields = {
  title: line(label, 50),
  text: lines(label, 50),
  hero: picture(label, 'hero'),
  limits: optional(
    group(label, { low: figure(label, { least: 0, most: 9 }), high: figure(label, { least: 0, most: 9 }) }),
  ),
  offices: list(label, { name: line(label, 9), year: figure(label, { least: 0, most: 9 }) }, { entry: label }),
};

const was = {
  title: { ko: '제목', en: 'Title' },
  text: { ko: ['하나', '둘'], en: ['One', 'Two'] },
  hero: { picture: 'hero/hero-1', alt: { ko: '가', en: 'a' } },
  limits: { low: 1, high: 2 },
  offices: [
    { name: { ko: '본사', en: 'Head' }, year: 1 },
    { name: { ko: '지사', en: 'Branch' }, year: 2 },
  ],
};
const [first, second] = was.offices;
const third = { name: { ko: '부산', en: 'Busan' }, year: 3 };

describe('merged', () => {
  it('takes what only one of them changed, down to one language of words', () => {
    const mine = {
      ...was,
      title: { ko: '새 제목', en: 'Title' },
      hero: { picture: 'hero/hero-2', alt: was.hero.alt },
      offices: [{ ...first, year: 7 }, second],
    };
    const theirs = {
      ...was,
      title: { ko: '제목', en: 'New title' },
      text: { ko: was.text.ko, en: ['One', 'Second'] },
      hero: { picture: 'hero/hero-1', alt: { ko: '나', en: 'a' } },
      limits: { low: 1, high: 3 },
      offices: [first, { ...second, name: { ko: '지사', en: 'Office' } }],
    };
    const joined = {
      value: {
        title: { ko: '새 제목', en: 'New title' },
        text: { ko: ['하나', '둘'], en: ['One', 'Second'] },
        hero: { picture: 'hero/hero-2', alt: { ko: '나', en: 'a' } },
        limits: { low: 1, high: 3 },
        offices: [
          { ...first, year: 7 },
          { ...second, name: { ko: '지사', en: 'Office' } },
        ],
      },
      conflicts: [],
    };
    expect(merged(fields, was, mine, theirs)).toEqual(joined);
    expect(merged(fields, was, theirs, mine)).toEqual(joined);
  });

  it('keeps theirs where both changed one field, and says so', () => {
    const mine = {
      ...was,
      title: { ko: '내 제목', en: 'Mine' },
      text: { ...was.text, ko: ['하나', '내 것'] },
      limits: undefined,
    };
    const theirs = {
      ...was,
      title: { ko: '네 제목', en: 'Title' },
      text: { ...was.text, ko: ['하나', '네 것'] },
      limits: { low: 2, high: 2 },
    };
    expect(merged(fields, was, mine, theirs)).toEqual({
      value: { ...theirs, title: { ko: '네 제목', en: 'Mine' } },
      conflicts: [
        { path: 'title', language: 'ko', mine: '내 제목', theirs: '네 제목' },
        { path: 'text.1', language: 'ko', mine: '내 것', theirs: '네 것' },
        { path: 'limits', mine: undefined, theirs: { low: 2, high: 2 } },
      ],
    });
  });

  it('is no conflict where both made the same of it', () => {
    const both = { ...was, title: { ko: '같은', en: 'Same' }, offices: [first, second, third] };
    expect(merged(fields, was, both, structuredClone(both))).toEqual({ value: both, conflicts: [] });
  });

  it('takes a list as a whole where only one of them made it longer, shorter or another order', () => {
    for (const offices of [[first, second, third], [second], [], [second, first]]) {
      const mine = { ...was, offices };
      expect(merged(fields, was, mine, was)).toEqual({ value: mine, conflicts: [] });
      expect(merged(fields, was, was, mine)).toEqual({ value: mine, conflicts: [] });
    }
  });

  it('does not guess where one gave a list other places and the other changed it, too', () => {
    const theirs = [{ ...first, year: 9 }, second];
    for (const offices of [[first, second, third], [second], [second, first]]) {
      expect(merged(fields, was, { ...was, offices }, { ...was, offices: theirs })).toEqual({
        value: { ...was, offices: theirs },
        conflicts: [{ path: 'offices', mine: offices, theirs }],
      });
    }
  });
});

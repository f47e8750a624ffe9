import { figure, group, line, lines, list, optional, picture } from './fields/fields.js';
import { wordsAsShown } from './shown.js';

const label = { ko: '이름', en: 'Name' };

const fields = {
  title: line(label, 50),
  note: optional(lines(label, 50)),
  hero: picture(label, 'hero'),
  limits: optional(group(label, { words: line(label, 9), high: figure(label, { least: 0, most: 9 }) })),
  offices: list(label, { name: line(label, 9), year: figure(label, { least: 0, most: 9 }) }, { entry: label }),
};

const office = (ko: string, en: string, year: number) => ({ name: { ko, en }, year });

const old = {
  title: { ko: '옛 제목', en: 'Old title' },
  note: { ko: ['옛말'], en: ['Old', 'note'] },
  hero: { picture: 'hero/hero-1', alt: { ko: '옛 사진', en: 'Old picture' } },
  limits: { words: { ko: '옛 한계', en: 'Old limit' }, high: 1 },
  offices: [office('본사', 'Head', 1), office('지사', 'Branch', 2)],
};
const newest = {
  title: { ko: '새 제목', en: 'New title' },
  note: { ko: ['새말'], en: ['New note'] },
  hero: { picture: 'hero/hero-2', alt: { ko: '새 사진', en: 'New picture' } },
  limits: { words: { ko: '새 한계', en: 'New limit' }, high: 2 },
  offices: [office('새 본사', 'New head', 1), office('지사', 'New branch', 3)],
};

describe('words as each language shows them', () => {
  it('are those of its own version, beside what has no language and was published last', () => {
    expect(wordsAsShown(fields, newest, { ko: newest, en: old })).toEqual({
      title: { ko: '새 제목', en: 'Old title' },
      note: { ko: ['새말'], en: ['Old', 'note'] },
      hero: { picture: 'hero/hero-2', alt: { ko: '새 사진', en: 'Old picture' } },
      limits: { words: { ko: '새 한계', en: 'Old limit' }, high: 2 },
      offices: [office('새 본사', 'Head', 1), office('지사', 'Branch', 3)],
    });
    expect(wordsAsShown(fields, newest, { ko: newest, en: newest })).toEqual(newest);
  });

  it.each([
    ['more of them', [...newest.offices, office('부산', 'Busan', 3)]],
    ['fewer of them', newest.offices.slice(1)],
    ['another order', old.offices.toReversed()],
  ])('are those of the newest list where its entries are others: %s', (_, offices) => {
    const last = { ...newest, offices };
    expect(wordsAsShown(fields, last, { ko: last, en: old })).toMatchObject({ title: { en: 'Old title' }, offices });
  });

  it('are blank where a language does not show the field, and none where it was left out last', () => {
    const { note: _note, limits: _limits, ...less } = old;
    const { note, limits } = wordsAsShown(fields, newest, { ko: newest, en: less });
    expect([note, limits]).toEqual([{ ko: ['새말'], en: [] }, newest.limits]);
    expect(wordsAsShown(fields, less, { ko: less, en: newest })).not.toHaveProperty('note');
  });
});

import { deliveryFields } from '@shared/content/documents/deliveries';
import { company } from '@shared/content/documents/company';
import { defaultContent } from '@server/site/defaults';
import { figure, group, line, lines, list, optional, picture } from '@shared/content/fields/fields';

import { emptyEntry, labelsOf, leafAt, rebased, shownWords, titleOf, valueAt, withValueAt, wordsPath } from './values';

const name = { ko: '이름', en: 'Name' };

describe('a value at a path', () => {
  const value = { offices: [{ tel: '1' }, { tel: '2' }], kept: { a: 1 } };

  it('is read and replaced, and all else stays the same object', () => {
    const next = withValueAt(value, 'offices.1.tel', '3') as typeof value;
    expect(valueAt(next, 'offices.1.tel')).toBe('3');
    expect(next.offices[0]).toBe(value.offices[0]);
    expect(next.kept).toBe(value.kept);
    expect(value.offices[1]?.tel).toBe('2');
  });

  it('is taken out by undefined, and made where there was none', () => {
    expect(withValueAt(value, 'kept.a', undefined)).toEqual({ ...value, kept: {} });
    expect(withValueAt({}, 'hero.alt.ko', 'x')).toEqual({ hero: { alt: { ko: 'x' } } });
  });
});

describe('rebased', () => {
  const sent = { a: { ko: '1', en: '1' }, list: [{ x: 1 }, { x: 2 }], gone: 1 };

  it('is what the server holds where nothing was typed since', () => {
    const server = { ...sent, a: { ko: '1', en: 'theirs' } };
    expect(rebased(sent, sent, server)).toBe(server);
  });

  it('puts newer typing onto it, half by half and entry by entry', () => {
    const typed = withValueAt(withValueAt(sent, 'a.ko', 'mine'), 'list.0.x', 5);
    const server = { a: { ko: '1', en: 'theirs' }, list: [{ x: 1 }, { x: 7 }], gone: 1, new: 2 };
    expect(rebased(sent, typed, server)).toEqual({
      a: { ko: 'mine', en: 'theirs' },
      list: [{ x: 5 }, { x: 7 }],
      gone: 1,
      new: 2,
    });
    expect(rebased(sent, withValueAt(sent, 'gone', undefined), sent)).toEqual({ a: sent.a, list: sent.list });
  });

  it('keeps a list that has become longer as it was typed', () => {
    const typed = { ...sent, list: [...sent.list, { x: 3 }] };
    expect(rebased(sent, typed, { ...sent, list: [{ x: 9 }, { x: 2 }] })).toEqual(typed);
  });
});

describe('a list to which somebody else added an entry', () => {
  const sent = { list: [{ x: 1 }, { x: 2 }] };
  const server = { list: [{ x: 1 }, { x: 2 }, { x: 'theirs' }] };

  it('keeps it beside what was typed since, whether in an entry or as a new one', () => {
    const typed = withValueAt(sent, 'list.0.x', 5);
    expect(rebased(sent, typed, server)).toEqual({ list: [{ x: 5 }, { x: 2 }, { x: 'theirs' }] });
    const longer = { list: [...sent.list, { x: 'mine' }] };
    expect(rebased(sent, longer, server)).toEqual({ list: [...longer.list, { x: 'theirs' }] });
  });
});

describe('emptyEntry', () => {
  it('leaves out what is optional and what has no blank value', () => {
    expect(emptyEntry(deliveryFields)).toEqual({
      month: '',
      site: { ko: '', en: '' },
      kind: { ko: '', en: '' },
      use: { ko: '', en: '' },
      product: '',
      region: '',
    });
    const fields = {
      hero: picture(name, 'hero'),
      inner: group(name, { words: lines(name, 9), extra: optional(line(name, 9)) }),
      entries: list(name, { title: line(name, 9) }, { least: 1, entry: name }),
    };
    expect(emptyEntry(fields)).toEqual({
      hero: { picture: '', alt: { ko: '', en: '' } },
      inner: { words: { ko: [], en: [] } },
      entries: [{ title: { ko: '', en: '' } }],
    });
  });
});

describe('words of fields', () => {
  it('are shown as people know them', () => {
    expect(shownWords(deliveryFields.region, 'ulsan', 'en')).toBe('Ulsan');
    expect(shownWords(deliveryFields.product, 'ball-tank', 'ko')).toBe('볼탱크');
    expect(shownWords(deliveryFields.duty, 12, 'ko')).toBe('12 kW');
    expect(shownWords(figure(name, { least: 0, most: 9 }), undefined, 'ko')).toBe('');
    expect(titleOf(company.fields.offices.fields, defaultContent.company.offices[1], 'en')).toMatch(/^Pohang Southern/);
  });

  it('have names that lead to them', () => {
    expect(labelsOf(company.fields, 'offices.1.tel', 'ko')).toEqual(['사무소 2', '전화']);
    expect(labelsOf(company.fields, 'privacyOfficer.email', 'en')).toEqual(['Privacy officer', 'E-mail']);
    expect(labelsOf(company.fields, '', 'en')).toEqual([]);
  });

  it('stand below their language, a paragraph below that', () => {
    const fields = { parts: list(name, { text: lines(name, 9), title: line(name, 9) }, { entry: name }) };
    expect(leafAt(fields, 'parts.2.text.1')).toEqual({ path: 'parts.2.text', index: '1' });
    expect(wordsPath(fields, 'parts.2.text.1', 'ko')).toBe('parts.2.text.ko.1');
    expect(wordsPath(fields, 'parts.2.title', 'en')).toBe('parts.2.title.en');
    expect(wordsPath(fields, 'parts', undefined)).toBe('parts');
    expect(wordsPath(company.fields, 'offices.0.picture.alt', 'ko')).toBe('offices.0.picture.alt.ko');
  });
});

/** @jest-environment jsdom */
import type { Certificate } from '@shared/certificates/certificates.types';

import { categoryChoices, choiceProblem, formOf, orderAfterSaving, problemOf, valuesOf } from './values';

const typed = { category: 'kc', name: 'KC', image: 'kc.webp', pdf: 'kc.pdf', order: '3' };

describe('problemOf', () => {
  it.each(['category', 'name', 'image', 'pdf', 'order'] as const)('asks for the %s', (field) => {
    expect(problemOf(field, typed)).toBeUndefined();
    expect(problemOf(field, { ...typed, [field]: '   ' })).toBe('required');
  });

  it.each(['1.5', '-1', 'two', '1e3', '12345678'])('takes no %s as order', (order) => {
    expect(problemOf('order', { ...typed, order })).toBe('invalid_number');
  });

  it('takes an order with blanks around it, and names up to 200 characters', () => {
    expect(problemOf('order', { ...typed, order: ' 12 ' })).toBeUndefined();
    expect(problemOf('name', { ...typed, name: '가'.repeat(200) })).toBeUndefined();
    expect(problemOf('name', { ...typed, name: '가'.repeat(201) })).toBe('too_long');
  });
});

describe('choiceProblem', () => {
  it.each([
    ['image', '인증서.WebP', 1, undefined],
    ['image', 'kc.jpeg', 1, undefined],
    ['image', 'kc.gif', 1, 'wrong_kind'],
    ['image', 'kc.pdf', 1, 'wrong_kind'],
    ['image', 'IMG_0012.HEIC', 1, 'heic_file'],
    ['pdf', 'kc.pdf', 1, undefined],
    ['pdf', 'kc.pdf', 0, 'empty'],
    ['pdf', 'kc.pdf', 20 * 1024 * 1024 + 1, 'file_too_large'],
  ] as const)('says of a file for the %s called %s with %i bytes: %s', (field, name, size, problem) => {
    expect(choiceProblem(field, [{ name, size }], 20)).toBe(problem);
  });

  it('takes one file at a time', () => {
    const file = { name: 'kc.pdf', size: 1 };
    expect(choiceProblem('pdf', [file, file], 20)).toBe('several');
  });
});

const stored = (id: string, order: number): Certificate => ({ id, order, ...rest });
const rest = { category: 'patent', name: 'Patent', image: 'p.webp', pdf: 'p.pdf' } as const;

describe('valuesOf', () => {
  it('gives a new certificate the number after the last', () => {
    expect(valuesOf(undefined, []).order).toBe('1');
    expect(valuesOf(undefined, [stored('a', 7), stored('b', 2)])).toEqual({
      category: '',
      name: '',
      image: '',
      pdf: '',
      order: '8',
    });
  });

  it('shows a stored one as it is', () => {
    expect(valuesOf(stored('a', 7), [])).toEqual({ ...rest, order: '7' });
  });
});

describe('categoryChoices', () => {
  it('are five in Korean, and four in English without patents', () => {
    expect(categoryChoices('ko', '')).toEqual(['iso-ko', 'iso-en', 'asme', 'kc', 'patent']);
    expect(categoryChoices('en', '')).toEqual(['iso-ko', 'iso-en', 'asme', 'kc']);
  });

  it('keep the category of a patent that is edited in English', () => {
    expect(categoryChoices('en', 'patent')).toContain('patent');
  });
});

describe('formOf', () => {
  it('sends typed names as text, and a chosen file instead of its name, last', () => {
    const pdf = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' });
    const form = formOf({ ...typed, name: ' KC ', pdf: 'new.pdf' }, { pdf });
    expect([...form.keys()]).toEqual(['category', 'name', 'image', 'order', 'pdf']);
    expect([form.get('name'), form.get('image'), form.get('pdf')]).toEqual(['KC', 'kc.webp', pdf]);
  });

  it('sends of an edit what differs, and a file even under the name it had', () => {
    const pdf = new File(['%PDF-'], 'kc.pdf', { type: 'application/pdf' });
    expect([...formOf({ ...typed, name: 'KC 2', order: ' 3 ' }, {}, typed)]).toEqual([['name', 'KC 2']]);
    expect([...formOf(typed, { pdf }, typed).keys()]).toEqual(['pdf']);
  });
});

describe('orderAfterSaving', () => {
  const list = [stored('a', 1), stored('b', 2), stored('c', 3)];

  it('leaves a free number and an unchanged one alone', () => {
    expect(orderAfterSaving(stored('new', 4), undefined, list)).toBeUndefined();
    expect(orderAfterSaving(stored('b', 2), 2, [...list, stored('d', 2)])).toBeUndefined();
  });

  it.each([
    ['a new one', stored('new', 2), undefined, ['a', 'new', 'b', 'c']],
    ['one moving up', stored('c', 1), 3, ['c', 'a', 'b']],
    ['one moving down', stored('a', 2), 1, ['b', 'a', 'c']],
  ])('puts %s where its number says', (_, saved, before, ids) => {
    expect(orderAfterSaving(saved, before, list)).toEqual(ids);
  });
});

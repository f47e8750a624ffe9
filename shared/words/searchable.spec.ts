import * as fc from 'fast-check';

import { searchable, searchPattern } from './searchable.js';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aAéÉe가각ㄱ .*+?^$(){}[]|\\/-&#~,\u0301\u1100\u1161\u11a8 \n\t') }),
);

describe('searchable', () => {
  it('is the same of what is searchable already, and has neither blanks nor another Unicode form', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const plain = searchable(typed);
        expect(searchable(plain)).toBe(plain);
        expect(plain).not.toMatch(/\s/);
        expect(plain).toBe(plain.normalize('NFKC'));
      }),
    );
  });

  it.each([
    ['a sign of several letters', '㈜한강지역난방', '(주)한강지역난방'],
    ['wide letters', '（주） 한강지역난방', '(주)한강지역난방'],
    ['the long legal form', '주식회사 한강지역난방', '(주)한강지역난방'],
    ['a zero-width blank', 'SUS\u200b316L 전열판', 'SUS316L 전열판'],
    ['a soft hyphen', '열\u00ad교환기 매뉴얼', '열교환기 매뉴얼'],
    ['wide letters and digits', 'ＳＵＳ３１６Ｌ', 'SUS316L'],
    ['signs of units', '10㎏/㎠, 25℃', '10kg/cm2, 25°C'],
    ['a Roman number', 'Ⅱ형 판형', 'II형 판형'],
    ['a typographic hyphen', '2026\u2013014', '2026-014'],
  ])('takes %s for what is typed for it', (_, shown, typed) => {
    expect(searchable(shown)).toBe(searchable(typed));
  });

  it('is the same in whichever way the text was composed, and wherever blanks stand', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(searchable(typed.normalize('NFD'))).toBe(searchable(typed));
        expect(searchable(` ${typed}\n`)).toBe(searchable(typed));
      }),
    );
  });
});

describe('searchPattern', () => {
  it('finds exactly its own characters', () => {
    fc.assert(
      fc.property(text, text, fc.boolean(), (words, other, isWithin) => {
        const pattern = searchPattern(words);
        const stored = searchable(isWithin ? other + words + other : other);
        fc.pre(pattern !== undefined);
        expect(new RegExp(pattern, 'u').test(stored)).toBe(stored.includes(searchable(words)));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['', ' ', '\n\t', '\u3000', undefined])('of %j asks for nothing', (words) => {
    expect(searchPattern(words)).toBeUndefined();
  });
});

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
        expect(plain).toBe(plain.normalize('NFC'));
      }),
    );
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

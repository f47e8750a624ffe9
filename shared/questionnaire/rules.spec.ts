import { isEmail as isEmailOfLibrary, maxLength } from 'class-validator';
import * as fc from 'fast-check';

import { cleanField, isEmail, lengthOf, problemOf } from './rules.js';

const runs = { numRuns: 3000 };
const piece = fc.constantFrom(
  ...'aZ9._-+@"\'` \u00a0\u00a9\u00ffé가ａ１😀\ufe0f\u3000',
  'example',
  '.com',
  'xn--',
  '..',
);
const address = fc.tuple(fc.array(piece, { maxLength: 12 }), fc.array(piece, { maxLength: 12 }));

describe('isEmail', () => {
  it('takes what the library of the server took before, and refuses the rest', () => {
    const judged = (text: string) => ({ text, isTaken: isEmail(text) });
    const expected = (text: string) => ({ text, isTaken: isEmailOfLibrary(text, { blacklisted_chars: '"' }) });
    const typed = fc.oneof(
      address.map(([user, domain]) => `${user.join('')}@${domain.join('')}`),
      address.map(([user, domain]) => `k${user.join('')}@e${domain.join('')}.com`),
      fc.emailAddress(),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(typed, (text) => expect(judged(text)).toEqual(expected(text))),
      runs,
    );
    for (const length of [63, 64, 65]) {
      const [user, label] = [`${'x'.repeat(length)}@example.com`, `kim@${'x'.repeat(length)}.com`];
      for (const text of [user, label, `${'é'.repeat(length / 2)}@example.com`])
        expect(judged(text)).toEqual(expected(text));
    }
  });
});

describe('lengthOf', () => {
  it('counts as the library of the server did before', () => {
    const typed = fc.string({
      unit: fc.constantFrom('a', '가', '😀', '❤', '\ufe0f', '\ufe0e', '\ud83d'),
      maxLength: 20,
    });
    fc.assert(
      fc.property(typed, (text) => {
        expect(maxLength(text, lengthOf(text))).toBe(true);
        expect(maxLength(text, lengthOf(text) - 1)).toBe(false);
      }),
      runs,
    );
  });
});

describe('problemOf', () => {
  it.each([
    ['company', undefined, 'required'],
    ['company', null, 'required'],
    ['company', '\u0007 ', 'required'],
    ['company', '\u200b', 'required'],
    ['company', '\u3164', 'required'],
    ['company', '\u2800', 'required'],
    ['hotTempIn', undefined, undefined],
    ['hotTempIn', null, undefined],
    ['hotTempIn', 115, 'wrong_type'],
    ['hotTempIn', ['115'], 'wrong_type'],
    ['company', 'a\0b', 'invalid'],
    ['company', 'ㄱ'.repeat(201), 'too_long'],
    ['comment', '가'.repeat(2000), undefined],
    ['comment', '가'.repeat(2001), 'too_long'],
    ['plateMaterial', 'Wood', 'invalid_choice'],
    ['plateMaterial', ' Ti ', undefined],
    ['flowUnit', 'barrels a day', undefined],
    ['telephone', '1234', 'invalid_telephone'],
    ['telephone', '+82 (0)2 1234-5678 ext. 12', undefined],
    ['telephone', '☎ 02-123-4567', undefined],
    ['telephone', 'Tel. 02-123-4567', undefined],
    ['telephone', '전화: 02-123-4567', undefined],
    ['telephone', 'H.P) 010-1234-5678', 'invalid_telephone'],
    ['telephone', '02-123-4567(교환 3)', undefined],
    ['telephone', '전화 주세요', 'invalid_telephone'],
    ['telephone', '12-34', 'invalid_telephone'],
    ['email', 'ㅏㅑㅡ@ㅜㅁㅍㄷㄱ.채ㅡ', 'korean_keyboard'],
    ['email', 'ㅊㅐ@example.com', 'korean_keyboard'],
    ['email', '홍길동@naver.com', undefined],
    ['telephone', '9'.repeat(201), 'too_long'],
  ] as const)('says of %s %j: %s', (field, value, problem) => {
    expect(problemOf(field, value)).toBe(problem);
  });
});

describe('cleanField', () => {
  it.each([
    ['telephone', '\u202d010-1234-5678\u202c', '010-1234-5678'],
    ['telephone', '010-1234-5678\u200b', '010-1234-5678'],
    ['telephone', '010–1234–5678', '010-1234-5678'],
    ['telephone', '010\u20111234\u20115678', '010-1234-5678'],
    ['telephone', '０１０－１２３４－５６７８', '010-1234-5678'],
    ['telephone', '02 123 4567', '02 123 4567'],
    ['email', ' ｋｉｍ＠naver.com\u200b', 'kim@naver.com'],
    ['company', '㈜한강 – 1공장', '㈜한강 – 1공장'],
  ] as const)('keeps of %s %j: %s', (field, typed, kept) => {
    expect(cleanField(field, typed)).toBe(kept);
  });
});

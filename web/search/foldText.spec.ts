import { findWord } from './foldText';

/** The part of the text in which the word is found. */
const found = (text: string, word: string) => {
  const place = findWord(text, word);
  return place && text.normalize('NFC').slice(place.start, place.end);
};

describe('findWord', () => {
  it('finds a part of a word without regard to case', () => {
    expect(found('Welded plate heat exchanger', 'PLATE')).toBe('plate');
    expect(found('스파이럴 열교환기', '교환')).toBe('교환');
  });

  it('passes over blanks', () => {
    expect(found('판형 열교환기', '판형열교환기')).toBe('판형 열교환기');
    expect(found('heat exchanger', 'heatexchanger')).toBe('heat exchanger');
  });

  it('finds what Word, HWP and keyboards leave in a text by the plain letters, and the other way round', () => {
    expect(found('10㎏/㎠ 시험 성적서', '10kg/cm2')).toBe('10㎏/㎠');
    expect(found('ＳＵＳ\u200b３１６Ｌ 사양', 'SUS316L')).toBe('ＳＵＳ\u200b３１６Ｌ');
    expect(found('II형 판형, 25°C', 'Ⅱ형')).toBe('II형');
    expect(found('II형 판형, 25°C', '25℃')).toBe('25°C');
  });

  it('finds no short Latin word across two others', () => {
    expect(found('back cover of the catalog', 'kc')).toBeUndefined();
    expect(found('back cover, KC certificate', 'kc')).toBe('KC');
  });

  it('finds a Korean word while its last syllable is being typed', () => {
    for (const typed of ['ㅍ', '파', '판', '판ㅎ', '판혀', '판형'])
      expect(found('용접식 판형열교환기', typed)).toMatch(/^판/);
    expect(found('콤팩트 유니트', '코')).toBe('콤');
    expect(found('인증현황', '화')).toBe('황');
    expect(found('팽창탱크', '팽차')).toBe('팽창');
  });

  it('tells a word from the beginning of a longer one', () => {
    expect(findWord('탱크', '탱')).toEqual({ start: 0, end: 1, isWhole: true });
    expect(findWord('탱크', '태')).toEqual({ start: 0, end: 1, isWhole: false });
    expect(findWord('배관 사고', '고')).toEqual({ start: 4, end: 5, isWhole: true });
  });

  it('finds Korean words by the initials of their syllables', () => {
    expect(found('브레이징 열교환기', 'ㅇㄱㅎㄱ')).toBe('열교환기');
    expect(found('브레이징 열교환기', 'ㅍㅎ')).toBeUndefined();
  });

  it('starts at syllables, never inside of one', () => {
    expect(found('각하', 'ㄱ하')).toBeUndefined();
  });

  it('finds words typed in pieces, and signs literally', () => {
    expect(found('카탈로그'.normalize('NFD'), '탈로')).toBe('탈로');
    expect(found('ISO 9001:2015 (KR)', '9001:2015 (')).toBe('9001:2015 (');
    expect(found('ISO 9001', '.*')).toBeUndefined();
  });

  it('finds nothing for nothing', () => {
    expect(findWord('text', '  ')).toBeUndefined();
  });
});

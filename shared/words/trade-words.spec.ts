import { otherSpellingsIn, spellingsOf, termsOf } from './trade-words.js';

describe('spellingsOf', () => {
  it('knows other spellings and the other language, its own first', () => {
    expect(spellingsOf('개스킷')).toEqual(['개스킷', '가스켓', '가스킷', 'gasket']);
    expect(spellingsOf('drawing')).toEqual(expect.arrayContaining(['도면', '외형도']));
    expect(spellingsOf('열교환기')).toContain('heatexchanger');
  });

  it('finds a Korean word within a longer one, a Latin one only whole', () => {
    expect(spellingsOf('가스켓교체')).toEqual(['가스켓교체', '개스킷교체', '가스킷교체', 'gasket교체']);
    expect(spellingsOf('forbidden')).toEqual(['forbidden']);
    expect(spellingsOf('나사')).toEqual(['나사']);
  });
});

describe('termsOf', () => {
  it('has each word once, without case', () => {
    expect(termsOf(' HX-150  hx-150 나사 ')).toEqual([['hx-150'], ['나사']]);
    expect(termsOf(' \t ')).toEqual([]);
  });
});

describe('otherSpellingsIn', () => {
  it('has the spellings that a text lacks, of words that stand in it', () => {
    expect(otherSpellingsIn('고무 가스켓과 Gas Cooler')).toEqual([
      '개스킷',
      '가스킷',
      'gasket',
      '가스쿨러',
      '가스냉각기',
    ]);
    expect(otherSpellingsIn('forbidden')).toEqual([]);
  });
});

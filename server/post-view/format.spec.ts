import { displayedTitle, postDate } from './format.js';

describe('displayedTitle', () => {
  it('keeps letters, digits, whitespace and Korean syllables only', () => {
    expect(displayedTitle('ISO 9001:2015')).toBe('ISO 90012015');
    expect(displayedTitle('[공고] 판형열교환기_2024 (최종)!')).toBe('공고 판형열교환기2024 최종');
    expect(displayedTitle('Kühler & Öfen')).toBe('Kühler  Öfen');
  });

  it('is empty when nothing of the title may be shown', () => {
    expect(displayedTitle(' ★ ㅋㅋ — ')).toBe('');
  });

  it('keeps syllables that were typed in pieces', () => {
    expect(displayedTitle('카탈로그'.normalize('NFD'))).toBe('카탈로그');
  });
});

describe('postDate', () => {
  it('writes the day as each language does, by the clock in Korea', () => {
    expect(postDate('2024-03-01T16:00:00.000Z', 'en')).toBe('3/2/2024');
    expect(postDate('2024-03-01T16:00:00.000Z', 'ko')).toBe('2024. 3. 2.');
  });

  it('knows no day of a post without a date', () => {
    expect(postDate(null, 'en')).toBeUndefined();
    expect(postDate('soon', 'en')).toBeUndefined();
  });
});

import { shownTitle } from './shown-title.js';

describe('shownTitle', () => {
  it('keeps letters, digits, whitespace and Korean syllables only', () => {
    expect(shownTitle('ISO 9001:2015', 'letters')).toBe('ISO 90012015');
    expect(shownTitle('[공고] 판형열교환기_2024 (최종)!', 'letters')).toBe('공고 판형열교환기2024 최종');
    expect(shownTitle('Kühler & Öfen', 'letters')).toBe('Kühler  Öfen');
  });

  it('is empty when nothing of the title may be shown', () => {
    expect(shownTitle(' ★ ㅋㅋ — ', 'letters')).toBe('');
  });

  it('keeps syllables that were typed in pieces', () => {
    expect(shownTitle('카탈로그'.normalize('NFD'), 'letters')).toBe('카탈로그');
  });

  it('is as typed where the administrators want that', () => {
    expect(shownTitle(' SUS316L/304 · HX-150 ', 'typed')).toBe('SUS316L/304 · HX-150');
  });
});

import { wordChanges } from './wordChanges';

const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ words, in: where }) => ({ both: words, before: `[-${words}-]`, after: `[+${words}+]` })[where])
    .join('');

describe('wordChanges', () => {
  it.each([
    ['same words', 'same words', 'same words'],
    ['', 'new', '[+new+]'],
    ['old', '', '[-old-]'],
    ['since 1982', 'since 1983', 'since [-1982-][+1983+]'],
    ['우리는 열교환기를 만듭니다.', '우리는 판형 열교환기를 만듭니다.', '우리는 [+판형 +]열교환기를 만듭니다.'],
    ['탱크, {years}년', '그들의 글', '[-탱크, {years}년-][+그들의 글+]'],
    ['a b c d', 'a c d e', 'a [-b -]c d[+ e+]'],
  ])('compares %j with %j', (before, after, pieces) => {
    expect(shown(before, after)).toBe(pieces);
  });

  it('shows very long texts as replaced', () => {
    const long = 'word '.repeat(2000);
    expect(wordChanges(long, `${long}end`)).toHaveLength(2);
  });
});

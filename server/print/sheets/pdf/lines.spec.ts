import { balancedLines, brokenLines } from './lines.js';

/** Every character is as wide as the others. */
const widthOf = (text: string) => text.length;

describe('brokenLines', () => {
  it.each([
    ['', 10, ['']],
    ['short', 10, ['short']],
    ['plates and tanks', 10, ['plates and ', 'tanks']],
    ['plates and tanks', 6, ['plates ', 'and ', 'tanks']],
    ['전열판을 용접하여 다루는', 9, ['전열판을 용접하여 ', '다루는']],
    // A number stays with its unit.
    ['up to 350 °C and 40 bar', 10, ['up to ', '350 °C and ', '40 bar']],
  ])('breaks %j between words at %d', (text, width, lines) => {
    expect(brokenLines(text, width, widthOf)).toEqual(lines);
  });

  it('breaks a word that is wider than a line wherever it must', () => {
    expect(brokenLines('an unbreakableword', 6, widthOf)).toEqual(['an ', 'unbrea', 'kablew', 'ord']);
    expect(brokenLines('뷁뷁뷁뷁뷁 뷁', 2, widthOf)).toEqual(['뷁뷁', '뷁뷁', '뷁 ', '뷁']);
  });
});

describe('balancedLines', () => {
  it('makes lines about as long as each other, and no more of them', () => {
    const text = 'Our environmental, social and governance activities';
    expect(brokenLines(text, 40, widthOf)).toEqual(['Our environmental, social and governance ', 'activities']);
    expect(balancedLines(text, 40, widthOf)).toEqual(['Our environmental, social ', 'and governance activities']);
  });

  it('leaves one line as it is', () => {
    expect(balancedLines('one line', 40, widthOf)).toEqual(['one line']);
    expect(balancedLines('', 40, widthOf)).toEqual(['']);
  });
});

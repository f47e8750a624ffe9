import { cleanText } from './clean-text.js';

describe('cleanText', () => {
  it.each([
    ['  a  ', 'a'],
    ['a\r\nBcc: b', 'a Bcc: b'],
    ['a\t\u00a0b', 'a b'],
    ['a\u0000b\u001bc\u0085d', 'abcd'],
    ['\u1100\u1161', '가'],
    ['\u3000', ''],
    ['a\r\u0007\rb', 'a b'],
  ])('keeps %j of one line as %j', (typed, kept) => {
    expect(cleanText(typed)).toBe(kept);
  });

  it.each([
    ['a\r\nb\rc\n', 'a\nb\nc'],
    ['a \n\n b', 'a \n\n b'],
    ['a\u0000\u0007b', 'ab'],
    ['a\r\u0007\nb\u000bc', 'a\nb\nc'],
  ])('keeps %j of several lines as %j', (typed, kept) => {
    expect(cleanText(typed, true)).toBe(kept);
  });

  it.each([[undefined], [null], [5], [{ $ne: null }]])('leaves %j to be refused', (value) => {
    expect(cleanText(value)).toBe(value);
  });
});

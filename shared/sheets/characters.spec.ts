import { printable, unprintable } from './characters.js';

describe('what is printed', () => {
  it.each([
    ['㈜한국（주） 10～20', '(주)한국(주) 10~20'],
    ['Ⅱ ① € ₩ ■ Nguyễn Иванов', 'Ⅱ ① € ₩ ■ Nguyễn Иванов'],
    ['漢 😀', '□ □'],
    ['가\r\n\t나', '가 나'],
  ])('of %s is %s', (text, printed) => {
    expect(printable(text)).toBe(printed);
  });
});

describe('what cannot be printed', () => {
  it('is named once, whatever can be written in other characters is not', () => {
    expect(unprintable('大韓機械㈜ 大邱 □\n😀')).toEqual(['大', '韓', '機', '械', '邱', '😀']);
  });
});

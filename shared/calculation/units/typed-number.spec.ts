import { numberIn } from './typed-number.js';

/** A text that is a number and nothing else. */
function parseNumber(text: string) {
  const found = numberIn(text);
  return found?.rest === '' ? { value: found.value, isAmbiguous: found.isAmbiguous } : undefined;
}

describe('parseNumber', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['1 234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['1\u00a0234', 1234],
    ['1.234', 1.234],
    ['0,500', 0.5],
    ['1,2345', 1.2345],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['−5', -5],
    ['–5', -5],
    ['- 5', -5],
    ['+5', 5],
    ['１２．５', 12.5],
    ['１，２３４．５', 1234.5],
    ['  25  ', 25],
    ['1e3', 1000],
    ['2.5E-2', 0.025],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text)?.value).toBe(value);
  });

  it('takes one comma before three digits as a group and says that it is unsure', () => {
    expect(parseNumber('1,234')).toEqual({ value: 1234, isAmbiguous: true });
    expect(parseNumber('1,234.0')).toEqual({ value: 1234, isAmbiguous: false });
    expect(parseNumber('12,5')).toEqual({ value: 12.5, isAmbiguous: false });
  });

  it('gives 0, never -0', () => {
    expect(Object.is(parseNumber('-0')?.value, 0)).toBe(true);
  });

  it.each([
    '',
    '   ',
    '-',
    '.',
    ',',
    'abc',
    '25~30',
    '1,23,4',
    '1.2.3',
    '1 23',
    '12 5',
    '1e999',
    'Infinity',
    'NaN',
    '0x10',
    '--5',
    '5-',
    '1/2',
  ])('finds no number in %j', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });
});

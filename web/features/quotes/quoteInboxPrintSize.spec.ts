import { propertyFields } from '@server/calculation/request.types';
import { mainFields } from '@server/quotes/quotes.types';
import type { QuoteFields } from '@server/quotes/quotes.types';

import { printFit } from './quoteInboxPrintSize';

const filledWith = (value: string, comment = '', property = '') =>
  Object.fromEntries([
    ...mainFields.map((field) => [field, field === 'comment' ? comment : value]),
    ...propertyFields.map((field) => [field, property]),
  ]) as QuoteFields; // every field has a value

describe('printFit', () => {
  it('prints an ordinary request at the full size', () => {
    expect(printFit(filledWith('120', '3월 납기'))).toEqual({ size: 9.5, isRunOn: false });
  });

  it('stays at 9 pt with the longest comment', () => {
    expect(
      printFit(filledWith('송도 지역난방', '가나다 라마 '.repeat(286).slice(0, 2000))).size,
    ).toBeGreaterThanOrEqual(9);
  });

  it('shrinks for long values', () => {
    expect(printFit(filledWith('긴 값 '.repeat(30))).size).toBeLessThan(9);
  });

  it('leaves room for the properties of the fluids', () => {
    const comment = '가나다 라마 '.repeat(286).slice(0, 2000);
    const [without, given] = [filledWith('송도 지역난방', comment), filledWith('송도 지역난방', comment, '1.05 kg/L')];
    expect(printFit(given).size).toBeLessThan(printFit(without).size);
    expect(printFit(given).size).toBeGreaterThanOrEqual(8.5);
  });

  it('gives up the line breaks of a comment that has too many', () => {
    expect(printFit(filledWith('120', '한 줄\n'.repeat(200)))).toEqual({ size: 9.5, isRunOn: true });
  });

  it('keeps the line breaks where they fit', () => {
    expect(printFit(filledWith('120', '한 줄\n'.repeat(20))).isRunOn).toBe(false);
  });
});

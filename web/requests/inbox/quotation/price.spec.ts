import { isUnusual, priceOf } from './price';

describe('a typed price', () => {
  it.each([
    ['1250000', 'KRW', '1250000'],
    [' 1 250 000 ', 'KRW', '1250000'],
    ['１２５０', 'KRW', '1250'],
    ['12.5', 'USD', '12.5'],
    ['−300', 'EUR', '-300'],
    ['0', 'KRW', '0'],
  ] as const)('is an amount: %s %s', (typed, currency, amount) => {
    expect(priceOf(typed, currency)).toEqual({ amount });
  });

  it.each([
    ['1,250,000', 'KRW', ['1250000']],
    ['1,250', 'USD', ['1250']],
    ['12,5', 'EUR', ['12.5']],
    ['1,250.50', 'USD', ['1250.50']],
  ] as const)('is asked with a comma: %s %s', (typed, currency, choices) => {
    expect(priceOf(typed, currency)).toEqual({ choices });
  });

  it.each([
    ['', 'KRW', 'required'],
    ['about 5', 'KRW', 'unreadable'],
    ['1,2,3', 'EUR', 'unreadable'],
    ['12,5', 'KRW', 'unreadable'],
    ['1e6', 'KRW', 'unreadable'],
    ['1234567890123', 'KRW', 'unreadable'],
    ['12.5', 'KRW', 'decimals'],
    ['1.255', 'USD', 'decimals'],
  ] as const)('is refused: %s %s', (typed, currency, problem) => {
    expect(priceOf(typed, currency)).toEqual({ problem });
  });

  it('of nothing or less has to be meant', () => {
    expect(['0', '0.00', '-5', '5'].map(isUnusual)).toEqual(['free', 'free', 'discount', undefined]);
  });
});

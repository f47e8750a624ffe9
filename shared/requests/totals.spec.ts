import * as fc from 'fast-check';

import { totalsOf } from './totals.js';

const positionsOf = (...prices: [quantity: number, price: string][]) =>
  prices.map(([quantity, price]) => ({ product: 'PHE', details: '', quantity, price, isMeant: true }));

describe('the totals of a quotation', () => {
  it('are in the digits of the currency', () => {
    const positions = positionsOf([3, '0.1'], [1, '-0.05']);
    expect(totalsOf({ positions, currency: 'USD', taxPercent: null })).toEqual({
      positions: ['0.30', '-0.05'],
      net: '0.25',
      tax: '0.00',
      total: '0.25',
    });
  });

  it('have a tax that is rounded half up', () => {
    const won = totalsOf({ positions: positionsOf([1, '1005']), currency: 'KRW', taxPercent: 10 });
    expect(won).toEqual({ positions: ['1005'], net: '1005', tax: '101', total: '1106' });
    const dollars = totalsOf({ positions: positionsOf([1, '10.05']), currency: 'USD', taxPercent: 10 });
    expect(dollars).toMatchObject({ tax: '1.01', total: '11.06' });
  });

  it('add up, in any order, and differ from the exact tax by half a cent at most', () => {
    const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });
    const typed = fc.array(fc.tuple(fc.integer({ min: 1, max: 9999 }), cents), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 30 }), (all, taxPercent) => {
        const asPrice = (each: number) => (each / 100).toFixed(2);
        const positions = all.flatMap(([quantity, each]) => positionsOf([quantity, asPrice(each)]));
        const found = totalsOf({ positions, currency: 'USD', taxPercent });
        const exact = (amount: string) => BigInt(amount.replace('.', ''));
        const net = all.reduce((sum, [quantity, each]) => sum + BigInt(quantity) * BigInt(each), 0n);
        expect(exact(found.net)).toBe(net);
        expect(exact(found.total)).toBe(net + exact(found.tax));
        const hundredfold = exact(found.tax) * 100n - net * BigInt(taxPercent);
        expect(hundredfold >= -50n && hundredfold <= 50n).toBe(true);
        expect(totalsOf({ positions: positions.toReversed(), currency: 'USD', taxPercent }).total).toBe(found.total);
      }),
    );
  });

  it('are exact however large they are', () => {
    const { total } = totalsOf({ positions: positionsOf([9999, '999999999999.99']), currency: 'EUR', taxPercent: 0 });
    expect(total).toBe('9998999999999900.01');
  });
});

import * as fc from 'fast-check';

import { koreanYear, referenceOf } from './reference.js';

const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-30'), noInvalidDate: true });

describe('a reference', () => {
  it('tells year and number, and two numbers never share one', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (when, one, other) => {
        const year = koreanYear(when);
        const [, told, number] = /^Q-(\d{4})-(\d{6,})$/.exec(referenceOf(year, one)) ?? [];
        expect([told, Number(number)]).toEqual([year, one]);
        expect(referenceOf(year, one) === referenceOf(year, other)).toBe(one === other);
      }),
    );
  });

  it('is of the year in Korea, nine hours ahead of UTC', () => {
    fc.assert(
      fc.property(moment, (when) => {
        expect(Number(koreanYear(when))).toBe(new Date(when.getTime() + 9 * 3_600_000).getUTCFullYear());
      }),
    );
  });

  it('sorts by number within a year up to a million', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_998 }), (number) => {
        expect(referenceOf('2026', number) < referenceOf('2026', number + 1)).toBe(true);
      }),
    );
  });
});

import * as fc from 'fast-check';

import { wholeNumber } from './wholeNumber';

describe('wholeNumber', () => {
  it('writes whole numbers as both languages do', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        for (const locale of ['ko-KR', 'en-US']) expect(wholeNumber(value)).toBe((value + 0).toLocaleString(locale));
      }),
    );
  });
});

import * as fc from 'fast-check';

import { rangeOf } from './byte-range.js';

const size = fc.integer({ min: 1, max: 1e10 });
const place = fc.oneof(fc.nat(), fc.maxSafeNat(), fc.stringMatching(/^\d{1,60}$/));

describe('rangeOf', () => {
  it('gives bytes of the file, or a start behind the end, whatever the header says', () => {
    const header = fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,60}-\d{0,60}$/));
    fc.assert(
      fc.property(header, size, (text, bytes) => {
        const range = rangeOf(text, bytes);
        const { start, end } = range ?? { start: 0, end: bytes - 1 };
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThan(bytes);
        expect(start > end || [start, end].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it('begins where it is asked to, and ends there or with the file', () => {
    fc.assert(
      fc.property(place, place, size, (first, last, bytes) => {
        fc.pre(Number(first) <= Number(last));
        expect(rangeOf(`bytes=${first}-${last}`, bytes)).toEqual({
          start: Number(first),
          end: Math.min(Number(last), bytes - 1),
        });
        expect(rangeOf(`bytes=${first}-`, bytes)).toEqual({ start: Number(first), end: bytes - 1 });
      }),
    );
  });

  it('gives the last bytes, at most all of them', () => {
    fc.assert(
      fc.property(place, size, (count, bytes) => {
        expect(rangeOf(`bytes=-${count}`, bytes)).toEqual({
          start: bytes - Math.min(Number(count), bytes),
          end: bytes - 1,
        });
      }),
    );
  });

  it.each([
    'bytes=5-1',
    'bytes=-',
    'bytes=1-2,4-5',
    'bytes = 1-2',
    'BYTES=1-2',
    'bytes=1-2 ',
    'bytes=١-٢',
    'bytes=+1-2',
    undefined,
  ])('takes %j for the whole file', (header) => {
    expect(rangeOf(header, 100)).toBeUndefined();
  });
});

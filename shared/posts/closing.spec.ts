import { closingAt, nextClosing, untilNext } from './closing.js';

/** 14:00 in Korea. */
const closesAt = '2026-11-30T14:00+09:00';
const inKorea = (moment: string) => Date.parse(`${moment}+09:00`);

describe('closingAt', () => {
  it.each([
    ['2026-11-27T00:00:00.000', 3],
    ['2026-11-27T23:59:59.999', 3],
    ['2026-11-28T00:00:00.000', 2],
    ['2026-11-29T23:59:59.999', 1],
    ['2026-11-30T00:00:00.000', 0],
    ['2026-11-30T13:59:59.999', 0],
  ])('counts the midnights in Korea: at %s there are %d days left', (moment, days) => {
    expect(closingAt(closesAt, inKorea(moment))).toEqual({ isClosed: false, days });
  });

  it('is closed from its moment on, to the millisecond', () => {
    expect(closingAt(closesAt, inKorea('2026-11-30T13:59:59.999')).isClosed).toBe(false);
    expect(closingAt(closesAt, inKorea('2026-11-30T14:00'))).toEqual({ isClosed: true, days: 0 });
    expect(closingAt(closesAt, inKorea('2027-01-01T00:00'))).toEqual({ isClosed: true, days: 0 });
  });

  it('closes at midnight at the end of the day before', () => {
    const midnight = '2026-12-01T00:00:00+09:00';
    expect(closingAt(midnight, inKorea('2026-11-29T23:59:59.999'))).toEqual({ isClosed: false, days: 1 });
    expect(closingAt(midnight, inKorea('2026-11-30T23:59:59.999'))).toEqual({ isClosed: false, days: 0 });
    expect(closingAt(midnight, inKorea('2026-12-01T00:00'))).toEqual({ isClosed: true, days: 0 });
  });

  it('is the same however the moment is written', () => {
    const now = inKorea('2026-11-28T08:59');
    for (const same of ['2026-11-30T05:00:00.000Z', '2026-11-29T21:00-08:00'])
      expect(closingAt(same, now)).toEqual(closingAt(closesAt, now));
  });
});

describe('nextClosing', () => {
  it('is the first of those that are still to come', () => {
    const now = inKorea('2026-11-30T14:00');
    const later = '2026-12-02T14:00+09:00';
    expect(nextClosing([null, '2027-01-01T00:00Z', closesAt, later], now)).toBe(Date.parse(later));
    expect(nextClosing([null, undefined, closesAt], now)).toBe(Infinity);
  });
});

describe('untilNext', () => {
  it('is the next midnight in Korea, on the last day the closing time', () => {
    expect(untilNext(closesAt, inKorea('2026-11-28T00:00:00.000'))).toBe(86_400_000);
    expect(untilNext(closesAt, inKorea('2026-11-28T23:59:59.999'))).toBe(1);
    expect(untilNext(closesAt, inKorea('2026-11-30T00:00:00.000'))).toBe(14 * 3_600_000);
    expect(untilNext(closesAt, inKorea('2026-11-30T13:59:59.999'))).toBe(1);
  });

  it('never comes once it is closed', () => {
    expect(untilNext(closesAt, inKorea('2026-11-30T14:00'))).toBeUndefined();
  });

  it.each([
    ['in the afternoon', closesAt],
    ['at midnight', '2026-12-01T00:00+09:00'],
  ])('leads through every state in turn, of a tender that closes %s', (_, moment) => {
    const states: string[] = [];
    let now = inKorea('2026-11-28T08:00');
    for (;;) {
      const { isClosed, days } = closingAt(moment, now);
      states.push(isClosed ? 'closed' : String(days));
      const wait = untilNext(moment, now);
      if (wait === undefined) break;
      expect(closingAt(moment, now + wait - 1)).toEqual({ isClosed, days });
      now += wait;
    }
    expect(states).toEqual(['2', '1', '0', 'closed']);
  });
});

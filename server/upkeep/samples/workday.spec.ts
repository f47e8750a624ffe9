import * as fc from 'fast-check';

import { workday } from './workday.js';

const inKorea = (moment: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Seoul',
  }).format(moment);

/** Tuesday, 24 November 2026, 8:30 in Korea. */
const tuesday = Date.parse('2026-11-23T23:30:00Z');

describe('a day of work', () => {
  it.each([
    [3, '2026-11-27T05:00:00.000Z', 'a Friday'],
    [4, '2026-11-30T05:00:00.000Z', 'the Monday after a Saturday'],
    [5, '2026-11-30T05:00:00.000Z', 'the Monday after a Sunday'],
    [-2, '2026-11-20T05:00:00.000Z', 'the Friday before a Sunday'],
    [-3, '2026-11-20T05:00:00.000Z', 'the Friday before a Saturday'],
    [-4, '2026-11-20T05:00:00.000Z', 'a Friday'],
  ])('that is %i days away is %s: %s', (days, expected) => {
    expect(workday(tuesday, days, 14).toISOString()).toBe(expected);
  });

  it('is never on a weekend, at the hour in Korea, and on its side of now', () => {
    const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2036-01-01') });
    const distances = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(moments, distances, fc.integer({ min: 0, max: 23 }), (now, days, hour) => {
        const [after, before] = [workday(now, days, hour), workday(now, -days, hour)];
        for (const moment of [after, before])
          expect(inKorea(moment)).toMatch(new RegExp(`^(?!Sat|Sun).*${String(hour).padStart(2, '0')}:00$`));
        expect(after.getTime()).toBeGreaterThan(now);
        expect(before.getTime()).toBeLessThan(now);
      }),
    );
  });
});

import { startOf } from '../../../shared/requests/reply-clock/days.js';

import { figuresOf, medianOf, mondayOf, shownWeeks, workingDaysBetween } from './figures.js';
import type { CountedRequest } from './figures.js';

const HOUR = 3_600_000;
/** A moment of a day in Korea. */
const at = (day: string, hour = 10) => startOf(day) + hour * HOUR;
/** Tuesday. */
const NOW = at('2026-11-24');
const clock = { promised: 2, off: new Set(['2026-11-19']), now: NOW };

const request = (changes: Partial<CountedRequest>): CountedRequest => ({
  createdAt: at('2026-11-16'),
  since: changes.createdAt ?? at('2026-11-16'),
  answeredAt: null,
  isWaiting: true,
  products: [],
  language: 'ko',
  page: null,
  ...changes,
});

describe('weeks', () => {
  it('begin on Monday in Korea', () => {
    expect(mondayOf(at('2026-11-23', 0))).toBe('2026-11-23');
    expect(mondayOf(at('2026-11-23', 0) - 1)).toBe('2026-11-16');
    expect(mondayOf(at('2026-11-29', 23))).toBe('2026-11-23');
  });

  it('are shown each, the last one is this one', () => {
    const weeks = shownWeeks(NOW);
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([26, '2026-06-01', '2026-11-23']);
  });
});

describe('the way to the first answer', () => {
  it('counts working days, neither weekends nor holidays', () => {
    const days = (from: string, to: string) => workingDaysBetween(at(from, 23), at(to, 0), clock.off);
    expect(days('2026-11-16', '2026-11-16')).toBe(0);
    expect(days('2026-11-16', '2026-11-17')).toBe(1);
    expect(days('2026-11-18', '2026-11-20')).toBe(1);
    expect(days('2026-11-20', '2026-11-23')).toBe(1);
    expect(days('2026-11-20', '2026-11-22')).toBe(0);
  });

  it('is told by the median', () => {
    expect([medianOf([]), medianOf([3]), medianOf([9, 1]), medianOf([5, 1, 2])]).toEqual([null, 3, 5, 2]);
  });
});

describe('figures', () => {
  it('judge what was answered, and what is overdue; not what is not due yet, and what nobody waits for', () => {
    const { all, weeks } = figuresOf(
      [
        request({ answeredAt: at('2026-11-18', 23) }),
        request({ answeredAt: at('2026-11-20', 0) }),
        request({}),
        request({ isWaiting: false }),
        request({ createdAt: at('2026-11-23') }),
      ],
      clock,
    );
    expect(all).toEqual({ requests: 5, judged: 3, inTime: 1, medianDays: 2.5 });
    expect(weeks.slice(-2)).toEqual([
      { of: '2026-11-16', requests: 4, judged: 3, inTime: 1, medianDays: 2.5 },
      { of: '2026-11-23', requests: 1, judged: 0, inTime: 0, medianDays: null },
    ]);
  });

  it('count a request for several families in each, and the most frequent first', () => {
    const { families, languages, pages } = figuresOf(
      [
        request({ products: ['heat-exchanger', 'gas-cooler'], page: '/products' }),
        request({ products: ['gas-cooler'], language: 'en', page: '/products' }),
        request({}),
      ],
      clock,
    );
    const counts = (groups: readonly { of: string | null; requests: number }[]) =>
      groups.map(({ of, requests }) => [of, requests]);
    expect(counts(families)).toEqual([
      ['gas-cooler', 2],
      ['heat-exchanger', 1],
      [null, 1],
    ]);
    expect(counts(languages)).toEqual([
      ['ko', 2],
      ['en', 1],
    ]);
    expect(counts(pages)).toEqual([
      ['/products', 2],
      [null, 1],
    ]);
  });
});

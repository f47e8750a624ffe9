import { daysUntil, koreanDay, koreanTime } from './koreanTime';

describe('a moment in Korea', () => {
  it('is the same wherever it is read', () => {
    expect(koreanTime('2026-03-31T15:00:00.000Z', 'ko')).toMatch(/^2026\. 4\. 1\. \S+ 12:00:00$/);
    expect(koreanTime('2026-03-31T15:00:00.000Z', 'en')).toBe('1 Apr 2026, 00:00:00');
    expect(koreanDay('2026-03-31T15:00:00.000Z', 'ko')).toBe('2026. 4. 1.');
  });
});

describe('the days until a moment', () => {
  const now = Date.parse('2026-03-31T15:00:00.000Z');
  it.each([
    ['2026-04-30T15:00:00.000Z', 30],
    ['2026-04-01T15:00:00.001Z', 2],
    ['2026-04-01T15:00:00.000Z', 1],
    ['2026-03-31T15:00:00.001Z', 1],
    ['2026-03-31T15:00:00.000Z', 0],
    ['2026-03-01T15:00:00.000Z', 0],
  ])('count a begun one whole (%s)', (moment, days) => {
    expect(daysUntil(moment, now)).toBe(days);
  });
});

import { dateInKorea, dayInKorea, isPinnedAt } from './korea.js';

const at = (moment: string) => Date.parse(moment);

describe('a day in Korea', () => {
  it('begins at midnight there, nine hours before it does in UTC', () => {
    expect(dateInKorea(at('2026-11-30T14:59:59.999Z'))).toBe('2026-11-30');
    expect(dateInKorea(at('2026-11-30T15:00:00.000Z'))).toBe('2026-12-01');
    expect(dayInKorea(at('2026-11-30T15:00:00.000Z')) - dayInKorea(at('2026-11-30T14:59:59.999Z'))).toBe(1);
  });
});

describe('a post that is pinned until a date', () => {
  it('is through that day', () => {
    const isPinned = (moment: string) => isPinnedAt('2026-11-30', at(`${moment}+09:00`));
    expect(['2026-11-01T00:00', '2026-11-30T23:59:59.999', '2026-12-01T00:00'].map(isPinned)).toEqual([
      true,
      true,
      false,
    ]);
    expect(isPinnedAt(null, 0)).toBe(false);
  });
});

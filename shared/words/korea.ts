/** Milliseconds of a day, and of Korea's distance from UTC, which knows no summer time. */
export const DAY = 86_400_000;
export const KOREA = 9 * 3_600_000;

/** Counts the days of the calendar in Korea. */
export const dayInKorea = (moment: number): number => Math.floor((moment + KOREA) / DAY);

/** The date in Korea as an input of days holds it: `2026-11-30`. */
export const dateInKorea = (moment: number): string => new Date(moment + KOREA).toISOString().slice(0, 10);

/** True if a post pinned until the end of this date stands first on its list at a moment. */
export const isPinnedAt = (until: string | null, moment: number): boolean =>
  until !== null && until >= dateInKorea(moment);

/** Milliseconds of a day, and of Korea's distance from UTC, which knows no summer time. */
export const DAY = 86_400_000;
export const KOREA = 9 * 3_600_000;

/** How long a tender takes offers; `days` are midnights in Korea until its closing time. */
export type Closing = { isClosed: boolean; days: number };

export const dayInKorea = (moment: number) => Math.floor((moment + KOREA) / DAY);

/** How a closing time (ISO 8601) stands at a moment, in ms since 1970. */
export function closingAt(closesAt: string, now: number): Closing {
  const moment = Date.parse(closesAt);
  return { isClosed: now >= moment, days: Math.max(0, dayInKorea(moment) - dayInKorea(now)) };
}

/** Milliseconds until it stands differently; undefined once it is closed. */
export function untilNext(closesAt: string, now: number): number | undefined {
  const moment = Date.parse(closesAt);
  if (now >= moment) return undefined;
  const midnight = (dayInKorea(now) + 1) * DAY - KOREA;
  return Math.min(midnight, moment) - now;
}

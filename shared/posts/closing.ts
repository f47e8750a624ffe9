import { DAY, dayInKorea, KOREA } from '../words/korea.js';

/** State of a tender's closing; `days` are midnights in Korea until its last day. */
export type Closing = { isClosed: boolean; days: number };

/** State of a closing time (ISO 8601) at a moment, in ms since 1970. */
export function closingAt(closesAt: string, now: number): Closing {
  const moment = Date.parse(closesAt);
  // A tender that closes at midnight takes no offers on the day that begins then.
  return { isClosed: now >= moment, days: Math.max(0, dayInKorea(moment - 1) - dayInKorea(now)) };
}

/** When the next of these closing times (ISO 8601) has come: ms since 1970, `Infinity` if all are over. */
export function nextClosing(closings: readonly (string | null | undefined)[], now: number): number {
  const moments = closings.map((closesAt) => Date.parse(closesAt ?? '')).filter((moment) => moment > now);
  return Math.min(Infinity, ...moments);
}

/** Milliseconds until it stands differently; undefined once it is closed. */
export function untilNext(closesAt: string, now: number): number | undefined {
  const moment = Date.parse(closesAt);
  if (now >= moment) return undefined;
  const midnight = (dayInKorea(now) + 1) * DAY - KOREA;
  return Math.min(midnight, moment) - now;
}

import { DAY, dayInKorea, KOREA } from '../../../shared/words/korea.js';

const HOUR = 3_600_000;

/**
 * A full hour in Korea so many days from a moment (ms since 1970). An hour on a weekend moves to the Monday after it,
 * or on the Friday before it if it lies in the past.
 */
export function workday(now: number, days: number, hour: number): Date {
  const moment = new Date((dayInKorea(now) + days) * DAY + hour * HOUR - KOREA);
  const weekday = new Date(moment.getTime() + KOREA).getUTCDay();
  const toFriday = weekday === 6 ? -1 : weekday === 0 ? -2 : 0;
  const toMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(moment.getTime() + (days < 0 ? toFriday : toMonday) * DAY);
}

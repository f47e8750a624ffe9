import { DAY, dateInKorea, KOREA } from '../../words/korea.js';

/** A day of the calendar in Korea as inputs hold it: `2026-11-30`. */
export type Day = string;

/** The first moment of a day in Korea: ms since 1970. */
export const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) - KOREA;

/** The last moment of a day in Korea: ms since 1970. */
export const endOf = (day: Day): number => startOf(day) + DAY - 1;

/** The day so many days after another one. */
export const dayAfter = (day: Day, days = 1): Day => dateInKorea(startOf(day) + days * DAY);

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** True for a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** Whole days of the calendar in Korea from one moment to another: ms since 1970. */
export const daysBetween = (from: number, to: number): number =>
  Math.round((startOf(dateInKorea(to)) - startOf(dateInKorea(from))) / DAY);

import { dateInKorea } from '../../words/korea.js';

import { dayAfter, daysBetween, endOf, weekdayOf } from './days.js';
import type { Day } from './days.js';

/** The office's changes of the built-in holidays. */
export type HolidayChanges = { added: readonly { day: Day }[]; removed: readonly Day[] };

/** The days on which nobody works beside weekends. */
export function daysOff(builtIn: readonly { day: Day }[], { added, removed }: HolidayChanges): ReadonlySet<Day> {
  const days = new Set([...builtIn, ...added].map(({ day }) => day));
  for (const day of removed) days.delete(day);
  return days;
}

/** Monday to Friday, unless it is a holiday. */
export const isWorkingDay = (day: Day, off: ReadonlySet<Day>): boolean =>
  ![0, 6].includes(weekdayOf(day)) && !off.has(day);

/** The working day so many of them after a day, which itself does not count. */
export function workingDayAfter(day: Day, count: number, off: ReadonlySet<Day>): Day {
  let found = day;
  for (let left = count; left > 0;) {
    found = dayAfter(found);
    if (isWorkingDay(found, off)) left -= 1;
  }
  return found;
}

/** Until when something that came at a moment is to be answered: the end of that working day (ms since 1970). */
export const dueAfter = (moment: number, workingDays: number, off: ReadonlySet<Day>): number =>
  endOf(workingDayAfter(dateInKorea(moment), workingDays, off));

/** State of a reply: `days` late, or until it is due. */
export type ClockState = { state: 'late' | 'today' | 'running'; days: number };

/** State at a moment of a reply due at another one: ms since 1970. */
export function clockAt(dueAt: number, now: number): ClockState {
  const days = daysBetween(now, dueAt);
  if (now > dueAt) return { state: 'late', days: Math.max(1, -days) };
  return { state: days === 0 ? 'today' : 'running', days };
}

/** True if a reminder for a day (its first moment, ms since 1970) is due at a moment. */
export const isReminded = (remindAt: number, now: number): boolean => remindAt <= now;

/** The last moment of today in Korea: ms since 1970. */
export const endOfToday = (now: number): number => endOf(dateInKorea(now));

const MONDAY = 1;
const HOUR = 3_600_000;
/** When the week's letter goes out: hour of Monday in Korea. A server that was down still sends it within a day. */
const LETTER_HOUR = 8;

/** A week's day in Korea, which begins at the hour of the letter. */
const letterDayAt = (now: number): Day => dateInKorea(now - LETTER_HOUR * HOUR);

/** The Monday whose letter is due at a moment (ms since 1970): from 08:00 in Korea for a day; undefined otherwise. */
export function letterWeekAt(now: number): Day | undefined {
  const day = letterDayAt(now);
  return weekdayOf(day) === MONDAY ? day : undefined;
}

/** True if the next Monday's letter is due at a moment (ms since 1970): it repeats this one, and says more. */
export const isNextLetterDue = (week: Day, now: number): boolean => letterDayAt(now) >= dayAfter(week, 7);

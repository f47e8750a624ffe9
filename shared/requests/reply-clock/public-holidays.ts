import type { Localized } from '../../words/localized.types.js';

import { dayAfter, weekdayOf } from './days.js';
import type { Day } from './days.js';

/** A day on which nobody works although it is no weekend. */
export type Holiday = { day: Day; name: Localized };

/**
 * When the first working day after a holiday is one as well: where it falls on a weekend, only on a Sunday, or never.
 * Falling on another holiday counts like a Sunday.
 */
type Substitute = 'weekend' | 'sunday' | 'never';

type Kind = { name: Localized; substitute: Substitute };

/**
 * Holidays by the solar calendar. Sources: Act on Public Holidays (공휴일에 관한 법률), as amended on 10 February 2026
 * (Constitution Day) and in April 2026 (Labor Day), article 2; Regulations on Public Holidays of Government Offices
 * (관공서의 공휴일에 관한 규정), articles 2 and 3: law.go.kr.
 */
const solar: readonly (Kind & { date: string })[] = [
  { date: '01-01', name: { ko: '1월 1일', en: 'New Year’s Day' }, substitute: 'never' },
  { date: '03-01', name: { ko: '3·1절', en: 'Independence Movement Day' }, substitute: 'weekend' },
  { date: '05-01', name: { ko: '노동절', en: 'Labor Day' }, substitute: 'weekend' },
  { date: '05-05', name: { ko: '어린이날', en: 'Children’s Day' }, substitute: 'weekend' },
  { date: '06-06', name: { ko: '현충일', en: 'Memorial Day' }, substitute: 'never' },
  { date: '07-17', name: { ko: '제헌절', en: 'Constitution Day' }, substitute: 'weekend' },
  { date: '08-15', name: { ko: '광복절', en: 'Liberation Day' }, substitute: 'weekend' },
  { date: '10-03', name: { ko: '개천절', en: 'National Foundation Day' }, substitute: 'weekend' },
  { date: '10-09', name: { ko: '한글날', en: 'Hangeul Day' }, substitute: 'weekend' },
  { date: '12-25', name: { ko: '성탄절', en: 'Christmas Day' }, substitute: 'weekend' },
];

/** Holidays by the lunar calendar: how many days before and after the date are holidays, too. */
const lunar: readonly (Kind & { date: string; around: 0 | 1 })[] = [
  { date: '1/1', around: 1, name: { ko: '설날', en: 'Seollal' }, substitute: 'sunday' },
  { date: '4/8', around: 0, name: { ko: '부처님오신날', en: 'Buddha’s Birthday' }, substitute: 'weekend' },
  { date: '8/15', around: 1, name: { ko: '추석', en: 'Chuseok' }, substitute: 'sunday' },
];

/** Elections at the end of a term. Source: Public Official Election Act (공직선거법), article 34. */
const elections: readonly Holiday[] = [
  { day: '2026-06-03', name: { ko: '전국동시지방선거', en: 'Local elections' } },
  { day: '2028-04-12', name: { ko: '국회의원선거', en: 'National Assembly election' } },
];

/** Of the years that the site brings: earlier ones had other rules, later ones are not known yet. */
export const firstYear = 2026;
export const lastYear = 2028;

const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });

/** The days of a year that have one of these dates of the Korean lunar calendar, e.g. `8/15`. */
export function lunarDays(year: number, dates: readonly string[]): Map<string, Day> {
  const found = new Map<string, Day>();
  // The latest of them, the 15th of the eighth month, is in October at the latest.
  for (let day = `${year}-01-01`; day < `${year}-11-01`; day = dayAfter(day)) {
    const date = dangi.format(new Date(`${day}T00:00:00Z`));
    if (dates.includes(date) && !found.has(date)) found.set(date, day);
  }
  return found;
}

const isWeekend = (day: Day) => [0, 6].includes(weekdayOf(day));

const substituteName = ({ ko, en }: Localized): Localized => ({ ko: `대체공휴일(${ko})`, en: `Substitute for ${en}` });

/** A run of days under one name that has one substitute at most. */
type Run = Kind & { days: Day[] };

function runsOf(year: number): Run[] {
  const dates = lunarDays(
    year,
    lunar.map(({ date }) => date),
  );
  const moving = lunar.flatMap(({ date, around, ...kind }): Run[] => {
    const day = dates.get(date);
    if (!day) return [];
    return [{ ...kind, days: around ? [dayAfter(day, -1), day, dayAfter(day)] : [day] }];
  });
  return [...solar.map(({ date, ...kind }): Run => ({ ...kind, days: [`${year}-${date}`] })), ...moving];
}

function holidaysOf(year: number): Holiday[] {
  const runs = runsOf(year);
  const chosen = elections.filter(({ day }) => day.startsWith(`${year}-`));
  const all = [...runs.flatMap(({ days, name }) => days.map((day) => ({ day, name }))), ...chosen];
  const days = new Set(all.map(({ day }) => day));
  const isShared = (day: Day) => all.filter((each) => each.day === day).length > 1;
  const substitutes: Holiday[] = [];
  const ordered = runs.toSorted((one, other) => ((one.days[0] ?? '') < (other.days[0] ?? '') ? -1 : 1));
  for (const [index, run] of ordered.entries()) {
    const isLost = (day: Day) =>
      weekdayOf(day) === 0 ||
      (run.substitute === 'weekend' && weekdayOf(day) === 6) ||
      // Of two holidays on one day only one is lost.
      (isShared(day) && !ordered.slice(0, index).some((former) => former.days.includes(day)));
    const last = run.days.at(-1);
    if (run.substitute === 'never' || !last || !run.days.some(isLost)) continue;
    let day = dayAfter(last);
    while (isWeekend(day) || days.has(day)) day = dayAfter(day);
    days.add(day);
    substitutes.push({ day, name: substituteName(run.name) });
  }
  // One line a day.
  const named = new Map<Day, Holiday>();
  for (const holiday of [...all, ...substitutes]) {
    const there = named.get(holiday.day);
    const both = there && { ko: `${there.name.ko}, ${holiday.name.ko}`, en: `${there.name.en}, ${holiday.name.en}` };
    named.set(holiday.day, both ? { day: holiday.day, name: both } : holiday);
  }
  return [...named.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

let known: readonly Holiday[] | undefined;

/** The public holidays of Korea in the years that the site brings, with their substitutes, in their order. */
export function publicHolidays(): readonly Holiday[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  known ??= years.flatMap(holidaysOf);
  return known;
}

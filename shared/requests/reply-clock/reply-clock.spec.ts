import * as fc from 'fast-check';

import { dayAfter, endOf, isDay, startOf } from './days.js';
import { addressKey, domainKey, isCompanyDomain } from './free-mail.js';
import { publicHolidays } from './public-holidays.js';
import {
  clockAt,
  daysOff,
  dueAfter,
  isNextLetterDue,
  isWorkingDay,
  letterWeekAt,
  workingDayAfter,
} from './reply-clock.js';

const none = { added: [], removed: [] };
const off = daysOff(publicHolidays(), none);
const at = (korean: string) => Date.parse(`${korean}+09:00`);
const due = (korean: string, days = 2, holidays = off) =>
  new Date(dueAfter(at(korean), days, holidays) + 9 * 3_600_000).toISOString().slice(0, 19);

describe('what is due', () => {
  it.each([
    ['a Monday', '2026-11-23T10:00', '2026-11-25T23:59:59'],
    ['a Friday, over the weekend', '2026-11-27T17:59', '2026-12-01T23:59:59'],
    ['a Saturday, as if it came on Sunday', '2026-11-28T09:00', '2026-12-01T23:59:59'],
    ['late in the evening in Korea, when it is that day nowhere else', '2026-11-23T23:59', '2026-11-25T23:59:59'],
    ['early in the morning in Korea', '2026-11-24T00:00', '2026-11-26T23:59:59'],
    ['before Seollal', '2026-02-13T10:00', '2026-02-20T23:59:59'],
    ['within Chuseok', '2026-09-24T10:00', '2026-09-29T23:59:59'],
    ['before a substitute', '2026-08-14T10:00', '2026-08-19T23:59:59'],
    ['before the new year', '2026-12-31T10:00', '2027-01-05T23:59:59'],
  ])('after %s', (_, moment, end) => {
    expect(due(moment)).toBe(end);
  });

  it('follows what the office has added and removed', () => {
    const changed = daysOff(publicHolidays(), { added: [{ day: '2026-11-24' }], removed: ['2026-12-25'] });
    expect(due('2026-11-23T10:00', 2, changed)).toBe('2026-11-26T23:59:59');
    expect(due('2026-12-24T10:00', 1, changed)).toBe('2026-12-25T23:59:59');
    expect(due('2026-12-24T10:00', 1)).toBe('2026-12-28T23:59:59');
  });

  it('is on a working day with as many of them after the day it came on', () => {
    const anyDay = fc.integer({ min: 0, max: 900 }).map((days) => dayAfter('2026-01-01', days));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 20 }), (day, count) => {
        const found = workingDayAfter(day, count, off);
        expect(isWorkingDay(found, off)).toBe(true);
        let between = 0;
        for (let each = dayAfter(day); each <= found; each = dayAfter(each)) between += isWorkingDay(each, off) ? 1 : 0;
        expect(between).toBe(count);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the clock', () => {
  const end = endOf('2026-11-25');

  it.each([
    ['2026-11-23T10:00', { state: 'running', days: 2 }],
    ['2026-11-25T00:00', { state: 'today', days: 0 }],
    ['2026-11-25T23:59', { state: 'today', days: 0 }],
    ['2026-11-26T00:00', { state: 'late', days: 1 }],
    ['2026-11-30T09:00', { state: 'late', days: 5 }],
  ])('at %s', (moment, state) => {
    expect(clockAt(end, at(moment))).toEqual(state);
  });
});

describe('the letter of the week', () => {
  it.each([
    ['2026-11-23T07:59', undefined],
    ['2026-11-23T08:00', '2026-11-23'],
    ['2026-11-24T07:59', '2026-11-23'],
    ['2026-11-24T08:00', undefined],
    ['2026-11-29T23:00', undefined],
  ])('at %s is that of %s', (moment, week) => {
    expect(letterWeekAt(at(moment))).toBe(week);
  });

  it.each([
    ['2026-11-23T08:00', false],
    ['2026-11-30T07:59', false],
    ['2026-11-30T08:00', true],
    ['2026-12-09T12:00', true],
  ])('is overtaken by the next one at %s: %s', (moment, isOver) => {
    expect(isNextLetterDue('2026-11-23', at(moment))).toBe(isOver);
  });
});

describe('a day', () => {
  it('is one of the calendar', () => {
    for (const day of ['2026-02-28', '2028-02-29']) expect(isDay(day)).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-11-25T00:00', '９999-01-01'])
      expect(isDay(text)).toBe(false);
    expect(new Date(startOf('2026-11-25')).toISOString()).toBe('2026-11-24T15:00:00.000Z');
  });
});

describe('a sender', () => {
  it('is known by the address in any case', () => {
    expect(addressKey(' Kim@Hangang.CO.KR ')).toBe('kim@hangang.co.kr');
    expect(domainKey('Kim@Hangang.CO.KR')).toBe('hangang.co.kr');
  });

  it.each(['naver.com', 'hanmail.net', 'gmail.com', 'yahoo.co.kr', 'yahoo.com', 'icloud.com', 'localhost', ''])(
    'of %s is of no company',
    (domain) => expect(isCompanyDomain(domain)).toBe(false),
  );

  it.each(['hangang.co.kr', 'yahoo.example.com', 'mynaver.com'])('of %s is', (domain) => {
    expect(isCompanyDomain(domain)).toBe(true);
  });
});

import { lunarDays, publicHolidays } from './public-holidays.js';

const of = (year: number) =>
  publicHolidays()
    .filter(({ day }) => day.startsWith(`${year}-`))
    .map(({ day, name }) => `${day.slice(5)} ${name.ko}`);

// Published: Korea Astronomy and Space Science Institute (KASI), 월력요항; Ministry of Personnel Management.
describe('the lunar dates', () => {
  it.each([
    [2024, ['02-10', '05-15', '09-17']],
    [2025, ['01-29', '05-05', '10-06']],
    [2026, ['02-17', '05-24', '09-25']],
    // A day after China's: the new moon is after midnight in Korea only.
    [2027, ['02-07', '05-13', '09-15']],
    [2028, ['01-27', '05-02', '10-03']],
  ])('of %s are those that were published', (year, days) => {
    expect([...lunarDays(year, ['1/1', '4/8', '8/15']).values()]).toEqual(days.map((day) => `${year}-${day}`));
  });
});

describe('the public holidays', () => {
  it('of 2026 are those that were published', () => {
    expect(of(2026)).toEqual([
      '01-01 1월 1일',
      '02-16 설날',
      '02-17 설날',
      '02-18 설날',
      '03-01 3·1절',
      '03-02 대체공휴일(3·1절)',
      '05-01 노동절',
      '05-05 어린이날',
      '05-24 부처님오신날',
      '05-25 대체공휴일(부처님오신날)',
      '06-03 전국동시지방선거',
      '06-06 현충일',
      '07-17 제헌절',
      '08-15 광복절',
      '08-17 대체공휴일(광복절)',
      '09-24 추석',
      '09-25 추석',
      // A Saturday takes nothing from Chuseok.
      '09-26 추석',
      '10-03 개천절',
      '10-05 대체공휴일(개천절)',
      '10-09 한글날',
      '12-25 성탄절',
    ]);
  });

  it('of 2027 have a substitute for a Sunday within Seollal, and for each holiday on a Saturday', () => {
    expect(of(2027).filter((line) => line.includes('대체'))).toEqual([
      '02-09 대체공휴일(설날)',
      '05-03 대체공휴일(노동절)',
      '07-19 대체공휴일(제헌절)',
      '08-16 대체공휴일(광복절)',
      '10-04 대체공휴일(개천절)',
      '10-11 대체공휴일(한글날)',
      '12-27 대체공휴일(성탄절)',
    ]);
  });

  it('of 2028 have one substitute where National Foundation Day is Chuseok', () => {
    const october = of(2028).filter((line) => line.startsWith('10-'));
    expect(october).toEqual([
      '10-02 추석',
      '10-03 개천절, 추석',
      '10-04 추석',
      expect.stringMatching(/^10-05 대체공휴일/),
      '10-09 한글날',
    ]);
    expect(of(2028)).toContain('04-12 국회의원선거');
    expect(of(2028).filter((line) => line.includes('대체'))).toHaveLength(1);
  });
});

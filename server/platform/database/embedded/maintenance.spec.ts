import { isDue } from './maintenance.js';

const at = (day: number, hour: number) => new Date(2026, 0, 1 + day, hour);
const since = at(0, 0);

describe('the renewal of the database files', () => {
  it.each([
    ['young files', at(24, 3), false, false],
    ['files of 25 days at noon', at(25, 12), false, false],
    ['files of 25 days at night', at(25, 3), false, true],
    ['files of 25 days at a start', at(25, 12), true, true],
    ['files of 29 days at noon', at(29, 12), false, true],
  ])('for %s', (_, now, isStart, isExpected) => {
    expect(isDue(since, now, isStart)).toBe(isExpected);
  });
});

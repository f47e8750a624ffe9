import { longDate } from './longDate';

describe('longDate', () => {
  it('writes a day as each language does', () => {
    expect(longDate('1982-06-10', 'ko')).toBe('1982년 6월 10일');
    expect(longDate('1982-06-10', 'en')).toBe('10 June 1982');
  });
});

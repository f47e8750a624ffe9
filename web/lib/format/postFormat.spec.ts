import { postDate } from './postFormat';

describe('postDate', () => {
  it('writes the day as each language does, by the clock in Korea', () => {
    expect(postDate('2024-03-01T16:00:00.000Z', 'en')).toBe('3/2/2024');
    expect(postDate('2024-03-01T16:00:00.000Z', 'ko')).toBe('2024. 3. 2.');
  });

  it('knows no day of a post without a date', () => {
    expect(postDate(null, 'en')).toBeUndefined();
    expect(postDate('soon', 'en')).toBeUndefined();
  });
});

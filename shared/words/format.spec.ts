import { fileSize, listDate, momentInKorea, postDate } from './format.js';

describe('postDate', () => {
  it('writes the day as each language does, by the clock in Korea', () => {
    expect(postDate('2024-03-01T16:00:00.000Z', 'en')).toBe('2 Mar 2024');
    expect(postDate('2024-03-01T16:00:00.000Z', 'ko')).toBe('2024. 3. 2.');
    expect(listDate('2024-03-01T16:00:00.000Z', 'en')).toBe('3/2/2024');
    expect(listDate('2024-03-01T16:00:00.000Z', 'ko')).toBe('2024. 3. 2.');
  });

  it('knows no day of a post without a date', () => {
    expect(postDate(null, 'en')).toBeUndefined();
    expect(postDate('soon', 'en')).toBeUndefined();
  });
});

describe('momentInKorea', () => {
  it('writes day and time as each language does, by the clock in Korea', () => {
    expect(momentInKorea('2026-11-30T05:00:00.000Z', 'ko')).toBe('2026. 11. 30. 14:00');
    expect(momentInKorea('2026-11-30T05:00:00.000Z', 'en')).toBe('30 Nov 2026, 14:00');
    expect(momentInKorea('2026-11-29T15:05:00.000Z', 'en')).toBe('30 Nov 2026, 00:05');
  });
});

describe('fileSize', () => {
  it.each([
    [1, '1 KB'],
    [800 * 1024, '800 KB'],
    [3.44 * 1024 * 1024, '3.4 MB'],
  ])('writes %d bytes as %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});

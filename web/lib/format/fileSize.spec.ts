import { fileSize } from './fileSize';

describe('fileSize', () => {
  it.each([
    [1, '1 KB'],
    [800 * 1024, '800 KB'],
    [3.44 * 1024 * 1024, '3.4 MB'],
  ])('writes %d bytes as %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});

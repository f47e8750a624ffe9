import { pageWindow, postNumber } from './format';

describe('postNumber', () => {
  const third = { page: 3, pageSize: 10, total: 47 };

  it('counts up from the newest over all pages', () => {
    expect(postNumber(0, { ...third, page: 1 }, 'up')).toBe(1);
    expect(postNumber(4, third, 'up')).toBe(25);
  });

  it('counts down from the total', () => {
    expect(postNumber(0, { ...third, page: 1 }, 'down')).toBe(47);
    expect(postNumber(6, { ...third, page: 5 }, 'down')).toBe(1);
  });
});

describe('pageWindow', () => {
  it('shows five pages around the current one and stays within the ends', () => {
    expect(pageWindow(1, 12, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(7, 12, 5)).toEqual([5, 6, 7, 8, 9]);
    expect(pageWindow(12, 12, 5)).toEqual([8, 9, 10, 11, 12]);
  });

  it('shows every page where there are fewer, or where all are asked for', () => {
    expect(pageWindow(2, 3, 5)).toEqual([1, 2, 3]);
    expect(pageWindow(2, 8, 'all')).toHaveLength(8);
  });

  it('shows the last pages when the current one lies beyond the end', () => {
    expect(pageWindow(99, 6, 5)).toEqual([2, 3, 4, 5, 6]);
  });
});

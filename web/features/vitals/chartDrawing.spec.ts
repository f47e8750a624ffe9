import { drawDays } from './chartDrawing';

describe('the line of days', () => {
  it('goes from the first day at the left to the last at the right, higher for more', () => {
    expect(drawDays([0, 50, 100], 100)).toEqual({ line: 'M0 100L500 50L1000 0', dots: 'M0 100h0M500 50h0M1000 0h0' });
  });

  it('has a gap where a day has no value', () => {
    const { line, dots } = drawDays([null, 50, null, 25, 75], 100);
    expect(line).toBe('M250 50M750 75L1000 25');
    expect(dots).toBe('M250 50h0M750 75h0M1000 25h0');
  });

  it('is nothing without values, and a dot for one', () => {
    expect(drawDays([null, null], 100)).toEqual({ line: '', dots: '' });
    expect(drawDays([50], 100).dots).toBe('M0 50h0');
  });
});

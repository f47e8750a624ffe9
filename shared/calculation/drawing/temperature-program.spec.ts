import { frame, LABEL, programDrawing } from './temperature-program.js';

const known = (value: number | undefined, origin: 'typed' | 'calculated' = 'typed') =>
  value === undefined ? undefined : { value, origin };

const found = (hotIn?: number, hotOut?: number, coldIn?: number, coldOut?: number) => ({
  sides: {
    hot: { tIn: known(hotIn), tOut: known(hotOut) },
    cold: { tIn: known(coldIn), tOut: known(coldOut, 'calculated') },
  },
});
const crossing = { ...found(115, 55, 45, 80), program: { ends: { hot: 35, cold: 10 }, approach: 10, cross: 25 } };

describe('programDrawing', () => {
  it('puts hot inlet and cold outlet left, hotter higher, and says where each value comes from', () => {
    const [hotIn, hotOut, coldIn, coldOut] = programDrawing(found(115, 55, 45, 80)).ends;
    expect([hotIn?.x, coldOut?.x, hotOut?.x, coldIn?.x]).toEqual([frame.left, frame.left, frame.right, frame.right]);
    expect(hotIn?.y).toBeLessThan(coldOut?.y ?? 0);
    expect(hotOut?.y).toBeLessThan(coldIn?.y ?? 0);
    expect([hotIn?.origin, coldOut?.origin]).toEqual(['typed', 'calculated']);
  });

  it('keeps a place for what is not known', () => {
    const { ends, lines } = programDrawing(found(115, undefined, 45, 80));
    expect(ends[1]).toMatchObject({ end: 'hotOut', origin: 'unknown', value: undefined, x: frame.right });
    expect([lines.hot.isKnown, lines.cold.isKnown]).toEqual([false, true]);
  });

  it('marks approach and cross where they are', () => {
    const { approach, cross, ends } = programDrawing(crossing);
    expect(approach).toMatchObject({ x: frame.right, difference: 10 });
    expect(cross).toMatchObject({ from: ends[3]?.y, to: ends[1]?.y, difference: 25 });
    expect(programDrawing({ ...crossing, program: { ...crossing.program, cross: 0 } }).cross).toBeUndefined();
  });

  it.each([
    [undefined, undefined, undefined, undefined],
    [90, undefined, undefined, undefined],
    [undefined, undefined, undefined, 7],
    [60, 60, 60, 60],
    [60, 59.9, 59.8, 59.85],
    [20, 60, 90, 50],
    [-200, 500, undefined, 0],
    [1e308, -270, -270, 1e308],
    [0, 0, 0, 1e-300],
  ])('stays within its frame and keeps labels apart for %p, %p, %p, %p', (...temperatures) => {
    const { ends } = programDrawing(found(...temperatures));
    const [hotIn, hotOut, coldIn, coldOut] = ends.map(({ labelY }) => labelY) as [number, number, number, number]; // four ends
    expect(Math.abs(hotIn - coldOut)).toBeGreaterThanOrEqual(LABEL - 0.1);
    expect(Math.abs(hotOut - coldIn)).toBeGreaterThanOrEqual(LABEL - 0.1);
    for (const { y, labelY } of ends) {
      expect(y).toBeGreaterThanOrEqual(frame.top);
      expect(y).toBeLessThanOrEqual(frame.bottom);
      expect(labelY).toBeGreaterThan(LABEL / 2);
      expect(labelY).toBeLessThan(frame.height - 1.25 * LABEL);
    }
  });

  it('draws straight lines without a program, curved ones with different capacities', () => {
    const bendOf = (path: string) => {
      const heights = path
        .slice(1)
        .split('L')
        .map((point) => Number(point.split(' ')[1]));
      return Math.abs((heights[12] ?? 0) - ((heights[0] ?? 0) + (heights[24] ?? 0)) / 2);
    };
    expect(bendOf(programDrawing(found(115, 55, 45, 80)).lines.hot.path)).toBeLessThan(0.2);
    expect(bendOf(programDrawing(crossing).lines.hot.path)).toBeGreaterThan(5);
  });
});

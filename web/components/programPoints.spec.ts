import { programLabels, programPoints } from './programPoints';

const pointsOf = (hotIn: number, hotOut: number, coldIn: number, coldOut: number) =>
  programPoints({
    hotIn: { value: hotIn },
    hotOut: { value: hotOut },
    coldIn: { value: coldIn },
    coldOut: { value: coldOut },
  });

describe('programPoints', () => {
  it('lay higher temperatures higher, the two fluids in counter-current', () => {
    const { hotIn, hotOut, coldIn, coldOut } = pointsOf(115, 55, 45, 80);
    expect([hotIn.y, coldOut.y, hotOut.y, coldIn.y]).toEqual([28, 96, 144.6, 164]);
    expect([hotIn.x, coldOut.x]).toEqual([100, 100]);
    expect([hotOut.x, coldIn.x]).toEqual([300, 300]);
  });

  it.each([
    [50, 50, 50, 50],
    [1e308, -270, -270, 1e308],
    [0, 0, 0, 1e-300],
  ])('stay inside the drawing for %d, %d, %d, %d', (...values) => {
    for (const { y } of Object.values(pointsOf(...values))) {
      expect(y).toBeGreaterThanOrEqual(28);
      expect(y).toBeLessThanOrEqual(164);
    }
  });
});

describe('programLabels', () => {
  it.each([
    [115, 55, 45, 80],
    [80, 46, 45, 79],
    [50, 50, 50, 50],
    [20, 30, 60, 40],
  ])('keep apart and inside for %d, %d, %d, %d', (...values) => {
    const labels = programLabels(pointsOf(...values));
    for (const x of [88, 312]) {
      const [one, other] = labels.filter(({ labelX }) => labelX === x).map(({ labelY }) => labelY);
      expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThanOrEqual(38);
    }
    for (const { labelY } of labels) {
      expect(labelY).toBeGreaterThanOrEqual(9);
      expect(labelY).toBeLessThan(185);
    }
  });
});

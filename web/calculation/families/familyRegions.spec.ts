import { families, familyFits } from '@server/calculation/checks/families';
import type { FamilyDemand } from '@server/calculation/checks/families';
import { toSi } from '@server/calculation/units/units';

import { familyRegions, markOf, plot, pressureTicks, xOf, yOf, yOfBar } from './familyRegions';

const pascal = (bar: number) => toSi('pressure', bar, 'bar') ?? NaN;
const regionOf = (id: keyof typeof families) => familyRegions.find((region) => region.id === id);

describe('the scales of the family chart', () => {
  it('keep the limits of 20, 29, 33, 50 and 150 bar apart, zero at the bottom', () => {
    const tops = Object.values(families).map(({ pressure }) => yOf(pressure));
    const sorted = tops.toSorted((a, b) => a - b);
    for (const [index, top] of sorted.entries()) expect(top - (sorted[index - 1] ?? 0)).toBeGreaterThan(7);
    expect(yOf(0)).toBe(plot.bottom);
  });

  it('leave room for a number at every tick', () => {
    const places = pressureTicks.map(yOfBar);
    for (const [index, place] of places.slice(1).entries()) expect((places[index] ?? 0) - place).toBeGreaterThan(19);
  });

  it('run evenly across', () => {
    expect(xOf(100) - xOf(0)).toBeCloseTo(xOf(500) - xOf(400), 0);
  });
});

describe('familyRegions', () => {
  it('end where the limits do', () => {
    for (const { id, left, right, top } of familyRegions) {
      const { pressure, highest } = families[id];
      expect([right, top]).toEqual([xOf(highest), yOf(pressure)]);
      expect(left).toBeGreaterThanOrEqual(plot.left);
    }
    expect(regionOf('heat-exchanger')?.left).toBe(xOf(-30));
  });

  it('leave the spiral open below and mark from where its office is to be asked', () => {
    expect(regionOf('spiral-heat-exchanger')).toMatchObject({ isOpen: true, askFrom: xOf(350), right: xOf(400) });
    expect(familyRegions.filter(({ isOpen, askFrom }) => isOpen || askFrom).map(({ id }) => id)).toEqual([
      'spiral-heat-exchanger',
    ]);
  });

  it('lie the smaller ones on the larger ones', () => {
    const tops = familyRegions.map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

describe('markOf', () => {
  const contains = (demand: FamilyDemand, id: keyof typeof families) => {
    const { x, y = NaN } = markOf(demand);
    const { left = NaN, right = NaN, top = NaN } = regionOf(id) ?? {};
    return x !== undefined && x.lowest >= left && x.highest <= right && y >= top;
  };

  it.each([
    [10, 120, 20],
    [31, 120, 20],
    [31, 215, 20],
    [40, 215, 20],
    [10, 120, -60],
    [25, 380, 380],
    [160, 300, 300],
  ])('puts %d bar and %d to %d °C into the regions of the families that take them', (bar, highest, lowest) => {
    const demand = { pressure: pascal(bar), highest, lowest };
    for (const { id, verdict } of familyFits({ ...demand, hasGas: true }))
      expect([id, contains(demand, id)]).toEqual([id, verdict !== 'no_fit']);
  });

  it('is a line while only one of both is known, nothing without any', () => {
    expect(markOf({ highest: 120, lowest: 20 })).toEqual({
      x: { highest: xOf(120), lowest: xOf(20) },
      isBeyond: false,
    });
    expect(markOf({ pressure: pascal(10) })).toEqual({ y: yOf(pascal(10)), isBeyond: false });
    expect(markOf({})).toEqual({ isBeyond: false });
  });

  it('stays on the edge of the drawing for what lies outside it, and says so', () => {
    expect(markOf({ pressure: pascal(400), highest: 900 })).toEqual({
      x: { highest: plot.right, lowest: plot.right },
      y: plot.top,
      isBeyond: true,
    });
    expect(markOf({ highest: 20, lowest: -250 }).isBeyond).toBe(true);
    expect(markOf({ highest: 500, pressure: pascal(150) }).isBeyond).toBe(false);
  });
});

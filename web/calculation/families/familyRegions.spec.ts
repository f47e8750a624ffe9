import { families, familyFits, setFamilyLimits } from '@shared/calculation/checks/families';
import type { FamilyDemand } from '@shared/calculation/checks/families';
import { toSi } from '@shared/calculation/units/units';

import { familyRegions, markOf, plot, pressureTicks, temperatureTicks, xOf, yOf, yOfBar } from './familyRegions';

const pascal = (bar: number) => toSi('pressure', bar, 'bar') ?? NaN;
const regionOf = (id: keyof typeof families) => familyRegions().find((region) => region.id === id);

afterEach(() => setFamilyLimits(families));

describe('the scales of the family chart', () => {
  it('keep the limits of 20, 29, 33, 50 and 150 bar apart, zero at the bottom', () => {
    const tops = Object.values(families).map(({ pressure }) => yOf(pressure));
    const sorted = tops.toSorted((a, b) => a - b);
    for (const [index, top] of sorted.entries()) expect(top - (sorted[index - 1] ?? 0)).toBeGreaterThan(7);
    expect(yOf(0)).toBe(plot.bottom);
  });

  it('leave room for a number at every tick', () => {
    expect(pressureTicks()).toEqual([0, 10, 20, 30, 50, 100, 150]);
    expect(temperatureTicks()).toEqual([-200, -100, 0, 100, 200, 300, 400, 500]);
  });

  it.each([
    [150, 200, [0, 10, 20, 50, 100, 150, 200]],
    [10, 10, [0, 10, 20, 30, 50, 100, 150]],
    [10_000, 10_000, [0, 100, 500, 1000, 2000, 5000, 10_000]],
  ])('reach past limits of %d and %d bar, with room for a number at every tick', (one, other, ticks) => {
    setFamilyLimits({
      ...families,
      'gas-cooler': { pressure: pascal(one), highest: 500 },
      'welded-plate-heat-exchanger': { pressure: pascal(other), highest: 500 },
    });
    expect(pressureTicks()).toEqual(ticks);
    expect(yOf(pascal(Math.max(one, other)))).toBeGreaterThan(plot.top);
    const places = ticks.map(yOfBar);
    for (const [index, place] of places.slice(1).entries()) expect((places[index] ?? 0) - place).toBeGreaterThan(19);
  });

  it.each([
    [-273, 500, [-200, 0, 200, 400]],
    [-200, 900, [-200, 0, 200, 400, 600, 800]],
    [-273, 2000, [0, 500, 1000, 1500, 2000]],
  ])('reach past limits of %d and %d °C', (lowest, highest, ticks) => {
    setFamilyLimits({ ...families, 'gas-cooler': { pressure: pascal(50), lowest, highest } });
    expect(temperatureTicks()).toEqual(ticks);
    expect(regionOf('gas-cooler')?.left).toBeGreaterThan(plot.left);
    expect(regionOf('gas-cooler')?.right).toBeLessThan(plot.right);
  });

  it('run evenly across', () => {
    expect(xOf(100) - xOf(0)).toBeCloseTo(xOf(500) - xOf(400), 0);
  });
});

describe('familyRegions', () => {
  it('end where the limits do', () => {
    for (const { id, left, right, top } of familyRegions()) {
      const { pressure, highest } = families[id];
      expect([right, top]).toEqual([xOf(highest), yOf(pressure)]);
      expect(left).toBeGreaterThanOrEqual(plot.left);
    }
    expect(regionOf('heat-exchanger')?.left).toBe(xOf(-30));
  });

  it('leave the spiral open below and mark from where its office is to be asked', () => {
    expect(regionOf('spiral-heat-exchanger')).toMatchObject({ isOpen: true, askFrom: xOf(350), right: xOf(400) });
    expect(
      familyRegions()
        .filter(({ isOpen, askFrom }) => isOpen || askFrom)
        .map(({ id }) => id),
    ).toEqual(['spiral-heat-exchanger']);
  });

  it('follow the limits in force, as far as these are known', () => {
    setFamilyLimits({
      ...families,
      'heat-exchanger': { pressure: pascal(40), lowest: -20, highest: 230, ask: 200 },
      'gas-cooler': { pressure: pascal(50), highest: 500 },
      'brazing-heat-exchanger': { highest: 225 },
      'spiral-heat-exchanger': { pressure: pascal(20) },
    });
    expect(regionOf('heat-exchanger')).toMatchObject({
      left: xOf(-20),
      askFrom: xOf(200),
      right: xOf(230),
      top: yOfBar(40),
      isOpen: false,
    });
    expect(regionOf('gas-cooler')).toMatchObject({ left: plot.left, isOpen: true });
    expect(familyRegions().map(({ id }) => id)).toEqual([
      'welded-plate-heat-exchanger',
      'gas-cooler',
      'heat-exchanger',
    ]);
  });

  it('lie the smaller ones on the larger ones', () => {
    const tops = familyRegions().map(({ top }) => top);
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

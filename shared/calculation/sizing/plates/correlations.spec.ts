import { correlations } from './correlations.js';
import type { FilmConditions } from './correlations.js';
import type { CorrelationId } from './sizing.types.js';

const filmOf = (id: CorrelationId, reynolds: number, angle: number, more: Partial<FilmConditions> = {}) =>
  correlations[id].filmOf({ reynolds, angle, prandtl: 0.7, viscosityRatio: 1, enlargement: 1.2, ...more });
const DEGREES = 180 / Math.PI;

/** The documentation and tests of the packages `ht` and `fluids`; NeqSim's tests; a design's print-out for 9,264.8. */
const published: [name: string, ours: number, theirs: number][] = [
  ['Kumar, Nu at 2000', filmOf('kumar', 2000, 60).nusselt, 47.757818892853955],
  ['Kumar, Nu at 2000 with a wall', filmOf('kumar', 2000, 60, { viscosityRatio: 1 / 0.8 }).nusselt, 49.604284135097544],
  [
    'Kumar, Nu at 9264.8',
    filmOf('kumar', 9264.76824826725, 45, { prandtl: 5.070176513402523 }).nusselt,
    219.8569815567538,
  ],
  ['Kumar, f at 2000', filmOf('kumar', 2000, 60).friction, 2.9760669055634517],
  ['Martin, Nu at 2000', filmOf('martin', 2000, 45).nusselt, 30.427601053757],
  ['Martin, Nu at 2000 and 67.6°', filmOf('martin', 2000, 1.18 * DEGREES).nusselt, 43.5794551998615],
  ['Martin, f at 1000', filmOf('martin', 1000, 45).friction, 0.9120699098338262],
  ['Martin, f at 20000', filmOf('martin', 20_000, 45).friction, 0.7818916308365043],
  ['Martin, f at 1999 and 65.9°', filmOf('martin', 1999, 1.15 * DEGREES).friction, 2.749383588479863],
  ['Martin, f at 20000 and 65.9°', filmOf('martin', 20_000, 1.15 * DEGREES).friction, 2.284018089834134],
  [
    'Muley and Manglik, Nu at 2000',
    filmOf('muley_manglik', 2000, 45, { enlargement: 1.18 }).nusselt,
    36.49087100602062,
  ],
  ['Muley and Manglik, f at 2000', filmOf('muley_manglik', 2000, 45).friction, 1.0880870804075413],
];

describe('correlations', () => {
  it.each(published)('%s has the published value within 1 %', (_name, ours, theirs) => {
    expect(Math.abs(ours / theirs - 1)).toBeLessThan(0.01);
  });

  it('give more heat and more friction the harder the plate', () => {
    for (const id of ['martin', 'kumar', 'muley_manglik'] as const)
      for (const reynolds of [1000, 3000, 9000]) {
        const [soft, medium, hard] = [30, 45, 60].map((angle) => filmOf(id, reynolds, angle, { prandtl: 4 }));
        expect(medium?.friction).toBeGreaterThan(soft?.friction ?? NaN);
        expect(hard?.friction).toBeGreaterThan(medium?.friction ?? NaN);
        expect(hard?.nusselt).toBeGreaterThan(soft?.nusselt ?? NaN);
      }
  });

  it('jump at a Reynolds number of 2000 by Martin, by 2 % at 45°, and nowhere else', () => {
    const across = (id: CorrelationId, at: number) =>
      filmOf(id, at, 45).nusselt / filmOf(id, at - 1e-6, 45).nusselt - 1;
    expect(Math.abs(across('martin', 2000)) * 100).toBeCloseTo(2, 1);
    for (const at of [500, 1500, 1999, 2001, 5000]) expect(Math.abs(across('martin', at))).toBeLessThan(1e-6);
    expect(Math.abs(across('kumar', 2000))).toBeLessThan(1e-6);
    expect(Math.abs(across('muley_manglik', 2000))).toBeLessThan(1e-6);
  });
});

import type { Fluid } from '../../calculation.types.js';
import {
  condensingTemperature,
  densityOf,
  enthalpyOf,
  freezingLimit,
  isGas,
  isRough,
  rangeOf,
  specificHeatOf,
} from '../fluids.js';
import '../every.js';

describe('seawater and thermal oil', () => {
  const seawater = {
    t: [0, 10, 20, 30, 40, 60, 80],
    rho: '1028.0/1026.8/1024.6/1021.6/1017.9/1008.8/998.9',
    cp: '3987/3991/3997/4002/4007/4016/4028',
  };
  const oil = { t: [50, 100, 150, 200, 250, 300], rho: '988/955/921/885/848/808', cp: '1665/1838/2014/2194/2379/2570' };
  const rows = (
    [
      ['seawater', seawater],
      ['thermal_oil', oil],
    ] as const
  ).flatMap(([id, table]) =>
    table.t.map((t, at) => [id, t, Number(table.rho.split('/')[at]), Number(table.cp.split('/')[at])] as const),
  );

  it.each(rows)('%s at %d °C weighs %d kg/m³ and takes %d J/(kg K)', (id, t, density, specificHeat) => {
    expect(densityOf({ id }, t)).toBeCloseTo(density, 9);
    expect(specificHeatOf({ id }, t)).toBeCloseTo(specificHeat, 9);
  });

  it('holds the area under its specific heats', () => {
    const heat =
      (enthalpyOf({ id: 'thermal_oil' }, 125, 'in') ?? NaN) - (enthalpyOf({ id: 'thermal_oil' }, 50, 'in') ?? NaN);
    expect(heat).toBeCloseTo(((1665 + 1838) / 2) * 50 + ((1838 + 1926) / 2) * 25, 6);
  });
});

describe('glycol in water', () => {
  const tables = {
    ethylene_glycol: [
      [10, 3937, 1.75, 1018.73, 1001.61, 972.32, 0],
      [60, 2997, 4.36, 1094.64, 1070.06, 1033.33, -35],
      [20, 3769, 2.3, 1035.67, 1017.16, 986.48, -5],
      [30, 3589, 2.83, 1051.78, 1031.81, 999.69, -10],
      [40, 3401, 3.35, 1066.8, 1045.35, 1011.74, -20],
      [50, 3203, 3.87, 1081.08, 1058.09, 1022.95, -35],
    ],
    propylene_glycol: [
      [10, 4042, 1.61, 1013.85, 995.88, 965.68, 0],
      [60, 3250, 4.42, 1059, 1028.32, 984.94, -35],
      [20, 3929, 2.18, 1025.84, 1004.99, 971.56, -5],
      [30, 3793, 2.75, 1036.24, 1012.69, 976.36, -10],
      [40, 3636, 3.3, 1045.12, 1019.06, 980.14, -15],
      [50, 3455, 3.86, 1052.71, 1024.27, 983, -25],
    ],
  } as const;
  const rows = (['ethylene_glycol', 'propylene_glycol'] as const).flatMap((id) =>
    tables[id].map((row) => [id, ...row] as const),
  );

  it.each(rows)('%s of %d %% has the published row', (id, volumePercent, cp, slope, rho0, rho50, rho100, lowest) => {
    const fluid: Fluid = { id, volumePercent };
    expect(specificHeatOf(fluid, 0)).toBe(cp);
    expect(specificHeatOf(fluid, 60)).toBeCloseTo(cp + 60 * slope, 9);
    expect([0, 50, 100].map((t) => densityOf(fluid, t))).toEqual(
      [rho0, rho50, rho100].map((density) => expect.closeTo(density, 9)),
    );
    expect(rangeOf(fluid)).toEqual({ min: lowest, max: 100 });
    expect(freezingLimit(fluid)).toBe(lowest);
    expect((enthalpyOf(fluid, 60, 'in') ?? NaN) - (enthalpyOf(fluid, 20, 'in') ?? NaN)).toBeCloseTo(
      40 * (cp + 40 * slope),
      6,
    );
  });

  it('lies between two columns, and freezes no later than the weaker one', () => {
    const fluid: Fluid = { id: 'ethylene_glycol', volumePercent: 35 };
    expect(specificHeatOf(fluid, 0)).toBeCloseTo(3495, 9);
    expect(densityOf(fluid, 50)).toBeCloseTo(1038.58, 9);
    expect(freezingLimit(fluid)).toBe(-10);
  });

  it.each([undefined, 9.9, 60.1, 0, NaN])('has no numbers for %s per cent', (volumePercent) => {
    const fluid: Fluid = { id: 'propylene_glycol', volumePercent };
    expect(specificHeatOf(fluid, 20)).toBeUndefined();
    expect(rangeOf(fluid)).toBeUndefined();
  });
});

describe('published values', () => {
  const caustic = (massPercent: number): Fluid => ({ id: 'caustic_soda', massPercent });
  const calcium = (massPercent: number): Fluid => ({ id: 'calcium_chloride', massPercent });

  it.each<[string, Fluid, number, number, percent: number]>([
    // Table of caustic soda, kg/L at 20 to 100 °C.
    ['caustic soda', caustic(24), 20, 1262.9, 0.2],
    ['caustic soda', caustic(24), 60, 1238.8, 0.4],
    ['caustic soda', caustic(28), 20, 1306.4, 0.2],
    ['caustic soda', caustic(28), 100, 1254.6, 0.2],
    // 3 mol/kg, 10.71 %, at 10 and 70 °C.
    ['caustic soda', caustic(10.71), 10, 1120, 0.2],
    ['caustic soda', caustic(10.71), 70, 1089.8, 0.2],
    // The model of Laliberté for calcium chloride against the table of Melinder.
    ['calcium chloride', calcium(19.4), 20, 1171.8, 0.1],
    ['calcium chloride', calcium(29.4), 25, 1272.9, 0.1],
    // Producer milk, University of Guelph.
    ['milk', { id: 'milk' }, 10, 1033, 0.8],
    ['milk', { id: 'milk' }, 38.9, 1023, 0.8],
    // EN 590 at 15 °C.
    ['diesel', { id: 'diesel_oil' }, 15, 832.5, 0.01],
  ])('the density of %s is near them: %j at %d °C', (_, fluid, t, published, percent) => {
    expect(Math.abs((densityOf(fluid, t) ?? NaN) / published - 1) * 100).toBeLessThan(percent);
  });

  it.each<[string, Fluid, number, number, percent: number]>([
    ['calcium chloride', calcium(29.4), 25, 2801.4, 0.1],
    ['calcium chloride', calcium(19.4), 25, 3165.2, 1],
    // Geankoplis, table A.4-1, for 0 to 100 °C.
    ['milk', { id: 'milk' }, 10, 3850, 1],
    ['milk', { id: 'milk' }, 40, 3850, 1],
  ])('the specific heat of %s is near them: %j at %d °C', (_, fluid, t, published, percent) => {
    expect(Math.abs((specificHeatOf(fluid, t) ?? NaN) / published - 1) * 100).toBeLessThan(percent);
  });

  it('takes the specific heat of diesel from Cragoe, in Btu/(lb °F)', () => {
    const cragoe = (t: number) => ((0.388 + 0.00045 * (1.8 * t + 32)) / Math.sqrt(832.5 / 999.1)) * 4186.8;
    for (const t of [0, 40, 100]) expect(specificHeatOf({ id: 'diesel_oil' }, t)).toBeCloseTo(cragoe(t), -1);
  });

  it('has solutions within their concentrations and temperatures alone', () => {
    expect(rangeOf(caustic(22))).toEqual({ min: 10, max: 100 });
    expect(rangeOf(calcium(22))).toEqual({ min: -17, max: 30 });
    expect(freezingLimit(calcium(22))).toBe(-17);
    expect([caustic(4.9), caustic(30.1), calcium(9), calcium(30), calcium(NaN)].map(rangeOf)).toEqual(
      Array.from({ length: 5 }),
    );
    expect(densityOf(calcium(22), -18)).toBeUndefined();
    expect(specificHeatOf(caustic(22), 101)).toBeUndefined();
  });
});

describe('other fluids', () => {
  it('takes mineral oil and air at textbook values and calls them rough', () => {
    expect(specificHeatOf({ id: 'mineral_oil' }, 80)).toBe(2000);
    expect(densityOf({ id: 'mineral_oil' }, 80)).toBe(870);
    expect(densityOf({ id: 'air' }, 20)).toBeCloseTo(353 / 293.15, 9);
    expect(specificHeatOf({ id: 'air' }, 20)).toBe(1007);
    expect((['mineral_oil', 'air', 'thermal_oil', 'water'] as const).map((id) => isRough({ id }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect((['air', 'gas', 'steam', 'water'] as const).map((id) => isGas({ id }))).toEqual([true, true, false, false]);
  });

  it('puts given properties before its own, at any temperature', () => {
    const fluid: Fluid = { id: 'water', specificHeat: 4000, density: 900 };
    expect(specificHeatOf(fluid, 250)).toBe(4000);
    expect(densityOf(fluid, 250)).toBe(900);
    expect(densityOf(fluid, NaN)).toBe(900);
    expect((enthalpyOf(fluid, 250, 'in') ?? NaN) - (enthalpyOf(fluid, 240, 'in') ?? NaN)).toBe(40_000);
    expect(isRough({ id: 'mineral_oil', specificHeat: 1900 })).toBe(false);
  });

  it.each<Fluid>([
    { id: 'other' },
    { id: 'gas' },
    { id: 'other', specificHeat: 0 },
    { id: 'other', specificHeat: NaN },
  ])('knows nothing of %j', (fluid) => {
    expect(specificHeatOf(fluid, 20)).toBeUndefined();
    expect(enthalpyOf(fluid, 20, 'in')).toBeUndefined();
    expect(densityOf(fluid, 20)).toBeUndefined();
  });

  it.each<[Fluid, number]>([
    [{ id: 'water' }, 200.1],
    [{ id: 'water' }, -0.1],
    [{ id: 'seawater' }, 81],
    [{ id: 'thermal_oil' }, 49],
    [{ id: 'ethylene_glycol', volumePercent: 40 }, -21],
    [{ id: 'mineral_oil' }, 151],
    [{ id: 'air' }, -51],
  ])('does not extrapolate %j to %d °C', (fluid, t) => {
    expect([densityOf(fluid, t), specificHeatOf(fluid, t), enthalpyOf(fluid, t, 'in')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('steam', () => {
  const steam: Fluid = { id: 'steam', pressure: 6e5 };

  it('gives off the heat of evaporation and that of subcooling, never that of a liquid', () => {
    const entering = enthalpyOf(steam, 158.8, 'in') ?? NaN;
    expect(condensingTemperature(steam)).toBeCloseTo(158.83, 2);
    expect((entering - (enthalpyOf(steam, 158.8, 'out') ?? NaN)) / 1e3).toBeCloseTo(2086, -0.5);
    expect((entering - (enthalpyOf(steam, 100, 'out') ?? NaN)) / 1e3).toBeCloseTo(2086 + 670.4 - 419.1, -0.5);
    expect(specificHeatOf(steam, 150)).toBeUndefined();
    expect(densityOf(steam, 150)).toBeUndefined();
  });

  it('is not known without a pressure, above 200 °C, or where it would leave uncondensed', () => {
    expect(enthalpyOf({ id: 'steam' }, 150, 'in')).toBeUndefined();
    expect(condensingTemperature({ id: 'steam', pressure: 20e5 })).toBeUndefined();
    expect(enthalpyOf(steam, 165, 'out')).toBeUndefined();
    expect(enthalpyOf(steam, 120, 'in')).toBeUndefined();
  });
});

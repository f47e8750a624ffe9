import type { Fluid } from '../../calculation.types.js';
import { transportOf } from '../../sizing/plates/transport.js';
import '../every.js';

/** °C, mPa s, W/(m K). */
type Value = [t: number, viscosity: number, conductivity: number];

/** Saturated water by IAPWS R12-08 and R15-11, computed from their coefficients, which reproduce the releases' check values. */
const water: Value[] = [
  [0, 1.792, 0.55557],
  [20, 1.0016, 0.59795],
  [50, 0.5465, 0.64059],
  [80, 0.35404, 0.66698],
  [100, 0.28158, 0.67721],
  [150, 0.18261, 0.68102],
  [200, 0.13459, 0.65859],
];

const published: [name: string, fluid: Fluid, values: Value[]][] = [
  // ITTC 7.5-02-01-03 at 15 °C, and the tests of WaterTAP's package at 25 °C.
  [
    'seawater',
    { id: 'seawater' },
    [
      [15, 1.2201, 0.5942],
      [25, 0.9588, 0.6086],
    ],
  ],
  // ASHRAE Fundamentals 2001 as tabulated by SecCool.
  [
    'EG 10 %',
    { id: 'ethylene_glycol', volumePercent: 10 },
    [
      [0, 2.08, 0.511],
      [50, 0.67, 0.583],
      [100, 0.35, 0.613],
    ],
  ],
  [
    'EG 30 %',
    { id: 'ethylene_glycol', volumePercent: 30 },
    [
      [-10, 6.19, 0.415],
      [0, 4.15, 0.429],
      [50, 1.09, 0.481],
    ],
  ],
  [
    'EG 50 %',
    { id: 'ethylene_glycol', volumePercent: 50 },
    [
      [-35, 66.93, 0.328],
      [0, 8.09, 0.364],
      [100, 0.7, 0.416],
    ],
  ],
  [
    'PG 30 %',
    { id: 'propylene_glycol', volumePercent: 30 },
    [
      [-10, 11.87, 0.41],
      [50, 1.26, 0.469],
      [100, 0.53, 0.485],
    ],
  ],
  [
    'PG 60 %',
    { id: 'propylene_glycol', volumePercent: 60 },
    [
      [-35, 524.01, 0.296],
      [20, 10.04, 0.325],
      [100, 0.92, 0.336],
    ],
  ],
  // Melinder as tabulated by SecCool.
  [
    'CaCl2 19.4 %',
    { id: 'calcium_chloride', massPercent: 19.4 },
    [
      [-10, 4.208, 0.5308],
      [20, 1.855, 0.5753],
    ],
  ],
  [
    'CaCl2 29.4 %',
    { id: 'calcium_chloride', massPercent: 29.4 },
    [
      [-44, 37.78, 0.4722],
      [30, 2.691, 0.5752],
    ],
  ],
  // The maker's table of Therminol 66.
  [
    'thermal oil',
    { id: 'thermal_oil' },
    [
      [50, 17.64, 0.116],
      [150, 1.52, 0.11],
      [300, 0.41, 0.095],
    ],
  ],
];

const errorsOf = (fluid: Fluid, [t, viscosity, conductivity]: Value) => {
  const found = transportOf(fluid)?.at(t);
  return [(found?.viscosity ?? NaN) / (viscosity / 1000) - 1, (found?.conductivity ?? NaN) / conductivity - 1].map(
    Math.abs,
  );
};

describe('viscosity and conductivity', () => {
  it.each(water)('of water at %d °C are those of IAPWS', (...value) => {
    const [viscosity, conductivity] = errorsOf({ id: 'water' }, value);
    expect(viscosity).toBeLessThan(0.006);
    expect(conductivity).toBeLessThan(0.008);
  });

  it.each(published)('of %s are within 2 and 1 % of the source', (_name, fluid, values) => {
    for (const value of values) {
      const [viscosity, conductivity] = errorsOf(fluid, value);
      expect(viscosity).toBeLessThan(0.02);
      expect(conductivity).toBeLessThan(0.01);
    }
  });

  // CRC Handbook, concentrative properties of aqueous solutions, 20 °C; two sources differ by that much.
  it.each([
    [5, 1.329],
    [10, 1.882],
    [15, 2.789],
  ])('of soda lye of %d %% are within 3 %% of the handbook', (massPercent, viscosity) => {
    const found = transportOf({ id: 'caustic_soda', massPercent })?.at(20).viscosity ?? NaN;
    expect(Math.abs(found / (viscosity / 1000) - 1)).toBeLessThan(0.031);
  });

  it('are not known of fluids without a source, nor beyond their concentrations', () => {
    for (const fluid of [
      { id: 'milk' },
      { id: 'diesel_oil' },
      { id: 'mineral_oil' },
      { id: 'other' },
      { id: 'caustic_soda', massPercent: 20 },
      { id: 'ethylene_glycol', volumePercent: 61 },
      { id: 'ethylene_glycol' },
    ] as const satisfies Fluid[])
      expect(transportOf(fluid)).toBeUndefined();
  });
});

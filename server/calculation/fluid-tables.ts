/**
 * Rows of temperature °C, density kg/m³, specific heat J/(kg K); straight lines between them.
 * Seawater of 35 g/kg: IAPWS-08. Thermal oil: Therminol 66.
 */
type Row = readonly [t: number, density: number, specificHeat: number];
export const tables = {
  seawater: [
    [0, 1028, 3987],
    [10, 1026.8, 3991],
    [20, 1024.6, 3997],
    [30, 1021.6, 4002],
    [40, 1017.9, 4007],
    [60, 1008.8, 4016],
    [80, 998.9, 4028],
  ],
  thermal_oil: [
    [50, 988, 1665],
    [100, 955, 1838],
    [150, 921, 2014],
    [200, 885, 2194],
    [250, 848, 2379],
    [300, 808, 2570],
  ],
} as const satisfies Record<string, readonly Row[]>;

/** A glycol at one concentration: specific heat at 0 °C and its slope per K, density at 0, 50 and 100 °C. */
export type GlycolRow = {
  percent: number;
  specificHeat: number;
  slope: number;
  densities: readonly [number, number, number];
  /** Lowest temperature of the published table, °C; freezing is a little lower. */
  lowest: number;
};

const row = (
  percent: number,
  specificHeat: number,
  slope: number,
  densities: GlycolRow['densities'],
  lowest: number,
): GlycolRow => ({ percent, specificHeat, slope, densities, lowest });

/** Per cent by volume in water; ASHRAE Fundamentals 2001. */
export const glycols = {
  ethylene_glycol: [
    row(20, 3769, 2.3, [1035.67, 1017.16, 986.48], -5),
    row(30, 3589, 2.83, [1051.78, 1031.81, 999.69], -10),
    row(40, 3401, 3.35, [1066.8, 1045.35, 1011.74], -20),
    row(50, 3203, 3.87, [1081.08, 1058.09, 1022.95], -35),
  ],
  propylene_glycol: [
    row(20, 3929, 2.18, [1025.84, 1004.99, 971.56], -5),
    row(30, 3793, 2.75, [1036.24, 1012.69, 976.36], -10),
    row(40, 3636, 3.3, [1045.12, 1019.06, 980.14], -15),
    row(50, 3455, 3.86, [1052.71, 1024.27, 983], -25),
  ],
} as const satisfies Record<string, readonly GlycolRow[]>;

/** Where the glycol tables end, °C. */
export const GLYCOL_HIGHEST = 100;

/** The parabola through densities at 0, 50 and 100 °C; exact to 0.01 kg/m³ for the tables above. */
export function glycolDensity([at0, at50, at100]: GlycolRow['densities'], t: number): number {
  const s = t / 50;
  return at0 + s * (at50 - at0) + (s * (s - 1) * (at100 - 2 * at50 + at0)) / 2;
}

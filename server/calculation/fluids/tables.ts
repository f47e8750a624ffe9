import type { FluidId } from '../calculation.types.js';

/**
 * °C, kg/m³, J/(kg K), J/kg; only differences of enthalpy count. Without a source it is the integral of the specific
 * heats.
 */
export type FluidRow = readonly [t: number, density: number, specificHeat: number, enthalpy: number, ...more: number[]];

/**
 * Saturated liquid water, IAPWS-IF97, with heat of evaporation, J/kg. Steam tables print 0.00 kJ/kg at 0.01 °C; at 0 °C
 * it is -0.04.
 */
export const water: readonly FluidRow[] = [
  [0, 999.79, 4219.9, -40, 2_500_900],
  [10, 999.65, 4195.8, 42_020, 2_477_200],
  [20, 998.16, 4185.1, 83_920, 2_453_500],
  [30, 995.61, 4180.3, 125_750, 2_429_800],
  [40, 992.18, 4178.8, 167_540, 2_406_000],
  [50, 988.01, 4179.8, 209_340, 2_382_000],
  [60, 983.18, 4182.9, 251_150, 2_357_700],
  [70, 977.75, 4188.2, 293_020, 2_333_100],
  [80, 971.78, 4195.6, 334_950, 2_308_100],
  [90, 965.3, 4205.1, 376_970, 2_282_600],
  [100, 958.35, 4216.6, 419_100, 2_256_500],
  [110, 950.95, 4230.4, 461_360, 2_229_700],
  [120, 943.11, 4246.4, 503_780, 2_202_100],
  [130, 934.83, 4264.8, 546_390, 2_173_700],
  [140, 926.13, 4286, 589_200, 2_144_200],
  [150, 917.01, 4310.3, 632_250, 2_113_700],
  [160, 907.45, 4337.9, 675_570, 2_081_900],
  [170, 897.45, 4369.5, 719_210, 2_048_700],
  [180, 887.01, 4405.6, 763_190, 2_014_000],
  [190, 876.08, 4446.8, 807_570, 1_977_700],
  [200, 864.67, 4494, 852_390, 1_939_700],
];

/** Seawater of 35 g/kg, IAPWS-08. */
export const seawater: readonly FluidRow[] = [
  [0, 1028, 3987, 0],
  [10, 1026.8, 3991, 39_890],
  [20, 1024.6, 3997, 79_830],
  [30, 1021.6, 4002, 119_825],
  [40, 1017.9, 4007, 159_870],
  [60, 1008.8, 4016, 240_100],
  [80, 998.9, 4028, 320_540],
];

/** Therminol 66. */
export const thermalOil: readonly FluidRow[] = [
  [50, 988, 1665, 0],
  [100, 955, 1838, 87_575],
  [150, 921, 2014, 183_875],
  [200, 885, 2194, 289_075],
  [250, 848, 2379, 403_400],
  [300, 808, 2570, 527_125],
];

/**
 * Glycol, ASHRAE Fundamentals 2001: per cent by volume, specific heat at 0 °C and slope per K, density at 0, 50 and 100
 * °C, lowest temperature of the table (freezing is a little lower).
 */
export type GlycolRow = readonly [
  percent: number,
  specificHeat: number,
  slope: number,
  at0: number,
  at50: number,
  at100: number,
  lowest: number,
];
export const glycols: Partial<Record<FluidId, readonly GlycolRow[]>> = {
  ethylene_glycol: [
    [20, 3769, 2.3, 1035.67, 1017.16, 986.48, -5],
    [30, 3589, 2.83, 1051.78, 1031.81, 999.69, -10],
    [40, 3401, 3.35, 1066.8, 1045.35, 1011.74, -20],
    [50, 3203, 3.87, 1081.08, 1058.09, 1022.95, -35],
  ],
  propylene_glycol: [
    [20, 3929, 2.18, 1025.84, 1004.99, 971.56, -5],
    [30, 3793, 2.75, 1036.24, 1012.69, 976.36, -10],
    [40, 3636, 3.3, 1045.12, 1019.06, 980.14, -15],
    [50, 3455, 3.86, 1052.71, 1024.27, 983, -25],
  ],
};

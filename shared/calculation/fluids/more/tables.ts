import type { FluidId } from '../../calculation.types.js';

/** °C, kg/m³, J/(kg K). */
export type PropertyRow = readonly [t: number, density: number, specificHeat: number];

/** Seawater of 35 g/kg, IAPWS-08. */
export const seawater: readonly PropertyRow[] = [
  [0, 1028, 3987],
  [10, 1026.8, 3991],
  [20, 1024.6, 3997],
  [30, 1021.6, 4002],
  [40, 1017.9, 4007],
  [60, 1008.8, 4016],
  [80, 998.9, 4028],
];

/** Therminol 66. */
export const thermalOil: readonly PropertyRow[] = [
  [50, 988, 1665],
  [100, 955, 1838],
  [150, 921, 2014],
  [200, 885, 2194],
  [250, 848, 2379],
  [300, 808, 2570],
];

/**
 * Whole cow's milk, 0-100 °C: equations of Choi and Okos (1986, in ASHRAE Refrigeration, thermal properties of foods;
 * -40 to 150 °C) for the composition of FAO's food composition tables, 87.3 % water, 3.5 % protein, 3.5 % fat, 5.0 %
 * carbohydrate, 0.7 % ash. Measured densities are about 0.5 % above these.
 */
export const milk: readonly PropertyRow[] = [
  [0, 1027, 3871],
  [20, 1024.9, 3875],
  [40, 1020.1, 3882],
  [60, 1012.5, 3893],
  [80, 1002.1, 3908],
  [100, 988.9, 3926],
];

/** A solution at one concentration, per cent by mass, from its lowest temperature on. */
export type SolutionColumn = readonly [massPercent: number, rows: readonly PropertyRow[]];

/**
 * Sodium hydroxide in water, 10-100 °C: model of Laliberté (J. Chem. Eng. Data 54 (2009) 1725), whose specific heats
 * hold from 4 to 120 °C up to 30.3 % by mass and whose densities up to 50.3 %.
 */
export const causticSoda: readonly SolutionColumn[] = [
  [
    5,
    [
      [10, 1055, 3909],
      [20, 1053.2, 3931],
      [40, 1046.4, 3965],
      [60, 1036.5, 3989],
      [80, 1024.1, 4007],
      [100, 1009.6, 4018],
    ],
  ],
  [
    10,
    [
      [10, 1110.6, 3735],
      [20, 1108.5, 3773],
      [40, 1101.1, 3827],
      [60, 1090.4, 3861],
      [80, 1077.2, 3881],
      [100, 1061.7, 3887],
    ],
  ],
  [
    15,
    [
      [10, 1166.1, 3628],
      [20, 1163.8, 3672],
      [40, 1156, 3733],
      [60, 1144.7, 3770],
      [80, 1130.8, 3790],
      [100, 1114.7, 3794],
    ],
  ],
  [
    20,
    [
      [10, 1221, 3561],
      [20, 1218.7, 3604],
      [40, 1210.7, 3665],
      [60, 1199.1, 3702],
      [80, 1184.9, 3721],
      [100, 1168.3, 3724],
    ],
  ],
  [
    25,
    [
      [10, 1275.1, 3517],
      [20, 1272.8, 3557],
      [40, 1264.8, 3614],
      [60, 1253.3, 3647],
      [80, 1239, 3666],
      [100, 1222.4, 3669],
    ],
  ],
  [
    30,
    [
      [10, 1327.7, 3485],
      [20, 1325.7, 3521],
      [40, 1318.1, 3571],
      [60, 1307, 3602],
      [80, 1293, 3618],
      [100, 1276.7, 3622],
    ],
  ],
];

/**
 * Calcium chloride in water: Melinder, Properties of secondary working fluids (IIR 1997), as tabulated by SecCool; each
 * concentration from just above its freezing point to 30 °C.
 */
export const calciumChloride: readonly SolutionColumn[] = [
  [
    9.4,
    [
      [-5, 1084.4, 3594],
      [0, 1082.5, 3604],
      [10, 1079.2, 3624],
      [20, 1076.9, 3645],
      [30, 1076, 3666],
    ],
  ],
  [
    14.4,
    [
      [-10, 1132.5, 3294],
      [0, 1130.1, 3321],
      [10, 1127, 3346],
      [20, 1123.6, 3370],
      [30, 1120.2, 3392],
    ],
  ],
  [
    19.4,
    [
      [-17, 1183.7, 3029],
      [-10, 1182.5, 3052],
      [0, 1179.9, 3083],
      [10, 1176.4, 3111],
      [20, 1172.2, 3136],
      [30, 1167.8, 3159],
    ],
  ],
  [
    24.4,
    [
      [-27, 1239.1, 2797],
      [-20, 1237.7, 2822],
      [-10, 1234.9, 2855],
      [0, 1231.3, 2885],
      [10, 1227.1, 2914],
      [20, 1222.5, 2940],
      [30, 1217.8, 2965],
    ],
  ],
  [
    29.4,
    [
      [-44, 1302, 2635],
      [-30, 1297.9, 2664],
      [-20, 1294.1, 2685],
      [-10, 1289.8, 2707],
      [0, 1285.1, 2731],
      [10, 1280.1, 2757],
      [20, 1274.9, 2785],
      [30, 1269.7, 2816],
    ],
  ],
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
export const glycols = {
  ethylene_glycol: [
    [10, 3937, 1.75, 1018.73, 1001.61, 972.32, 0],
    [20, 3769, 2.3, 1035.67, 1017.16, 986.48, -5],
    [30, 3589, 2.83, 1051.78, 1031.81, 999.69, -10],
    [40, 3401, 3.35, 1066.8, 1045.35, 1011.74, -20],
    [50, 3203, 3.87, 1081.08, 1058.09, 1022.95, -35],
    [60, 2997, 4.36, 1094.64, 1070.06, 1033.33, -35],
  ],
  propylene_glycol: [
    [10, 4042, 1.61, 1013.85, 995.88, 965.68, 0],
    [20, 3929, 2.18, 1025.84, 1004.99, 971.56, -5],
    [30, 3793, 2.75, 1036.24, 1012.69, 976.36, -10],
    [40, 3636, 3.3, 1045.12, 1019.06, 980.14, -15],
    [50, 3455, 3.86, 1052.71, 1024.27, 983, -25],
    [60, 3250, 4.42, 1059, 1028.32, 984.94, -35],
  ],
} as const satisfies Partial<Record<FluidId, readonly GlycolRow[]>>;

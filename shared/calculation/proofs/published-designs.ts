import type { Side } from '../calculation.types.js';

import { designsOfCases } from './cases.js';

/** Sources of designs; `sources.ts` names them. */
export type DesignSource = 'barnaul' | 'alfaLaval' | 'program' | 'coulson' | 'kakac' | 'rse';

/** As printed: kJ/(kg K), kg/m³, mPa s, W/(m K). */
export type Properties = { specificHeat: number; density: number; viscosity: number; conductivity: number };

export type PublishedDesign = {
  name: string;
  source: DesignSource;
  /** kW. */
  duty: number;
  /** °C of hot inlet and outlet, cold inlet and outlet. */
  temperatures: readonly [number, number, number, number];
  /** m². */
  area: number;
  /** kPa. */
  drops: Record<Side, number>;
  /** Per cent of the area, where it is printed. */
  margin?: number;
  /** m² K/W, where it is part of the design. */
  fouling?: Record<Side, number>;
  /** Fluids other than water. */
  fluids?: Partial<Record<Side, { name: string } & Properties>>;
};

type Row = readonly [
  name: string,
  duty: number,
  temperatures: PublishedDesign['temperatures'],
  area: number,
  drops: readonly [hot: number, cold: number],
  margin: number,
];

/** Print-outs for water on both sides; none was left out for its result. Their file "TI45-19" lists 71 plates. */
const printOuts: readonly Row[] = [
  ['TI077-11', 50, [70, 40, 5, 65], 0.69, [14.42, 3.63], 12.03],
  ['TI077-17', 100, [70, 40, 5, 65], 1.16, [28.64, 7.16], 12.04],
  ['TI077-21', 50, [95, 70, 65, 90], 1.46, [10.98, 10.89], 16.68],
  ['TI28-127', 3000, [95, 70, 60, 85], 34.53, [29.52, 29.77], 10.07],
  ['TI45-71', 2000, [70, 40, 5, 65], 31.86, [20, 5.69], 13.03],
  ['TI45-139', 3000, [70, 30, 5, 65], 63.25, [19.78, 9.42], 20.19],
  ['TI65-133', 4000, [70, 30, 5, 65], 85.07, [29.67, 14.18], 31.2],
  ['TI52-117', 5000, [70, 40, 5, 65], 59.8, [29.82, 8.18], 11.2],
  ['TI116-255', 10000, [95, 70, 65, 90], 255.78, [11.35, 11.58], 30.28],
  ['TI18-81', 400, [105, 80, 75, 100], 14.22, [12.9, 12.73], 10.58],
  ['TI13-81', 500, [90, 70, 60, 80], 10.29, [9.71, 9.65], 21.41],
  ['TI077-39', 100, [90, 70, 65, 85], 2.85, [19.07, 18.87], 28.54],
  ['TI82-147', 4967.5, [95, 80, 70, 90], 116.91, [29.52, 17.06], 25.22],
  ['TI28-55', 1302.54, [100, 80, 70, 90], 14.64, [29.23, 29.5], 18.15],
  ['TI13-63', 600, [70, 50, 5, 65], 7.95, [29.77, 3.47], 23.9],
  ['TI28-93', 1500, [70, 40, 5, 65], 25.13, [13.96, 3.9], 10.23],
  ['TI18-141', 800, [90, 70, 65, 85], 25.02, [29.55, 29.18], 11.31],
  ['TI077-49', 300, [70, 40, 5, 65], 3.62, [29.03, 7.35], 13.58],
  ['TI077-109', 300, [95, 70, 65, 90], 8.24, [20.01, 19.91], 15.66],
  ['TI13-109', 700, [90, 70, 60, 80], 13.94, [9.97, 9.94], 11.32],
  ['TI52-111', 5000, [115, 70, 60, 105], 56.68, [19.8, 19.91], 10.18],
  ['TI28-75', 1500, [100, 70, 65, 85], 20.16, [14.04, 29.97], 10.5],
  ['TI077-67', 200, [90, 70, 65, 85], 5.01, [19.65, 19.52], 10.87],
  ['TI13-125', 1000, [70, 40, 5, 65], 16.03, [19.79, 4.67], 20.5],
  ['TI077-39', 100, [95, 70, 65, 90], 2.85, [12.75, 12.65], 16.69],
  ['TI077-57', 150, [95, 70, 65, 90], 4.24, [14.12, 14.02], 16.7],
  ['TI077-73', 200, [95, 70, 65, 90], 5.47, [16.38, 16.18], 15.12],
  ['TI077-25', 150, [70, 40, 5, 65], 1.77, [29.32, 7.35], 14.57],
  ['TI077-33', 200, [70, 40, 5, 65], 2.39, [27.36, 6.86], 13.11],
  ['TI077-11', 50, [70, 40, 5, 65], 0.69, [29.46, 6.96], 32.54],
  ['TI077-117', 300, [100, 70, 65, 95], 8.86, [12.28, 12.2], 10.68],
  ['TI077-19', 100, [70, 40, 5, 65], 1.31, [23.17, 5.76], 20.16],
  ['TI077-19', 50, [95, 70, 65, 90], 1.31, [13.02, 12.88], 10.26],
  ['TI077-27', 75, [90, 70, 65, 85], 1.93, [16, 15.86], 13.36],
  ['TI077-31', 150, [70, 40, 5, 65], 2.23, [23.07, 5.68], 33.74],
  ['TI077-35', 200, [70, 40, 5, 65], 2.54, [29.63, 7.3], 22.64],
  ['TI077-61', 150, [95, 70, 65, 90], 4.54, [12.08, 11.96], 20.77],
  ['TI077-65', 300, [70, 30, 5, 65], 4.85, [17.09, 7.33], 10.7],
  ['TI077-85', 400, [70, 30, 5, 65], 6.39, [19.49, 8.41], 10.38],
  ['TI13-75', 700, [70, 50, 5, 65], 9.51, [19.54, 2.31], 10.87],
  ['TI18-73', 500, [70, 30, 5, 65], 12.78, [9.88, 4.13], 31.58],
  ['TI18-75', 800, [70, 40, 5, 65], 13.14, [19.96, 5.17], 20.22],
  ['TI28-47', 1000, [90, 70, 60, 80], 12.43, [19.44, 19.64], 10.99],
  ['TI28-67', 2000, [100, 70, 60, 80], 17.95, [13.72, 29.53], 14.02],
];

type Cooler = readonly [
  ...row: Row,
  milk: readonly [density: number, viscosity: number, conductivity: number],
  brine?: readonly [specificHeat: number, density: number, viscosity: number, conductivity: number],
];

/** Coolers of milk by the same maker, against water or 40 % of propylene glycol. They were read after the band was set. */
const milkCoolers: readonly Cooler[] = [
  ['P077-37', 36.69, [37, 4, 1, 20], 2.54, [10.02, 18.87], 23.62, [1024.8, 2.207, 0.541]],
  ['P077-67', 71.15, [37, 5, 1, 17], 4.85, [7.58, 19.76], 24.74, [1024.6, 2.177, 0.541]],
  ['P13-235', 366.93, [37, 4, 1, 30], 30.1, [18.52, 18.36], 20.39, [1024.8, 2.207, 0.541]],
  ['P18-185', 711.48, [37, 5, 2, 16], 32.94, [8, 29.86], 34.09, [1024.6, 2.177, 0.541]],
  ['P13-49', 113.44, [37, 3, -8, -2], 6.12, [0.45, 19.99], 26.13, [1025, 2.237, 0.54], [3.625, 1048, 21.217, 0.385]],
  [
    'P13-61',
    150.75,
    [37, 20, -5, 1],
    7.69,
    [1.38, 19.4],
    154.66,
    [1021.6, 1.762, 0.55],
    [3.633, 1046.8, 16.808, 0.387],
  ],
  [
    'P13-91',
    188.99,
    [38, 4, -7, -1],
    11.6,
    [0.47, 19.78],
    34.47,
    [1024.6, 2.177, 0.541],
    [3.628, 1047.6, 19.747, 0.386],
  ],
];

const designOf = ([name, duty, temperatures, area, [hot, cold], margin]: Row | Cooler): PublishedDesign => ({
  name,
  source: 'barnaul',
  duty,
  temperatures,
  area,
  drops: { hot, cold },
  margin,
});

function milkCooler(cooler: Cooler): PublishedDesign {
  const [, , , , , , [density, viscosity, conductivity], brine] = cooler;
  const cold = brine && {
    name: 'brine',
    specificHeat: brine[0],
    density: brine[1],
    viscosity: brine[2],
    conductivity: brine[3],
  };
  return {
    ...designOf(cooler),
    fluids: { hot: { name: 'milk', specificHeat: 3.906, density, viscosity, conductivity }, ...(cold && { cold }) },
  };
}

/** A data sheet of a maker, and two examples of textbooks as a program computes them: an area that just suffices. */
const others: readonly PublishedDesign[] = [
  {
    name: 'M10-MFM',
    source: 'alfaLaval',
    duty: 300,
    temperatures: [50, 20, 5.5, 14.4],
    area: 4.18,
    drops: { hot: 4.44, cold: 46.9 },
    margin: 6,
  },
  {
    name: 'Kakac and Liu, 140 kg/s',
    source: 'program',
    duty: 13_920.23,
    temperatures: [65, 41.22, 22, 45.77],
    area: 109.5,
    drops: { hot: 283.92, cold: 303.31 },
    margin: 0,
    fouling: { hot: 0.000_05, cold: 0 },
  },
  {
    name: 'Two passes, 59.71 kg/s',
    source: 'program',
    duty: 9988.29,
    temperatures: [60, 20, 10, 50],
    area: 225.89,
    drops: { hot: 152.93, cold: 158.12 },
    margin: 0,
    fouling: { hot: 0.000_03, cold: 0.000_015 },
  },
];

/**
 * Every design of a chevron plate heat exchanger that could be found and read in the open with duty, temperatures, area and
 * both pressure drops.
 */
export const publishedDesigns: readonly PublishedDesign[] = [
  ...others,
  ...designsOfCases(),
  ...printOuts.map(designOf),
  ...milkCoolers.map(milkCooler),
];

import { byKumar, correlations, kumarRows } from '../sizing/plates/correlations.js';
import type { FilmConditions, Power } from '../sizing/plates/correlations.js';

import cases from './phe-cases.json' with { type: 'json' };

type Quantity = 'nusselt' | 'friction';
type Author = 'kumar' | 'martin' | 'martin1999' | 'muleyManglik' | 'khan';

export type FormulaProof = {
  author: Author;
  quantity: Quantity;
  reynolds: number;
  /** Prandtl number, of heat transfer. */
  prandtl?: number;
  /** Degrees, as the author counts them. */
  angle: number;
  /** Viscosity of the bulk over that at the wall, where it is not 1. */
  viscosityRatio?: number;
  enlargement?: number;
  published: number;
  ours: number;
  isInside: boolean;
};

/** Relative to the value: what computers differ by. */
const TOLERANCE = 1e-9;

type Steps = readonly (readonly [upTo: number, ...Power])[];
const [soft, medium, hard] = kumarRows;

/** All of Kumar's rows: those of great Reynolds numbers are the calculator's. His angles count from the other axis. */
const kumarTable: readonly { upTo: number; heat: Steps; friction: Steps }[] = [
  {
    upTo: 30,
    heat: [
      [10, 0.718, 0.349],
      [Infinity, ...hard.heat],
    ],
    friction: [
      [10, 50, 1],
      [100, 19.4, 0.589],
      [Infinity, ...hard.friction],
    ],
  },
  {
    upTo: 45,
    heat: [
      [10, 0.718, 0.349],
      [100, 0.4, 0.598],
      [Infinity, ...medium.heat],
    ],
    friction: [
      [15, 47, 1],
      [300, 18.29, 0.652],
      [Infinity, ...medium.friction],
    ],
  },
  {
    upTo: 50,
    heat: [
      [20, 0.63, 0.333],
      [300, 0.291, 0.591],
      [Infinity, 0.13, 0.732],
    ],
    friction: [
      [20, 34, 1],
      [300, 11.25, 0.631],
      [Infinity, 0.772, 0.161],
    ],
  },
  {
    upTo: 60,
    heat: [
      [20, 0.562, 0.326],
      [400, 0.306, 0.529],
      [Infinity, ...soft.heat],
    ],
    friction: [
      [40, 24, 1],
      [400, 3.24, 0.457],
      [Infinity, ...soft.friction],
    ],
  },
  {
    upTo: Infinity,
    heat: [
      [20, 0.562, 0.326],
      [500, 0.331, 0.503],
      [Infinity, 0.087, 0.718],
    ],
    friction: [
      [50, 24, 1],
      [500, 2.8, 0.451],
      [Infinity, 0.639, 0.213],
    ],
  },
];

function stepAt(steps: Steps, reynolds: number): Power {
  const [, factor = NaN, exponent = NaN] = steps.find(([upTo]) => reynolds <= upTo) ?? [];
  return [factor, exponent];
}

/** By Kumar's whole table, at his angle. */
function kumarAt({
  reynolds,
  angle,
  prandtl = NaN,
  viscosityRatio = 1,
}: Pick<FormulaProof, 'reynolds' | 'angle' | 'prandtl' | 'viscosityRatio'>) {
  const row = kumarTable.find(({ upTo }) => angle <= upTo);
  const [heat, friction] = [row?.heat ?? [], row?.friction ?? []].map((steps) => stepAt(steps, reynolds));
  return byKumar({ heat: heat ?? [NaN, NaN], friction: friction ?? [NaN, NaN] }, { reynolds, prandtl, viscosityRatio });
}

/** Martin's form of 1999, turbulent: it differs from the calculator's in two numbers of the smooth part. */
function martin1999({ reynolds, prandtl, angle }: FilmConditions): number {
  const phi = (angle * Math.PI) / 180;
  const [smooth, wavy] = [(1.56 * Math.log(reynolds) - 3) ** -2, 9.75 / reynolds ** 0.289];
  const root =
    Math.cos(phi) / Math.sqrt(0.045 * Math.tan(phi) + 0.09 * Math.sin(phi) + smooth / Math.cos(phi)) +
    (1 - Math.cos(phi)) / Math.sqrt(3.8 * wavy);
  const friction = 4 / root ** 2;
  return 0.122 * Math.cbrt(prandtl) * (friction * reynolds ** 2 * Math.sin(2 * phi)) ** 0.374;
}

/** Khan and Khan 2010, angles up to 60°. */
const khan = ({ reynolds, prandtl, angle }: FilmConditions): number =>
  ((0.0161 * angle) / 60 + 0.1298) * reynolds ** ((0.198 * angle) / 60 + 0.6398) * prandtl ** 0.35;

type Place = Omit<FormulaProof, 'published' | 'ours' | 'isInside'>;

/** `digits` behind the point, where fewer are published than computers tell apart. */
function proofOf(place: Place, published: number, ours: number, digits = Infinity): FormulaProof {
  const allowed = Math.max(TOLERANCE * published, 0.5 * 10 ** -digits);
  return { ...place, published, ours, isInside: Math.abs(ours - published) <= allowed };
}

const MAIN_ANGLES = [30, 45, 50, 60, 65];

/** Values a degree and a Reynolds number beside each of the table's limits. */
function besideLimits(
  quantity: Quantity,
  { re_limits: limits, values }: { re_limits: number[][]; values: number[][][] },
) {
  return values.flatMap((ofAngle, row) =>
    ofAngle.flatMap((published, side) =>
      published.map((value, at) => {
        const limit = limits[row]?.[Math.floor(at / 2)] ?? NaN;
        const place: Place = {
          author: 'kumar',
          quantity,
          reynolds: limit + (at % 2 === 0 ? -1 : 1),
          angle: (MAIN_ANGLES[row] ?? NaN) + (side === 0 ? -1 : 1),
          ...(quantity === 'nusselt' && { prandtl: 0.7 }),
        };
        return proofOf(place, value, kumarAt(place)[quantity]);
      }),
    ),
  );
}

const at = (reynolds: number, angle: number, more: Partial<FilmConditions> = {}): FilmConditions => ({
  reynolds,
  angle,
  prandtl: 0.7,
  viscosityRatio: 1,
  enlargement: 1.2,
  ...more,
});

/** Single values; Kumar's by the calculator's function, whose angle of 60° is his 30°. */
function singleValues(): FormulaProof[] {
  const { others } = cases;
  const { kumar, martin, muley_manglik: muleyManglik } = correlations;
  const heat = { quantity: 'nusselt', prandtl: 0.7 } as const;
  return [
    proofOf(
      { author: 'kumar', ...heat, reynolds: 2000, angle: 30 },
      others['Nu Kumar(2000,0.7,30)'],
      kumar.filmOf(at(2000, 60)).nusselt,
    ),
    proofOf(
      { author: 'kumar', ...heat, reynolds: 2000, angle: 30, viscosityRatio: 1.25 },
      others['Nu Kumar(2000,0.7,30,mu 1e-3,wall 8e-4)'],
      kumar.filmOf(at(2000, 60, { viscosityRatio: 1.25 })).nusselt,
    ),
    proofOf(
      { author: 'kumar', quantity: 'friction', reynolds: 2000, angle: 30 },
      others['f Kumar(2000,30) Darcy'],
      kumar.filmOf(at(2000, 60)).friction,
    ),
    proofOf(
      { author: 'martin', ...heat, reynolds: 2000, angle: 45 },
      others['Nu Martin VDI(2000,0.7,45)'],
      martin.filmOf(at(2000, 45)).nusselt,
      6,
    ),
    proofOf(
      { author: 'martin1999', ...heat, reynolds: 2000, angle: 45 },
      others['Nu Martin 1999(2000,0.7,45)'],
      martin1999(at(2000, 45)),
    ),
    proofOf(
      { author: 'muleyManglik', ...heat, reynolds: 2000, angle: 45, enlargement: 1.18 },
      others['Nu Muley-Manglik(2000,0.7,45,1.18)'],
      muleyManglik.filmOf(at(2000, 45, { enlargement: 1.18 })).nusselt,
    ),
    proofOf(
      { author: 'muleyManglik', quantity: 'friction', reynolds: 2000, angle: 45, enlargement: 1.2 },
      others['f Muley-Manglik(2000,45,1.2) Darcy'],
      muleyManglik.filmOf(at(2000, 45)).friction,
    ),
    proofOf(
      { author: 'khan', quantity: 'nusselt', prandtl: 4.5, reynolds: 1000, angle: 30 },
      others['Nu Khan-Khan(1000,4.5,30)'],
      khan(at(1000, 30, { prandtl: 4.5 })),
    ),
  ];
}

/** Every published value of a correlation beside ours. */
export const formulaProofs = (): FormulaProof[] => [
  ...singleValues(),
  ...besideLimits('nusselt', cases.kumar_nu),
  ...besideLimits('friction', cases.kumar_friction),
];

import { bothSides } from '../assessment-inputs.js';
import type { Side } from '../calculation.types.js';
import { correlations } from '../sizing/plates/correlations.js';
import { ENLARGEMENT } from '../sizing/plates/generic-plates.js';
import { effectivenessFromNtu } from '../sizing/rating.js';

import { caseOf } from './cases.js';

/** °C that were measured and that follow. */
export type Outlet = { measured: number; ours: number };
export type PlantPoint = { inlets: Record<Side, number>; flows: Record<Side, number>; outlets: Record<Side, Outlet> };

/** K by which an outlet may differ. */
export const PLANT_TOLERANCE = 3;

type Measured = {
  plate: { area_total: number; thickness: number; Lv: number; pack_length: number; channels_per_pass: number[] };
  hot_mol_s: number[];
  cold_mol_s: number[];
  hot_in_K: number[];
  cold_in_K: number[];
  hot_out_K: number[];
  cold_out_K: number[];
  hot_x_H2O_MEA_CO2: number[][];
  cold_x_H2O_MEA_CO2: number[][];
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of this one case in the file
const measured = caseOf('NCCC') as unknown as Measured;

const ZERO = 273.15;
/** kg/mol of water, monoethanolamine and carbon dioxide. */
const MOLAR = [0.018_02, 0.061_08, 0.044_01] as const;
/** kJ/(kg K) by powers of °C: the coefficients of the measurements' own publication (IDAES, `MEA_solvent.py`). */
const WATER_HEAT = [4.2107, -1.696e-3, 2.568e-5, -1.095e-7, 3.038e-10];
const AMINE_HEAT = [2.6161, 3.706e-3, 3.787e-6];
const polynomial = (t: number, parts: readonly number[]) => parts.reduceRight((sum, part) => sum * t + part, 0);

/** kg/mol, J/(kg K), Pa s and W/(m K) of a loaded amine solution, by the same publication. */
function solutionAt([water = NaN, amine = NaN, gas = NaN]: readonly number[], kelvin: number) {
  const [ofWater, ofAmine] = [water * MOLAR[0], amine * MOLAR[1]];
  const solvent = ofWater + ofAmine;
  const t = kelvin - ZERO;
  const heat = (ofWater * polynomial(t, WATER_HEAT) + ofAmine * polynomial(t, AMINE_HEAT)) / solvent;
  const percent = (100 * ofAmine) / solvent;
  const pure = 1.002e-3 * 10 ** ((1.3272 * (293.15 - kelvin - 0.001_053 * (kelvin - 293.15) ** 2)) / (kelvin - 168.15));
  const thicker =
    (percent *
      (kelvin * (-0.0838 * percent + 2.8817) + 33.651 * percent + 1817) *
      ((gas / amine) * (0.008_47 * percent + 0.0103 * kelvin - 2.389) + 1)) /
    kelvin ** 2;
  const falling = (reduced: number) => 3 + 20 * (1 - reduced) ** (2 / 3);
  const ofTheAmine = ((1.105_315_2 / Math.sqrt(61.08)) * falling(kelvin / 614.2)) / falling(443 / 614.2);
  const room = kelvin / 298.15;
  const ofTheWater = 0.6065 * (-1.484_45 + 4.122_92 * room - 1.638_66 * room ** 2);
  return {
    molar: solvent + gas * MOLAR[2],
    specificHeat: heat * 1000,
    viscosity: pure * Math.exp(thicker),
    conductivity: (water / ofTheWater ** 2 + amine / ofTheAmine ** 2) ** -0.5,
  };
}

/** Means of inlet and outlet settle within these rounds. */
const ROUNDS = 8;

/**
 * Outlets of a point: films by Kumar's row of 45° in the plant's own channels, effectiveness of counter-current flow over all
 * passes. `left` is the share of the conductance that deposits and uneven flow leave.
 */
function outletsAt(point: number, left: number): Record<Side, number> {
  const { plate } = measured;
  const inlet = bothSides((side) => measured[`${side}_in_K`][point] ?? NaN);
  const channels = plate.channels_per_pass.reduce((sum, each) => sum + each, 0);
  const plates = 2 * channels + 1;
  const gap = plate.pack_length / plates - plate.thickness;
  const width = plate.area_total / (plates - 2) / (plate.Lv * ENLARGEMENT);
  const section = (plate.channels_per_pass[0] ?? NaN) * gap * width;
  const diameter = (2 * gap) / ENLARGEMENT;
  let outlets: Record<Side, number> = { hot: inlet.cold, cold: inlet.hot };
  for (let round = 0; round < ROUNDS; round++) {
    const streams = bothSides((side) => {
      const solution = solutionAt(measured[`${side}_x_H2O_MEA_CO2`][point] ?? [], (inlet[side] + outlets[side]) / 2);
      const mass = (measured[`${side}_mol_s`][point] ?? NaN) * solution.molar;
      const { nusselt } = correlations.kumar.filmOf({
        reynolds: ((mass / section) * diameter) / solution.viscosity,
        prandtl: (solution.viscosity * solution.specificHeat) / solution.conductivity,
        viscosityRatio: 1,
        angle: 45,
        enlargement: ENLARGEMENT,
      });
      return { capacity: mass * solution.specificHeat, film: (nusselt * solution.conductivity) / diameter };
    });
    const { hot, cold } = streams;
    const resistance = 1 / hot.film + 1 / cold.film + plate.thickness / 16.2;
    const [least, most] = [Math.min(hot.capacity, cold.capacity), Math.max(hot.capacity, cold.capacity)];
    const ntu = (left * plate.area_total) / resistance / least;
    const duty = (effectivenessFromNtu(ntu, least / most) ?? NaN) * least * (inlet.hot - inlet.cold);
    outlets = { hot: inlet.hot - duty / hot.capacity, cold: inlet.cold + duty / cold.capacity };
  }
  return outlets;
}

/** The share with which the first point has its measured hot outlet. */
function shareOfFirst(): number {
  const wanted = measured.hot_out_K[0] ?? NaN;
  let [few, enough] = [0.05, 1];
  for (let step = 0; step < 40; step++) {
    const middle = (few + enough) / 2;
    if (outletsAt(0, middle).hot > wanted) few = middle;
    else enough = middle;
  }
  return enough;
}

function pointsWith(left: number): PlantPoint[] {
  return measured.hot_in_K.map((_inlet, point) => {
    const ours = outletsAt(point, left);
    const celsius = (kelvin = NaN) => kelvin - ZERO;
    return {
      inlets: bothSides((side) => celsius(measured[`${side}_in_K`][point])),
      flows: bothSides((side) => measured[`${side}_mol_s`][point] ?? NaN),
      outlets: bothSides((side) => ({
        measured: celsius(measured[`${side}_out_K`][point]),
        ours: celsius(ours[side]),
      })),
    };
  });
}

/** K by which the worst outlet differs. */
export const worstOf = (points: readonly PlantPoint[]): number =>
  Math.max(
    ...points.flatMap(({ outlets }) => Object.values(outlets).map((each) => Math.abs(each.ours - each.measured))),
  );

/**
 * A plant's thirteen points: clean, and with one share of the conductance for all of them, which is taken from the first
 * point.
 */
export function plantProofs(): { clean: PlantPoint[]; points: PlantPoint[]; left: number } {
  const left = shareOfFirst();
  return { clean: pointsWith(1), points: pointsWith(left), left };
}

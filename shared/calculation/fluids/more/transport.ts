import type { Fluid } from '../../calculation.types.js';
import { rowAt } from '../../interpolation.js';
import { fitted } from '../../sizing/plates/transport.js';
import type { TransportRow, TransportSource } from '../../sizing/plates/transport.js';
import { rangeOf } from '../fluids.js';

/** Of a solution at one concentration, per cent as its density is tabulated by. */
type Column = readonly [percent: number, ...TransportRow];

/**
 * ASHRAE Fundamentals 2001, secondary coolants, as tabulated by SecCool; within 2 % of its viscosities and 0.5 % of its
 * conductivities. Between columns of propylene glycol viscosity is known to about 3 %.
 */
const ethyleneGlycol: readonly Column[] = [
  [10, 0.73, -3.2, -0.004, 3e-6, 0.512, 0.0018, -8e-6],
  [20, 1.1, -3.49, -0.004, 0, 0.467, 0.0016, -7e-6],
  [30, 1.43, -3.7, -0.007, 1e-5, 0.43, 0.00135, -6e-6],
  [40, 1.76, -4, -0.0034, -2e-5, 0.396, 0.0011, -5e-6],
  [50, 2.085, -4.2, -0.007, 0, 0.365, 9e-4, -4e-6],
  [60, 2.49, -4.5, -0.017, 7e-5, 0.336, 7.2e-4, -3e-6],
];
const propyleneGlycol: readonly Column[] = [
  [10, 1, -7.2, 0.0248, -1.2e-4, 0.51, 0.0018, -8e-6],
  [20, 1.39, -7.5, 0.013, -3e-5, 0.464, 0.0015, -7e-6],
  [30, 1.96, -9.2, 0.02, -3e-5, 0.424, 0.0012, -6e-6],
  [40, 2.51, -11, 0.031, -6e-5, 0.385, 9.7e-4, -5e-6],
  [50, 2.91, -11.1, 0.025, -5e-5, 0.35, 7.2e-4, -4e-6],
  [60, 3.453, -12.13, 0.0132, 6e-5, 0.317, 5e-4, -3e-6],
];

/** Melinder 1997 as tabulated by SecCool; within 1 % of its viscosities and 0.4 % of its conductivities. */
const calciumChloride: readonly Column[] = [
  [9.4, 0.77, -4.9, 0.003, 0, 0.556, 0.0016, 0],
  [14.4, 0.92, -4.7, 0, 0, 0.55, 0.0015, 0],
  [19.4, 1.13, -4.6, 0, 0, 0.546, 0.0015, 0],
  [24.4, 1.38, -4.5, 0.004, 0, 0.54, 0.0014, 0],
  [29.4, 1.69, -4.7, 0.01, 0, 0.534, 0.0014, 0],
];

/**
 * Viscosity at 5 and 10 %, and conductivity: Alexandrov, 14th ICPWS, Kyoto 2004; viscosity at 15 %: Laliberté, J. Chem. Eng. Data 54
 * (2009) 1725. No source of conductivity above 16.7 % was found.
 */
const causticSoda: readonly Column[] = [
  [5, 0.9, -3.1, -0.004, 0, 0.576, 0.0021, -8e-6],
  [10, 1.3, -3.43, -0.003, 0, 0.59, 0.0021, -8e-6],
  [15, 1.846, -4, -0.003, 0, 0.596, 0.0021, -8e-6],
];

/** Over the temperatures in which the solution's density and specific heat are known. */
function solution(c: number, columns: readonly Column[]) {
  return (fluid: Fluid): TransportSource | undefined => {
    const row = rowAt(columns, fluid.volumePercent ?? fluid.massPercent ?? NaN);
    const range = rangeOf({ ...fluid, specificHeat: undefined });
    if (!row || !range) return undefined;
    const [, ...numbers] = row;
    return fitted(range.min, range.max, c, numbers);
  };
}

const always = (source: TransportSource) => () => source;

/**
 * Viscosity and conductivity of the fluids whose sources could be read. Milk, diesel and mineral oil have none: theirs are
 * typed.
 */
export const moreTransport = {
  // Sharqawy, Lienhard and Zubair, Desalination and Water Treatment 16 (2010) 354: equation 22; conductivity by Jamieson and Tudhope.
  seawater: always(fitted(0, 80, 120, [0.65, -4, 0, 0, 0.57, 0.0017, -7e-6])),
  // The maker's table of Therminol 66, within 1.2 %.
  thermal_oil: always(fitted(50, 300, 52, [7.34, -9, -0.0022, 0, 0.1183, -3.3e-5, -1.5e-7])),
  ethylene_glycol: solution(100, ethyleneGlycol),
  propylene_glycol: solution(190, propyleneGlycol),
  calcium_chloride: solution(160, calciumChloride),
  caustic_soda: solution(80, causticSoda),
};

import type { Side } from '../calculation.types.js';

import cases from './phe-cases.json' with { type: 'json' };
import type { PublishedDesign } from './published-designs.js';

type CaseSide = {
  t_in?: number;
  t_out?: number;
  rho?: number;
  cp?: number;
  mu?: number;
  k?: number;
  Pr?: number;
  Rf?: number;
  dp_Pa?: number;
};

/** A published case as it is written down: what it does not print is missing. */
type PublishedCase = {
  id: string;
  source: string;
  hot?: CaseSide;
  cold?: CaseSide;
  plates?: number;
  plate?: object;
  area_m2?: number;
  Q_W?: number;
  Rf_total?: number;
  dp_max_Pa?: number;
  offers_m2?: readonly number[];
  expected?: object;
};

const published: readonly PublishedCase[] = cases.cases;

/** Throws for an id that is not in the file. */
export function caseOf(id: string): PublishedCase {
  const found = published.find((each) => each.id === id);
  if (!found) throw new Error(`There is no case ${id}.`);
  return found;
}

/** A number that the file has to hold: what is missing is left out where the design is listed, never guessed. */
function numberIn(values: object | undefined, name: string): number {
  const value: unknown = Object.entries(values ?? {}).find(([key]) => key === name)?.[1];
  if (typeof value !== 'number') throw new Error(`There is no ${name}.`);
  return value;
}

const kilopascals = (value: number) => value / 1000;
const psi = (value: number) => value * 6.894_757_293;
const temperaturesOf = (hot: CaseSide | undefined, cold: CaseSide | undefined): PublishedDesign['temperatures'] => [
  numberIn(hot, 't_in'),
  numberIn(hot, 't_out'),
  numberIn(cold, 't_in'),
  numberIn(cold, 't_out'),
];

/** Properties as the calculator asks them; without a specific heat it follows from the Prandtl number. */
function fluidOf(name: string, side: CaseSide | undefined) {
  const [viscosity, conductivity] = [numberIn(side, 'mu'), numberIn(side, 'k')];
  const specificHeat = side?.cp ?? (numberIn(side, 'Pr') * conductivity) / viscosity;
  return {
    name,
    specificHeat: Number((specificHeat / 1000).toFixed(3)),
    density: numberIn(side, 'rho'),
    viscosity: Number((viscosity * 1000).toPrecision(6)),
    conductivity,
  };
}

/** Coulson and Richardson's second trial: fluids and fouling stand with the first one. */
function coulson(): PublishedDesign {
  const [{ hot, cold, plate, expected: first }, { plates = NaN, expected: last }] = [
    caseOf('CR-12.8-first'),
    caseOf('CR-12.8-final'),
  ];
  return {
    name: 'Coulson and Richardson 12.8',
    source: 'coulson',
    duty: numberIn(first, 'duty_W') / 1000,
    temperatures: temperaturesOf(hot, cold),
    area: plates * numberIn(plate, 'area'),
    drops: { hot: kilopascals(numberIn(last, 'dp_hot_Pa')), cold: kilopascals(numberIn(last, 'dp_cold_Pa')) },
    margin: Number((100 * (numberIn(last, 'U') / numberIn(last, 'U_required') - 1)).toFixed(1)),
    fouling: { hot: numberIn(hot, 'Rf'), cold: numberIn(cold, 'Rf') },
    fluids: { hot: fluidOf('methanol', hot), cold: fluidOf('brackish water', cold) },
  };
}

/** Rated by the book: its area carries 1.43 times the duty. */
function kakac(): PublishedDesign {
  const { hot, cold, plate, expected } = caseOf('Kakac-10.1');
  return {
    name: 'Kakac and Liu 10.1',
    source: 'kakac',
    duty: numberIn(expected, 'duty_W') / 1000,
    temperatures: temperaturesOf(hot, cold),
    area: numberIn(plate, 'area_total'),
    drops: { hot: psi(numberIn(expected, 'dp_hot_psi')), cold: psi(numberIn(expected, 'dp_cold_psi')) },
    margin: Number((100 * (numberIn(expected, 'safety') - 1)).toFixed(1)),
    fouling: { hot: numberIn(hot, 'Rf'), cold: numberIn(cold, 'Rf') },
  };
}

/** A data sheet's fouling is all that its area has to spare. */
function rse(id: 'RSE-E301' | 'RSE-E501'): PublishedDesign {
  const found = caseOf(id);
  const drop = (side: Side) => kilopascals(numberIn(found[side], 'dp_Pa'));
  return {
    name: id,
    source: 'rse',
    duty: numberIn(found, 'Q_W') / 1000,
    temperatures: temperaturesOf(found.hot, found.cold),
    area: numberIn(found, 'area_m2'),
    drops: { hot: drop('hot'), cold: drop('cold') },
    margin: 0,
    fouling: { hot: numberIn(found, 'Rf_total'), cold: 0 },
  };
}

/** The cases that print all that the calculator asks for. */
export const designsOfCases = (): PublishedDesign[] => [coulson(), kakac(), rse('RSE-E301'), rse('RSE-E501')];

export const caseIds: readonly string[] = published.map(({ id }) => id);
export const correlationSources = { heat: cases.kumar_nu.source, friction: cases.kumar_friction.source };

import { calculated } from '../../assessment-inputs.js';
import type { Figure } from '../../assessment.types.js';
import { above, check } from '../../checks/checks.js';
import { isPossible } from '../../calculation.types.js';
import type { Check, Fluid, Side } from '../../calculation.types.js';
import { finite, invert, rowAt } from '../../interpolation.js';
import type { Row } from '../../interpolation.js';
import { addPairs } from '../../sizing/area.js';
import type { Coefficients } from '../../sizing/area.js';
import { readQuantity } from '../../units/reading.js';
import { ATMOSPHERE } from '../../units/units.js';
import { addSources, enthalpyOf } from '../fluids.js';
import { addNames, known, readName, vocabulary } from '../names.js';
import type { NameParts, Vocabulary } from '../names.js';
import type { FluidQuestion, RecognizedFluid } from '../names.types.js';
import type { Ends, Source } from '../source.js';
import { boilingRange, boilingTemperature } from '../water.js';

/** °C and J/kg to evaporate saturated water, IAPWS-IF97. */
const evaporation: readonly Row[] = [
  [0, 2_500_900],
  [10, 2_477_200],
  [20, 2_453_500],
  [30, 2_429_800],
  [40, 2_406_000],
  [50, 2_382_000],
  [60, 2_357_700],
  [70, 2_333_100],
  [80, 2_308_100],
  [90, 2_282_600],
  [100, 2_256_500],
  [110, 2_229_700],
  [120, 2_202_100],
  [130, 2_173_700],
  [140, 2_144_200],
  [150, 2_113_700],
  [160, 2_081_900],
  [170, 2_048_700],
  [180, 2_014_000],
  [190, 1_977_700],
  [200, 1_939_700],
];

/** J/kg to evaporate saturated water at 0-200 °C, linear between IF97 rows (0.01 %). */
export function evaporationHeat(t: number): number | undefined {
  return rowAt(evaporation, t)?.[1];
}

/** Pa absolute at which water boils at 0-373.9 °C: the same equation the other way round. */
export function boilingPressure(t: number): number | undefined {
  return invert(boilingTemperature, t, boilingRange.min, boilingRange.max);
}

/** K. Typed condensate temperatures and pressures are rounded: this near counts as saturated. */
const SATURATED = 2;

/** °C. */
const MOST_SUPERHEATED = 500;

/** J/kg of steam at t °C as an ideal gas, from 0 °C on. */
const idealSteam = (t: number) => 2_501_000 + t * (1830 + 0.29 * t);

const liquid = (t: number) => enthalpyOf({ id: 'water' }, t) ?? NaN;

/** Steam that would enter as water or leave as steam at the pressure of its name, and superheat. */
function checksOf(
  { pressure = NaN, superheated }: Fluid,
  condensesAt: number,
  side: Side,
  tIn?: number,
  tOut?: number,
) {
  const wrong = above(condensesAt - SATURATED, tIn) ? 'In' : above(tOut, condensesAt + SATURATED) ? 'Out' : undefined;
  const temperature = wrong === 'In' ? tIn : tOut;
  const belongsTo = finite((boilingPressure(temperature ?? NaN) ?? NaN) - ATMOSPHERE);
  return [
    ...check(
      wrong,
      'steam_contradicts',
      [`${side}Temp${wrong ?? 'In'}`, `${side}FluidName`],
      { temperature, condensesAt, pressure: pressure - ATMOSPHERE, belongsTo },
      side,
    ),
    ...check(
      above(superheated, condensesAt + SATURATED) && !above(superheated, MOST_SUPERHEATED),
      'superheated_steam',
      [`${side}TempIn`],
      { temperature: superheated, condensesAt, level: 'note' },
      side,
    ),
  ] satisfies Check[];
}

/**
 * Steam gives off its heat at condensing temperature unless a colder one is typed; superheat is kept beside it. Undefined where
 * what is typed contradicts the pressure: it stands alone.
 */
function endsOf(fluid: Fluid, condenses: number, tIn?: Figure, tOut?: Figure): Ends | undefined {
  if (!isPossible(checksOf(fluid, condenses, 'hot', tIn?.value, tOut?.value))) return undefined;
  const superheated = tIn && tIn.value > condenses ? tIn.value : undefined;
  const enters = tIn && !superheated ? tIn : calculated(Math.max(condenses, tOut?.value ?? condenses));
  return {
    fluid: { ...fluid, superheated },
    tIn: enters,
    tOut: tOut ?? calculated(Math.min(condenses, enters?.value ?? condenses)),
  };
}

/**
 * Steam of a pressure whose condensing temperature is up to 200 °C. Enters dry, saturated unless it is superheated;
 * leaves as condensate. The difference of saturated steam to an ideal gas fades with the fourth power of the absolute
 * temperature: within 3 kJ/kg of IAPWS-95 (Cengel, table A-6) to 14 bar and 500 °C.
 */
function steam(fluid: Fluid): Source | undefined {
  const condenses = boilingTemperature(fluid.pressure ?? NaN) ?? NaN;
  if (!(condenses <= 200)) return undefined;
  const { superheated = condenses } = fluid;
  const lacking = idealSteam(condenses) - liquid(condenses) - (evaporationHeat(condenses) ?? NaN);
  const entering = idealSteam(superheated) - lacking * ((condenses + 273.15) / (superheated + 273.15)) ** 4;
  const enters = (t: number) => (t < condenses - SATURATED || superheated > MOST_SUPERHEATED ? NaN : entering);
  const leaves = (t: number) => (t > condenses + SATURATED ? NaN : liquid(Math.min(t, condenses)));
  return {
    range: { min: 0, max: MOST_SUPERHEATED },
    condenses,
    at: (t, port) => ({ density: NaN, specificHeat: NaN, enthalpy: port === 'in' ? enters(t) : leaves(t) }),
    ends: (tIn, tOut) => endsOf(fluid, condenses, tIn, tOut),
    checks: (side, tIn, tOut) => checksOf(fluid, condenses, side, tIn, tOut),
  };
}

/** Before the words of water: `증기 응축수` is water, `수증기` steam. */
const words: Vocabulary = [
  ['water', /(증기|스팀)? ?응축수|\b(steam )?condensate\b/g],
  ['steam', /수?증기|스팀|\b(steam|(water )?vapou?r|stm)\b/g],
  [
    null,
    /[고저중]압|자켓|포화|\b([lmh]p|high|medium|low|pressure|temp(erature)?|primary|secondary|of|in|jacket|saturated|clean|pure|boiler)\b/g,
  ],
  ...vocabulary,
];

const ask = (question: FluidQuestion): RecognizedFluid => ({
  kind: 'ask',
  fluid: { id: 'steam' },
  questions: [question],
});

function steamOf({ kinds, pressure }: NameParts): RecognizedFluid | undefined {
  if (kinds.join() === 'water') return known({ id: 'water' });
  if (kinds.join() !== 'steam') return undefined;
  const [, number = '', unit = 'kgf/cm2', reference = ''] = pressure ?? [];
  const reading = readQuantity(number, unit + reference, ['pressure'], { isGauge: true });
  if (reading.state === 'refused' && reading.reason === 'below_vacuum') return ask('pressure_range');
  if (reading.state !== 'read') return ask('pressure');
  const fluid: Fluid = { id: 'steam', pressure: reading.value + ATMOSPHERE };
  return steam(fluid) ? known(fluid) : ask('pressure_range');
}

/** As of water, by the same means. */
export const steamCoefficients = { steam_water: [2500, 4500] } as const satisfies Record<string, Coefficients>;

// Once loaded, steam is known. The server loads it with the calculation, a page when a name asks for it.
addSources({ steam });
addPairs(steamCoefficients);
addNames((plain) => readName(plain, words, steamOf));

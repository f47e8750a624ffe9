import type { QuoteField } from '../quotes/quotes.types.js';

import type { Check, Fluid, Level, Side, Temperatures } from './calculation.types.js';
import { freezingLimit } from './fluids.js';
import { EQUAL } from './temperature-program.js';
import { ATMOSPHERE } from './units.js';
import { boilingTemperature } from './water.js';

const ins: QuoteField[] = ['hotTempIn', 'coldTempIn'];
const outs: QuoteField[] = ['hotTempOut', 'coldTempOut'];
const hotBoxes: QuoteField[] = ['hotTempOut', 'hotTempIn'];
const coldBoxes: QuoteField[] = ['coldTempOut', 'coldTempIn'];
const hotEnd: QuoteField[] = ['coldTempOut', 'hotTempIn'];
const coldEnd: QuoteField[] = ['hotTempOut', 'coldTempIn'];

const above = (a: number, b: number) => a > b + EQUAL;
const same = (a: number, b: number) => Math.abs(a - b) <= EQUAL;

type Complete = Required<Temperatures>;

const isComplete = (t: Temperatures): t is Complete =>
  [t.hotIn, t.hotOut, t.coldIn, t.coldOut].every((each) => each !== undefined);

function directionChecks(t: Temperatures): Check[] {
  const { hotIn, hotOut, coldIn, coldOut } = t;
  const level = 'impossible';
  const found: Check[] = [];
  if (hotIn !== undefined && hotOut !== undefined && above(hotOut, hotIn))
    found.push({
      code: 'hot_side_heats_up',
      level,
      side: 'hot',
      fields: hotBoxes,
      values: { tIn: hotIn, tOut: hotOut },
    });
  if (coldIn !== undefined && coldOut !== undefined && above(coldIn, coldOut))
    found.push({
      code: 'cold_side_cools_down',
      level,
      side: 'cold',
      fields: coldBoxes,
      values: { tIn: coldIn, tOut: coldOut },
    });
  if (isComplete(t) && same(t.hotIn, t.hotOut) && same(t.coldIn, t.coldOut))
    found.push({ code: 'no_duty', level, fields: outs, values: {} });
  return found;
}

function endChecks({ hotIn, hotOut, coldIn, coldOut }: Temperatures): Check[] {
  const level = 'impossible';
  const found: Check[] = [];
  if (coldOut !== undefined && hotIn !== undefined) {
    if (above(coldOut, hotIn))
      found.push({ code: 'cold_out_above_hot_in', level, fields: hotEnd, values: { coldOut, hotIn } });
    if (same(coldOut, hotIn))
      found.push({
        code: 'zero_terminal_difference',
        level,
        fields: hotEnd,
        values: { end: 'hot', temperature: hotIn },
      });
  }
  if (hotOut !== undefined && coldIn !== undefined) {
    if (above(coldIn, hotOut))
      found.push({ code: 'hot_out_below_cold_in', level, fields: coldEnd, values: { hotOut, coldIn } });
    if (same(hotOut, coldIn))
      found.push({
        code: 'zero_terminal_difference',
        level,
        fields: coldEnd,
        values: { end: 'cold', temperature: coldIn },
      });
  }
  return found;
}

function remarks({ hotIn, hotOut, coldIn, coldOut }: Complete): Check[] {
  const found: Check[] = [];
  const [hot, cold] = [hotIn - coldOut, hotOut - coldIn];
  const approach = Math.min(hot, cold);
  const fields = hot <= cold ? hotEnd : coldEnd;
  if (above(1, approach))
    found.push({ code: 'approach_below_1K', level: 'strong_warning', fields, values: { approach } });
  else if (above(2, approach)) found.push({ code: 'approach_1_2K', level: 'note', fields, values: { approach } });
  if (above(coldOut, hotOut))
    found.push({ code: 'temperature_cross', level: 'information', fields: outs, values: { cross: coldOut - hotOut } });
  return found;
}

/**
 * What is wrong or worth knowing about the temperatures, counter-current, as far as they are known. Sides that were
 * swapped are reported as that alone: everything else follows from it. A temperature cross is normal here.
 */
export function temperatureChecks(t: Temperatures): Check[] {
  if (isComplete(t) && above(t.coldIn, t.hotIn) && above(t.hotOut, t.hotIn) && above(t.coldIn, t.coldOut))
    return [
      { code: 'sides_swapped', level: 'impossible', fields: [...ins, ...outs], values: { ...t }, mend: 'swap_sides' },
    ];
  const impossible = [...directionChecks(t), ...endChecks(t)];
  return impossible.length > 0 || !isComplete(t) ? impossible : remarks(t);
}

/** Whether no check forbids it. */
export function isPossible(checks: readonly { level: Level }[]): boolean {
  return checks.every((check) => check.level !== 'impossible');
}

/** One side as the freezing and boiling checks need it: operating temperatures, design pressure as gauge Pa. */
export type Liquid = {
  fluid?: Fluid;
  temperatures: readonly number[];
  designPressure?: number;
  fields: QuoteField[];
  pressureField: QuoteField;
};

/** Water that would boil at its design pressure, and water or glycol colder than it stays liquid for sure. */
export function liquidChecks(
  side: Side,
  { fluid, temperatures, designPressure, fields, pressureField }: Liquid,
): Check[] {
  if (!fluid || temperatures.length === 0) return [];
  const found: Check[] = [];
  const level = 'warning';
  const [highest, lowest] = [Math.max(...temperatures), Math.min(...temperatures)];
  const boilsAt = designPressure === undefined ? undefined : boilingTemperature(designPressure + ATMOSPHERE);
  if (fluid.id === 'water' && boilsAt !== undefined && designPressure !== undefined && above(highest, boilsAt))
    found.push({
      code: 'boiling_risk',
      level,
      side,
      fields: [pressureField, ...fields],
      values: { temperature: highest, boilsAt, pressure: designPressure },
    });
  const limit = freezingLimit(fluid);
  if (limit !== undefined && above(limit, lowest))
    found.push({ code: 'freezing_risk', level, side, fields, values: { temperature: lowest, limit } });
  return found;
}

import type { Check, CheckCode, CheckValues, Fluid, Level, Side, Temperatures } from './calculation.types.js';
import { freezingLimit } from './fluids.js';
import type { TechnicalField } from './request.types.js';
import { EQUAL } from './temperature-program.js';
import { ATMOSPHERE } from './units.js';
import { boilingTemperature } from './water.js';

const outs: TechnicalField[] = ['hotTempOut', 'coldTempOut'];
const hotEnd: TechnicalField[] = ['coldTempOut', 'hotTempIn'];
const coldEnd: TechnicalField[] = ['hotTempOut', 'coldTempIn'];

/** Any of these is false for a temperature that is not known. */
const above = (a = NaN, b = NaN) => a > b + EQUAL;
const same = (a = NaN, b = NaN) => Math.abs(a - b) <= EQUAL;

/** A check, if it is one. */
function check<Code extends CheckCode>(
  isFound: boolean,
  code: Code,
  level: Level,
  fields: TechnicalField[],
  values: Partial<CheckValues[Code]>,
  more: Pick<Check, 'side' | 'mend'> = {},
): Check[] {
  // A found check knows the temperatures it compared; code and values belong together by the signature.
  return isFound ? [{ code, level, ...more, fields, values } as Check] : [];
}

/**
 * What is wrong or worth knowing about the temperatures, counter-current, as far as they are known. Sides that were
 * swapped are reported as that alone: everything else follows from it. A temperature cross is normal here.
 */
export function temperatureChecks(temperatures: Temperatures): Check[] {
  const { hotIn, hotOut, coldIn, coldOut } = temperatures;
  const heatsUp = above(hotOut, hotIn);
  const coolsDown = above(coldIn, coldOut);
  if (above(coldIn, hotIn) && heatsUp && coolsDown)
    return check(true, 'sides_swapped', 'impossible', ['hotTempIn', 'coldTempIn', ...outs], temperatures, {
      mend: 'swap_sides',
    });
  const zeros = { hot: same(hotIn, coldOut), cold: same(hotOut, coldIn) };
  const end: Side = zeros.hot ? 'hot' : 'cold';
  const impossible = [
    ...check(
      heatsUp,
      'hot_side_heats_up',
      'impossible',
      ['hotTempOut', 'hotTempIn'],
      { tIn: hotIn, tOut: hotOut },
      { side: 'hot' },
    ),
    ...check(
      coolsDown,
      'cold_side_cools_down',
      'impossible',
      ['coldTempOut', 'coldTempIn'],
      { tIn: coldIn, tOut: coldOut },
      { side: 'cold' },
    ),
    ...check(same(hotIn, hotOut) && same(coldIn, coldOut), 'no_duty', 'impossible', outs, {}),
    ...check(above(coldOut, hotIn), 'cold_out_above_hot_in', 'impossible', hotEnd, { coldOut, hotIn }),
    ...check(above(coldIn, hotOut), 'hot_out_below_cold_in', 'impossible', coldEnd, { hotOut, coldIn }),
    ...check(
      zeros.hot || zeros.cold,
      'zero_terminal_difference',
      'impossible',
      [...(zeros.hot ? hotEnd : []), ...(zeros.cold ? coldEnd : [])],
      { end, temperature: zeros.hot ? hotIn : coldIn },
    ),
  ];
  if (
    impossible.length > 0 ||
    hotIn === undefined ||
    hotOut === undefined ||
    coldIn === undefined ||
    coldOut === undefined
  )
    return impossible;
  const [hot, cold, cross] = [hotIn - coldOut, hotOut - coldIn, coldOut - hotOut];
  const approach = Math.min(hot, cold);
  const nearest = hot <= cold ? hotEnd : coldEnd;
  return [
    ...check(above(1, approach), 'approach_below_1K', 'strong_warning', nearest, { approach }),
    ...check(above(2, approach) && !above(1, approach), 'approach_1_2K', 'note', nearest, { approach }),
    ...check(above(cross, 0), 'temperature_cross', 'information', outs, { cross }),
  ];
}

/** Whether no check forbids it. */
export function isPossible(checks: readonly { level: Level }[]): boolean {
  return checks.every(({ level }) => level !== 'impossible');
}

/**
 * Water that would boil at its design pressure (gauge, Pa), and water or glycol colder than it stays liquid for sure,
 * at any of a side's temperatures.
 */
export function liquidChecks(
  side: Side,
  fluid: Fluid | undefined,
  temperatures: readonly number[],
  pressure?: number,
): Check[] {
  if (!fluid) return [];
  const [highest, lowest] = [Math.max(...temperatures), Math.min(...temperatures)];
  const boilsAt = fluid.id === 'water' ? boilingTemperature((pressure ?? NaN) + ATMOSPHERE) : undefined;
  const limit = freezingLimit(fluid);
  const boxes: TechnicalField[] = [`${side}TempIn`, `${side}TempOut`];
  return [
    ...check(
      above(highest, boilsAt),
      'boiling_risk',
      'warning',
      [`${side}DesignPressure`, ...boxes],
      { temperature: highest, boilsAt, pressure },
      { side },
    ),
    ...check(above(limit, lowest), 'freezing_risk', 'warning', boxes, { temperature: lowest, limit }, { side }),
  ];
}

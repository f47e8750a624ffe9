import { sides } from '../calculation.types.js';
import type { Check, CheckCode, CheckValues, Fluid, Level, Side, Temperatures } from '../calculation.types.js';
import { changesPhase, freezingLimit } from '../fluids/fluids.js';
import type { TechnicalField } from '../request.types.js';
import { difference } from '../sizing/temperature-program.js';
import { ATMOSPHERE } from '../units/units.js';
import { boilingTemperature } from '../fluids/water.js';

/** The boxes of both outlets. */
export const outs: TechnicalField[] = ['hotTempOut', 'coldTempOut'];
const ends: Record<Side, TechnicalField[]> = {
  hot: ['coldTempOut', 'hotTempIn'],
  cold: ['hotTempOut', 'coldTempIn'],
};

/** Ignores the rounding of a conversion; false for an unknown value. */
export const above = (a?: number, b?: number) => difference(a, b) > 0;
const same = (a?: number, b?: number) => difference(a, b) === 0;

export const when = <T>(isSo: unknown, what: T): T[] => (isSo ? [what] : []);

/** Impossible unless the values bring a level. */
export function check<Code extends CheckCode>(
  isFound: unknown,
  code: Code,
  fields: TechnicalField[],
  { level = 'impossible', ...values }: Partial<CheckValues[Code]> & { level?: Level },
  side?: Side,
): Check[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- code and values belong together by the signature
  return when(isFound, { code, level, side, fields, values } as unknown as Check);
}

/**
 * Counter-current, as far as temperatures are known. Swapped sides are reported alone, because everything else follows
 * from them; a temperature cross is normal here.
 */
export function temperatureChecks(temperatures: Temperatures): Check[] {
  const { hotIn, hotOut, coldIn, coldOut } = temperatures;
  const heatsUp = above(hotOut, hotIn);
  const coolsDown = above(coldIn, coldOut);
  if (above(coldIn, hotIn) && heatsUp && coolsDown)
    return check(true, 'sides_swapped', ['hotTempIn', 'coldTempIn', ...outs], temperatures);
  const gaps = { hot: difference(hotIn, coldOut), cold: difference(hotOut, coldIn) };
  const zero = sides.find((side) => gaps[side] === 0);
  const impossible = [
    ...check(heatsUp, 'hot_side_heats_up', ['hotTempOut', 'hotTempIn'], { tIn: hotIn, tOut: hotOut }),
    ...check(coolsDown, 'cold_side_cools_down', ['coldTempOut', 'coldTempIn'], { tIn: coldIn, tOut: coldOut }),
    ...check(same(hotIn, hotOut) && same(coldIn, coldOut), 'no_duty', outs, {}),
    ...check(gaps.hot < 0, 'cold_out_above_hot_in', ends.hot, { coldOut, hotIn }),
    ...check(gaps.cold < 0, 'hot_out_below_cold_in', ends.cold, { hotOut, coldIn }),
    ...check(zero, 'zero_terminal_difference', ends[zero ?? 'hot'], {
      end: zero,
      temperature: zero === 'hot' ? hotIn : coldIn,
    }),
  ];
  const cross = difference(coldOut, hotOut);
  const approach = Math.min(gaps.hot, gaps.cold);
  if (impossible.length > 0 || !(approach > 0)) return impossible;
  const isTiny = above(1, approach);
  const nearest = ends[gaps.hot <= gaps.cold ? 'hot' : 'cold'];
  return [
    ...check(above(2, approach), isTiny ? 'approach_below_1K' : 'approach_1_2K', nearest, {
      approach,
      level: isTiny ? 'strong_warning' : 'note',
    }),
    ...check(cross > 0, 'temperature_cross', outs, { cross, level: 'information' }),
  ];
}

/**
 * Water that may freeze on a plate although its own temperatures are above freezing. With the films αh and αc, W/(m² K), the
 * wall at the cold end is at (αh th + αc tc) / (αh + αc), °C (Incropera 6e §3.1, without the plate's resistance): a cold brine's
 * film is as good as that of water or down to a third of it.
 */
export function wallChecks({ hotOut = NaN, coldIn = NaN }: Temperatures, hot: Fluid | undefined): Check[] {
  const limit = freezingLimit(hot);
  const coldest = (hotOut + coldIn) / 2;
  const warmest = (hotOut + coldest) / 2;
  return check(
    above(limit, coldest) && !above(limit, hotOut),
    'wall_freezing',
    ['coldTempIn', 'hotTempOut'],
    { coldest, warmest, limit, level: above(limit, warmest) ? 'warning' : 'note' },
    'hot',
  );
}

/**
 * Water that boils at its design pressure (gauge, Pa), and what may freeze, at any temperature of a side; a refrigerant,
 * of which no temperatures follow.
 */
export function liquidChecks(
  side: Side,
  fluid: Fluid | undefined,
  temperatures: readonly number[],
  pressure = NaN,
): Check[] {
  const [highest, lowest] = [Math.max(...temperatures), Math.min(...temperatures)];
  const boilsAt = fluid?.id === 'water' ? boilingTemperature(pressure + ATMOSPHERE) : undefined;
  const limit = freezingLimit(fluid);
  const boxes: TechnicalField[] = [`${side}TempIn`, `${side}TempOut`];
  const level = 'warning';
  return [
    ...check(
      above(highest, boilsAt),
      'boiling_risk',
      [`${side}DesignPressure`, ...boxes],
      { temperature: highest, boilsAt, pressure, level },
      side,
    ),
    ...check(above(limit, lowest), 'freezing_risk', boxes, { temperature: lowest, limit, level }, side),
    ...check(changesPhase(fluid), 'phase_change', [`${side}FluidName`], { fluid: fluid?.id, level: 'note' }, side),
  ];
}

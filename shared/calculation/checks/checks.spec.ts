import { isPossible } from '../calculation.types.js';
import type { CheckCode, Fluid, Temperatures } from '../calculation.types.js';
import { liquidChecks, temperatureChecks } from './checks.js';
import { ATMOSPHERE } from '../units/units.js';
import { boilingPressure } from '../fluids/steam/steam.js';
import '../fluids/every.js';

const at = (hotIn?: number, hotOut?: number, coldIn?: number, coldOut?: number): Temperatures => ({
  hotIn,
  hotOut,
  coldIn,
  coldOut,
});
const codes = (temperatures: Temperatures) =>
  temperatureChecks(temperatures).map(({ code, level }) => `${code}: ${level}`);

describe('temperatureChecks', () => {
  it.each<[string, Temperatures, string[]]>([
    ['a plain duty', at(80, 60, 20, 40), []],
    ['equal end differences', at(80, 55, 45, 70), ['temperature_cross: information']],
    ['a condensing side', at(150, 150, 60, 80), []],
    ['a hot side that heats up', at(50, 60, 20, 30), ['hot_side_heats_up: impossible']],
    ['a cold side that cools down', at(60, 50, 30, 20), ['cold_side_cools_down: impossible']],
    ['swapped sides', at(20, 60, 80, 55), ['sides_swapped: impossible']],
    ['a cold outlet above the hot inlet', at(80, 60, 20, 85), ['cold_out_above_hot_in: impossible']],
    ['a hot outlet below the cold inlet', at(80, 15, 20, 50), ['hot_out_below_cold_in: impossible']],
    [
      'both ends crossed',
      at(60, 10, 20, 70),
      ['cold_out_above_hot_in: impossible', 'hot_out_below_cold_in: impossible'],
    ],
    ['a hot end without a difference', at(100, 60, 20, 100), ['zero_terminal_difference: impossible']],
    ['a cold end without a difference', at(100, 20, 20, 60), ['zero_terminal_difference: impossible']],
    ['both ends without a difference', at(100, 20, 20, 100), ['zero_terminal_difference: impossible']],
    ['sides that stay as they are', at(80, 80, 20, 20), ['no_duty: impossible']],
    [
      'half a kelvin at an end',
      at(80, 20.5, 20, 60),
      ['approach_below_1K: strong_warning', 'temperature_cross: information'],
    ],
    ['one kelvin at an end', at(80, 21, 20, 60), ['approach_1_2K: note', 'temperature_cross: information']],
    ['nearly two kelvins at an end', at(80, 60, 20, 78.1), ['approach_1_2K: note', 'temperature_cross: information']],
    ['two kelvins at an end', at(80, 60, 20, 78), ['temperature_cross: information']],
    ['equal outlets', at(80, 50, 20, 50), []],
    ['temperatures below zero', at(0, -5, -10, -2), ['temperature_cross: information']],
    ['two inlets', at(80, undefined, 20, undefined), []],
    ['one hot end', at(80, undefined, undefined, 85), ['cold_out_above_hot_in: impossible']],
    ['a zero typed as a hot inlet', at(0, undefined, undefined, 5), ['cold_out_above_hot_in: impossible']],
    ['nothing', at(), []],
  ])('of %s', (_what, temperatures, expected) => {
    expect(codes(temperatures)).toEqual(expected);
    expect(isPossible(temperatureChecks(temperatures))).toBe(!expected.some((each) => each.endsWith('impossible')));
  });

  it('take what a conversion left behind for equal', () => {
    expect(codes(at(60, 40, 20, 60 - 1e-14))).toEqual(['zero_terminal_difference: impossible']);
    expect(codes(at(60, 40, 20, 58 + 1e-14))).toEqual(['temperature_cross: information']);
  });

  it('offer to swap swapped sides and name the boxes', () => {
    expect(temperatureChecks(at(20, 60, 80, 55))).toEqual([
      {
        code: 'sides_swapped',
        level: 'impossible',
        fields: ['hotTempIn', 'coldTempIn', 'hotTempOut', 'coldTempOut'],
        values: { hotIn: 20, hotOut: 60, coldIn: 80, coldOut: 55 },
      },
    ]);
  });

  it('carry the numbers for a sentence', () => {
    expect(temperatureChecks(at(80, 21.5, 20, 60))).toEqual([
      { code: 'approach_1_2K', level: 'note', fields: ['hotTempOut', 'coldTempIn'], values: { approach: 1.5 } },
      {
        code: 'temperature_cross',
        level: 'information',
        fields: ['hotTempOut', 'coldTempOut'],
        values: { cross: 38.5 },
      },
    ]);
  });
});

describe('liquidChecks', () => {
  const found = (fluid: Fluid | undefined, temperatures: number[], pressure?: number): CheckCode[] =>
    liquidChecks('hot', fluid, temperatures, pressure).map((check) => check.code);

  it('warn of water above boiling at its design pressure, which is a gauge pressure', () => {
    const pressure = (boilingPressure(150) ?? NaN) - ATMOSPHERE;
    expect(found({ id: 'water' }, [151, 100], pressure)).toEqual(['boiling_risk']);
    expect(found({ id: 'water' }, [149, 100], pressure)).toEqual([]);
    expect(found({ id: 'water' }, [151])).toEqual([]);
    expect(found({ id: 'water' }, [], pressure)).toEqual([]);
    expect(found({ id: 'thermal_oil' }, [250], pressure)).toEqual([]);
  });

  it.each<[Fluid | undefined, number, boolean]>([
    [{ id: 'water' }, -0.1, true],
    [{ id: 'water' }, 0, false],
    [{ id: 'ethylene_glycol', volumePercent: 40 }, -20, false],
    [{ id: 'ethylene_glycol', volumePercent: 40 }, -20.1, true],
    [{ id: 'propylene_glycol', volumePercent: 30 }, -11, true],
    [{ id: 'seawater' }, -2, true],
    [{ id: 'seawater' }, -1, false],
    [{ id: 'mineral_oil' }, -30, false],
    [undefined, -30, false],
  ])('%j at %d °C may freeze: %s', (fluid, t, freezes) => {
    expect(found(fluid, [20, t])).toEqual(freezes ? ['freezing_risk'] : []);
  });
});

import * as fc from 'fast-check';

import { swapSides } from './swap-sides.js';
import { assessmentOf } from './assessment.js';
import type { AssessmentRequest } from './assessment.types.js';
import { sides } from './calculation.types.js';
import { recognizeFluid } from './fluids/names.js';
import './fluids/every.js';
import { convert } from './units/units.js';
import type { Unit } from './units/units.js';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Every number anywhere in an answer. */
function numbersIn(answer: unknown): number[] {
  if (typeof answer === 'number') return [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(numbersIn) : [];
}

describe('assessmentOf', () => {
  const names = [
    'FluidName',
    'FlowRate',
    'TempIn',
    'TempOut',
    'PressureDrop',
    'DesignPressure',
    'DesignTemp',
    'SpecificHeat',
    'Density',
    'Chloride',
    'Viscosity',
    'Conductivity',
    'Fouling',
  ];
  const fields = [
    ...names.flatMap((name) => [`hot${name}`, `cold${name}`]),
    'heatDuty',
    'heatDutyUnit',
    'designMargin',
    'flowUnit',
    'tempUnit',
    'tempOutUnit',
    'pressureUnit',
    'designPressureUnit',
    'designTempUnit',
    'plateMaterial',
    'gasketMaterial',
  ];
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    number(-300, 600).map(String),
    fc.constantFrom(
      '',
      '0',
      '80',
      '60',
      '1,234.5',
      '1e308',
      '물',
      'EG 30%',
      '증기 5 bar',
      'air',
      '해수',
      'NaOH 20%',
      'CaCl2 25%',
      'milk',
      '경유',
      'R134a',
      'NH3',
      '°C',
      '°F',
      'm³/h',
      'kg/h',
      'bar',
      'kW',
      '500 kW',
      'NBR',
      'SS304',
      '__proto__',
    ),
  );
  const request = fc.record(Object.fromEntries(fields.map((field) => [field, typed])), {
    requiredKeys: [],
  }) as fc.Arbitrary<AssessmentRequest>;
  const sensible = fc
    .record({
      tempUnit: fc.constantFrom('°C', '°F'),
      tempOutUnit: fc.constantFrom('°C', '°F'),
      flowUnit: fc.constantFrom('m³/h', 'kg/h'),
    })
    .chain((given) =>
      request.map((rest): AssessmentRequest => ({
        ...rest,
        ...given,
        heatDutyUnit: 'kW',
        designPressureUnit: 'bar',
        designTempUnit: '°C',
      })),
    );

  it('never throws, never gives NaN or Infinity, and is plain JSON for any texts at all', () => {
    fc.assert(
      fc.property(fc.oneof(request, sensible), (given) => {
        const found = assessmentOf(given);
        expect(numbersIn(found).every(Number.isFinite)).toBe(true);
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
        const isRefrigerant = sides.some((side) => /refr|ammo/.test(found.sides[side].fluid?.id ?? ''));
        expect(isRefrigerant && (found.program !== undefined || found.area.status === 'shown')).toBe(false);
        expect(found.program === undefined || found.checks.every((check) => check.level !== 'impossible')).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('finds the same from a heat duty in any unit', () => {
    const temperature = number(20, 120).map((value) => value.toFixed(1));
    const inquiry = fc.record({
      hotTempIn: temperature,
      hotTempOut: temperature,
      coldTempIn: temperature,
      coldTempOut: temperature,
      hotFlowRate: fc.constantFrom('', '20'),
      coldFlowRate: fc.constantFrom('', '20'),
    });
    const unit = fc.constantFrom<[string, Unit]>(
      ['kcal/h', 'kcal/h'],
      ['㎉/시간', 'kcal/h'],
      ['Mcal/h', 'Mcal/h'],
      ['USRT', 'RT(US)'],
      ['BTU/h', 'BTU/h'],
    );
    fc.assert(
      fc.property(inquiry, unit, number(1, 5000), (temperatures, [name, other], kilowatts) => {
        const units = { flowUnit: 'm³/h', tempUnit: '°C', tempOutUnit: '°C' };
        const given = { ...temperatures, ...units, hotFluidName: '물', coldFluidName: '물' };
        const one = assessmentOf({ ...given, heatDuty: String(kilowatts), heatDutyUnit: 'kW' });
        const value = String(convert('heat', kilowatts, 'kW', other));
        const two = assessmentOf({ ...given, heatDuty: value, heatDutyUnit: name });
        for (const side of ['hot', 'cold'] as const) {
          const masses = [one, two].map((found) => found.sides[side].mass?.value ?? 0);
          expect(Math.abs((masses[0] ?? 0) - (masses[1] ?? 0))).toBeLessThanOrEqual(1e-9 * (masses[0] ?? 0));
        }
        const said = ({ solved, alsoSolved, area, checks }: typeof one) => [
          [solved, alsoSolved],
          area.status,
          checks.map(({ code, level }) => [code, level]),
        ];
        expect(said(two)).toEqual(said(one));
      }),
      { numRuns: 200 },
    );
  });

  it('swaps sides and back', () => {
    fc.assert(fc.property(request, (given) => expect(swapSides(swapSides(given))).toEqual(given)));
  });

  it('recognizes any text as something or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(['blank', 'known', 'ask', 'unknown']).toContain(recognizeFluid(name).kind);
      }),
    );
  });
});

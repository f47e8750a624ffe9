import { Logger } from '@nestjs/common';
import * as fc from 'fast-check';

import { quoteRequest, transport } from '../../../test/support/makers/factories.js';
import type { QuoteFields } from '../../../shared/questionnaire/fields.js';
import { quoteFields } from '../../../shared/questionnaire/places.js';

import { calculationOf, guarded, knownCalculation } from './calculation.js';

const fieldsOf = (changes: Record<string, string> = {}) => quoteRequest(changes) as QuoteFields; // the factory fills every field

describe('calculationOf', () => {
  it('keeps what was typed in SI, both duties and what follows from them', () => {
    const found = calculationOf(fieldsOf({ coldTempOut: '176', tempOutUnit: '°F', hotTempOut: '131' }));
    expect(found).toMatchObject({
      version: 2,
      checks: [{ code: 'units_differ' }, { code: 'temperature_cross' }],
      area: { status: 'shown' },
    });
    expect(found?.inputs.coldTempOut).toMatchObject({ state: 'read', typed: 176, unit: 'F', value: 80 });
    expect(found?.inputs.hotFlowRate).toMatchObject({ quantity: 'flow_volume', value: 25 / 3600 });
    expect(found?.sides.hot.tIn).toEqual({ value: 115, origin: 'typed' });
    expect(found?.sides.hot.mass?.origin).toBe('calculated');
    const [hot = 0, cold = 0] = [found?.sides.hot.duty?.value, found?.sides.cold.duty?.value];
    expect(found?.balance?.percent).toBeCloseTo((Math.abs(hot - cold) / ((hot + cold) / 2)) * 100, 6);
    expect(found?.program?.lmtd).toBeCloseTo((35 - 10) / Math.log(35 / 10), 3);
  });

  it('names the solved value and marks it as calculated', () => {
    const found = calculationOf(fieldsOf({ coldFlowRate: '' }));
    expect(found?.solved).toMatchObject({ status: 'solved', field: 'coldFlowRate' });
    expect(found?.inputs.coldFlowRate).toBeUndefined();
    expect(found?.sides.cold.mass?.origin).toBe('calculated');
  });

  it('calculates with the properties given of a fluid nobody has tables for', () => {
    const typed = { coldFluidName: '흑액', coldSpecificHeat: '3.6', coldDensity: '1.05 kg/L', coldFlowRate: '40' };
    const found = calculationOf(fieldsOf({ ...typed, coldChloride: '4000', plateMaterial: 'SS304' }));
    expect(found?.sides.cold).toMatchObject({ fluid: { id: 'other', specificHeat: 3600, density: 1050 } });
    expect(found?.sides.cold.duty?.value).toBeCloseTo((40 / 3600) * 1050 * 3600 * 35, 3);
    expect(found?.inputs.coldChloride).toMatchObject({ state: 'read', quantity: 'chloride', value: 4000 });
    expect(found?.checks).toContainEqual(expect.objectContaining({ code: 'material_chloride', level: 'warning' }));
  });

  it('tells why a box could not be read', () => {
    const { inputs } = calculationOf(fieldsOf({ hotTempIn: '약 백도', coldDesignPressure: '-3 bar' })) ?? {};
    expect(inputs?.hotTempIn).toEqual({ state: 'refused', reason: 'not_a_number' });
    expect(inputs?.coldDesignPressure).toEqual({ state: 'refused', reason: 'below_vacuum' });
  });

  it('knows every fluid, not only those that a page loads with its panel', () => {
    const names = { hotFluidName: 'EG 30 vol%', coldFluidName: '우유' };
    const found = calculationOf(fieldsOf(names));
    expect(found?.sides).toMatchObject({ hot: { fluid: { id: 'ethylene_glycol' } }, cold: { fluid: { id: 'milk' } } });
  });

  it('keeps what plates the conditions take, or why that is not known', () => {
    const water = { hotFluidName: '물', coldFluidName: '물' };
    const sizing = calculationOf(fieldsOf({ ...water, ...transport, designMargin: '15' }))?.sizing;
    expect(sizing).toMatchObject({
      status: 'shown',
      passes: 1,
      allowed: { hot: { value: 50_000, isAssumed: false } },
      margin: { percent: 15, isAssumed: false },
      decidedBy: ['cold'],
    });
    expect(sizing?.status === 'shown' && sizing.designs).toHaveLength(9);
    expect(calculationOf(fieldsOf({ hotTempIn: '', coldTempIn: '' }))?.sizing).toEqual({
      status: 'hidden',
      reason: 'no_program',
    });
  });

  it('gives plain JSON for plates of any size', () => {
    const size = fc.double({ min: 1e-6, max: 1e9, noNaN: true }).map(String);
    const boxes = ['hotFlowRate', 'hotPressureDrop', 'coldPressureDrop', 'designMargin', 'hotFouling', 'coldFouling'];
    const typed = fc.record(Object.fromEntries([...boxes, ...Object.keys(transport)].map((box) => [box, size])));
    fc.assert(
      fc.property(typed, (changes) => {
        const found = calculationOf(fieldsOf({ coldFlowRate: '', ...changes }));
        expect(found?.sizing.status).toMatch(/^(?:shown|hidden)$/);
        expect(JSON.stringify(found)).not.toContain('null');
      }),
    );
  });

  it('gives plain JSON for any texts at all', () => {
    const hostile = fc.constantFrom(
      '1e400',
      '-1e308',
      '1e308',
      'NaN',
      'Infinity',
      '١٢',
      '9'.repeat(200),
      '-0',
      '__proto__',
    );
    const text = fc.oneof(hostile, fc.string({ maxLength: 200 }), fc.double().map(String));
    const fields = fc.record(Object.fromEntries(quoteFields.map((field) => [field, text])));
    fc.assert(
      fc.property(fields, (typed) => {
        const found = calculationOf(typed as QuoteFields); // a text for every field
        expect(found?.version).toBe(2);
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
        expect(JSON.stringify(found)).not.toContain('null');
      }),
    );
  });
});

describe('guarded', () => {
  it('logs what fails and goes on without it', () => {
    const logged: unknown[] = [];
    Logger.overrideLogger({ log: () => undefined, warn: () => undefined, error: (error) => logged.push(error) });
    const broken = new Error('broken');
    const failing = () => {
      throw broken;
    };
    expect(guarded(failing)).toBeUndefined();
    expect(logged).toEqual([broken]);
  });
});

describe('knownCalculation', () => {
  it('knows one of its own shape only', () => {
    const calculation = calculationOf(fieldsOf());
    expect(knownCalculation({ calculation })).toBe(calculation);
    expect(knownCalculation({})).toBeUndefined();
    expect(knownCalculation(JSON.parse('{"calculation":null}'))).toBeUndefined();
    expect(knownCalculation(JSON.parse('{"calculation":{"version":1}}'))).toBeUndefined();
  });
});

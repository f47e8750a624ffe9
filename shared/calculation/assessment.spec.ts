import { swapSides } from './swap-sides.js';
import { assessmentOf } from './assessment.js';
import type { AssessmentRequest } from './assessment.types.js';
import { propertyUnits } from './request.types.js';
import { unitNamed } from './units/names.js';
import type { Quantity } from './units/units.js';
import './fluids/every.js';

/** The form as first shown: units only. */
const units: AssessmentRequest = {
  flowUnit: 'm³/h',
  tempUnit: '°C',
  tempOutUnit: '°C',
  pressureUnit: 'mAq',
  designPressureUnit: 'kgf/cm²',
  designTempUnit: '°C',
};
const heating: AssessmentRequest = {
  ...units,
  hotFluidName: '중온수',
  coldFluidName: '온수',
  hotFlowRate: '25',
  hotTempIn: '115',
  hotTempOut: '65',
  coldTempIn: '50',
  coldTempOut: '70',
  hotDesignPressure: '16',
  coldDesignPressure: '10',
  hotDesignTemp: '120',
};
const of = (request: AssessmentRequest) => assessmentOf({ ...heating, ...request });

describe('assessmentOf five values', () => {
  const found = of({});

  it('works out the sixth and the duty, from the side that is complete', () => {
    expect(found.solved).toEqual({ status: 'solved', side: 'cold', variable: 'flow', field: 'coldFlowRate' });
    // 25 m³/h of 947.03 kg/m³ at 115 °C, from 482.6 to 272.1 kJ/kg.
    expect(found.sides.hot).toMatchObject({
      volume: { origin: 'typed' },
      mass: { value: expect.closeTo(6.5766, 3), origin: 'calculated' },
      density: expect.closeTo(947.03, 2),
      tIn: { value: 115, origin: 'typed' },
    });
    expect(found.duty).toBeCloseTo(1.3843e6, -3);
    expect(found.sides.hot.duty).toEqual({ value: found.duty, origin: 'calculated' });
    expect(found.sides.cold.duty?.value).toBeCloseTo(found.duty ?? NaN, 3);
    expect(found.sides.cold.mass).toMatchObject({ value: expect.closeTo(16.54, 1), origin: 'calculated' });
    expect((found.sides.cold.volume?.value ?? NaN) * 3600).toBeCloseTo(60.3, 1);
    expect(found.balance).toBeUndefined();
  });

  it('gives program, area, families and materials', () => {
    expect(found.program).toMatchObject({ lmtd: expect.closeTo(27.307, 2), approach: 15, cross: 5 });
    expect(found.area).toEqual({
      status: 'shown',
      min: 8.4,
      max: 17,
      pair: 'water_water',
      coefficients: [3000, 6000],
      isRough: false,
    });
    expect(found.checks.map((check) => check.code)).toEqual(['temperature_cross']);
    expect(found.governing).toEqual({
      pressure: 1_569_064,
      highest: 120,
      lowest: 50,
    });
    expect(found.families.map((each) => each.verdict)).toEqual(['fits', 'fits', 'fits', 'fits']);
    expect(found.gasket).toEqual({ suitable: ['EPDM', 'H-NBR', 'VITON', 'PTFE'] });
    expect([found.missing, found.doubts]).toEqual([[], []]);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });
});

describe('assessmentOf other numbers of values', () => {
  it('compares the sides when all six are typed', () => {
    const found = of({ coldFlowRate: '62' });
    expect(found.solved).toBeUndefined();
    expect(found.balance).toMatchObject({ level: 'note', percent: expect.closeTo(2.8, 0) });
    expect(found.area.status).toBe('shown');
  });

  it('shows no area and no common duty for sides that disagree', () => {
    const found = of({ coldFlowRate: '70' });
    expect(found.balance).toMatchObject({
      level: 'strong_warning',
    });
    expect(found.duty).toBeUndefined();
    expect(found.sides.hot.duty && found.sides.cold.duty).toBeDefined();
    expect(found.area).toEqual({ status: 'hidden', reason: 'not_balanced' });
    expect(found.program).toBeDefined();
  });

  it('names the values of which one would do when four are typed', () => {
    const found = of({ hotFlowRate: '' });
    expect(found.missing).toEqual([{ what: 'any_one', fields: ['hotFlowRate', 'coldFlowRate', 'heatDuty'] }]);
    expect(found.program).toBeDefined();
    expect(found.area).toEqual({ status: 'hidden', reason: 'no_duty' });
    expect(of({ coldTempOut: '' }).missing).toEqual([{ what: 'any_one', fields: ['coldFlowRate', 'coldTempOut'] }]);
    expect(of({ coldTempOut: '' }).duty).toBeCloseTo(1.3843e6, -3);
  });

  it('asks for everything of an empty form', () => {
    const found = assessmentOf(units);
    expect(found.missing).toEqual([
      { what: 'fluid', side: 'hot', fields: ['hotFluidName'], questions: [] },
      { what: 'fluid', side: 'cold', fields: ['coldFluidName'], questions: [] },
      {
        what: 'more',
        count: 5,
        fields: ['hotFlowRate', 'hotTempIn', 'hotTempOut', 'coldFlowRate', 'coldTempIn', 'coldTempOut', 'heatDuty'],
      },
      { what: 'designPressure', fields: ['hotDesignPressure', 'coldDesignPressure'] },
      { what: 'designTemp', fields: ['hotDesignTemp', 'coldDesignTemp'] },
    ]);
    expect([found.checks, found.families, found.solved, found.program]).toEqual([[], [], undefined, undefined]);
    expect(assessmentOf({}).area).toEqual({ status: 'hidden', reason: 'no_program' });
  });

  it('takes 0 °C for a temperature', () => {
    expect(of({ coldTempIn: '0', coldFluidName: 'EG 30%' }).solved).toMatchObject({
      status: 'solved',
      variable: 'flow',
    });
  });
});

describe('assessmentOf units', () => {
  it('finds the same in Fahrenheit, gallons and bar', () => {
    const found = of({
      flowUnit: 'US gpm',
      hotFlowRate: '110.071567',
      tempUnit: '°F',
      hotTempIn: '239',
      coldTempIn: '122',
      designPressureUnit: 'bar',
      hotDesignPressure: '15.69064',
    });
    expect(found.duty).toBeCloseTo(of({}).duty ?? NaN, -1);
    expect(found.program).toEqual(of({}).program);
    expect(found.governing.pressure).toBeCloseTo(1_569_064, 6);
  });

  it('takes inlets and outlets in units of their own', () => {
    const found = of({ tempOutUnit: '°F', hotTempOut: '149', coldTempOut: '158' });
    expect(found.sides.hot.tOut).toEqual({ value: 65, origin: 'typed' });
    expect(found.program).toEqual(of({}).program);
  });

  it('takes the properties of a fluid in the units they are asked in', () => {
    const read = (quantity: Quantity, unit: string) => ({ quantity, unit: unitNamed([quantity], unit)?.unit });
    const { inputs } = of({
      hotSpecificHeat: '1',
      hotDensity: '1',
      hotChloride: '1',
      hotViscosity: '1',
      hotConductivity: '1',
      hotFouling: '0.001',
      designMargin: '1',
    });
    expect(inputs).toMatchObject({
      hotSpecificHeat: read('specific_heat', propertyUnits.SpecificHeat),
      hotDensity: read('density', propertyUnits.Density),
      hotChloride: read('chloride', propertyUnits.Chloride),
      hotViscosity: read('viscosity', propertyUnits.Viscosity),
      hotConductivity: read('conductivity', propertyUnits.Conductivity),
      hotFouling: read('fouling', propertyUnits.Fouling),
      designMargin: read('percent', '%'),
      coldViscosity: { state: 'blank' },
    });
  });

  it('says which boxes it could not read', () => {
    const found = of({
      hotTempIn: 'warm',
      coldTempIn: '-400',
      hotFlowRate: '0',
      flowUnit: 'cubits',
      coldFlowRate: '3',
    });
    expect(found.inputs).toMatchObject({
      hotTempIn: { state: 'refused', reason: 'not_a_number' },
      coldTempIn: { state: 'refused', reason: 'below_absolute_zero' },
      coldFlowRate: { state: 'refused', reason: 'unknown_unit' },
      hotPressureDrop: { state: 'blank' },
      hotDesignTemp: { state: 'read', value: 120 },
    });
    expect(of({ hotFlowRate: '0' }).inputs.hotFlowRate).toEqual({ state: 'refused', reason: 'not_positive' });
  });
});

describe('assessmentOf units of temperature', () => {
  const fahrenheit = {
    ...heating,
    tempUnit: '°F',
    hotTempIn: '176',
    hotTempOut: '70',
    coldTempIn: '59',
    coldTempOut: '35',
  };
  const differing = (request: AssessmentRequest) =>
    assessmentOf(request).checks.filter(({ code }) => code === 'units_differ');

  it('asks where inlets and outlets differ, and not where the unit stands beside the number', () => {
    expect(differing(fahrenheit)).toEqual([
      {
        code: 'units_differ',
        level: 'warning',
        fields: ['hotTempOut', 'coldTempOut', 'tempOutUnit'],
        values: { inlets: 'F', outlets: 'C' },
      },
    ]);
    for (const request of [{ tempOutUnit: '°F' }, { hotTempOut: '21 °C', coldTempOut: '2 °C' }, { tempUnit: '°C' }])
      expect(differing({ ...fahrenheit, ...request })).toEqual([]);
  });
});

describe('assessmentOf impossible values', () => {
  it('gives neither program nor area nor a sixth value', () => {
    const found = of({ coldTempOut: '120' });
    expect(found.checks.map((check) => check.code)).toEqual(['cold_out_above_hot_in']);
    expect(found.solved).toMatchObject({ status: 'failed', reason: 'impossible' });
    expect(found.sides.cold.mass).toBeUndefined();
    expect([found.program, found.area]).toEqual([undefined, { status: 'hidden', reason: 'impossible' }]);
  });

  it('does not offer a calculated outlet that breaks the second law', () => {
    const found = of({ coldTempOut: '', coldFlowRate: '10' });
    expect(found.solved).toMatchObject({ status: 'failed', field: 'coldTempOut', reason: 'impossible' });
    expect(found.sides.cold.tOut).toBeUndefined();
  });

  it('shows no area where a side stays as it is', () => {
    expect(of({ coldTempOut: '50', coldFlowRate: '10' })).toMatchObject({
      balance: { percent: 200 },
      area: { status: 'hidden', reason: 'not_balanced' },
    });
    expect(of({ coldTempOut: '50' })).toMatchObject({
      solved: { status: 'failed', reason: 'impossible' },
      area: { status: 'hidden', reason: 'impossible' },
    });
  });

  it('mends swapped sides', () => {
    const swapped = swapSides(heating);
    expect(assessmentOf(swapped).checks).toMatchObject([{ code: 'sides_swapped' }]);
    expect(swapSides(swapped)).toEqual(heating);
    expect(swapped).toMatchObject({ coldFluidName: '중온수', coldDesignPressure: '16', tempUnit: '°C' });
    const oil = { hotViscosity: '12', hotConductivity: '0.13', coldFouling: '0.0001', designMargin: '15' };
    expect(swapSides(oil)).toEqual({
      coldViscosity: '12',
      coldConductivity: '0.13',
      hotFouling: '0.0001',
      designMargin: '15',
    });
  });
});

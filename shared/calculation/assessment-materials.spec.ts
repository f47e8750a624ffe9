import { assessmentOf } from './assessment.js';
import type { AssessmentRequest } from './assessment.types.js';
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
const codes = (request: AssessmentRequest) => of(request).checks.map((check) => check.code);

describe('assessmentOf fluids', () => {
  it('guesses no fluid, but takes its specific heat and density', () => {
    const unknown = of({ coldFluidName: 'black liquor' });
    expect(unknown.missing).toEqual([
      {
        what: 'fluid',
        side: 'cold',
        fields: ['coldSpecificHeat', 'coldDensity', 'coldFluidName'],
        questions: ['properties'],
      },
    ]);
    expect(unknown.solved).toMatchObject({ status: 'failed', reason: 'no_properties' });
    expect(unknown.area).toEqual({ status: 'hidden', reason: 'unknown_fluid' });
    const given = of({ coldFluidName: 'black liquor', coldSpecificHeat: '3.6', coldDensity: '1.05 kg/L' });
    expect(given.missing).toEqual([]);
    expect(given.sides.cold).toMatchObject({
      fluid: { id: 'other', specificHeat: 3600, density: 1050 },
      density: 1050,
    });
    expect(given.area).toMatchObject({ status: 'shown', pair: 'other', isRough: true });
    expect(
      of({ coldFluidName: 'black liquor', coldSpecificHeat: '3.6', coldFlowRate: '50', hotFlowRate: '' }).missing,
    ).toEqual([{ what: 'density', side: 'cold', fields: ['coldDensity', 'coldFlowRate'] }]);
  });

  it('asks for the pressure of steam instead of taking it for a liquid', () => {
    const steam: AssessmentRequest = {
      hotFluidName: '증기',
      hotTempIn: '',
      hotTempOut: '',
      hotFlowRate: '',
      coldFlowRate: '20',
    };
    expect(of(steam).missing).toContainEqual({
      what: 'fluid',
      side: 'hot',
      fields: ['hotFluidName'],
      questions: ['pressure'],
    });
    const named = of({ ...steam, hotFluidName: '증기 2 bar' });
    expect(named.sides.hot).toMatchObject({
      tIn: { value: expect.closeTo(133.7, 1), origin: 'calculated' },
    });
    expect(named.solved).toMatchObject({ status: 'solved', field: 'hotFlowRate' });
    // 459 kW by 2163 kJ/kg.
    expect(named.sides.hot.mass?.value).toBeCloseTo(459_200 / 2_163_000, 3);
    expect(named.area).toMatchObject({ status: 'shown', pair: 'steam_water' });
    expect(named.checks).toEqual([]);
  });

  it('says of a refrigerant that neither LMTD nor area follows, whatever is given of it', () => {
    for (const coldFluidName of ['R134a', '암모니아', 'CO2']) {
      const found = of({
        coldFluidName,
        coldTempIn: '5',
        coldTempOut: '10',
        coldSpecificHeat: '1.4',
        coldDensity: '1200',
      });
      expect(found.checks).toMatchObject([{ code: 'phase_change', level: 'note', side: 'cold' }]);
      expect([found.program, found.solved, found.sides.cold.duty]).toEqual([undefined, undefined, undefined]);
      expect(found.area).toEqual({ status: 'hidden', reason: 'phase_change' });
      // The water's heat duty is known all the same.
      expect(found.duty).toBeCloseTo(of({}).duty ?? NaN, 6);
      expect(found.missing).toEqual([]);
    }
  });

  it('calculates with the fluids of the process industry', () => {
    for (const hotFluidName of ['milk', '경유', 'NaOH 20%', 'EG 60%', 'PG 10%']) {
      const found = of({ hotFluidName, hotTempIn: '80' });
      expect(found.solved).toMatchObject({ status: 'solved', field: 'coldFlowRate' });
      expect(found.area.status).toBe('shown');
    }
    expect(of({ hotFluidName: '경유', hotTempIn: '80' }).area).toMatchObject({
      pair: 'water_light_oil',
      isRough: true,
    });
    expect(of({ hotFluidName: 'milk', hotTempIn: '110' }).doubts).toMatchObject([{ what: 'outside_fluid_data' }]);
  });

  it('calculates a duty for air but no area', () => {
    const found = of({ hotFluidName: '공기', hotFlowRate: '3000 kg/h' });
    expect(found.duty).toBeCloseTo((3000 / 3600) * 1007 * 50, 3);
    expect(found.area).toEqual({ status: 'hidden', reason: 'gas' });
    expect(found.families.map((each) => each.id)).toContain('gas-cooler');
  });

  it('calculates nothing outside the data and says so', () => {
    const found = of({ hotFluidName: '해수' });
    expect(found.doubts).toEqual([
      { what: 'outside_fluid_data', side: 'hot', fields: ['hotTempIn'], value: 115, min: 0, max: 80 },
    ]);
    expect(found.duty).toBeUndefined();
  });

  it('doubts more than 2500 m³/h', () => {
    expect(of({ hotFlowRate: '2500', coldTempOut: '' }).doubts).toEqual([]);
    expect(of({ hotFlowRate: '2501', coldTempOut: '' }).doubts).toMatchObject([
      { what: 'flow_above_limit', side: 'hot' },
    ]);
  });

  it('warns of boiling and freezing', () => {
    expect(codes({ hotDesignPressure: '0.5' })).toContain('boiling_risk');
    expect(codes({ hotDesignPressure: '1' })).not.toContain('boiling_risk');
    expect(codes({ hotDesignPressure: '1', hotDesignTemp: '125' })).toContain('boiling_risk');
    expect(codes({ coldTempIn: '-5' })).toContain('freezing_risk');
    expect(codes({ coldTempIn: '-5', coldFluidName: 'PG 30%' })).not.toContain('freezing_risk');
  });
});

describe('assessmentOf materials', () => {
  it('judges the gasket by the highest temperature, design or operating', () => {
    expect(of({ gasketMaterial: 'NBR' }).checks[0]).toEqual({
      code: 'gasket_limit',
      level: 'warning',
      fields: ['gasketMaterial'],
      values: { material: 'NBR', reason: 'above_continuous', temperature: 120, limit: 110, next: 'EPDM' },
    });
    expect(of({ gasketMaterial: 'EPDM', hotFluidName: '윤활유' }).checks[0]).toMatchObject({
      level: 'strong_warning',
      values: { reason: 'fluid', next: 'H-NBR' },
    });
    expect(codes({ gasketMaterial: 'EPDM', hotFluidName: '오일' })).toContain('gasket_limit');
    expect(codes({ gasketMaterial: 'EPDM' })).not.toContain('gasket_limit');
    expect(of({ hotDesignTemp: '' }).governing.highest).toBe(115);
    expect(of({ hotDesignTemp: '100' }).governing.highest).toBe(115);
  });

  it('judges the plate by seawater and chloride', () => {
    const seawater = of({ coldFluidName: '해수', plateMaterial: 'SS316' });
    expect(seawater.checks[0]).toMatchObject({
      code: 'material_chloride',
      level: 'strong_warning',
      fields: ['plateMaterial'],
      values: { material: 'SS316', next: 'Ti' },
    });
    expect(of({ coldChloride: '40 ppm', plateMaterial: 'SS304' }).plate).toEqual({
      material: 'SS304',
      reason: 'chloride',
      level: 'warning',
      next: 'SS316',
    });
    expect(of({ coldChloride: '0', plateMaterial: 'SS304' }).plate).toEqual({ material: 'SS304' });
    const both = of({ hotChloride: '10', coldChloride: '400 mg/L', plateMaterial: 'SS316' });
    expect(both.checks[0]).toMatchObject({
      fields: ['plateMaterial', 'coldChloride'],
      values: { chloride: 400, temperature: 120, next: 'Ti' },
    });
    expect(of({ coldChloride: 'much', plateMaterial: 'SS304' }).inputs.coldChloride.state).toBe('refused');
  });

  it('says when no family takes it', () => {
    const found = of({ hotDesignPressure: '160', designPressureUnit: 'bar' });
    expect(found.checks.find((check) => check.code === 'family_none')).toMatchObject({
      level: 'note',
      values: { pressure: 16e6, temperature: 120 },
    });
    expect(found.families.every((each) => each.verdict === 'no_fit')).toBe(true);
    expect(of({ hotDesignTemp: '520', hotDesignPressure: '' }).checks.map((check) => check.code)).toContain(
      'family_none',
    );
  });

  it('takes the worse side for each', () => {
    expect(of({ coldDesignPressure: '33' }).governing.pressure).toBeCloseTo(33 * 98_066.5, 6);
    expect(of({ coldDesignPressure: '30.5' }).families.map((each) => each.verdict)).toEqual([
      'fits',
      'no_fit',
      'no_fit',
      'fits',
    ]);
  });
});

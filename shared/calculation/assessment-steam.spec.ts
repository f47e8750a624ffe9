import { assessmentOf } from './assessment.js';
import type { AssessmentRequest } from './assessment.types.js';
import './fluids/steam/steam.js';

const heating: AssessmentRequest = {
  flowUnit: 't/h',
  tempUnit: '°C',
  tempOutUnit: '°C',
  designTempUnit: '°C',
  hotFluidName: 'Steam 3 bar',
  hotFlowRate: '1',
  coldFluidName: 'water',
  coldTempIn: '20',
  coldTempOut: '60',
};
const of = (request: AssessmentRequest) => assessmentOf({ ...heating, ...request });
const contradictions = (request: AssessmentRequest) => of(request).checks.filter(({ level }) => level === 'impossible');

describe('superheated steam', () => {
  const found = of({ hotTempIn: '250', gasketMaterial: 'EPDM' });

  it('counts its superheat in the duty, and its temperature wherever a highest one counts', () => {
    expect(of({}).duty).toBeCloseTo(592_400, -3);
    expect(found.duty).toBeCloseTo(655_000, -3);
    expect(found.governing.highest).toBe(250);
    expect(found.families.flatMap(({ id, verdict }) => (verdict === 'no_fit' ? id : []))).toEqual([
      'heat-exchanger',
      'brazing-heat-exchanger',
    ]);
    expect(found.checks).toMatchObject([
      { code: 'gasket_limit', level: 'strong_warning', values: { temperature: 250 } },
      { code: 'superheated_steam', level: 'note', values: { temperature: 250, condensesAt: expect.closeTo(143.7, 1) } },
    ]);
  });

  it('condenses as saturated steam does: LMTD is none the greater', () => {
    expect(found.program).toEqual(of({}).program);
  });

  it('says that nothing is calculated above 500 °C', () => {
    const hotter = of({ hotTempIn: '520' });
    expect([hotter.duty, hotter.governing.highest]).toEqual([undefined, 520]);
    expect(hotter.doubts).toMatchObject([{ what: 'outside_fluid_data', value: 520, max: 500 }]);
  });
});

describe('steam and temperatures that its pressure excludes', () => {
  it('contradicts a colder inlet, not an outlet that nobody typed', () => {
    const values = { temperature: 120, condensesAt: expect.closeTo(158.9, 1), belongsTo: expect.closeTo(97_300, -3) };
    const found = of({ hotFluidName: 'Steam 5 bar', hotTempIn: '120' });
    expect(found.checks).toMatchObject([{ code: 'steam_contradicts', fields: ['hotTempIn', 'hotFluidName'], values }]);
    expect(found.sides.hot.tOut).toBeUndefined();
    expect(found.missing.filter(({ what }) => what === 'more')).toEqual([]);
    // Whichever of the two is wrong, the warmer one counts for materials.
    expect(found.governing.highest).toBeCloseTo(158.9, 1);
  });

  it('contradicts an outlet as steam, whatever superheat is typed', () => {
    for (const hotTempIn of ['', '250'])
      expect(contradictions({ hotTempIn, hotTempOut: '160' })).toMatchObject([
        { code: 'steam_contradicts', fields: ['hotTempOut', 'hotFluidName'], values: { temperature: 160 } },
      ]);
  });

  it.each([{ hotTempIn: '143' }, { hotTempOut: '144' }, { hotTempIn: '145', hotTempOut: '143' }, { hotTempOut: '90' }])(
    'lets rounding and subcooling pass: %j',
    (request) => {
      expect(contradictions(request)).toEqual([]);
      expect(of(request).area.status).toBe('shown');
    },
  );
});

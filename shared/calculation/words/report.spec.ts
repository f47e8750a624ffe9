import * as fc from 'fast-check';

import { quoteRequest, transport } from '../../../test/support/makers/factories.js';

import { assessmentOf } from '../assessment.js';
import { recordOf } from '../recorded.js';
import { reportOf } from './report.js';
import '../fluids/every.js';

const water = { hotFluidName: '물', coldFluidName: '물' };

function report(changes: Record<string, string>, language: 'ko' | 'en' = 'en') {
  return reportOf(recordOf(assessmentOf(quoteRequest({ ...water, ...changes }))), language);
}

/** As change 013 leaves it. */
const notCalculated = { sizing: { status: 'not_calculated' } } as const;

const rowsOf = ({ results, plates }: ReturnType<typeof report>) => [...results, ...plates];
const valueOf = (name: string, changes: Record<string, string>) =>
  rowsOf(report(changes)).find((row) => row.name === name)?.value;

describe('reportOf', () => {
  it('gives every number in SI beside its box', () => {
    const units = { tempUnit: '°F', flowUnit: 't/h', pressureUnit: 'mAq', designPressureUnit: 'kgf/cm²' };
    expect(report({ ...units, hotTempIn: '239', coldTempIn: '113', hotPressureDrop: '5' }).si).toMatchObject({
      hotFlowRate: '6.944 kg/s',
      hotTempIn: '115 °C',
      coldTempIn: '45 °C',
      hotTempOut: '55 °C',
      hotPressureDrop: '49.03 kPa',
      hotDesignPressure: '1,569 kPa(g)',
      hotDesignTemp: '120 °C',
    });
  });

  it('gives the properties of a fluid in SI', () => {
    const typed = { coldFluidName: 'syrup XZ', coldSpecificHeat: '0.86 kcal/kg°C', coldDensity: '1.05 kg/L' };
    expect(report({ ...typed, hotChloride: '1,200', coldChloride: 'much' }).si).toMatchObject({
      coldSpecificHeat: '3.601 kJ/(kg·K)',
      coldDensity: '1,050 kg/m³',
      hotChloride: '1,200 ppm',
      coldChloride: 'not readable as a value',
    });
  });

  it('gives viscosity, conductivity, fouling and margin in units without many zeros', () => {
    const typed = { hotViscosity: '0.0125 Pa·s', coldConductivity: '0.5 kcal/m·h·℃', hotFouling: '0.00005' };
    expect(report({ ...typed, coldFouling: '0', designMargin: '15' }).si).toMatchObject({
      hotViscosity: '12.5 mPa·s',
      coldConductivity: '0.5815 W/(m·K)',
      hotFouling: '0.05 m²·K/kW',
      coldFouling: '0 m²·K/kW',
      designMargin: '15 %',
    });
    expect(report(typed).si).not.toHaveProperty('designMargin');
  });

  it('marks a calculated value and says what could not be read', () => {
    const { si } = report({ coldTempOut: '', hotDesignTemp: '25~30' });
    expect(si.coldTempOut).toMatch(/^[\d.]+ °C \(calculated\)$/);
    expect(si.hotDesignTemp).toBe('not readable as a value');
    expect(report({ coldFlowRate: '' }).si.coldFlowRate).toMatch(/^0\.011\d+ m³\/s \(calculated\)$/);
    expect(report({ coldFlowRate: '', flowUnit: 'kg/h' }).si.coldFlowRate).toMatch(/^[\d.]+ kg\/s \(calculated\)$/);
    expect(report({ hotDesignTemp: '' }).si.hotDesignTemp).toBeUndefined();
  });

  it('gives duties, difference, LMTD, NTU and an area range named preliminary', () => {
    const { results } = report({}, 'ko');
    const values = Object.fromEntries(results.map(({ label, value }) => [label, value]));
    expect(values).toMatchObject({
      '대수평균온도차(LMTD)': '19.96 K',
      '최소 온도차': '10 K',
      '전달단위수(NTU)': '3.01',
      '열적 길이(θ), 고온측 / 저온측': '3.01 / 1.75',
      유용도: '85.7 %',
      전열면적: expect.stringMatching(/^[\d.]+ – [\d.]+ m² \(개략 산정\(참고용\)/),
      '열수지 차이': '4.32 % (약간 차이)',
    });
    for (const duty of ['고온측 전열량', '저온측 전열량', '열부하']) expect(values[duty]).toMatch(/^1,[67]\d\d kW$/);
  });

  it('gives the consumption of steam in t/h and kg/h, whatever the unit of the flow is', () => {
    const steam = { hotFluidName: '증기 5 bar', hotFlowRate: '', hotTempIn: '', hotTempOut: '', coldFlowRate: '50' };
    expect(valueOf('steam', { ...steam, flowUnit: 'm³/h' })).toMatch(/^[\d.]+ t\/h \([\d,]+ kg\/h\)$/);
    expect(valueOf('steam', {})).toBeUndefined();
  });

  it('says why a family is to be asked about, and what cannot be said of a refrigerant', () => {
    expect(valueOf('families', { coldFluidName: '해수' })).toContain(
      'Brazed plate heat exchanger (to be discussed: fluid attacks copper brazing)',
    );
    const { results, warnings } = report({ coldFluidName: 'R410A' }, 'ko');
    const values = Object.fromEntries(results.map(({ name, value }) => [name, value]));
    expect(values.families).toContain('판형열교환기 (협의 필요: 유체에 맞는 가스켓 확인 필요)');
    expect([values.lmtd, values.area]).toEqual([undefined, '산정하지 않음 (냉매는 별도 계산)']);
    expect(warnings.map(({ sentence }) => sentence).join(' ')).toContain('저온측 냉매는 응축하거나 증발하면서');
    expect(valueOf('lmtd', { coldFluidName: 'something' })).toBe('19.96 K (if nothing condenses or evaporates)');
  });

  it('reads reasons as they were stored before there were others', () => {
    const record = recordOf(assessmentOf(quoteRequest({ ...water, hotDesignTemp: '195' })));
    const families = record.families.map((fit) => ({
      ...fit,
      reasons: [{ about: 'highest_temperature', verdict: 'little_reserve', value: 195, limit: 210 } as const],
    }));
    expect(reportOf({ ...record, families }, 'en').results.map(({ name }) => name)).toContain('families');
  });

  it.each([
    [
      'ko',
      /^\d+ – \d+ \(1패스, 판 폭 [\d.]+ m, 길이 [\d.]+ – [\d.]+ m\)$/,
      /^[\d.]+ – [\d.]+ m² \(개략 산정\(참고용\); 상관식 세 가지, 여유 포함\)$/,
      '50 kPa (허용 50 kPa)',
      '저온측 압력손실',
    ],
    [
      'en',
      /^\d+ – \d+ \(one pass, [\d.]+ m wide, [\d.]+ – [\d.]+ m long\)$/,
      /^[\d.]+ – [\d.]+ m² \(preliminary estimate; three correlations, margin included\)$/,
      '50 kPa (50 kPa allowed)',
      'pressure drop (cold side)',
    ],
  ] as const)('gives the plates, what they lose and what decides (%s)', (language, plates, area, drop, decision) => {
    const found = report(transport, language);
    const { designs } = found;
    expect(Object.fromEntries(rowsOf(found).map(({ name, value }) => [name, value]))).toMatchObject({
      plates: expect.stringMatching(plates),
      area: expect.stringMatching(area),
      hotDrop: expect.stringMatching(/ kPa \(/),
      coldDrop: drop,
      velocity: expect.stringMatching(/^[\d.]+ – [\d.]+ \/ [\d.]+ – [\d.]+ m\/s$/),
      decidedBy: decision,
      margin: expect.stringMatching(/^10 %/),
      alternatives: expect.stringMatching(/100 kPa.*25 kPa/),
    });
    expect(designs?.rows).toHaveLength(9);
    for (const { cells } of designs?.rows ?? []) expect([1, (designs?.heads.length ?? 0) - 2]).toContain(cells.length);
    expect(designs?.rows[0]?.cells.at(-1)).toMatch(/압력손실|pressure drop/);
    expect(designs?.notes.join(' ')).toContain('Re 400');
  });

  it('says of a correlation that does not hold that it is outside its range', () => {
    // A thick fluid: Reynolds numbers of a few hundred.
    const { designs } = report({ ...transport, coldViscosity: '6', coldPressureDrop: '1' });
    const muley = designs?.rows.filter(({ correlation }) => correlation.startsWith('Muley'));
    expect(muley?.map(({ cells }) => cells)).toEqual(Array.from({ length: 3 }, () => ['outside its range']));
  });

  it('says why there are no plates, unless the area says it', () => {
    const syrup = { coldFluidName: 'syrup XZ', coldSpecificHeat: '3.6', coldDensity: '1050' };
    expect(valueOf('plates', syrup)).toBe('not estimated (needs the fluid’s viscosity and thermal conductivity)');
    expect(valueOf('plates', { hotTempIn: '', coldTempIn: '' })).toBeUndefined();
    expect(report(syrup).designs).toBeUndefined();
  });

  it('works out nothing for a request from before plates were estimated', () => {
    const before = { ...recordOf(assessmentOf(quoteRequest({ ...water, ...transport }))), ...notCalculated };
    const found = reportOf(before, 'en');
    const values = Object.fromEntries(rowsOf(found).map(({ name, value }) => [name, value]));
    expect(values.plates).toBe('not estimated (the request was sent before plates were estimated)');
    expect(values.area).toMatch(/ m² \(preliminary estimate\)$/);
    for (const absent of ['hotDrop', 'velocity', 'margin', 'alternatives']) expect(values).not.toHaveProperty(absent);
    expect(found.designs).toBeUndefined();
  });

  it('says why there is no area', () => {
    expect(valueOf('area', { hotTempIn: '', coldTempIn: '' })).toBe('not estimated (needs all four temperatures)');
    expect(valueOf('area', { coldFlowRate: '20' })).toContain('duties disagree');
    expect(valueOf('area', { hotTempIn: '30' })).toContain('impossible');
    expect(valueOf('area', { hotFluidName: 'syrup XZ' })).toContain('not known');
  });

  it('names the families that take the request', () => {
    expect(valueOf('families', {})).toBe(
      'Plate heat exchanger, Brazed plate heat exchanger, Spiral heat exchanger, Welded plate heat exchanger',
    );
    expect(valueOf('families', { hotDesignPressure: '999' })).toBe('none');
  });

  it.each([
    [{ hotTempOut: '120' }, 'The hot side leaves at 120 °C, warmer than it enters at 115 °C.'],
    [{ coldTempOut: '40' }, 'The cold side leaves at 40 °C, colder than it enters at 45 °C.'],
    [{ coldTempOut: '120' }, 'The cold outlet, 120 °C, cannot be above the hot inlet, 115 °C.'],
    [{ hotTempOut: '40' }, 'The hot outlet, 40 °C, cannot be below the cold inlet, 45 °C.'],
    [{ hotTempIn: '20', hotTempOut: '30', coldTempIn: '60', coldTempOut: '40' }, 'seem to be swapped'],
    [{ coldTempOut: '115' }, 'infinite area'],
    [{ hotTempOut: '115', coldTempOut: '45' }, 'there is no heat duty'],
    [{ hotTempOut: '45.5' }, 'The smallest difference is 0.5 K, below 1 K'],
    [{ hotTempOut: '46.5' }, 'The smallest difference is 1.5 K'],
    [{}, 'Temperature cross: the cold outlet lies 25 K above the hot outlet'],
    [
      { hotDesignPressure: '0.2' },
      'The hot side reaches 120 °C, but at its design pressure of 0.2 bar(g) water boils at 105.1 °C.',
    ],
    [{ coldTempIn: '-5' }, 'can freeze; it is safe down to 0 °C.'],
    [{ gasketMaterial: 'NBR' }, '120 °C is above the continuous temperature of NBR gaskets, 110 °C.'],
    [{ coldFluidName: 'seawater' }, 'Seawater may corrode SS316L plates.'],
    [{ coldFluidName: 'seawater', plateMaterial: 'SM0254' }, '254 SMO plates'],
    [{ hotDesignPressure: '999' }, '999 bar(g), 120 °C: outside the limits of every product family'],
    [{ hotFlowRate: '2600' }, 'is more than one plate heat exchanger takes (about 2,500 m³/h)'],
    [{ hotTempIn: '250' }, 'outside the data of the fluid (0 °C to 200 °C)'],
  ])('warns of %j in a sentence', (changes, sentence) => {
    const sentences = report(changes).warnings.map((warning) => warning.sentence);
    expect(sentences.join('\n')).toContain(sentence);
  });

  it('names what suits instead among the results', () => {
    expect(valueOf('gaskets', { gasketMaterial: 'NBR' })).toBe('EPDM, H-NBR, VITON, PTFE');
    expect(valueOf('plate', { coldFluidName: 'seawater' })).toBe('Ti');
  });

  it('says that no sixth value is possible, and says nothing twice', () => {
    const unsolved = report({ coldTempOut: '', coldFlowRate: '2' }).warnings;
    expect(unsolved).toContainEqual(expect.objectContaining({ level: 'warning', label: 'Caution' }));
    expect(unsolved.map(({ sentence }) => sentence).join(' ')).toContain('No value is possible');
    const twice = report({ hotTempIn: '250', hotTempOut: '250' }).warnings.map(({ sentence }) => sentence);
    expect(new Set(twice).size).toBe(twice.length);
  });

  it('gives the mass flow and the density of a volume flow', () => {
    expect(valueOf('hotMass', {})).toMatch(/^6\.5\d+ kg\/s \(94\d(\.\d)? kg\/m³\)$/);
    expect(valueOf('hotMass', { flowUnit: 'kg/s' })).toBeUndefined();
  });

  it('has whole sentences in both languages for anything typed', () => {
    const typed = fc.oneof(
      fc.integer({ min: -50, max: 260 }).map(String),
      fc.constantFrom('', '1e400', '1e300', '-1e-9', 'NaN', '١٢', '9'.repeat(200)),
    );
    const boxes = Object.keys(quoteRequest()).filter((field) => /^(hot|cold)(?!Fluid)/.test(field));
    const fluid = fc.constantFrom('물', '해수', 'EG 40 vol%', 'Steam 5 bar', 'oil', 'air', 'x', '');
    const request = fc.record({
      ...Object.fromEntries(boxes.map((box) => [box, typed])),
      hotFluidName: fluid,
      coldFluidName: fluid,
    });
    fc.assert(
      fc.property(request, fc.constantFrom('ko' as const, 'en' as const), (changes, language) => {
        const words = JSON.stringify(report(changes, language));
        expect(words).not.toMatch(/undefined|NaN|null|Infinity|∞/);
        expect(/[가-힣]/.test(words.replaceAll('물', ''))).toBe(language === 'ko');
        expect(words.length).toBeLessThan(9000);
      }),
    );
  });
});

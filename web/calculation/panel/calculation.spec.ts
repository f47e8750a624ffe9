import '@shared/calculation/fluids/every';
import { assessmentOf } from '@shared/calculation/assessment';
import { swapSides } from '@shared/calculation/swap-sides';
import type { AssessmentRequest } from '@shared/calculation/assessment.types';

import { fieldReading } from '@/calculation/notes/fieldReading';
import { convertedNumbers, seen, unitOfInlets } from '@/calculation/notes/unitOffer';

import { figureRows } from '@shared/calculation/words/figure-rows';
import type { FigureRow } from '@shared/calculation/words/figure-rows';
import { solvedValues } from '@shared/calculation/words/solved-value';

const units: AssessmentRequest = { flowUnit: 'm³/h', tempUnit: '°C', tempOutUnit: '°C', pressureUnit: 'mAq' };
const five: AssessmentRequest = {
  ...units,
  hotFluidName: '온수',
  coldFluidName: '물',
  hotFlowRate: '25',
  hotTempIn: '115',
  hotTempOut: '55',
  coldTempIn: '45',
  coldTempOut: '80',
};

describe('fieldReading', () => {
  it.each([
    ['hotTempIn', { tempUnit: '°F', hotTempIn: '212' }, '= 100 °C'],
    ['hotTempIn', { hotTempIn: '90' }, undefined],
    ['hotTempIn', { hotTempIn: '90,5' }, '= 90.5 °C'],
    ['coldTempIn', { coldTempIn: '영하 10' }, '= −10 °C'],
    ['heatDuty', { heatDuty: '30만', heatDutyUnit: 'kW' }, '= 300000 kW'],
    ['hotFlowRate', { hotFlowRate: '1,234' }, '= 1234 m³/h'],
    ['coldFlowRate', { coldFlowRate: '1 kg/s' }, '= 1 kg/s'],
    ['coldPressureDrop', { coldPressureDrop: '5' }, '= 49.03 kPa'],
    ['hotSpecificHeat', { hotSpecificHeat: '3.6' }, undefined],
    ['coldSpecificHeat', { coldSpecificHeat: '0.86 kcal/kg°C' }, '= 3.601 kJ/(kg·K)'],
    ['hotDensity', { hotDensity: '1.05 kg/L' }, '= 1050 kg/m³'],
    ['hotChloride', { hotChloride: '1,200' }, '= 1200 ppm'],
    ['coldChloride', { coldChloride: '250 mg/L' }, '= 250 ppm'],
    ['hotViscosity', { hotViscosity: '12' }, undefined],
    ['hotViscosity', { hotViscosity: '0.9 cP' }, '= 0.9 mPa·s'],
    ['coldConductivity', { coldConductivity: '0.5 kcal/m·h·℃' }, '= 0.5815 W/(m·K)'],
    ['hotFouling', { hotFouling: '0.00005' }, '= 0.05 m²·K/kW'],
    ['coldFouling', { coldFouling: '0' }, '= 0 m²·K/kW'],
    ['designMargin', { designMargin: '15' }, undefined],
    ['designMargin', { designMargin: '12,5 %' }, '= 12.5 %'],
    ['hotFlowRate', { hotFlowRate: '' }, undefined],
    ['company', { company: '1,5' }, undefined],
  ])('says of %s in %o: %s', (field, typed, text) => {
    expect(fieldReading(field, { ...units, ...typed }, 'en')).toEqual(text && { state: 'read', text });
  });

  it('says what is wrong with what cannot be read', () => {
    expect(fieldReading('hotTempIn', { ...units, hotTempIn: '25~30' }, 'en')).toEqual({
      state: 'refused',
      reason: 'range',
    });
    expect(fieldReading('coldSpecificHeat', { coldSpecificHeat: '4186' }, 'en')).toEqual({
      state: 'refused',
      reason: 'too_large',
    });
  });
});

describe('solvedValues', () => {
  it('are the sixth value in the unit of its box, rounded', () => {
    const inUnit = (flowUnit: string) => solvedValues(assessmentOf({ ...five, flowUnit }), { ...five, flowUnit }, 'en');
    expect(inUnit('m³/h')).toEqual([{ field: 'coldFlowRate', text: '41.18', shown: '41.18 m³/h' }]);
    const { coldTempOut: _solved, ...rest } = { ...five, coldFlowRate: '41.18', tempOutUnit: '°F', hotTempOut: '131' };
    expect(solvedValues(assessmentOf(rest), rest, 'en')).toMatchObject([{ field: 'coldTempOut', text: '176' }]);
  });

  it('are steam by mass whatever the unit of the flow is', () => {
    const condensing = { hotFluidName: 'Steam 5 bar', hotFlowRate: '', hotTempIn: '', hotTempOut: '' };
    const steam = { ...five, ...condensing, coldFlowRate: '41.18' };
    const inUnit = (flowUnit: string) =>
      solvedValues(assessmentOf({ ...steam, flowUnit }), { ...steam, flowUnit }, 'en');
    const shown = expect.stringMatching(/^[\d.]+ t\/h \([\d.,]+ kg\/h\)$/) as string;
    const found = inUnit('m³/h');
    expect(found).toEqual([{ field: 'hotFlowRate', text: expect.stringMatching(/^\d+ kg\/h$/), shown }]);
    // Put into its box it is read as it was meant.
    const put = assessmentOf({ ...steam, hotFlowRate: found[0]?.text, flowUnit: 'm³/h' });
    expect(put.balance?.percent).toBeLessThan(0.1);
    expect(inUnit('kg/h')).toMatchObject([{ text: expect.stringMatching(/^[\d.]+$/), shown }]);
  });

  it('are none unless exactly five are known', () => {
    const six = { ...five, coldFlowRate: '41' };
    expect(solvedValues(assessmentOf(six), six, 'en')).toEqual([]);
  });

  it('are both flows where a heat duty is given', () => {
    const { hotFlowRate: _flow, ...rest } = { ...five, heatDuty: '1600', heatDutyUnit: 'kW' };
    const found = solvedValues(assessmentOf(rest), rest, 'ko');
    expect(found.map(({ field }) => field)).toEqual(['hotFlowRate', 'coldFlowRate']);
  });
});

describe('the offer to convert', () => {
  it('comes when only the unit changed, and goes with typing, blank numbers and the way back', () => {
    const celsius = { ...units, hotTempIn: '100' };
    const fahrenheit = { ...celsius, tempUnit: '°F' };
    const first = seen('tempUnit', celsius);
    const second = seen('tempUnit', fahrenheit, first);
    expect(second.from).toBe('°C');
    expect(seen('tempUnit', fahrenheit, second).from).toBe('°C');
    expect(seen('tempUnit', celsius, second).from).toBeUndefined();
    expect(seen('tempUnit', { ...fahrenheit, hotTempIn: '212' }, second).from).toBeUndefined();
    expect(seen('tempUnit', { ...units, tempUnit: '°F' }, seen('tempUnit', units)).from).toBeUndefined();
  });

  it('is the unit of the inlets where outlets or design temperatures have another', () => {
    const typed = { ...units, tempUnit: '°F', designTempUnit: '°F' };
    const boxes = ['tempUnit', 'tempOutUnit', 'designTempUnit', 'flowUnit'] as const;
    expect(boxes.map((box) => unitOfInlets(box, typed))).toEqual([undefined, '°F', undefined, undefined]);
  });

  it('converts both sides, leaves numbers with their own unit and refuses what it cannot read', () => {
    const typed = { ...units, tempUnit: '°F', hotTempIn: '100', coldTempIn: '20 °C' };
    expect(convertedNumbers('tempUnit', typed, '°C')).toEqual({ hotTempIn: '212' });
    expect(convertedNumbers('tempUnit', { ...typed, coldTempIn: 'warm' }, '°C')).toBeUndefined();
  });

  it('turns a volume flow into one by mass with the density at the inlet, or offers nothing without it', () => {
    const typed = { ...units, flowUnit: 'kg/h', hotFluidName: '물', hotTempIn: '20', hotFlowRate: '10' };
    expect(convertedNumbers('flowUnit', typed, 'm³/h')).toEqual({ hotFlowRate: '9981.6' });
    expect(convertedNumbers('flowUnit', { ...typed, hotFluidName: '' }, 'm³/h')).toBeUndefined();
  });
});

describe('figureRows', () => {
  it.each(['ko', 'en'] as const)(
    'keeps its rows and has no more to say than their room, whatever is known (%s)',
    (language) => {
      const shape = (rows: FigureRow[]) => rows.map(({ id, room }) => [id, room]);
      const empty = figureRows(undefined, language);
      expect(empty.filter(({ value }) => value)).toEqual([]);
      for (const request of [
        {},
        five,
        { ...five, coldFlowRate: '900' },
        swapSides(five),
        { ...five, hotFluidName: '?' },
        { ...five, hotFluidName: 'Steam 5 bar', hotFlowRate: '', hotTempIn: '', hotTempOut: '', coldFlowRate: '9' },
        { ...five, coldFluidName: 'R134a' },
      ]) {
        const rows = figureRows(assessmentOf(request), language);
        expect(shape(rows)).toEqual(shape(empty));
        expect(rows.filter(({ notes, room }) => notes.length > room)).toEqual([]);
      }
    },
  );

  it('tells heat in kW, in Korean also in kcal/h, and an area only as a range', () => {
    const values = (language: 'ko' | 'en') =>
      Object.fromEntries(figureRows(assessmentOf(five), language).map(({ id, value }) => [id, value]));
    expect(values('en')).toMatchObject({ hotDuty: '1,659 kW', lmtd: '20 K', area: '14 – 28 m²' });
    const [inKorean] = figureRows(assessmentOf(five), 'ko');
    expect(inKorean).toMatchObject({ value: '1,659 kW', notes: ['1,427,000 kcal/h', '계산값(고온측 기준)'] });
  });

  it('says that a duty was entered, where it stands for a side or solved it', () => {
    const notesOf = (request: AssessmentRequest) =>
      figureRows(assessmentOf(request), 'en')
        .slice(0, 2)
        .map(({ value, notes }) => [value, ...notes]);
    const entered = ['500 kW', 'heat duty as entered'];
    const balanceOf = (request: AssessmentRequest) =>
      figureRows(assessmentOf(request), 'en').find(({ id }) => id === 'balance')?.notes;
    expect(balanceOf({ ...five, hotFlowRate: '', heatDuty: '500 kW' })).toEqual(['equal, as the heat duty gives both']);
    expect(balanceOf(five)).toEqual(['needs all six values']);
    expect(notesOf({ ...five, hotFlowRate: '', heatDuty: '500 kW' })).toEqual([entered, entered]);
    expect(notesOf({ ...five, coldTempOut: '', heatDuty: '500 kW' })).toEqual([
      ['1,659 kW', 'calculated, hot side'],
      entered,
    ]);
  });

  it('tells how much steam is taken, and why a refrigerant has no LMTD', () => {
    const rowsOf = (request: AssessmentRequest) =>
      Object.fromEntries(figureRows(assessmentOf(request), 'en').map(({ id, value, notes }) => [id, { value, notes }]));
    const steam = { ...five, hotFluidName: 'Steam 5 bar', hotFlowRate: '1.5 t/h' };
    expect(rowsOf(steam).hotDuty?.notes[0]).toBe('Steam 1.5 t/h (1,500 kg/h)');
    const refrigerant = rowsOf({ ...five, coldFluidName: 'R134a' });
    expect(refrigerant.lmtd).toEqual({ value: undefined, notes: ['refrigerant: calculated separately'] });
    expect(refrigerant.area).toEqual(refrigerant.lmtd);
    expect(rowsOf({ ...five, coldFluidName: 'something' }).lmtd?.notes).toEqual(['if nothing condenses or evaporates']);
  });

  it('says of swapped sides that no area follows', () => {
    const area = figureRows(assessmentOf(swapSides(five)), 'en').find(({ id }) => id === 'area');
    expect([area?.value, area?.notes]).toEqual([undefined, ['conditions impossible']]);
  });
});

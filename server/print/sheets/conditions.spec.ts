import { assessmentOf } from '../../../shared/calculation/assessment.js';
import { transport } from '../../../test/support/makers/factories.js';
import { recordOf } from '../../../shared/calculation/recorded.js';
import { figureRows } from '../../../shared/calculation/words/figure-rows.js';
import { languages } from '../../../shared/words/localized.types.js';
import { sheetColours } from '../../../shared/sheets/data-sheets.types.js';
import type { DataSheet, SheetColours, SheetPart } from '../../../shared/sheets/data-sheets.types.js';

import { conditionFields, conditionsQuery, conditionsSheet } from './conditions.js';
import type { Conditions } from './conditions.js';

const colours = Object.fromEntries(sheetColours.map((name) => [name, name])) as SheetColours;
const blank = Object.fromEntries(conditionFields.map((field) => [field, ''])) as Conditions; // a value for each
const five: Partial<Conditions> = {
  hotFluidName: '물',
  coldFluidName: '물',
  hotFlowRate: '25',
  hotTempIn: '115',
  hotTempOut: '55',
  coldTempIn: '45',
  coldTempOut: '80',
};

const sheetOf = (values: Partial<Conditions>, language: 'ko' | 'en' = 'en') =>
  conditionsSheet({ ...blank, ...values }, { language, colours, day: '' });
function partsOf<Kind extends SheetPart['kind']>({ rows }: DataSheet, kind: Kind) {
  const all = rows.flatMap((row) => row.flatMap(({ parts }) => parts));
  return all.filter((part): part is Extract<SheetPart, { kind: Kind }> => part.kind === kind);
}

describe('conditionsSheet', () => {
  it.each(languages)('says the figures of the panel, each with its unit behind it (%s)', (language) => {
    const [results] = partsOf(sheetOf(five, language), 'figures');
    const request = { ...blank, ...five, flowUnit: 'm³/h', tempUnit: '°C', tempOutUnit: '°C' };
    const found = assessmentOf(request);
    const panel = figureRows(found, language, recordOf(found).sizing);
    const printed = results?.rows.map(({ label, value, unit }) => [label, `${value} ${unit}`.trim()]);
    expect(printed).toEqual(panel.map(({ name, value = '–' }) => [name[language], value]));
    expect(printed).toContainEqual([expect.stringContaining('LMTD'), '20 K']);
    expect(results?.rows.map(({ unit }) => unit)).toEqual(['kW', 'kW', '', 'K', '', '%', 'm²']);
  });

  it('shows what follows in place of what is blank, in the unit of its row, and says so', () => {
    const [table] = partsOf(sheetOf({ ...five, flowUnit: 'L/min' }), 'table');
    const flow = table?.rows.find(([name]) => name === 'Flow rate');
    expect(flow).toEqual(['Flow rate', '25', expect.stringMatching(/^[\d.]+ \(calculated\)$/), 'L/min']);
  });

  it('shows a heat duty as that of both sides, and the flows that follow from it', () => {
    const sheet = sheetOf({ ...five, hotFlowRate: '', heatDuty: '1659' });
    const [table] = partsOf(sheet, 'table');
    const rows = table?.rows.filter(([name]) => name === 'Heat duty' || name === 'Flow rate');
    const flow = expect.stringMatching(/^[\d.]+ \(calculated from the heat duty\)$/);
    expect(rows).toEqual([
      ['Heat duty', '1659', '1659', 'kW'],
      ['Flow rate', flow, flow, 'm³/h'],
    ]);
    expect(sheet.link.path).toContain('heatDuty=1659');
    expect(JSON.stringify(sheetOf(five))).not.toContain('Heat duty"');
  });

  it('shows fouling of each side and the margin of both where they are filled in', () => {
    const sheet = sheetOf({ ...five, hotFouling: '0.0001', designMargin: '15' });
    const [table] = partsOf(sheet, 'table');
    const rows = table?.rows.filter(([name]) => name === 'Fouling resistance' || name === 'Margin');
    expect(rows).toEqual([
      ['Fouling resistance', '0.0001', '–', 'm²·K/W'],
      ['Margin', '15', '15', '%'],
    ]);
    expect(sheet.link.path).toMatch(/&hotFouling=0\.0001&.*&designMargin=15#/);
    expect(JSON.stringify(sheetOf(five))).not.toContain('Margin"');
  });

  it.each([
    [
      'ko',
      '전열판과 압력손실',
      /^\d+ – \d+ \(1패스, 판 폭 /,
      /^공개된 상관식 세 가지.*Martin, Kumar, Muley-Manglik; Re 400~10,000, 판 간격 2~4 mm/,
    ],
    [
      'en',
      'Plates and pressure drop',
      /^\d+ – \d+ \(one pass, [\d.]+ m wide/,
      /^Three published correlations.*Martin, Kumar, Muley-Manglik; Re 400–10,000, gap 2–4 mm/,
    ],
  ] as const)('says how many plates it takes, what another pressure drop changes, and by what (%s)', (...given) => {
    const [language, title, count, basis] = given;
    const plates = partsOf(sheetOf({ ...five, ...transport }, language), 'table').find((part) => part.title === title);
    expect(plates?.rows.map(([, value]) => value)).toEqual([
      expect.stringMatching(count),
      ...Array<unknown>(2).fill(expect.stringMatching(/^[\d.]+(?: – [\d.]+)? kPa \(.*50 kPa/)),
      expect.stringMatching(/ m\/s$/),
      expect.stringMatching(language === 'ko' ? /압력손실$/ : /^pressure drop/),
      expect.stringMatching(/^10 %/),
      expect.stringMatching(/100 kPa/),
      expect.stringMatching(basis),
    ]);
  });

  it('says why there are no plates, once', () => {
    const titled = (values: Partial<Conditions>) =>
      partsOf(sheetOf(values), 'table').find(({ title }) => title.startsWith('Plates'));
    const syrup = { coldFluidName: 'syrup XZ', coldSpecificHeat: '3.6', coldDensity: '1050' };
    expect(titled({ ...five, ...syrup })?.rows).toEqual([
      ['Plates, about', 'not estimated (needs the fluid’s viscosity and thermal conductivity)'],
    ]);
    expect(titled({})).toBeUndefined();
    expect(titled({ ...five, hotTempIn: '', coldTempIn: '' })).toBeUndefined();
  });

  it('offers no value with what is impossible, and says what is', () => {
    const sheet = sheetOf({ ...five, hotTempIn: '45', hotTempOut: '80', coldTempIn: '115', coldTempOut: '55' });
    expect(JSON.stringify(partsOf(sheet, 'table'))).not.toContain('calculated');
    const [checks] = partsOf(sheet, 'points');
    expect(checks?.points[0]).toEqual({ label: 'Impossible', text: expect.stringContaining('swapped') });
  });

  it('names the materials chosen and what suits', () => {
    const materials = partsOf(sheetOf({ ...five, gasketMaterial: 'NBR' }), 'table').at(-1);
    expect(materials?.rows).toContainEqual(['Gasket material', 'NBR']);
    expect(materials?.rows.map(([name]) => name)).toContain('Product families');
  });

  it('leads to the calculator with what was typed, and with no more', () => {
    expect(sheetOf({}).link.path).toBe('/en/calculator#calculator');
    const values = { hotFluidName: '온수 & EG', hotTempIn: '239', tempUnit: '°F', flowUnit: 'm³/h' };
    const [, query = ''] = /\?(.*)#calculator$/.exec(sheetOf(values).link.path) ?? [];
    const { flowUnit: _usual, ...named } = values;
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual(named);
    expect(query).toBe(conditionsQuery({ ...blank, ...values }));
  });
});

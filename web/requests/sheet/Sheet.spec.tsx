/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';

import { assessmentOf } from '@shared/calculation/assessment';
import { recordOf } from '@shared/calculation/recorded';
import type { QuoteFields } from '@shared/questionnaire/fields';
import { quoteFields } from '@shared/questionnaire/places';
import type { QuoteCalculation, QuoteDetail } from '@shared/requests/quotes.types';
import type { RequestFile } from '@shared/requests/request-files.types';

import { QuoteSheet } from './Sheet';

/** Of warm water: with these the plates can be estimated. */
const transport = { hotViscosity: '0.33', coldViscosity: '0.46', hotConductivity: '0.67', coldConductivity: '0.65' };

const technical = {
  hotFluidName: '물',
  coldFluidName: '물',
  hotFlowRate: '25',
  coldFlowRate: '',
  flowUnit: 't/h',
  hotTempIn: '239',
  coldTempIn: '113',
  tempUnit: '°F',
  hotTempOut: '55',
  coldTempOut: '80',
  tempOutUnit: '°C',
  hotDesignPressure: '16',
  coldDesignPressure: '10',
  designPressureUnit: 'kgf/cm²',
  gasketMaterial: 'NBR',
};

type Shown = Pick<QuoteDetail, 'reference' | 'createdAt' | 'products' | 'privacy' | 'files' | 'fields' | 'calculation'>;

function quoteOf(changes: Partial<QuoteFields> = {}): Shown {
  const blank = Object.fromEntries(quoteFields.map((field) => [field, ''])) as QuoteFields; // every field has a value
  const fields: QuoteFields = { ...blank, ...technical, ...changes };
  const calculation: QuoteCalculation = { version: 2, ...recordOf(assessmentOf(fields)) };
  return {
    reference: 'Q-2026-000001',
    createdAt: '2026-11-21T00:00:00.000Z',
    products: [],
    privacy: null,
    files: [],
    fields,
    calculation,
  };
}

function show(quote: Shown, language: 'ko' | 'en' = 'en') {
  render(<QuoteSheet quote={quote} language={language} />);
}

const cellsOf = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

afterEach(cleanup);

describe('QuoteSheet', () => {
  it('shows each value as typed and in SI, and the calculated one where nothing was typed', () => {
    show(quoteOf());
    expect(cellsOf('Inlet temperature')).toEqual(['239115 °C', '11345 °C', '°F']);
    expect(cellsOf('Design pressure')).toEqual(['161,569 kPa(g)', '10980.7 kPa(g)', 'kgf/cm²']);
    expect(cellsOf('Flow rate')[1]).toMatch(/^[\d.]+ kg\/s \(calculated\)$/);
    expect(cellsOf('Design temperature')).toEqual(['–', '–', '–']);
  });

  it('does not say in SI again what is typed in it', () => {
    show(quoteOf({ heatDuty: '500', heatDutyUnit: 'kW' }), 'ko');
    expect(cellsOf('출구온도')).toEqual(['55', '80', '℃']);
    expect(cellsOf('열부하 500')).toEqual(['500', 'kW']);
  });

  it('names the unit that is asked for among the families that take the conditions', () => {
    show({ ...quoteOf(), products: ['compact-unit'] });
    expect(cellsOf('Product families')[0]).toMatch(
      /^Compact unit \(by its plate heat exchanger\), Plate heat exchanger/,
    );
    cleanup();
    show({ ...quoteOf({ hotDesignPressure: '999' }), products: ['compact-unit'] });
    expect(cellsOf('Product families')).toEqual(['none']);
  });

  it('leads to its files where they are offered, but to none that is infected', () => {
    const file = (id: string, scan: RequestFile['scan']): RequestFile => ({
      id,
      name: `${id}.pdf`,
      size: 1000,
      kind: 'pdf',
      scan,
    });
    const quote = { ...quoteOf(), files: [file('a', 'clean'), file('b', 'infected')] };
    render(<QuoteSheet quote={quote} language="en" fileHref={({ id }) => `/files/${id}`} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/files/a']);
    screen.getByText(/^b\.pdf/);
  });

  it('has rows for the properties of the fluids that were given, with their units', () => {
    show(quoteOf({ coldSpecificHeat: '1 kcal/kg°C', hotChloride: '80' }));
    expect(cellsOf('Specific heat')).toEqual(['–', '1 kcal/kg°C4.187 kJ/(kg·K)', 'kJ/(kg·K)']);
    expect(cellsOf('Chloride')).toEqual(['80', '–', 'ppm']);
    expect(screen.queryByRole('row', { name: /^Density/ })).toBeNull();
  });

  it('shows the questions of its products and no others, in groups', () => {
    const filled = { tankVolume: '500', tankPressure: '17.7', tankPressureUnit: 'bar', coilSize: '600 × 2000 mm' };
    const blank = Object.fromEntries(Object.keys(technical).map((field) => [field, '']));
    show({ ...quoteOf({ ...blank, ...filled }), products: ['ball-tank'] });
    expect(screen.getByText('Products').nextSibling?.textContent).toBe('Ball tank');
    expect(cellsOf('Storage volume')).toEqual(['500', 'm³']);
    expect(cellsOf('Tank design pressure')).toEqual(['17.7', 'bar']);
    expect(cellsOf('Stored medium')).toEqual(['–', '–']);
    expect(cellsOf('Dimensions')).toEqual(['600 × 2000 mm', '–']);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Storage tank',
      'Value',
      'Unit',
      'Plate coil',
      'Value',
      'Unit',
    ]);
    for (const absent of ['Inlet temperature', 'Plate material', 'Roof type', 'Heat transfer area'])
      expect(screen.queryByText(absent)).toBeNull();
  });

  it('shows a heat duty with the flows that follow from it', () => {
    show(quoteOf({ hotFlowRate: '', heatDuty: '1,500,000 kcal/h', heatDutyUnit: 'kW' }), 'ko');
    expect(cellsOf('열부하 1,500')).toEqual(['1,500,000 kcal/h1,745 kW', 'kW']);
    expect(cellsOf('유량')[0]).toMatch(/^[\d.]+ kg\/s \(열부하 기준 계산값\)$/);
    expect(screen.queryByText('문의 제품')).toBeNull();
  });

  it.each([
    ['en', 'LMTD', 'Hot side duty', 'Heat transfer area', /m² \(preliminary estimate/, 'Caution', 'NBR gasket'],
    ['ko', '대수평균온도차', '고온측 전열량', '전열면적', /m² \(개략 산정\(참고용\)/, '주의', 'NBR 가스켓'],
  ] as const)(
    'shows results and warnings in the language it is given (%s)',
    (language, lmtd, duty, area, range, level, gasket) => {
      show(quoteOf({ hotDesignTemp: '120', designTempUnit: '°C' }), language);
      expect(cellsOf(lmtd)).toEqual(['19.96 K']);
      expect(cellsOf(duty)[0]).toMatch(/kW$/);
      expect(cellsOf(area)[0]).toMatch(range);
      const item = screen.getAllByRole('listitem').find((each) => each.textContent?.includes(gasket));
      expect(item?.textContent).toContain(level);
    },
  );

  it.each([
    ['ko', '전열판 매수', '저온측 압력손실', '전열판·상관식별 산정값', 'Martin (1996)'],
    ['en', 'Plates', 'Cold side pressure drop', 'Each plate by each correlation', 'Martin (1996)'],
  ] as const)('shows the plates as a band, and each design folded away (%s)', (language, plates, drop, title, name) => {
    show(quoteOf({ coldFluidName: 'water', hotFluidName: 'water', ...transport }), language);
    expect(cellsOf(plates)[0]).toMatch(/^\d+ – \d+ \(/);
    expect(cellsOf(drop)[0]).toMatch(/ kPa \(/);
    const fold = screen.getByText(title).closest('details');
    expect(fold?.open).toBe(false);
    const rows = [...(fold?.querySelectorAll('tbody tr') ?? [])];
    expect(rows).toHaveLength(9);
    expect(rows[0]?.textContent).toContain(name);
    expect(fold?.querySelectorAll('li').length).toBeGreaterThan(3);
  });

  it('shows no plates of a request from before they were estimated, and says so', () => {
    const quote = quoteOf({ coldFluidName: 'water', hotFluidName: 'water', ...transport });
    const before = quote.calculation && { ...quote.calculation, sizing: { status: 'not_calculated' as const } };
    show({ ...quote, calculation: before });
    expect(cellsOf('Plates')).toEqual(['not estimated (the request was sent before plates were estimated)']);
    expect(screen.queryByText('Each plate by each correlation')).toBeNull();
    expect(screen.queryByText(/pressure drop, estimated/)).toBeNull();
  });

  it('draws the temperatures: a typed one full, a calculated one hollow, an unknown one in its place', () => {
    show(quoteOf({ coldTempOut: '', coldFlowRate: '50' }));
    const drawing = screen.getByRole('img', {
      name: /Hot inlet 115 °C \(Entered\).*Cold outlet [\d.]+ °C \(Calculated\).*Smallest difference [\d.]+ K/,
    });
    const fillOf = (end: string) => drawing.querySelector(`[data-end="${end}"] circle`)?.getAttribute('fill');
    expect(fillOf('coldOut')).toBe('#ffffff');
    expect([fillOf('hotIn'), fillOf('hotOut'), fillOf('coldIn')]).not.toContain('#ffffff');
    cleanup();
    show(quoteOf({ hotTempIn: '' }));
    expect(screen.getByRole('img', { name: /Hot inlet Not known/ })).toBeTruthy();
    expect(cellsOf('Heat transfer area')[0]).toContain('not estimated');
  });

  it('tells the two lines of the drawing apart without colour', () => {
    show(quoteOf());
    const dashes = [...screen.getByRole('img').querySelectorAll('path[stroke-width="3"]')].map((line) =>
      line.getAttribute('stroke-dasharray'),
    );
    expect(dashes).toEqual([null, '10 5']);
  });

  it('has no drawing where no temperature is known', () => {
    show(quoteOf({ hotTempIn: '', hotTempOut: '', coldTempIn: '', coldTempOut: '' }));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['has no calculation', null],
    ['has one that cannot be read', { version: 2 } as QuoteCalculation],
  ])('opens as it was typed when a request %s', (_, calculation) => {
    show({ ...quoteOf(), calculation });
    expect(cellsOf('Inlet temperature')).toEqual(['239', '113', '°F']);
    expect(screen.queryByText(/Calculation/)).toBeNull();
  });

  it.each([
    ['en', 'Consent · policy version 2 (Korean) · ', 'kept for one year after closing', 'not recorded'],
    ['ko', '동의 · 처리방침 버전 2(한국어) · ', '종결 후 1년 보유', '기록 없음'],
  ] as const)('says what the sender was told of personal data (%s)', (language, record, period, none) => {
    const privacy = {
      basis: 'consent',
      at: '2026-11-24T00:00:00Z',
      language: 'ko',
      version: 2,
      retentionDays: 365,
    } as const;
    show({ ...quoteOf(), privacy }, language);
    const line = screen.getByText(/^(?:Basis for processing|개인정보 처리 근거)$/).parentElement;
    expect(line?.textContent).toContain(record);
    expect(line?.textContent).toContain(period);
    cleanup();
    show(quoteOf(), language);
    expect(screen.getByRole('article').textContent).toContain(none);
  });
});

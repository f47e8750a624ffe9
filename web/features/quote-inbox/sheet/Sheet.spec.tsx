/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';

import { assessmentOf } from '@server/calculation/assessment';
import type { QuoteFields } from '@server/questionnaire/fields';
import { quoteFields } from '@server/questionnaire/places';
import type { QuoteCalculation, QuoteDetail } from '@server/quotes/quotes.types';

import { QuoteSheet } from './Sheet';

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

function quoteOf(changes: Partial<QuoteFields> = {}): QuoteDetail {
  const blank = Object.fromEntries(quoteFields.map((field) => [field, ''])) as QuoteFields; // every field has a value
  const fields: QuoteFields = { ...blank, ...technical, ...changes };
  const { inputs, ...found } = assessmentOf(fields);
  const read = Object.fromEntries(Object.entries(inputs).filter(([, { state }]) => state !== 'blank'));
  const calculation: QuoteCalculation = { version: 1, ...found, inputs: read };
  const delivery = { state: 'sent', attempts: 1, lastError: null, sentAt: null } as const;
  return {
    id: '1',
    reference: 'Q-2026-000001',
    createdAt: '2026-11-21T00:00:00.000Z',
    updatedAt: '2026-11-21T00:00:00.000Z',
    language: 'ko',
    status: 'new',
    note: '',
    company: fields.company,
    name: fields.name,
    email: fields.email,
    projectName: fields.projectName,
    deliveries: { office: delivery, confirmation: delivery },
    fileCount: 0,
    files: [],
    erasedAt: null,
    fields,
    calculation: JSON.parse(JSON.stringify(calculation)) as QuoteCalculation,
  };
}

function show(quote: QuoteDetail, language: 'ko' | 'en' = 'en') {
  render(<QuoteSheet quote={quote} language={language} headingRef={createRef()} />);
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

  it('has rows for the properties of the fluids that were given, with their units', () => {
    show(quoteOf({ coldSpecificHeat: '1 kcal/kg°C', hotChloride: '80' }));
    expect(cellsOf('Specific heat')).toEqual(['–', '1 kcal/kg°C4.187 kJ/(kg·K)', 'kJ/(kg·K)']);
    expect(cellsOf('Chloride')).toEqual(['8080 ppm', '–', 'ppm']);
    expect(screen.queryByRole('row', { name: /^Density/ })).toBeNull();
  });

  it.each([
    ['en', 'LMTD', 'Hot side duty', 'Heat transfer area', /m² \(preliminary estimate\)/, 'Caution', 'NBR gasket'],
    ['ko', '대수평균온도차', '고온측 전열량', '전열면적', /m² \(개략 산정\(참고용\)\)/, '주의', 'NBR 가스켓'],
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
    ['has one that cannot be read', { version: 1 } as QuoteCalculation],
  ])('opens as it was typed when a request %s', (_, calculation) => {
    show({ ...quoteOf(), calculation });
    expect(cellsOf('Inlet temperature')).toEqual(['239', '113', '°F']);
    expect(screen.queryByText(/Calculation/)).toBeNull();
  });
});

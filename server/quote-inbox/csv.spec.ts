import { Logger } from '@nestjs/common';
import * as fc from 'fast-check';

import { quoteRequest } from '../../test/support/factories.js';

import type { QuoteFields } from '../questionnaire/fields.js';

import { calculationOf } from '../quotes/calculation.js';
import { calculationCells, calculationColumns } from './csv-calculation.js';
import { csvCell, csvHead, csvLine } from './csv.js';
import type { StoredQuote } from '../quotes/quotes.schema.js';
import type { RequestFile } from '../request-files/request-files.types.js';

describe('csvCell', () => {
  it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '-', '=cmd|"/c calc"!A1', '+82 2 000 0000', '＝1+1', '＠A1'])(
    'leads %j with an apostrophe: a spreadsheet would take it for a formula',
    (value) => {
      expect(csvCell(value).replaceAll('""', '"')).toBe(`"'${value}"`);
    },
  );

  it.each(['-30', '+5', '-0.5', '-1,5', '25', 'm³/h', '한강지역난방', ''])('leaves %j as it is', (value) => {
    expect(csvCell(value).replaceAll('"', '')).toBe(value);
  });

  it.each([
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    ['-1,5', '"-1,5"'],
  ])('puts %j in quotes', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('is one cell that begins no formula and says what was typed, whatever that was', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'=+-@＝－,;"\'\r\n\t 1.a') }),
    );
    fc.assert(
      fc.property(typed, (value) => {
        const cell = csvCell(value);
        // RFC 4180: marks that separate only stand between quotation marks, and those within are doubled.
        expect(cell).toMatch(/^(?:[^",;\r\n]*|"(?:[^"]|"")*")$/);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect([value, `'${value}`]).toContain(read);
        expect(read).not.toMatch(/^[=+\-@＝＋－＠\t\r\n](?!(?<=[+-])\d+(?:[.,]\d+)?$)/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the file', () => {
  const columns = csvHead().trimEnd().split(',');
  const stored = { ...quoteRequest({ comment: '' }), createdAt: new Date(0), reference: 'Q-1970-000001' };
  const cellsOf = (changes: Partial<StoredQuote>, files?: readonly RequestFile[]) => {
    const line = csvLine({ ...stored, language: 'ko', status: 'new', note: '', ...changes } as StoredQuote, files); // what is exported
    return line.trimEnd().split(',');
  };

  it('has how many files came and which, none of them a formula', () => {
    const file = { id: '1', size: 1, kind: 'pdf', scan: 'clean' } as const;
    const cells = cellsOf({}, [
      { ...file, name: '=1+1.pdf' },
      { ...file, name: 'b.dwg' },
    ]);
    expect(cells.slice(-8, -6)).toEqual(['2', `"'=1+1.pdf; b.dwg"`]);
    expect(cellsOf({}).slice(-8, -6)).toEqual(['0', '']);
  });

  it('has the properties of the fluids after everything else, with their units', () => {
    expect(columns.slice(-9)).toEqual([
      '확인 사항',
      '첨부 파일 수',
      '첨부 파일',
      '고온측 비열 (kJ/(kg·K))',
      '저온측 비열 (kJ/(kg·K))',
      '고온측 밀도 (kg/m³)',
      '저온측 밀도 (kg/m³)',
      '고온측 염화물(염소이온) 농도 (ppm)',
      '저온측 염화물(염소이온) 농도 (ppm)',
    ]);
    const typed = { coldSpecificHeat: '3.6', hotDensity: '=1+1', coldChloride: '250 mg/L' };
    expect(cellsOf(typed).slice(-6)).toEqual(['', '3.6', `"'=1+1"`, '', '', '250 mg/L']);
  });

  it('has blank cells there for a request from before they were asked for', () => {
    const cells = cellsOf({});
    expect(cells).toHaveLength(columns.length);
    expect(cells.slice(-6)).toEqual(['', '', '', '', '', '']);
  });
});

describe('calculationCells', () => {
  function cells(changes: Record<string, string> = {}): Record<string, string> {
    const calculation = calculationOf(quoteRequest(changes) as QuoteFields); // the factory fills every field
    const values = calculationCells({ calculation });
    expect(values).toHaveLength(calculationColumns.length);
    return Object.fromEntries(calculationColumns.map((name, index) => [name, values[index] ?? '']));
  }

  it('are SI values with a point, whatever unit was typed', () => {
    const units = { tempUnit: '°F', flowUnit: 't/h', pressureUnit: 'mAq', designPressureUnit: 'kgf/cm²' };
    expect(
      cells({ ...units, hotTempIn: '239', coldTempIn: '-4', hotFlowRate: '25,5', hotPressureDrop: '5' }),
    ).toMatchObject({
      '고온측 질량유량 (kg/s)': '7.08333',
      '고온측 입구온도 (°C)': '115',
      '저온측 입구온도 (°C)': '-20',
      '고온측 허용 압력손실 (kPa)': '49.0333',
      '고온측 설계압력 (kPa 게이지)': '1569.06',
      '저온측 설계온도 (°C)': '95',
    });
  });

  it('bring the results and name the solved value', () => {
    const found = cells({ coldFlowRate: '', gasketMaterial: 'NBR' });
    expect(found).toMatchObject({ 'LMTD (K)': '19.9559', 'NTU (-)': '3.00663', '열수지 차이 (%)': '' });
    expect(found['계산으로 구한 항목']).toBe('저온측 유량');
    expect(found['확인 사항']).toContain('NBR 가스켓');
    expect(found['저온측 전열량 (kW)']).toBe(found['고온측 전열량 (kW)']);
    expect(Number(found['전열면적 개략 최대 (m²)'])).toBeGreaterThan(Number(found['전열면적 개략 최소 (m²)']));
  });

  it('are blank where nothing is known', () => {
    const blank = calculationColumns.map(() => '');
    Logger.overrideLogger(false);
    const broken = { version: 1 } as StoredQuote['calculation'];
    for (const calculation of [undefined, broken]) expect(calculationCells({ calculation })).toEqual(blank);
    const typed = { hotTempIn: '1e400', hotFlowRate: 'NaN', hotDesignPressure: '١٢', hotFluidName: '=1+1' };
    expect(cells(typed)).toMatchObject({
      '고온측 입구온도 (°C)': '',
      '고온측 질량유량 (kg/s)': '',
      '고온측 설계압력 (kPa 게이지)': '',
      'LMTD (K)': '',
    });
  });

  it('are no formulas, however cold or small', () => {
    for (const tempIn of ['-0.0000001', '-273.15', '-1e-9', '-40'])
      for (const cell of Object.values(cells({ hotTempIn: tempIn, coldTempIn: tempIn })))
        expect(csvCell(cell)).not.toMatch(/^"?'/);
  });
});

import * as fc from 'fast-check';

import { csvCell, csvFile, typedNumber, typedText } from './csv-cells.js';

it('a table is named after the day in Korea, whatever the clock of the server', () => {
  const at = (moment: string) => csvFile('quotes', Date.parse(moment)).disposition;
  expect(at('2026-11-30T14:59:59Z')).toBe('attachment; filename="quotes-2026-11-30.csv"');
  expect(at('2026-11-30T15:00:00Z')).toBe('attachment; filename="quotes-2026-12-01.csv"');
});

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

  it.each([
    '01012345678',
    '02-123-4567',
    '+82 2 000 0000',
    '3-1',
    '3/4',
    '2E10',
    '10:30',
    '50%',
    '1,000',
    '3-Mar',
    'Mar 3',
    '3월 1일',
    'TRUE',
  ])('hands out the text %j as it was typed, where Excel would read something else', (value) => {
    expect(csvCell(typedText(value))).toBe(`"=""${value}"""`);
  });

  it.each(['한강지역난방', '150A, flanged', 'DN 50', 'May', '=1+1'])('has no other way for the text %j', (value) => {
    expect(csvCell(typedText(value))).toBe(csvCell(value));
  });

  it('leaves typed numbers numbers, and what is none as it was typed', () => {
    const cells = ['25', '-30', '1,5', '80 mg/L', '1-2', '2E10'].map((value) => csvCell(typedNumber(value)));
    expect(cells).toEqual(['25', '-30', '"1,5"', '80 mg/L', '"=""1-2"""', '"=""2E10"""']);
  });

  it('of typed words is never another formula than the text itself', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'=+-@",;/:.\'\r\n\t 1eE%()') });
    fc.assert(
      fc.property(typed, (value) => {
        const cell = csvCell(typedText(value));
        expect(cell).toMatch(/^(?:[^",;\r\n]*|"(?:[^"]|"")*")$/);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect([value, `'${value}`, `="${value}"`]).toContain(read);
        expect(read).toMatch(/^(?:="[^"]*"$|(?![=+\-@]))/);
      }),
      { numRuns: 300 },
    );
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

import { csvCell } from './quotes.csv.js';

describe('csvCell', () => {
  it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '-', '=cmd|"/c calc"!A1', '+82 2 000 0000'])(
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
});

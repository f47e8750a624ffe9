import { dateInKorea } from '../post-view/korea.js';

/** Excel takes a file for UTF-8 only with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One cell. A value that a spreadsheet would take for a formula, also by the wide marks of Korean keyboards, is led by an
 * apostrophe, which it shows as text; numbers such as -30 are left alone. Source: OWASP, CSV Injection.
 */
export function csvCell(value: string): string {
  const isFormula = /^[=+\-@＝＋－＠\t\r\n]/.test(value) && !/^[+-]?\d+([.,]\d+)?$/.test(value);
  const safe = isFormula ? `'${value}` : value;
  return /[",\r\n;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of cells with its end. */
export const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** How a table is handed out: as a file named after what it is and the day in Korea. */
export const csvFile = (name: string, moment = Date.now()) => ({
  type: 'text/csv; charset=utf-8',
  disposition: `attachment; filename="${name}-${dateInKorea(moment)}.csv"`,
});

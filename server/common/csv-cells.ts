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

import { calculationCells, calculationColumns } from './quotes.csv-calculation.js';
import type { StoredQuote } from './quotes.schema.js';
import { csvTexts, fieldNames, formatSortable, propertyRows } from './quotes.text.js';
import { mainFields } from './quotes.types.js';

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

/** Later than everything else, hence after it: spreadsheets made for the file go on working. */
const propertyColumns = propertyRows.flatMap(({ hot, cold, fixedUnit }) =>
  [hot, cold].map((field) => ({ field, name: `${fieldNames[field].ko} (${fixedUnit})` })),
);

const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** The head of the file, names in Korean for the office. */
export function csvHead(): string {
  const own = Object.values(csvTexts).map((text) => text.ko);
  const main = mainFields.map((field) => fieldNames[field].ko);
  const properties = propertyColumns.map(({ name }) => name);
  return BYTE_ORDER_MARK + csvRow([...own, ...main, ...calculationColumns, ...properties]);
}

export function csvLine(quote: StoredQuote): string {
  const own = [quote.reference, formatSortable(quote.createdAt), quote.language, quote.status, quote.note];
  const main = mainFields.map((field) => quote[field]);
  const properties = propertyColumns.map(({ field }) => quote[field] ?? '');
  return csvRow([...own, ...main, ...calculationCells(quote), ...properties]);
}

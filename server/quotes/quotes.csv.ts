import { calculationCells, calculationColumns } from './quotes.csv-calculation.js';
import type { StoredQuote } from './quotes.schema.js';
import { csvTexts, fieldNames, formatSortable } from './quotes.text.js';
import { quoteFields } from './quotes.types.js';

/** Excel takes a file for UTF-8 only with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One cell. A value that a spreadsheet would take for a formula is led by an apostrophe, which it shows as text; numbers
 * such as -30 are left alone. Source: OWASP, CSV Injection.
 */
export function csvCell(value: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(value) && !/^[+-]?\d+([.,]\d+)?$/.test(value);
  const safe = isFormula ? `'${value}` : value;
  return /[",\r\n;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** The head of the file, names in Korean for the office. */
export function csvHead(): string {
  const own = Object.values(csvTexts).map((text) => text.ko);
  return BYTE_ORDER_MARK + csvRow([...own, ...quoteFields.map((field) => fieldNames[field].ko), ...calculationColumns]);
}

export function csvLine(quote: StoredQuote): string {
  const own = [quote.reference, formatSortable(quote.createdAt), quote.language, quote.status, quote.note];
  return csvRow([...own, ...quoteFields.map((field) => quote[field]), ...calculationCells(quote)]);
}

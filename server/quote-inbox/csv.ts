import { fields } from '../questionnaire/fields.js';
import type { QuoteField } from '../questionnaire/fields.js';
import { fieldNames } from '../questionnaire/fields.text.js';
import { laterFields, mainFields, sheetRows } from '../questionnaire/places.js';

import { calculationCells, calculationColumns } from './csv-calculation.js';
import type { StoredQuote } from '../quotes/quotes.schema.js';
import type { RequestFile } from '../request-files/request-files.types.js';
import { csvFileTexts, csvTexts, formatSortable } from './csv.text.js';

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

/** The column of a field, with the unit that its row always has. */
function columnName(field: QuoteField): string {
  const row = sheetRows.find(({ name }) => name === fields[field].place);
  return row?.fixedUnit ? `${fieldNames[field].ko} (${row.fixedUnit})` : fieldNames[field].ko;
}

const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** The head of the file, names in Korean for the office. */
export function csvHead(): string {
  const own = Object.values(csvTexts).map((text) => text.ko);
  const files = Object.values(csvFileTexts).map((text) => text.ko);
  const asked = [...mainFields.map(columnName), ...calculationColumns];
  return BYTE_ORDER_MARK + csvRow([...own, ...asked, ...files, ...laterFields.map(columnName)]);
}

export function csvLine(quote: StoredQuote, files: readonly RequestFile[] = []): string {
  const own = [quote.reference, formatSortable(quote.createdAt), quote.language, quote.status, quote.note];
  const typed = (field: QuoteField) => quote[field];
  const asked = [...mainFields.map(typed), ...calculationCells(quote)];
  const named = [String(files.length), files.map(({ name }) => name).join('; ')];
  return csvRow([...own, ...asked, ...named, ...laterFields.map(typed)]);
}

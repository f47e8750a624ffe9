import { dateInKorea } from '../../../shared/words/korea.js';

/** Excel takes a file for UTF-8 only with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Somebody's own words or number, which have to arrive as they were typed. */
type TypedCell = { typed: string; mayBeNumber: boolean };
type Cell = string | TypedCell;

/** E.g. a name, a telephone number or a size; earlier requests lack later fields. */
export const typedText = (typed = ''): Cell => ({ typed, mayBeNumber: false });

/** In a column of numbers; what else Excel would read in it stays as it is, e.g. the range 1-2, which is no date. */
export const typedNumber = (typed = ''): Cell => ({ typed, mayBeNumber: true });

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';

/** Texts that Excel takes for numbers, dates, times, shares, amounts, powers or truths. */
const READ_ANEW = [
  /^[\d\s.,:/%+\-()e₩￦$€£¥]*\d[\d\s.,:/%+\-()e₩￦$€£¥]*$/i,
  new RegExp(`^(?:\\d{1,4}[-/ .]*${MONTH}|${MONTH}[-/ .]*\\d{1,4})(?:[-/ ,.]*\\d{1,4})?$`, 'i'),
  /^(?:\d+년\s*)?\d+월(?:\s*\d+일)?$/,
  /^(?:오전|오후)\s*\d[\d:]*$/,
  /^(?:true|false)$/i,
];

/** As a formula of nothing but this text, because Excel interprets a text even in quotation marks. */
function asTyped({ typed, mayBeNumber }: TypedCell): string {
  const isReadAnew = READ_ANEW.some((pattern) => pattern.test(typed)) && !(mayBeNumber && NUMBER.test(typed));
  return isReadAnew && !/[\r\n\t"]/.test(typed) ? quoted(`="${typed}"`) : csvCell(typed);
}

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

/**
 * One cell. A value that a spreadsheet would take for a formula, also by the wide marks of Korean keyboards, is led by an
 * apostrophe, which it shows as text; numbers such as -30 are left alone. Source: OWASP, CSV Injection.
 */
export function csvCell(cell: Cell = ''): string {
  if (typeof cell !== 'string') return asTyped(cell);
  const isFormula = /^[=+\-@＝＋－＠\t\r\n]/.test(cell) && !NUMBER.test(cell);
  const safe = isFormula ? `'${cell}` : cell;
  return /[",\r\n;']/.test(safe) ? quoted(safe) : safe;
}

/** A line of cells with its end. */
export const csvRow = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Headers of a table's download: a file named after its content and the day in Korea. */
export const csvFile = (name: string, moment = Date.now()) => ({
  type: 'text/csv; charset=utf-8',
  disposition: `attachment; filename="${name}-${dateInKorea(moment)}.csv"`,
});

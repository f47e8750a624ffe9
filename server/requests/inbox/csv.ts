import { BYTE_ORDER_MARK, csvRow, typedNumber, typedText } from '../../platform/common/csv-cells.js';
import { isKeyOf, keysOf } from '../../../shared/words/records.js';
import { basisTexts, recordTexts } from '../../../shared/questionnaire/privacy/privacy.text.js';
import { fields, rows } from '../../../shared/questionnaire/fields.js';
import type { QuoteField } from '../../../shared/questionnaire/fields.js';
import { fieldNames } from '../../../shared/questionnaire/fields.text.js';
import { laterFields, mainFields, rowOf } from '../../../shared/questionnaire/places.js';
import { namesOfProducts, productsName } from '../../../shared/questionnaire/products.text.js';
import { productsOf } from '../intake/quotes.schema.js';
import type { StoredQuote } from '../intake/quotes.schema.js';
import type { RequestFile } from '../../../shared/requests/request-files.types.js';

import {
  calculationCells,
  calculationColumns,
  laterCalculationCells,
  laterCalculationColumns,
} from './csv-calculation.js';
import { csvAnswerTexts, csvFileTexts, csvHandlingTexts, csvTexts, formatSortable } from './csv.text.js';

/** The column of a field, with the unit that its row always has. */
function columnName(field: QuoteField): string {
  const { fixedUnit } = rowOf(field) ?? {};
  return fixedUnit ? `${fieldNames[field].ko} (${fixedUnit})` : fieldNames[field].ko;
}

/** A field whose column a spreadsheet may calculate with. */
function isNumber(field: QuoteField): boolean {
  const { place } = fields[field];
  return isKeyOf(rows, place) && !rows[place].isText;
}

/** The head of the file, names in Korean for the office. */
export function csvHead(): string {
  const own = Object.values(csvTexts).map((text) => text.ko);
  const typed = [...mainFields.map(columnName), ...calculationColumns, ...laterFields.map(columnName)];
  const others = [...Object.values(csvFileTexts), ...Object.values(recordTexts)].map((text) => text.ko);
  const last = [...Object.values(csvAnswerTexts), ...Object.values(csvHandlingTexts)].map((text) => text.ko);
  return BYTE_ORDER_MARK + csvRow([...own, ...typed, productsName.ko, ...others, ...laterCalculationColumns, ...last]);
}

/** Files of a request and of its answers. */
export type CsvFiles = { sent?: readonly RequestFile[]; answered?: readonly RequestFile[] };

export function csvLine(quote: StoredQuote, { sent: files = [], answered = [] }: CsvFiles = {}): string {
  const own = [quote.reference, formatSortable(quote.createdAt), quote.language, quote.status, typedText(quote.note)];
  const typed = (field: QuoteField) => (isNumber(field) ? typedNumber(quote[field]) : typedText(quote[field]));
  const cells = [...mainFields.map(typed), ...calculationCells(quote), ...laterFields.map(typed)];
  const named = [String(files.length), files.map(({ name }) => name).join('; ')];
  const products = namesOfProducts(productsOf(quote), 'ko');
  const later = [...laterCalculationCells(quote), ...answerCells(quote, answered), ...handlingCells(quote)];
  return csvRow([...own, ...cells, products, ...named, ...privacyCells(quote), ...later]);
}

/** Blank where the office has not answered from here. */
function answerCells({ history, answeredAt }: StoredQuote, files: readonly RequestFile[]): string[] {
  const answers = history.filter(({ kind }) => kind === 'answer');
  const last = answers.at(-1);
  const cells: Record<keyof typeof csvAnswerTexts, string> = {
    answeredAt: answeredAt ? formatSortable(answeredAt) : '',
    count: String(answers.length),
    lastAt: last ? formatSortable(last.at) : '',
    by: last?.by ?? '',
    letter: last?.letter.state ?? '',
    files: files.map(({ name }) => name).join('; '),
  };
  return keysOf(csvAnswerTexts).map((name) => cells[name]);
}

/** Blank for a request from before this was kept. */
function privacyCells({ privacy }: StoredQuote): string[] {
  const { basis, version, language, at, retentionDays } = privacy ?? {};
  const cells: Record<keyof typeof recordTexts, string> = {
    basis: basis ? basisTexts[basis].ko : '',
    version: String(version ?? ''),
    language: language ?? '',
    at: at ? formatSortable(at) : '',
    retentionDays: String(retentionDays ?? ''),
  };
  return keysOf(recordTexts).map((name) => cells[name]);
}

/** Cells of the office's progress. */
function handlingCells(quote: StoredQuote): string[] {
  const cells: Record<keyof typeof csvHandlingTexts, string> = {
    responsible: quote.responsible ?? '',
    dueAt: quote.dueAt ? formatSortable(quote.dueAt) : '',
  };
  return keysOf(csvHandlingTexts).map((name) => cells[name]);
}

import { unitText } from '../../../shared/calculation/words/figure-text.js';
import { plateTexts } from '../../../shared/calculation/words/plates.js';
import { reportOf } from '../../../shared/calculation/words/report.js';
import type { QuoteField } from '../../../shared/questionnaire/fields.js';
import { rowNames } from '../../../shared/questionnaire/fields.text.js';
import { sheetRows, singleRows } from '../../../shared/questionnaire/places.js';
import type { SheetRow, SingleRow } from '../../../shared/questionnaire/places.js';
import { namesOfProducts, productsName } from '../../../shared/questionnaire/products.text.js';
import { guarded, knownCalculation } from '../intake/calculation.js';
import { productsOf } from '../intake/quotes.schema.js';
import type { StoredQuote } from '../intake/quotes.schema.js';
import { letterTexts } from '../letters/quotes.text.js';

type Row = SheetRow | SingleRow;

const told = sheetRows.filter(({ name }) => ['fluid', 'flow', 'tempIn', 'tempOut'].includes(name));
const duties = singleRows.filter(({ name }) => ['heatDuty', 'heatingLoad', 'hotWater'].includes(name));
/** Rows of the calculation that an answer repeats. */
const worked = ['duty', 'area', 'plates'];

/** Our reading of a request, a line each: products, duty, both sides, and the results. */
export function understoodLines(quote: StoredQuote): string[] {
  const { language } = quote;
  const products = namesOfProducts(productsOf(quote), language);
  const lines = [...(products ? [`${productsName[language]}: ${products}`] : []), ...conditionLines(quote)];
  return lines.map((line) => `- ${line}`);
}

/** Duty and both sides, a line each: without the plates, which are an estimate and no offer. */
export const offeredLines = (quote: StoredQuote): string[] => conditionLines(quote, ['duty']);

/** Duty, both sides, and what was worked out from them, a line each. */
function conditionLines(quote: StoredQuote, of = worked): string[] {
  const { language } = quote;
  const withUnit = (row: Row, field: QuoteField) => {
    const unit = row.unit ? unitText(quote[row.unit], language) : '';
    return `${quote[field]} ${unit}`.trim();
  };
  const typedDuties = duties.flatMap((row) =>
    quote[row.value] ? [`${rowNames[row.name][language]}: ${withUnit(row, row.value)}`] : [],
  );
  const sides = told.flatMap((row) => {
    const given = (['hot', 'cold'] as const).flatMap((side) =>
      quote[row[side]] ? [`${letterTexts[side][language]} ${withUnit(row, row[side])}`] : [],
    );
    return given.length > 0 ? [`${rowNames[row.name][language]}: ${given.join(', ')}`] : [];
  });
  return [...typedDuties, ...sides, ...(guarded(() => workedLines(quote, typedDuties.length > 0, of)) ?? [])];
}

/** The duty where none was typed; area and plates where there is a number of them, as what they are: preliminary. */
function workedLines(quote: StoredQuote, isDutyTyped: boolean, of: readonly string[]): string[] {
  const { language } = quote;
  const found = knownCalculation(quote);
  if (!found) return [];
  const { results, plates } = reportOf(found, language);
  const isSized = found.sizing.status === 'shown';
  const lines = [...results, ...plates]
    .filter(({ name }) => of.includes(name) && (name === 'duty' ? !isDutyTyped : isSized))
    .map(({ label, value }) => `${label}: ${value}`);
  return isSized && of.includes('plates') ? [...lines, plateTexts.preliminary[language]] : lines;
}

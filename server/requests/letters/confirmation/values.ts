import { recognizeFluid } from '../../../../shared/calculation/fluids/names.js';
import { unitNamed } from '../../../../shared/calculation/units/names.js';
import { numberIn, plainText } from '../../../../shared/calculation/units/typed-number.js';
import type { Quantity } from '../../../../shared/calculation/units/units.js';
import { unitText } from '../../../../shared/calculation/words/figure-text.js';
import type { Language } from '../../../../shared/words/localized.types.js';
import type { LetterRow, LetterSheetRow } from '../../../platform/mail/mail.service.js';
import { fields } from '../../../../shared/questionnaire/fields.js';
import type { QuoteField } from '../../../../shared/questionnaire/fields.js';
import { fieldNames, rowNames } from '../../../../shared/questionnaire/fields.text.js';
import { askedSingleRows, fieldsAt, filledRows } from '../../../../shared/questionnaire/places.js';
import type { SheetRow, SingleRow } from '../../../../shared/questionnaire/places.js';
import { namesOfProducts, productsName } from '../../../../shared/questionnaire/products.text.js';
import { productsOf } from '../../intake/quotes.schema.js';
import type { StoredQuote } from '../../intake/quotes.schema.js';

import { confirmationTexts } from './letter.text.js';

/** More digits than any value has, and fewer than a telephone number. */
const MOST_DIGITS = 8;
const LONGEST = 30;
const EMPTY = '–';

const quantities: readonly Quantity[] = [
  'flow_volume',
  'flow_mass',
  'temperature',
  'pressure',
  'heat',
  'specific_heat',
  'density',
  'chloride',
  'viscosity',
  'conductivity',
  'fouling',
  'percent',
];

/** A number, alone or with a unit that we know; undefined for anything else. */
export function plainNumber(typed: string): string | undefined {
  const text = plainText(typed);
  const number = numberIn(text);
  const digits = text.replaceAll(/\D/g, '').length;
  if (!number || digits > MOST_DIGITS || text.length > LONGEST) return undefined;
  return number.rest === '' || unitNamed(quantities, number.rest) ? text : undefined;
}

/** The name of a fluid whose every word the calculation knows; undefined for anything else. */
export function plainFluid(typed: string): string | undefined {
  const text = plainText(typed);
  const isKnown = ['known', 'ask'].includes(recognizeFluid(text).kind);
  return isKnown && text.length <= LONGEST && /^[\p{L}\p{N} %°()]+$/u.test(text) ? text : undefined;
}

type Row = SheetRow | SingleRow;

/** Repeatable value of a row; a row's number needs a unit that the form offers. */
function shownIn(quote: StoredQuote, row: Row, field: QuoteField): string | undefined {
  if (row.name === 'fluid') return plainFluid(quote[field]);
  const isUnitKnown = !row.unit || fields[row.unit].units?.includes(quote[row.unit]);
  return row.isText || !isUnitKnown ? undefined : plainNumber(quote[field]);
}

const unitOf = (quote: StoredQuote, row: Row, language: Language) =>
  row.fixedUnit ?? (row.unit && unitText(quote[row.unit], language)) ?? '';

/** The rows of two sides with a value that may be repeated. */
function sideRows(quote: StoredQuote, language: Language): LetterSheetRow[] {
  return filledRows(quote).flatMap((row) => {
    const [hot, cold] = [shownIn(quote, row, row.hot), shownIn(quote, row, row.cold)];
    if (!hot && !cold) return [];
    const cell = (shown: string | undefined, field: QuoteField) =>
      shown ?? (quote[field] ? confirmationTexts.behindLink[language] : EMPTY);
    const cells = { hot: cell(hot, row.hot), cold: cell(cold, row.cold) };
    return [{ label: rowNames[row.name][language], ...cells, unit: unitOf(quote, row, language) }];
  });
}

function singleRows(quote: StoredQuote, language: Language): LetterRow[] {
  return askedSingleRows(quote, productsOf(quote)).flatMap((row) => {
    const shown = shownIn(quote, row, row.value);
    const label = rowNames[row.name][language];
    // A number typed with its own unit keeps that one.
    const unit = shown && numberIn(shown)?.rest ? '' : unitOf(quote, row, language);
    return shown ? [{ label, value: `${shown} ${unit}`.trim() }] : [];
  });
}

/**
 * Values of a request for a letter to the sender: numbers with units, fluids that are known, and choices. No text of
 * the sender's, because anybody may name anybody's address: the form must not send strangers what somebody wrote.
 */
export function plainValues(quote: StoredQuote, language: Language): { sheet: LetterSheetRow[]; values: LetterRow[] } {
  const products = namesOfProducts(productsOf(quote), language);
  const materials = fieldsAt('materials').flatMap((field) =>
    fields[field].choices?.includes(quote[field]) ? [{ label: fieldNames[field][language], value: quote[field] }] : [],
  );
  return {
    sheet: sideRows(quote, language),
    values: [
      ...(products ? [{ label: productsName[language], value: products }] : []),
      ...singleRows(quote, language),
      ...materials,
    ],
  };
}

import { cleanText, isSound } from '../../words/clean-text.js';
import type { Language, Localized } from '../../words/localized.types.js';
import { keysOf } from '../../words/records.js';
import { VISIBLE_TEXT } from '../../words/visible-text.js';
import { deliveryFields, regions } from '../documents/deliveries.js';
import { productNames } from '../../questionnaire/products.text.js';

import type { ColumnName, SheetProblemKind } from './deliveries.types.js';

/** The cells of one row, by column. */
export type Cells = {
  /** Undefined if the cell is empty, or the sheet has no such column. */
  at: (column: ColumnName) => unknown;
  /** Notes what is wrong with a cell; nothing is read from it. */
  refuse: (column: ColumnName, problem: SheetProblemKind) => undefined;
};

/** A row's delivery in the sheet's language; undefined for a blank or refused cell. */
export type SheetRow = ReturnType<typeof rowOf>;

/** A name as people type it: without regard to blanks, capitals, and signs that look the same (℃ and °C). */
export const plainly = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

/** The text of a cell; empty if it holds none, and no number. */
export const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : '';

/** Reads the cells of a row. */
export function rowOf(cells: Cells, language: Language) {
  const { duty, area, volume, pressure, quantity, site, kind, use } = deliveryFields;
  return {
    month: monthIn(cells),
    site: wordsIn(cells, 'site', site.max),
    kind: wordsIn(cells, 'kind', kind.max),
    use: wordsIn(cells, 'use', use.max),
    product: nameIn(cells, 'product', productNames, language, 'unknown_product'),
    duty: figureIn(cells, 'duty', duty),
    hot: streamIn(cells, 'hot'),
    cold: streamIn(cells, 'cold'),
    area: figureIn(cells, 'area', area),
    volume: figureIn(cells, 'volume', volume),
    pressure: figureIn(cells, 'pressure', pressure),
    quantity: needed(cells, 'quantity') === undefined ? undefined : figureIn(cells, 'quantity', quantity),
    region: nameIn(cells, 'region', regions, language, 'unknown_region'),
  };
}

const needed = ({ at, refuse }: Cells, column: ColumnName): unknown => at(column) ?? refuse(column, 'missing');

function monthIn(cells: Cells): string | undefined {
  const cell = needed(cells, 'month');
  return cell === undefined ? undefined : (monthOf(cell) ?? cells.refuse('month', 'not_a_month'));
}

function monthOf(cell: unknown): string | undefined {
  // January, or October without its last zero.
  if (typeof cell === 'number' && String(cell).endsWith('.1')) return undefined;
  const text = cell instanceof Date && !Number.isNaN(cell.valueOf()) ? cell.toISOString().slice(0, 7) : textOf(cell);
  const [, year, month = ''] = /^((?:19|20)\d\d)\s?[-./년]\s?(0?[1-9]|1[0-2])\s?월?$/.exec(text) ?? [];
  return year && `${year}-${month.padStart(2, '0')}`;
}

function wordsIn(cells: Cells, column: ColumnName, max: number): string | undefined {
  const cell = needed(cells, column);
  if (cell === undefined) return undefined;
  const typed = textOf(cell);
  if (!isSound(typed) || !VISIBLE_TEXT.test(typed)) return cells.refuse(column, 'not_words');
  const text = cleanText(typed);
  return text.length > max ? cells.refuse(column, 'too_long') : text;
}

function nameIn<Name extends string>(
  cells: Cells,
  column: ColumnName,
  names: Readonly<Record<Name, Localized>>,
  language: Language,
  problem: SheetProblemKind,
): Name | undefined {
  const cell = needed(cells, column);
  if (cell === undefined) return undefined;
  const typed = plainly(textOf(cell));
  return keysOf(names).find((name) => plainly(names[name][language]) === typed) ?? cells.refuse(column, problem);
}

type Limits = { least: number; most: number; decimals?: number };

function figureIn({ at, refuse }: Cells, column: ColumnName, limits: Limits): number | undefined {
  const { least, most, decimals = 0 } = limits;
  const cell = at(column);
  if (cell === undefined) return undefined;
  const number = numberOf(cell);
  if (number === undefined) return refuse(column, 'not_a_number');
  if (decimals === 0 && !Number.isInteger(number)) return refuse(column, 'not_whole');
  if (number < least) return refuse(column, 'too_small');
  // Numbers calculated by spreadsheets have more digits than they show.
  return number > most ? refuse(column, 'too_great') : Number(number.toFixed(decimals));
}

/** A number, also one that was typed as text. */
function numberOf(cell: unknown): number | undefined {
  if (typeof cell === 'number') return cell;
  const isNumber = typeof cell === 'string' && /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(cell);
  return isNumber ? Number(cell.replaceAll(',', '')) : undefined;
}

/** Inlet and outlet of a side: both are told, or neither. */
function streamIn(cells: Cells, side: 'hot' | 'cold'): { in: number; out: number } | undefined {
  const { in: inlet, out: outlet } = deliveryFields[side].fields;
  const [isIn, isOut] = [cells.at(`${side}.in`) !== undefined, cells.at(`${side}.out`) !== undefined];
  if (isIn !== isOut) return cells.refuse(isIn ? `${side}.out` : `${side}.in`, 'missing');
  const values = { in: figureIn(cells, `${side}.in`, inlet), out: figureIn(cells, `${side}.out`, outlet) };
  return values.in === undefined || values.out === undefined ? undefined : { in: values.in, out: values.out };
}

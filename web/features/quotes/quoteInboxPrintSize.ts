import type { QuoteFields } from '@server/quotes/quotes.types';

import { sheetRows } from './quoteInboxSheetRows';

/** Sizes tried for the printed sheet, largest first: pt. */
const SIZES = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5] as const;

// A4 less 12 mm at each edge, in mm; some of the height is kept for what the estimate misses.
const PAGE = { width: 186, height: 262 };
const MM_PER_PT = 0.3528;
const LINE_HEIGHT = 1.4;
/** What the sheet adds around its text, as multiples of the type size. */
const ROW_PADDING = 0.75;
const FIXED_HEIGHT = 17;

/** Advance of a text in multiples of the type size, a little generous: Korean is set nearly square. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (character === ' ') width += 0.28;
    else if (character > '\u2E7F') width += 0.88;
    else width += /[A-Z@%&]/.test(character) ? 0.72 : 0.56;
  }
  return width;
}

function linesOf(text: string, columnWidth: number, em: number): number {
  return text
    .split('\n')
    .reduce((lines, line) => lines + Math.max(1, Math.ceil((widthOf(line) * em * 1.05) / columnWidth)), 0);
}

const pairs = [
  ['company', 'name'],
  ['telephone', 'email'],
  ['projectName', 'serviceInProcess'],
  ['plateMaterial', 'gasketMaterial'],
] as const;

function heightAt(size: number, fields: QuoteFields): number {
  const em = size * MM_PER_PT;
  const rowHeight = (lines: number) => (lines * LINE_HEIGHT + ROW_PADDING) * em;
  let height = FIXED_HEIGHT * em;
  for (const { hot, cold, unit } of sheetRows) {
    const unitText = unit ? fields[unit] : '';
    height += rowHeight(
      Math.max(linesOf(fields[hot], 48, em), linesOf(fields[cold], 48, em), linesOf(unitText, 22, em)),
    );
  }
  for (const pair of pairs) height += rowHeight(Math.max(...pair.map((field) => linesOf(fields[field], 58, em))));
  return height + linesOf(fields.comment, PAGE.width - 4, em) * LINE_HEIGHT * em;
}

function sizeFor(fields: QuoteFields): number {
  return SIZES.find((size) => heightAt(size, fields) <= PAGE.height) ?? SIZES[SIZES.length - 1]!;
}

/** Below this size, in pt, a comment's line breaks are given up to gain room. */
const SMALL = 8;

/**
 * The largest type size, in pt, at which a request is expected to fit one A4 page, and whether the comment has to
 * be set as running text for that.
 */
export function printFit(fields: QuoteFields): { size: number; isRunOn: boolean } {
  const size = sizeFor(fields);
  if (size >= SMALL) return { size, isRunOn: false };
  const runOnSize = sizeFor({ ...fields, comment: fields.comment.replaceAll(/\s+/g, ' ') });
  return runOnSize > size ? { size: runOnSize, isRunOn: true } : { size, isRunOn: false };
}

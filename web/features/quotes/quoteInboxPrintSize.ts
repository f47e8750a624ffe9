import type { QuoteField, QuoteFields } from '@server/quotes/quotes.types';

import { frame } from '@/components/programDrawing';

import type { Report } from './quoteInboxReport';
import { sheetRowsOf } from './quoteInboxSheetRows';

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

/** The calculation's heading and note, the drawing beside the results, and the space between, in the type size. */
const CALCULATION = { head: 5.5, drawing: 25, gap: 0.75, tightPadding: 0.35 };

function calculationHeight(em: number, { results, warnings }: Report): number {
  const width = PAGE.width - (CALCULATION.drawing + 2) * em;
  const rows = results.map(({ label, value }) =>
    Math.max(linesOf(label, width * 0.4, em), linesOf(value, width * 0.55, em)),
  );
  const lines = (texts: number[]) =>
    texts.reduce((height, count) => height + (count * LINE_HEIGHT + CALCULATION.tightPadding) * em, 0);
  const sentences = warnings.map(({ label, sentence }) => linesOf(`${label}   ${sentence}`, PAGE.width - 4, em));
  const drawing = CALCULATION.drawing * (frame.height / frame.width) * em;
  return (CALCULATION.head + CALCULATION.gap) * em + Math.max(lines(rows), drawing) + lines(sentences);
}

function heightAt(size: number, fields: QuoteFields, report?: Report): number {
  const em = size * MM_PER_PT;
  const rowHeight = (lines: number) => (lines * LINE_HEIGHT + ROW_PADDING) * em;
  const si: Partial<Record<QuoteField, string>> = report?.si ?? {};
  let height = FIXED_HEIGHT * em + (report ? calculationHeight(em, report) : 0);
  for (const { hot, cold, unit } of sheetRowsOf(fields)) {
    const cell = (field: QuoteField) => linesOf(`${fields[field]}${si[field] ? `   ${si[field]}` : ''}`, 48, em);
    height += rowHeight(Math.max(cell(hot), cell(cold), linesOf(unit, 22, em)));
  }
  for (const pair of pairs) height += rowHeight(Math.max(...pair.map((field) => linesOf(fields[field], 58, em))));
  return height + linesOf(fields.comment, PAGE.width - 4, em) * LINE_HEIGHT * em;
}

function sizeFor(fields: QuoteFields, report?: Report): number {
  return SIZES.find((size) => heightAt(size, fields, report) <= PAGE.height) ?? SIZES[SIZES.length - 1]!;
}

/** Below this size, in pt, a comment's line breaks are given up to gain room. */
const SMALL = 8;

/**
 * The largest type size, in pt, at which a request is expected to fit one A4 page, and whether the comment has to
 * be set as running text for that.
 */
export function printFit(fields: QuoteFields, report?: Report): { size: number; isRunOn: boolean } {
  const size = sizeFor(fields, report);
  if (size >= SMALL) return { size, isRunOn: false };
  const runOnSize = sizeFor({ ...fields, comment: fields.comment.replaceAll(/\s+/g, ' ') }, report);
  return runOnSize > size ? { size: runOnSize, isRunOn: true } : { size, isRunOn: false };
}

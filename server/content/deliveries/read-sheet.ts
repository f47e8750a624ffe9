import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { deliveries as content } from '../../../shared/content/documents/deliveries.js';
import { plainly, rowOf, textOf } from '../../../shared/content/deliveries/cells.js';
import type { SheetRow } from '../../../shared/content/deliveries/cells.js';
import { allColumns } from '../../../shared/content/deliveries/columns.js';
import type { ColumnName, SheetProblem } from '../../../shared/content/deliveries/deliveries.types.js';

/** Raw values of a spreadsheet. */
export type RawSheet = { sheet: string; data: readonly (readonly unknown[])[] };

type Place = { index: number; title: string };

/** A sheet, read: its rows with their lines, and where in it a column is. */
export type SheetTable = {
  sheet: string;
  titlesLine: number;
  columns: ReadonlyMap<ColumnName, Place>;
  rows: { line: number; row: SheetRow }[];
  /** A problem with the cell of a column in a line. */
  problemAt: (line: number, column: ColumnName, problem: SheetProblem['problem']) => SheetProblem;
  problems: SheetProblem[];
};

const { most: MOST_ROWS } = content.fields.records.fields.deliveries;
/** The rows above the titles are notes; this many are looked through. */
const MOST_NOTES = 10;
const FEWEST_TITLES = 3;

const needed: readonly ColumnName[] = ['month', 'site', 'kind', 'use', 'product', 'quantity', 'region'];
const pairs: Partial<Record<ColumnName, ColumnName>> = {
  'hot.in': 'hot.out',
  'hot.out': 'hot.in',
  'cold.in': 'cold.out',
  'cold.out': 'cold.in',
};
/** The columns in which both sheets say the same. */
export const shared: readonly ColumnName[] = allColumns
  .map(({ name }) => name)
  .filter((name) => !['position', 'site', 'kind', 'use'].includes(name));
const titles = new Map(allColumns.map(({ name, title }) => [name, title]));
const byTitle = new Map(
  allColumns.flatMap(({ name, title }) => languages.map((language) => [plainly(title[language]), name] as const)),
);
const columnTitled = (cell: unknown) => byTitle.get(plainly(textOf(cell)));

const isEmpty = (cell: unknown) => cell === undefined || cell === null || cell === '';

/** A column as spreadsheets name it: A, …, Z, AA, … */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26));

/** Reads the sheet of a language. Its columns may be in any order; blank rows are passed over. */
export function readSheet({ sheet, data }: RawSheet, language: Language): SheetTable {
  const head = data
    .slice(0, MOST_NOTES)
    .findIndex((row) => row.filter((cell) => columnTitled(cell)).length >= FEWEST_TITLES);
  const { columns, ...found } = columnsIn(data[head] ?? [], language);
  const problems: SheetProblem[] =
    head === -1
      ? [{ sheet, problem: 'no_titles' }]
      : found.problems.map((problem) => ({ sheet, line: head + 1, ...problem }));
  const problemAt: SheetTable['problemAt'] = (line, column, problem) => {
    const { index, title = titles.get(column)?.[language] } = columns.get(column) ?? {};
    return { sheet, line, ...(index !== undefined && { column: letterOf(index) }), title, problem };
  };
  const table: SheetTable = { sheet, titlesLine: head + 1, columns, rows: [], problemAt, problems };
  if (problems.length > 0) return table;
  for (const [index, cells] of data.entries()) {
    const at = (column: ColumnName) => {
      const cell = cells[columns.get(column)?.index ?? -1];
      return isEmpty(cell) ? undefined : cell;
    };
    const isBlank = [...columns.keys()].every((column) => column === 'position' || at(column) === undefined);
    if (index <= head || isBlank) continue;
    const line = index + 1;
    // A value of both sheets need stand in the Korean one only.
    const isNoted = (column: ColumnName, problem: SheetProblem['problem']) =>
      language === 'ko' || problem !== 'missing' || !shared.includes(column);
    const refuse = (column: ColumnName, problem: SheetProblem['problem']) =>
      isNoted(column, problem) ? void problems.push(problemAt(line, column, problem)) : undefined;
    if (table.rows.length === MOST_ROWS) {
      problems.push({ sheet, line, problem: 'too_many' });
      return table;
    }
    table.rows.push({ line, row: rowOf({ at, refuse }, language) });
  }
  if (table.rows.length === 0) problems.push({ sheet, problem: 'no_deliveries' });
  return table;
}

/** Which column is where. The only one of an unknown title is that of the kinds, which each record calls differently. */
function columnsIn(head: readonly unknown[], language: Language) {
  const titled = head
    .map((cell, index) => ({ index, title: textOf(cell), name: columnTitled(cell) }))
    .filter(({ title }) => title !== '');
  const unknown = titled.filter(({ name }) => !name);
  const isKindKnown = titled.some(({ name }) => name === 'kind');
  const [only] = unknown;
  if (only && unknown.length === 1 && !isKindKnown) only.name = 'kind';

  const columns = new Map<ColumnName, Place>();
  const problems: Omit<SheetProblem, 'sheet' | 'line'>[] = [];
  for (const { name, index, title } of titled) {
    const column = letterOf(index);
    if (!name) problems.push({ column, title, problem: 'unknown_column' });
    else if (columns.has(name)) problems.push({ column, title, problem: 'column_twice' });
    else columns.set(name, { index, title });
  }
  const others = [...columns.keys()].flatMap((name) => pairs[name] ?? []);
  for (const name of [...needed, ...others]) {
    const title = titles.get(name)?.[language];
    if (!columns.has(name)) problems.push({ title, problem: 'missing_column' });
  }
  return { columns, problems };
}

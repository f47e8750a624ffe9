import readExcelFile from 'read-excel-file/node';

import { fieldsOf } from '../../../shared/words/records.js';
import type { SheetRow } from '../../../shared/content/deliveries/cells.js';
import { sheetNames } from '../../../shared/content/deliveries/deliveries.text.js';
import type {
  ColumnName,
  Delivery,
  ReadDeliveries,
  SheetProblem,
} from '../../../shared/content/deliveries/deliveries.types.js';
import { misfitsOf } from '../../../shared/content/deliveries/physics.js';

import { readSheet, shared } from './read-sheet.js';
import type { RawSheet, SheetTable } from './read-sheet.js';
import { isUnzippedWithin } from './zip-size.js';

/** Result of a file: read, or refused as no spreadsheet of an accepted size. */
export type WorkbookAnswer = ReadDeliveries | { refused: 'unsupported_file' | 'file_too_large' };

/** bytes. */
const MOST_UNZIPPED = 50 * 1024 * 1024;
const MOST_PROBLEMS = 100;

/** Reads a spreadsheet such as the site offers for download. */
export async function readWorkbook(file: Buffer): Promise<WorkbookAnswer> {
  let sheets: RawSheet[];
  try {
    if (!isUnzippedWithin(file, MOST_UNZIPPED)) return { refused: 'file_too_large' };
    sheets = await readExcelFile(file);
  } catch {
    return { refused: 'unsupported_file' };
  }
  const read = deliveriesIn(sheets);
  return 'problems' in read ? { problems: read.problems.slice(0, MOST_PROBLEMS) } : read;
}

function deliveriesIn(sheets: readonly RawSheet[]): ReadDeliveries {
  const named = (name: string) => sheets.find(({ sheet }) => sheet === name);
  const [koSheet, enSheet] = [named(sheetNames.ko), named(sheetNames.en)];
  if (!koSheet || !enSheet) {
    const missing = [...(koSheet ? [] : [sheetNames.ko]), ...(enSheet ? [] : [sheetNames.en])];
    return { problems: missing.map((sheet) => ({ sheet, problem: 'missing_sheet' })) };
  }
  const [ko, en] = [readSheet(koSheet, 'ko'), readSheet(enSheet, 'en')];
  const wrong = [...ko.problems, ...en.problems];
  // Without titles or rows there is nothing to compare.
  if (ko.rows.length === 0 || en.rows.length === 0) return { problems: wrong };
  const wrongLines = new Set(wrong.map(({ sheet, line }) => `${sheet} ${line}`));
  const isSound = (index: number) =>
    [ko, en].every(({ sheet, rows }) => !wrongLines.has(`${sheet} ${rows[index]?.line}`));
  const found = ko.rows.map(({ row }, index) => (isSound(index) ? joined(row, en.rows[index]?.row) : undefined));
  const misfits = misfitsOf(found).map(({ row, column, problem }) =>
    ko.problemAt(ko.rows[row]?.line ?? 0, column, problem),
  );
  const problems = [...wrong, ...differences(ko, en, isSound), ...misfits];
  if (problems.length > 0) return { problems };
  const deliveries = found.filter((each) => each !== undefined);
  const byMonth = deliveries.toSorted((one, other) => one.month.localeCompare(other.month));
  return { deliveries: byMonth, isReordered: byMonth.some((each, index) => each !== deliveries[index]) };
}

/** Compares columns, rows and cells of the two sheets. Cells that are wrong already are left out. */
function differences(ko: SheetTable, en: SheetTable, isSound: (index: number) => boolean): SheetProblem[] {
  const lacking = shared.filter((name) => ko.columns.has(name) !== en.columns.has(name));
  if (lacking.length > 0) {
    return lacking.map((name) => {
      const { titlesLine, problemAt } = ko.columns.has(name) ? en : ko;
      return problemAt(titlesLine, name, 'missing_column');
    });
  }
  const differing = en.rows.map(({ row }, index) =>
    shared.filter((name) => {
      const value = valueOf(row, name);
      return value !== undefined && value !== valueOf(ko.rows[index]?.row, name);
    }),
  );
  if (ko.rows.length === en.rows.length) {
    return differing.flatMap((names, index) =>
      isSound(index) ? names.map((name) => en.problemAt(en.rows[index]?.line ?? 0, name, 'differs')) : [],
    );
  }
  // From the row that is missing in one of them, all others differ.
  const [shorter, longer] = ko.rows.length < en.rows.length ? [ko, en] : [en, ko];
  const first = differing.findIndex(({ length }) => length > 0);
  const { line } = longer.rows[first === -1 ? shorter.rows.length : first] ?? {};
  return [{ sheet: longer.sheet, line, problem: 'only_here' }];
}

function valueOf(row: SheetRow | undefined, name: ColumnName): unknown {
  const [field = '', part] = name.split('.');
  const value = fieldsOf(row)[field];
  return part ? fieldsOf(value)[part] : value;
}

/** A delivery of what both sheets say of it; undefined if the other sheet has no such row. */
function joined(
  { site, kind, use, month, product, quantity, region, ...figures }: SheetRow,
  en?: SheetRow,
): Delivery | undefined {
  if (!site || !kind || !use || !month || !product || !quantity || !region) return undefined;
  if (!en?.site || !en.kind || !en.use) return undefined;
  const words = {
    site: { ko: site, en: en.site },
    kind: { ko: kind, en: en.kind },
    use: { ko: use, en: en.use },
  };
  return { month, ...words, product, ...figures, quantity, region };
}

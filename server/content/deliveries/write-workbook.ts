import writeExcelFile from 'write-excel-file/node';
import type { CellObject } from 'write-excel-file/node';

import type { Workbook } from '../../../shared/content/deliveries/columns.js';

const head = { fontWeight: 'bold', textColor: '#ffffff', backgroundColor: '#0a1c2e', wrap: true } as const;

/** Writes a spreadsheet as XLSX. Every sheet has its note above the titles; both rows stay in sight. */
export function writeWorkbook({ sheets }: Workbook): Promise<Buffer> {
  return writeExcelFile(sheets.map(laidOut)).toBuffer();
}

function laidOut({ name, note, columns, rows }: Workbook['sheets'][number]) {
  const noteRow: CellObject[] = [{ value: note, fontStyle: 'italic', textColor: '#4a5a69' }];
  const headRow = columns.map(({ title }): CellObject => ({ value: title, ...head, alignVertical: 'center' }));
  const dataRows = rows.map((row) =>
    row.map((value, index) => (value === undefined ? null : { value, format: columns[index]?.format })),
  );
  return {
    sheet: name,
    data: [noteRow, headRow, ...dataRows],
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 2,
    orientation: 'landscape' as const,
  };
}

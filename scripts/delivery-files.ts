/** Writes the delivery records as spreadsheets to dist/web/delivery-files, where the server finds them. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import writeExcelFile from 'write-excel-file/node';
import type { CellObject } from 'write-excel-file/node';

type Cell = string | number | Date | undefined;
type Sheet = {
  name: string;
  note: string;
  columns: { title: string; width: number; format?: string }[];
  rows: Cell[][];
};
/** What web/entry-server.tsx exports, built. */
type Built = { deliveryWorkbooks: { fileName: string; sheets: Sheet[] }[] };

const dist = join(import.meta.dirname, '../dist');
const folder = join(dist, 'web/delivery-files');
const { deliveryWorkbooks }: Built = await import(join(dist, 'prerender/entry-server.js'));

const head = { fontWeight: 'bold', textColor: '#ffffff', backgroundColor: '#0a1c2e', wrap: true } as const;

/** The sheet with its note above the header; both rows stay in sight. */
function sheetOf({ name, note, columns, rows }: Sheet) {
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

await mkdir(folder, { recursive: true });
for (const { fileName, sheets } of deliveryWorkbooks) {
  await writeExcelFile(sheets.map(sheetOf)).toFile(join(folder, fileName));
}

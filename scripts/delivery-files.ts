/** Writes the deliveries that come with the site as spreadsheets to dist/web/delivery-files, where the server finds them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultContent } from '../server/site/defaults.ts';
import { workbookOf } from '../shared/content/deliveries/columns.ts';
import { writeWorkbook } from '../server/content/deliveries/write-workbook.ts';

const folder = join(import.meta.dirname, '../dist/web/delivery-files');
const { company, deliveries } = defaultContent;

await mkdir(folder, { recursive: true });
for (const record of deliveries.records) {
  const workbook = workbookOf(record, company.name, deliveries.isSample);
  await writeFile(join(folder, workbook.fileName), await writeWorkbook(workbook));
}

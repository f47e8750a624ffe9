/** A process that reads one spreadsheet and ends: what a file takes of time and memory is nothing to the site. */
import { setFamilyLimits } from '../../../shared/calculation/checks/families.js';
import { answerOrders } from '../../platform/workers/own-process.js';

import { readWorkbook } from './read-workbook.js';
import type { WorkbookAnswer } from './read-workbook.js';
import type { ReadingOrder } from './reading.service.js';

async function read({ file, families }: ReadingOrder): Promise<WorkbookAnswer> {
  setFamilyLimits(families);
  return readWorkbook(Buffer.from(file));
}

answerOrders(read, { isPatient: true });

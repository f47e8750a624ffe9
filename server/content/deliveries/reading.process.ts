/** A process that reads one spreadsheet and ends: what a file takes of time and memory is nothing to the site. */
import { setFamilyLimits } from '../../../shared/calculation/checks/families.js';
import { messageOf } from '../../platform/common/thrown.js';
import { answerOrders } from '../../platform/workers/own-process.js';

import { readWorkbook } from './read-workbook.js';
import type { WorkbookAnswer } from './read-workbook.js';
import type { ReadingOrder, Unreadable } from './reading.service.js';

/** A file that nobody can read is refused; whatever else goes wrong is no fault of the file. */
async function read({ file, families }: ReadingOrder): Promise<WorkbookAnswer | Unreadable> {
  setFamilyLimits(families);
  return readWorkbook(Buffer.from(file)).catch((error: unknown): Unreadable => ({
    refused: 'unsupported_file',
    reason: messageOf(error),
  }));
}

answerOrders(read, { isPatient: true });

/** A process that reads one spreadsheet and ends: what a file takes of time and memory is nothing to the site. */
import { setFamilyLimits } from '../calculation/checks/families.js';
import { answerOnce } from '../common/process-answer.js';

import { readWorkbook } from './read-workbook.js';
import type { ReadingOrder } from './reading.service.js';

answerOnce(({ file, families }: ReadingOrder) => {
  setFamilyLimits(families);
  return readWorkbook(Buffer.from(file));
});

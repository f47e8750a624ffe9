/** A process that reads one spreadsheet and ends: what a file takes of time and memory is nothing to the site. */
import { answerOnce } from '../common/process-answer.js';

import { readWorkbook } from './read-workbook.js';

answerOnce((file: Uint8Array) => readWorkbook(Buffer.from(file)));

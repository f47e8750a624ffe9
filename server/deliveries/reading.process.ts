/** A process that reads one spreadsheet and ends: what a file takes of time and memory is nothing to the site. */
import { constants, setPriority } from 'node:os';

import { readWorkbook } from './read-workbook.js';

// Visitors come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.once('message', (file: Uint8Array) => {
  void readWorkbook(Buffer.from(file)).then((answer) => process.send?.(answer, () => process.disconnect()));
});
// Also when the site has ended meanwhile.
process.once('disconnect', () => process.exit());

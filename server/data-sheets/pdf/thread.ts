/** A thread that prints one sheet and ends: nothing of library and fonts stays in memory. */
import { parentPort, workerData } from 'node:worker_threads';

import { readFonts, readPicture } from '../built-sheets.js';
import { renderSheet } from './render.js';
import type { SheetPrint } from './render.js';

/** What a thread is told. `picture` is the family whose picture stands in the sheet. */
export type PrintOrder = Omit<SheetPrint, 'fonts' | 'picture'> & { picture?: string };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `PrintingService` sends it
const { picture, ...order } = workerData as PrintOrder;
const fonts = await readFonts();
const jpeg = picture === undefined ? undefined : await readPicture(picture);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage(await renderSheet({ ...order, fonts, picture: jpeg }));

/** A thread that prints some sheets and ends: nothing of library and fonts stays in memory. */
import { parentPort, workerData } from 'node:worker_threads';

import { readFonts, readPicture } from '../built-sheets.js';
import { renderSheet } from './render.js';
import type { SheetPrint } from './render.js';

/** What a thread is told of a sheet. `picture` is the name of one that comes with the site, or a JPEG. */
export type PrintOrder = Omit<SheetPrint, 'fonts' | 'picture'> & { picture?: string | Uint8Array };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `PrintingService` sends it
const orders = workerData as PrintOrder[];
const fonts = await readFonts();
const sheets: Buffer[] = [];
for (const { picture, ...order } of orders) {
  const jpeg = typeof picture === 'string' ? await readPicture(picture) : picture;
  sheets.push(await renderSheet({ ...order, fonts, picture: jpeg && Buffer.from(jpeg) }));
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage(sheets);

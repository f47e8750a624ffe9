/** A thread that prints sheets: each message of orders is answered by their files. An error ends it. */
import { parentPort } from 'node:worker_threads';

import { readFonts, readPicture } from '../built-sheets.js';
import { renderSheet } from './render.js';
import type { SheetPrint } from './render.js';

/** A thread's order to print a sheet. `picture` is the name of one that comes with the site, or a JPEG. */
export type PrintOrder = Omit<SheetPrint, 'fonts' | 'picture'> & { picture?: string | Uint8Array };

const fonts = await readFonts();

async function print(orders: readonly PrintOrder[]): Promise<Buffer[]> {
  const sheets: Buffer[] = [];
  for (const { picture, ...order } of orders) {
    const jpeg = typeof picture === 'string' ? await readPicture(picture) : picture;
    sheets.push(await renderSheet({ ...order, fonts, picture: jpeg && Buffer.from(jpeg) }));
  }
  return sheets;
}

parentPort?.on('message', async (orders: readonly PrintOrder[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(await print(orders));
});

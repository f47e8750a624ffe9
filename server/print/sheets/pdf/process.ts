/** A process that prints sheets: orders are answered by their files. */
import { answerOrders } from '../../../platform/workers/own-process.js';
import { readFonts, readPicture } from '../built-sheets.js';

import { renderSheet } from './render.js';
import type { SheetPrint } from './render.js';

/** An order to print a sheet. `picture` is the name of one that comes with the site, or a JPEG. */
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

answerOrders(print);

/** A process that draws one picture and ends: what draws holds no secret, and gives its memory back. */
import sharp from 'sharp';

import { answerOrders } from '../../platform/workers/own-process.js';
import { readFonts } from '../sheets/built-sheets.js';
import { sheetPicture } from '../sheets/sheet-picture.js';
import type { SharePreview } from '../../../shared/content/drawn-pictures.types.js';

import { Letters } from './glyphs.js';
import { drawPreview } from './share-preview.js';
import { drawStamp } from './stamp.js';

/** A picture for a shared page, for a data sheet, or as a stamp. */
export type DrawingOrder = { picture: Uint8Array } & (
  | { preview: SharePreview }
  | { focus: { x: number; y: number } }
  | { isStamp: true }
);

sharp.cache(false);
sharp.concurrency(1);

async function draw(order: DrawingOrder): Promise<Buffer> {
  if ('isStamp' in order) return drawStamp(order.picture);
  if ('focus' in order) return sheetPicture(order.picture, order.focus);
  const { regular, bold } = await readFonts();
  return drawPreview(order.preview, order.picture, { regular: new Letters(regular), bold: new Letters(bold) });
}

answerOrders(draw, { isPatient: true });

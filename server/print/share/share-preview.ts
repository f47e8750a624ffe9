import sharp from 'sharp';

import { PREVIEW_SIZE } from '../../../shared/content/drawn-pictures.types.js';
import type { SharePreview } from '../../../shared/content/drawn-pictures.types.js';

import { NAVY, previewWords } from './preview-words.js';
import type { Weights } from './preview-words.js';

/** The picture by which a shared page is known: JPEG. */
export async function drawPreview(preview: SharePreview, picture: Uint8Array, weights: Weights): Promise<Buffer> {
  const size = await sharp(picture).metadata();
  // Of a product all is shown, beside the words; wide pictures lie behind them.
  const fit = size.width / size.height < 1.5 ? 'contain' : 'cover';
  return sharp(picture)
    .flatten({ background: NAVY })
    .resize(PREVIEW_SIZE.width, PREVIEW_SIZE.height, { fit, position: 'right', background: NAVY })
    .composite([{ input: Buffer.from(previewWords(preview, weights)) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

import sharp from 'sharp';

import { SHEET_PICTURE } from '../../../shared/sheets/data-sheets.types.js';

/** A picture as it stands in sheets: a JPEG, cut to their shape around its focus, which is in % from the left and the top. */
export async function sheetPicture(picture: Uint8Array, focus = { x: 50, y: 50 }): Promise<Buffer> {
  const own = await sharp(picture).metadata();
  const shape = SHEET_PICTURE.width / SHEET_PICTURE.height;
  const width = Math.min(own.width, Math.round(own.height * shape));
  const height = Math.min(own.height, Math.round(own.width / shape));
  const left = Math.round(((own.width - width) * focus.x) / 100);
  const top = Math.round(((own.height - height) * focus.y) / 100);
  return sharp(picture)
    .extract({ left, top, width, height })
    .resize(SHEET_PICTURE)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

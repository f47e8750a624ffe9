import sharp from 'sharp';

/** The largest side: px. */
const SIDE = 480;

/** A stamp or seal as it is printed: a JPEG in its own shape, on white. */
export const drawStamp = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer();

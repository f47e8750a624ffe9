import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

/** A photograph of a camera that lay on its side: red above, blue below once it is turned. */
export async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const red = { width: 2400, height: 1600, channels: 3, background: '#e02020' } as const;
  const grain = await sharp({ create: { ...red, noise } })
    .png()
    .toBuffer();
  const blue = await sharp({ create: { ...red, width: 1200, background: '#2020e0' } })
    .png()
    .toBuffer();
  return sharp({ create: red })
    .composite([
      { input: blue, left: 1200, top: 0 },
      { input: grain, blend: 'soft-light' },
    ])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'Camera of the office' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A PNG of a few bytes that says it is as large as this. */
export function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const [body, end] = [chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), body, end]);
}

/** A drawing with this in it. */
export const drawing = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">${inner}<path d="M0 0h30v10H0z"/></svg>`);

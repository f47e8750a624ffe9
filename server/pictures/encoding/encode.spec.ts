import sharp from 'sharp';

import { encode } from './encode.js';
import type { Encoded } from './encode.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 90, b: 60, alpha: 0.5 } } });

const noise = { type: 'gaussian', mean: 99, sigma: 40 } as const;
const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#345', noise } })
  .jpeg()
  .toBuffer();

/** Two different frames. */
const moving = sharp(Buffer.concat([Buffer.alloc(192), Buffer.alloc(192, 200)]), {
  raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
});

/** Width and format of each file, as they are. */
const sizesOf = ({ files }: Encoded) =>
  Promise.all(
    files.map(async ({ bytes }) => {
      const { width, height, format, hasAlpha } = await sharp(bytes).metadata();
      return { size: `${width}x${height}`, format: format === 'heif' ? 'avif' : format, hasAlpha };
    }),
  );

describe('the files of a picture', () => {
  it('are of all sizes that it is not smaller than, and of its own where it is smaller', async () => {
    const made = await encode({ bytes: await plain(900, 300).png().toBuffer(), kind: 'picture' });
    expect({ width: made.width, height: made.height }).toEqual({ width: 900, height: 300 });
    expect(made.files.map(({ width, format }) => `${width}.${format}`)).toEqual(
      [400, 640, 800, 900].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    );
    expect(await sizesOf(made)).toEqual(
      ['400x133', '640x213', '800x267', '900x300'].flatMap((size) =>
        ['avif', 'webp'].map((format) => ({ size, format, hasAlpha: true })),
      ),
    );
  });

  it.each([
    ['a tall one', plain(100, 301).png(), 'too tall'],
    ['one that moves', moving.webp(), 'moves'],
    ['another kind', plain(9, 9).gif(), 'gif is not taken'],
  ])('are not made of %s', async (_, made, why) => {
    await expect(encode({ bytes: await made.toBuffer(), kind: 'picture' })).rejects.toThrow(why);
  });

  it.each([
    ['a drawing', Buffer.from(`${SVG}</svg>`), 'svg is not taken'],
    ['half of one', photo.subarray(0, 5000), 'premature end'],
    ['nothing', Buffer.alloc(0), 'empty'],
  ])('are not made of %s', async (_, bytes, why) => {
    await expect(encode({ bytes, kind: 'picture' })).rejects.toThrow(why);
  });
});

describe('the file of a logo', () => {
  it.each([
    ['a small drawing', 'viewBox="0 0 24 24"', '240x240'],
    ['a huge drawing', 'width="100000" height="10000"', '600x60'],
    ['a drawing in millimetres', 'width="90mm" height="30mm" viewBox="0 0 9 3"', '600x200'],
  ])('is drawn of %s', async (_, size, drawn) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9v9z" fill="#0a6"/></svg>`;
    const made = await encode({ bytes: Buffer.from(svg), kind: 'logo' });
    expect(await sizesOf(made)).toEqual([{ size: drawn, format: 'webp', hasAlpha: true }]);
  });

  it('is no larger than the picture', async () => {
    const small = await encode({ bytes: await plain(60, 30).png().toBuffer(), kind: 'logo' });
    const large = await encode({ bytes: await plain(3000, 300).png().toBuffer(), kind: 'logo' });
    expect([small, large].map(({ width, height }) => `${width}x${height}`)).toEqual(['60x30', '600x60']);
  });

  it.each([
    ['has a script', Buffer.from(`${SVG}<script/></svg>`), 'not a plain one'],
    ['is in another encoding', Buffer.from(`\uFEFF${SVG}</svg>`, 'utf16le'), 'unsupported'],
  ])('is not drawn of what %s', async (_, bytes, why) => {
    await expect(encode({ bytes, kind: 'logo' })).rejects.toThrow(why);
  });
});

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import sharp from 'sharp';

import { ImageCheck } from './image-check.js';

const picture = sharp({ create: { width: 9, height: 7, channels: 3, background: '#345' } });
const formats = ['png', 'jpeg', 'webp'] as const;

/** Sends the bytes through in pieces of this size; returns the type, or the code of the refusal. */
async function check(bytes: Buffer, pieces: number): Promise<string> {
  const cut = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, index) =>
    bytes.subarray(index * pieces, (index + 1) * pieces),
  );
  const checked = Readable.from(cut).pipe(new ImageCheck());
  return buffer(checked).then(
    (through) => (through.equals(bytes) ? checked.type : 'changed'),
    (error: { code: string }) => error.code,
  );
}

describe.each(formats)('ImageCheck of a %s', (format) => {
  it.each([1, 3, 16, 100_000])('tells its type when it comes in pieces of %d bytes', async (pieces) => {
    expect(await check(await picture.toFormat(format).toBuffer(), pieces)).toBe(`image/${format}`);
  });

  it.each([1, 16, 100_000])('refuses one that was cut, in pieces of %d bytes', async (pieces) => {
    const whole = await picture.toFormat(format).toBuffer();
    for (const length of [8, 16, whole.length - 1])
      expect(await check(whole.subarray(0, length), pieces)).toBe('unsupported_file');
  });
});

describe('ImageCheck', () => {
  it('lets a JPEG through that has more behind its end, as phones write it', async () => {
    const whole = await picture.jpeg().toBuffer();
    expect(await check(Buffer.concat([whole, Buffer.alloc(500, 'x')]), 64)).toBe('image/jpeg');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;padded to length')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a sound in the same wrapping as WebP', Buffer.from('RIFF\u0010\0\0\0WAVEfmt 0123456789')],
  ])('refuses %s', async (_, bytes) => {
    expect(await check(bytes, 10)).toBe('unsupported_file');
  });
});

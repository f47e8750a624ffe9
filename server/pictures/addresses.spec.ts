import { partsOfAddress, sourcesOf, toStoredPicture } from './addresses.js';
import type { PictureRecord } from './pictures.schema.js';

const record = (names: readonly string[], about: Partial<PictureRecord>): PictureRecord => ({
  _id: '0123456789ab',
  fileName: 'a.jpg',
  kind: 'picture',
  width: 1000,
  height: 500,
  focus: { x: 50, y: 50 },
  files: names.map((name) => ({ name, file: '', size: 1 })),
  at: new Date(0),
  session: null,
  ...about,
});
const formats = (...widths: number[]) => widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
const picture = record(formats(400, 640, 800, 960, 1000), { focus: { x: 0, y: 12.5 } });
const logo = record(['600.webp'], { kind: 'logo', width: 600, height: 200 });

describe('the sources of a picture', () => {
  it('are its files in the sizes of a role, and the largest one that every browser knows', () => {
    const srcset = (format: string) =>
      [640, 960, 1000].map((width) => `/pictures/0123456789ab-${width}.${format} ${width}w`).join(', ');
    expect(sourcesOf(picture, 'hero')).toEqual({
      sources: { avif: srcset('avif'), webp: srcset('webp') },
      img: { src: '/pictures/0123456789ab-1000.webp', w: 1000, h: 500 },
      focus: '0% 12.5%',
    });
    expect(sourcesOf(picture, 'card').img).toEqual({ src: '/pictures/0123456789ab-800.webp', w: 800, h: 400 });
  });

  it('are the one file of a logo, whatever its role', () => {
    const src = '/pictures/0123456789ab-600.webp';
    for (const role of ['hero', 'card'] as const)
      expect(sourcesOf(logo, role)).toMatchObject({ sources: { webp: `${src} 600w` }, img: { src, w: 600, h: 200 } });
  });
});

describe('the thumbnail', () => {
  it('is the smallest file', () => {
    const small = record(formats(90), { width: 90 });
    expect([picture, small, logo].map((each) => toStoredPicture(each).thumbnail)).toEqual(
      [400, 90, 600].map((width) => `/pictures/0123456789ab-${width}.webp`),
    );
  });
});

describe('the address of a file', () => {
  it('has an id, a width and a format', () => {
    expect(partsOfAddress('0123456789ab-1280.avif')).toEqual({ id: '0123456789ab', name: '1280.avif', format: 'avif' });
  });

  it.each(['0123456789ab-1280.jpg', '0123456789ab-.webp', '0123456789AB-400.webp', '0123456789ab-400.webp/', '../a'])(
    'is not %s',
    (address) => {
      expect(partsOfAddress(address)).toBeUndefined();
    },
  );
});

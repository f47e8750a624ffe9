import { isUtf8 } from 'node:buffer';

import sharp from 'sharp';
import type { Metadata, SharpOptions } from 'sharp';

import { PICTURE_QUALITY, pictureFormats, pictureWidths } from '../../../shared/content/picture-roles.js';
import type { PictureFormat } from '../../../shared/content/picture-roles.js';
import type { PictureKind } from '../../../shared/content/pictures.types.js';

import { isPlainDrawing } from './svg-check.js';

export type EncodingOrder = { bytes: Buffer; kind: PictureKind };

export type EncodedFile = { width: number; format: PictureFormat; bytes: Buffer };

/** Encoded picture, without data about camera and place; width and height are upright. */
export type Encoded = { width: number; height: number; files: EncodedFile[] };

/** Pixels of the largest picture. It has to fit into memory beside the site. */
const MOST_PIXELS = 60_000_000;
/** Of those whose pixels take more memory: twice as much with 16 bits, some twenty bytes each in the decoder of AVIF. */
const MOST_DEEP_PIXELS = MOST_PIXELS / 2;
const MOST_AVIF_PIXELS = MOST_PIXELS / 4;

/** A taller one is no picture for a page, and its sizes would take very long. */
const TALLEST = 3;

/** Of 9: by 3 % larger files than with more effort, in a sixth of the time. */
const AVIF_EFFORT = 2;

/** Three times what pages show, for the densest screens: px. */
const LOGO_BOX = { width: 600, height: 240 };

const formats = new Set<string>(['jpeg', 'png', 'webp', 'heif']);
const widths = [...new Set(Object.values(pictureWidths).flat())].toSorted((one, other) => one - other);
const widest = Math.max(...widths);

const input: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error' };

/** The picture would take more memory than there may be. */
export class TooManyPixels extends Error {}

/** Makes the files of a picture or logo. Throws for what is no still picture that can be drawn here. */
export async function encode({ bytes, kind }: EncodingOrder): Promise<Encoded> {
  sharp.cache(false);
  sharp.concurrency(1);
  // Drawings have any size: theirs is limited when it is chosen.
  const about = await sharp(bytes, { ...input, limitInputPixels: false }).metadata();
  if (kind === 'logo') return about.format === 'svg' ? encodeDrawing(bytes, about) : encodeLogo(bytes, about);
  return encodePicture(bytes, about);
}

async function encodePicture(bytes: Buffer, about: Metadata): Promise<Encoded> {
  requireStillPicture(about);
  const { width, height } = about.autoOrient;
  if (height > width * TALLEST) throw new Error(`${width} x ${height} is too tall.`);
  const { data, info } = await sharp(bytes, input)
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: EncodedFile[] = [];
  for (const each of new Set(widths.map((one) => Math.min(one, width)))) {
    const sized = sharp(data, { raw }).resize({ width: each });
    for (const format of pictureFormats) {
      const options = { quality: PICTURE_QUALITY, ...(format === 'avif' && { effort: AVIF_EFFORT }) };
      files.push({ width: each, format, bytes: await sized.clone().toFormat(format, options).toBuffer() });
    }
  }
  return { width, height, files };
}

function encodeLogo(bytes: Buffer, about: Metadata): Promise<Encoded> {
  requireStillPicture(about);
  return logoOf(
    sharp(bytes, input)
      .autoOrient()
      .resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true }),
  );
}

function encodeDrawing(bytes: Buffer, { width, height }: Metadata): Promise<Encoded> {
  if (!isUtf8(bytes) || !isPlainDrawing(bytes.toString())) throw new Error('The drawing is not a plain one.');
  // Drawn at this size, not enlarged: dots per inch, 72 of which are one px.
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height);
  const density = Math.min(Math.max(72 * scale, 1), 100_000);
  return logoOf(sharp(bytes, { ...input, density }).resize({ ...LOGO_BOX, fit: 'inside' }));
}

/** In one format that keeps edges sharp, and that every browser knows. */
async function logoOf(logo: sharp.Sharp): Promise<Encoded> {
  const { data, info } = await logo.webp({ nearLossless: true }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, files: [{ width, format: 'webp', bytes: data }] };
}

function requireStillPicture({ format, width, height, pages = 1, depth }: Metadata): void {
  if (!formats.has(format)) throw new Error(`${format} is not taken.`);
  if (pages > 1) throw new Error('It moves.');
  const most = format === 'heif' ? MOST_AVIF_PIXELS : depth === 'ushort' ? MOST_DEEP_PIXELS : MOST_PIXELS;
  if (width * height > most) throw new TooManyPixels(`${width} x ${height} is more than ${most} pixels.`);
}

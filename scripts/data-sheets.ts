/** Writes what data sheets are printed with to dist/data-sheets: pictures of the products, and fonts. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { printedCharacters } from '../server/data-sheets/pdf/characters.ts';
import { cutPrintFont } from './page-font.ts';

/** Twice as many pixels as points. */
const PICTURE_WIDTH = 800;

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/data-sheets');
const pictures = join(root, 'web/images/products');

async function writePicture(file: string): Promise<void> {
  const jpeg = sharp(join(pictures, file)).resize(PICTURE_WIDTH).jpeg({ quality: 80, mozjpeg: true });
  await jpeg.toFile(join(folder, 'pictures/products', file.replace('.webp', '.jpg')));
}

async function writeFont(name: string, weight: number): Promise<void> {
  await writeFile(join(folder, `${name}.ttf`), await cutPrintFont(printedCharacters(), weight));
}

await mkdir(join(folder, 'pictures/products'), { recursive: true });
await Promise.all([...(await readdir(pictures)).map(writePicture), writeFont('regular', 400), writeFont('bold', 700)]);

/** Writes what data sheets are printed with to dist/data-sheets: pictures that a product may have, and fonts. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { printedCharacters } from '../shared/sheets/characters.ts';
import { sheetPicture } from '../server/print/sheets/sheet-picture.ts';
import type { Renderer } from '../shared/content/renderer.types.ts';
import { cutPrintFont } from './page-font.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/data-sheets');
const { builtPictureNames }: Renderer = await import(join(root, 'dist/prerender/entry-server.js'));

async function writePicture(name: string): Promise<void> {
  const file = join(folder, 'pictures', `${name}.jpg`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await sheetPicture(await readFile(join(root, 'web/images', `${name}.webp`))));
}

async function writeFont(name: string, weight: number): Promise<void> {
  await writeFile(join(folder, `${name}.ttf`), await cutPrintFont(printedCharacters(), weight));
}

await Promise.all([...builtPictureNames.card.map(writePicture), writeFont('regular', 400), writeFont('bold', 700)]);

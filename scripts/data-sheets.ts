/**
 * Writes what data sheets are made from to dist/data-sheets: the families' sheets, whose they are, pictures and fonts.
 * The server prints them, because they name its address.
 */
import type { Localized } from '../server/common/localized.types.ts';
import type { BuiltSheets } from '../server/data-sheets/built-sheets.ts';
import type { FamilySheet, HeadOffice, Letterhead } from '../server/data-sheets/data-sheets.types.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { printedCharacters } from '../server/data-sheets/pdf/characters.ts';
import { cutPrintFont } from './page-font.ts';

/** What web/entry-server.tsx exports, built. */
type Built = { familySheets: FamilySheet[]; letterhead: Letterhead; calculator: Localized; headOffice: HeadOffice };

/** Twice as many pixels as points. */
const PICTURE_WIDTH = 800;

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/data-sheets');
const { familySheets, letterhead, calculator, headOffice }: Built = await import(
  join(root, 'dist/prerender/entry-server.js')
);

async function writePicture({ id, picture }: FamilySheet): Promise<void> {
  const jpeg = sharp(join(root, 'web/images', picture))
    .resize(PICTURE_WIDTH)
    .jpeg({ quality: 80, mozjpeg: true });
  await jpeg.toFile(join(folder, `${id}.jpg`));
}

async function writeFont(name: string, weight: number): Promise<void> {
  await writeFile(join(folder, `${name}.ttf`), await cutPrintFont(printedCharacters(), weight));
}

await mkdir(folder, { recursive: true });
const pictures = new Map(familySheets.map((family) => [family.id, family]));
await Promise.all([
  writeFile(
    join(folder, 'sheets.json'),
    JSON.stringify({ letterhead, calculator, headOffice, families: familySheets } satisfies BuiltSheets),
  ),
  ...Array.from(pictures.values(), writePicture),
  writeFont('regular', 400),
  writeFont('bold', 700),
]);

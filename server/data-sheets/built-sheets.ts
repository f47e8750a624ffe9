import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Localized } from '../common/localized.types.js';

import type { FamilySheet, HeadOffice, Letterhead } from './data-sheets.types.js';

const FOLDER = join(import.meta.dirname, '../../data-sheets');

/** What the build knows of data sheets. */
export type BuiltSheets = {
  letterhead: Letterhead;
  families: FamilySheet[];
  /** The path of the calculator, with its section. */
  calculator: Localized;
  headOffice: HeadOffice;
};

/** Rejects if there is no build. */
export async function readBuiltSheets(): Promise<BuiltSheets> {
  return JSON.parse(await readFile(join(FOLDER, 'sheets.json'), 'utf8'));
}

/** The fonts, read for each sheet: they are large, and sheets are rare. */
export async function readFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  const [regular, bold] = await Promise.all(['regular', 'bold'].map((name) => readFile(join(FOLDER, `${name}.ttf`))));
  if (!regular || !bold) throw new Error('The fonts of data sheets are not built.');
  return { regular, bold };
}

/** A family's picture: JPEG. */
export const readPicture = (id: string): Promise<Buffer> => readFile(join(FOLDER, `${id}.jpg`));

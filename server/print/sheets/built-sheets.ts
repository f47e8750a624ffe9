import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language, Localized } from '../../../shared/words/localized.types.js';
import { recordOf } from '../../../shared/words/records.js';
import { factsIn } from '../../site/facts.js';
import type { LanguageFacts } from '../../../shared/content/language-facts.types.js';
import type { SiteService } from '../../site/site.service.js';
import type { FamilySheet, HeadOffice, Letterhead } from '../../../shared/sheets/data-sheets.types.js';

const FOLDER = join(import.meta.dirname, '../../../data-sheets');

/** Sources of data sheets: as built, or as published since. */
export type BuiltSheets = {
  letterhead: Letterhead;
  families: FamilySheet[];
  /** The path of the calculator, with its section. */
  calculator: Localized;
  headOffice: HeadOffice;
};

/** Reads the words of the sheets as they are now. Rejects if there is no build. */
export const readBuiltSheets = (site: SiteService): Promise<BuiltSheets> => sheetsIn((file) => site.text(file));

/** The same by the texts of these files. */
export async function sheetsIn(textOf: (file: string) => Promise<string>): Promise<BuiltSheets> {
  const facts = await factsIn(textOf);
  const sheets = languages.map(async (language): Promise<FamilySheet[]> =>
    JSON.parse(await textOf(`data-sheets/${language}.json`)),
  );
  const inEach = <T>(told: (facts: LanguageFacts) => T): Record<Language, T> =>
    recordOf(languages.map((language) => [language, told(facts[language])]));
  const { wordmark, colours, headOffice } = facts.ko;
  return {
    letterhead: {
      wordmark,
      colours,
      company: inEach(({ company }) => company),
      offices: inEach(({ offices }) => offices),
    },
    families: (await Promise.all(sheets)).flat(),
    calculator: inEach(({ calculator }) => calculator),
    headOffice: { ...headOffice, name: inEach(({ headOffice: { name } }) => name) },
  };
}

/** The fonts, read for each sheet: they are large, and sheets are rare. */
export async function readFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  const [regular, bold] = await Promise.all(['regular', 'bold'].map((name) => readFile(join(FOLDER, `${name}.ttf`))));
  if (!regular || !bold) throw new Error('The fonts of data sheets are not built.');
  return { regular, bold };
}

/** A picture that comes with the site, by its name: JPEG. */
export const readPicture = (name: string): Promise<Buffer> => readFile(join(FOLDER, 'pictures', `${name}.jpg`));

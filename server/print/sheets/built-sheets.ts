import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { companyFacts } from '../../../shared/content/company-facts.js';
import type { CompanyFacts } from '../../../shared/content/company-facts.js';
import type { Content } from '../../../shared/content/content.types.js';
import { familySheets } from '../../../shared/content/family-sheets.js';
import type { FamilySheet, HeadOffice, Letterhead } from '../../../shared/sheets/data-sheets.types.js';
import { languages } from '../../../shared/words/localized.types.js';
import type { Localized } from '../../../shared/words/localized.types.js';
import { recordOf } from '../../../shared/words/records.js';
import type { Build } from '../../site/build.js';

const FOLDER = join(import.meta.dirname, '../../../data-sheets');

/** Sources of data sheets. */
export type Sheets = { letterhead: Letterhead; families: FamilySheet[]; headOffice: HeadOffice };

/** The sheets of what each language shows, in the look of the build. */
export function sheetsIn(
  contents: Localized<Content>,
  { colours, drawings }: Pick<Build, 'colours' | 'drawings'>,
): Sheets {
  const inEach = <T>(told: (facts: CompanyFacts) => T): Localized<T> =>
    recordOf(languages.map((language) => [language, told(companyFacts(contents[language], language))]));
  const { wordmark, headOffice } = companyFacts(contents.ko, 'ko');
  return {
    letterhead: {
      wordmark,
      colours,
      company: inEach(({ company }) => company),
      offices: inEach(({ offices }) => offices),
    },
    families: languages.flatMap((language) => familySheets(contents[language], language, drawings)),
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

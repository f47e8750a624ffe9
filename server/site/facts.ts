import { languages } from '../../shared/words/localized.types.js';
import type { Language } from '../../shared/words/localized.types.js';
import { recordOf } from '../../shared/words/records.js';
import type { LanguageFacts } from '../../shared/content/language-facts.types.js';

import type { SiteService } from './site.service.js';

/** Reads the company's facts in each language from these files. */
export async function factsIn(textOf: (file: string) => Promise<string>): Promise<Record<Language, LanguageFacts>> {
  const read = languages.map(async (language): Promise<[Language, LanguageFacts]> => [
    language,
    JSON.parse(await textOf(`facts/${language}.json`)),
  ]);
  return recordOf(await Promise.all(read));
}

/** Published facts of the company at this moment. Rejects if there is no build. */
export const factsOfSite = (site: SiteService): Promise<Record<Language, LanguageFacts>> =>
  factsIn((file) => site.text(file));

import { languages } from '../common/localized.types.js';
import type { Language } from '../common/localized.types.js';
import { recordOf } from '../common/records.js';

import type { LanguageFacts } from './language-facts.types.js';
import type { SiteService } from './site.service.js';

/** What is published of the company at this moment, in each language. Rejects if there is no build. */
export async function factsOfSite(site: SiteService): Promise<Record<Language, LanguageFacts>> {
  const read = languages.map(async (language): Promise<[Language, LanguageFacts]> => [
    language,
    JSON.parse(await site.text(`facts/${language}.json`)),
  ]);
  return recordOf(await Promise.all(read));
}

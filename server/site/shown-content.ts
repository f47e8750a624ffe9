import type { Language } from '../../shared/words/localized.types.js';
import type { Content } from '../../shared/content/content.types.js';

/** The file with the content that stands beside the pages made of it. */
export const contentFile = (language: Language): string => `shown/${language}.json`;

/** Reads the content from these files. Throws if it is not among them. */
export const contentIn = (language: Language, files: ReadonlyMap<string, Buffer>): Content =>
  JSON.parse(String(files.get(contentFile(language))));

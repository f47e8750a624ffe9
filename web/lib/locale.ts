import { useLocation } from 'react-router-dom';

import { languages } from '@shared/words/localized.types';
import type { Language, Localized } from '@shared/words/localized.types';

export { languages };
export type { Language, Localized };

export const defaultLanguage: Language = 'ko';

/** The language a path is in by its first segment; Korean where it names none. */
export function languageOf(pathname: string): Language {
  const segment = pathname.split('/')[1];
  return languages.find((language) => language === segment) ?? defaultLanguage;
}

/** The language of the page on screen: the URL decides, nothing else. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** Picks the words of the page's language: `text(words.title)`. */
export function useText(): <T>(words: Localized<T>) => T {
  const language = useLanguage();
  return (words) => words[language];
}

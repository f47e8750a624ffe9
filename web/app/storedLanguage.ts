import type { Language } from '@/lib/locale';
import { defaultLanguage, languages } from '@/lib/locale';

/** The language of the last page visited, from the cookie that every visit sets; Korean at first. */
export function storedLanguage(): Language {
  if (typeof document === 'undefined') return defaultLanguage;
  const stored = /(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1];
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

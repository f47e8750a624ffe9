import type { Language } from './localized.types.js';

/** In English the month is a word: `3/2/2024` is another day to half of its readers. */
const shown: Record<Language, string> = { ko: 'ko-KR', en: 'en-GB' };

/**
 * A format of dates in each language. It is made when it is used first: that takes a browser as long as starting half a
 * page.
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locales = shown,
): (date: Date, language: Language) => string {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (date, language) => {
    const format = (formats[language] ??= new Intl.DateTimeFormat(locales[language], options));
    return format.format(date);
  };
}

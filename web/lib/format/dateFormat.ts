import type { Language } from '@/lib/locale';

/**
 * A format of dates in each language. It is made when it is used first: that takes a browser as long as starting half a
 * page.
 */
export function dateFormat(
  locales: Record<Language, string>,
  options: Intl.DateTimeFormatOptions,
): (date: Date, language: Language) => string {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (date, language) => {
    const format = (formats[language] ??= new Intl.DateTimeFormat(locales[language], options));
    return format.format(date);
  };
}

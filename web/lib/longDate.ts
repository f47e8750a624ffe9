import type { Language } from './locale';

// A day of the calendar, the same everywhere: no time zone may move it.
const formats: Record<Language, Intl.DateTimeFormat> = {
  ko: new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** A day (YYYY-MM-DD) in words: 1982년 6월 10일, 10 June 1982. */
export function longDate(day: string, language: Language): string {
  return formats[language].format(new Date(day));
}

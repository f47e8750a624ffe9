import type { Language } from './locale';

// Where the company is, so it is the same for every reader.
const format = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Seoul' } as const;
const formats: Record<Language, Intl.DateTimeFormat> = {
  ko: new Intl.DateTimeFormat('ko-KR', format),
  en: new Intl.DateTimeFormat('en-US', format),
};

/** Date and time in Korea, in the page's language. */
export function koreanTime(iso: string, language: Language): string {
  return formats[language].format(new Date(iso));
}

const days: Record<Language, Intl.DateTimeFormat> = {
  ko: new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeZone: 'Asia/Seoul' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Asia/Seoul' }),
};

/** The day in Korea, in the page's language. */
export function koreanDay(iso: string, language: Language): string {
  return days[language].format(new Date(iso));
}

const DAY = 24 * 3_600_000;

/** How many days are left until then, a begun one counts whole; 0 when it is over. */
export const daysUntil = (iso: string, now = Date.now()) => Math.max(0, Math.ceil((Date.parse(iso) - now) / DAY));

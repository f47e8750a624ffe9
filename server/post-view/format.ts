import type { Language } from '../common/localized.types.js';

const locales: Record<Language, string> = { ko: 'ko-KR', en: 'en-US' };
/** Made when first used: that takes a browser as long as starting half a page. */
const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** The day a post is dated, undefined for a post without one. It is the day in Korea, the same for every visitor. */
export function postDate(createdAt: string | null, language: Language): string | undefined {
  const date = new Date(createdAt ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  const format = (formats[language] ??= new Intl.DateTimeFormat(locales[language], { timeZone: 'Asia/Seoul' }));
  return format.format(date);
}

/** A day and a time by the clock in Korea: `2026. 11. 30. 14:00`, `Nov 30, 2026, 14:00`. */
export function momentInKorea(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'Asia/Seoul',
    year: 'numeric',
    month: language === 'ko' ? 'numeric' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.format(new Date(moment));
}

/** A file's size for reading: `812 KB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

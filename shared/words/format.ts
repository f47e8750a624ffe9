import type { Language } from './localized.types.js';
import { dateFormat } from './date-format.js';

const timeZone = 'Asia/Seoul';
const dayFormat = dateFormat({ dateStyle: 'medium', timeZone });
const timeFormat = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
const listFormat = dateFormat({ timeZone }, { ko: 'ko-KR', en: 'en-US' });

/** The day a post is dated, undefined for a post without one. It is the day in Korea, the same for every visitor. */
export function postDate(createdAt: string | null, language: Language, format = dayFormat): string | undefined {
  const date = new Date(createdAt ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : format(date, language);
}

/** The same as the narrow column of a list has it. */
export const listDate = (createdAt: string | null, language: Language) => postDate(createdAt, language, listFormat);

/** A day and a time by the clock in Korea: `2026. 11. 30. 14:00`, `30 Nov 2026, 14:00`. */
export function momentInKorea(moment: string, language: Language): string {
  const date = new Date(moment);
  return [dayFormat(date, language), timeFormat(date, language)].join(language === 'ko' ? ' ' : ', ');
}

/** A file's size for reading: `812 KB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

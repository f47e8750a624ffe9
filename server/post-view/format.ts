import type { Language } from '../common/localized.types.js';

/** Everything but letters, digits, whitespace and Korean syllables. */
const notShown = /[^\p{Script=Latin}0-9\s가-힣]/gu;

/** A title as pages display it; empty when nothing of it may be shown. Typed on a Mac, syllables come in pieces. */
export function displayedTitle(title: string): string {
  return title.normalize('NFC').replaceAll(notShown, '').trim();
}

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

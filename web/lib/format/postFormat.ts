import { dateFormat } from './dateFormat';
import type { Language } from '@/lib/locale';

/** Everything but letters, digits, whitespace and Korean syllables. */
const notShown = /[^\p{Script=Latin}0-9\s가-힣]/gu;

/** A title as pages display it; empty when nothing of it may be shown. Typed on a Mac, syllables come in pieces. */
export function displayedTitle(title: string): string {
  return title.normalize('NFC').replaceAll(notShown, '').trim();
}

// Where the company is: a document has the same date for every visitor.
const format = dateFormat({ ko: 'ko-KR', en: 'en-US' }, { timeZone: 'Asia/Seoul' });

/** The day a post is dated, undefined for a post without one. */
export function postDate(createdAt: string | null, language: Language): string | undefined {
  const date = new Date(createdAt ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : format(date, language);
}

import { dateFormat } from './dateFormat';
import type { Language } from '@/lib/locale';

// Where the company is: a document has the same date for every visitor.
const format = dateFormat({ ko: 'ko-KR', en: 'en-US' }, { timeZone: 'Asia/Seoul' });

/** The day a post is dated, undefined for a post without one. */
export function postDate(createdAt: string | null, language: Language): string | undefined {
  const date = new Date(createdAt ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : format(date, language);
}

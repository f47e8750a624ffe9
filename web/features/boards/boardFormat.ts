import type { Language } from '@/lib/locale';

/** Everything but letters, digits, whitespace and Korean syllables. */
const notShown = /[^\p{Script=Latin}0-9\s가-힣]/gu;

/** A title as pages display it; empty when nothing of it may be shown. Typed on a Mac, syllables come in pieces. */
export function displayedTitle(title: string): string {
  return title.normalize('NFC').replaceAll(notShown, '').trim();
}

// Where the company is: a document has the same date for every visitor.
const timeZone = 'Asia/Seoul';
const dates: Record<Language, Intl.DateTimeFormat> = {
  ko: new Intl.DateTimeFormat('ko-KR', { timeZone }),
  en: new Intl.DateTimeFormat('en-US', { timeZone }),
};

/** The day a post is dated, undefined for a post without one. */
export function postDate(createdAt: string | null, language: Language): string | undefined {
  const date = new Date(createdAt ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : dates[language].format(date);
}

export type Numbering = 'up' | 'down';

/** The number of a post in its list: `up` from the newest, which is 1, or `down` from the total. `index` is from 0. */
export function postNumber(
  index: number,
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
  numbering: Numbering,
): number {
  const newerPosts = (page - 1) * pageSize + index;
  return numbering === 'up' ? newerPosts + 1 : total - newerPosts;
}

/** How many pages have a button at once. */
export type PageWindow = number | 'all';

/** The pages that have a button: up to `size` of them around the current one. */
export function pageWindow(page: number, pageCount: number, size: PageWindow): number[] {
  const length = size === 'all' ? pageCount : Math.min(size, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(length / 2)), pageCount - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

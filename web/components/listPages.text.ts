import type { Localized } from '@/lib/locale';

/** What the links to the pages of a list are called. */
export const listPagesTexts = {
  previous: { ko: '이전 페이지', en: 'Previous page' },
  next: { ko: '다음 페이지', en: 'Next page' },
} as const satisfies Record<string, Localized>;

export const pageText: Localized<(count: number) => string> = {
  ko: (count) => `페이지 ${count}`,
  en: (count) => `Page ${count}`,
};

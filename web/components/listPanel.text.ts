import type { Localized } from '@/lib/locale';

/** Words of all administrators' lists. */
export const listPanelTexts = {
  retry: { ko: '다시 시도', en: 'Try again' },
  outdated: {
    ko: '새로 고치지 못했습니다. 아래 내용은 최신이 아닐 수 있습니다.',
    en: 'Refreshing failed; what you see may be out of date.',
  },
  previous: { ko: '이전 페이지', en: 'Previous page' },
  next: { ko: '다음 페이지', en: 'Next page' },
} as const satisfies Record<string, Localized>;

/** What the link to a page of a list is called. */
export const pageText: Localized<(count: number) => string> = {
  ko: (count) => `페이지 ${count}`,
  en: (count) => `Page ${count}`,
};

import { words } from '@shared/words/words';

/** Words of all administrators' lists. */
export const listTexts = words({
  retry: { ko: '다시 시도', en: 'Try again' },
  outdated: {
    ko: '새로 고치지 못했습니다. 아래 내용은 최신이 아닐 수 있습니다.',
    en: 'Refreshing failed; what you see may be out of date.',
  },
  search: { ko: '검색', en: 'Search' },
  back: { ko: '목록으로', en: 'Back to the list' },
  previous: { ko: '이전 페이지', en: 'Previous page' },
  next: { ko: '다음 페이지', en: 'Next page' },
  /** Name of the link to a page of a list. */
  page: { ko: (count: number) => `페이지 ${count}`, en: (count: number) => `Page ${count}` },
  edit: { ko: '수정', en: 'Edit' },
  remove: { ko: '삭제', en: 'Delete' },
  cancel: { ko: '취소', en: 'Cancel' },
});

/** Names of a row's buttons, heard without the row around them. */
export const rowTexts = words({
  edit: { ko: (name: string) => `수정: ${name}`, en: (name: string) => `Edit: ${name}` },
  remove: { ko: (name: string) => `삭제: ${name}`, en: (name: string) => `Delete: ${name}` },
});

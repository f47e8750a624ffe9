import { words } from '@shared/words/words';

/** Words of the button in the header; those of the dialog come with it. */
export const searchButtonTexts = words({
  title: { ko: '사이트 검색', en: 'Search this site' },
  unavailable: {
    ko: '검색을 불러오지 못했습니다. 연결을 확인하고 새로 고쳐 주세요.',
    en: 'Search could not be loaded. Check your connection and reload the page.',
  },
});

/** Labels of keyboards, in any language. */
export const shortcutNames = { mac: '⌘K', others: 'Ctrl K' } as const;

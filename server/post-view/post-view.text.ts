import type { PostCategory } from '../boards/boards.types.js';
import type { Localized } from '../common/localized.types.js';
import { words } from '../common/words.js';

/** What stands where a post has nothing to show. */
export const postViewTexts = words({
  noTitle: { ko: '제목 없음', en: 'No Title' },
  noDate: { ko: '날짜 없음', en: 'No Date' },
});

export const categoryTexts: Record<PostCategory, Localized> = {
  catalog: { ko: '카탈로그', en: 'Product Catalog' },
  technical: { ko: '기술자료', en: 'Technical Documentation' },
};

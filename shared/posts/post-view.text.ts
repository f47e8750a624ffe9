import type { Localized } from '../words/localized.types.js';
import { words } from '../words/words.js';

import type { PostCategory } from './boards.types.js';

/** Words in place of a post, or of a part of it, that is not shown. */
export const postViewTexts = words({
  document: { ko: '게시물', en: 'Document' },
  missing: { ko: '게시물을 찾을 수 없습니다', en: 'Document not found' },
  failed: { ko: '게시물을 열지 못했습니다', en: 'The document could not be opened' },
  noTitle: { ko: '제목 없음', en: 'No Title' },
  noDate: { ko: '날짜 없음', en: 'No Date' },
});

export const categoryTexts: Record<PostCategory, Localized> = {
  catalog: { ko: '카탈로그', en: 'Product Catalog' },
  technical: { ko: '기술자료', en: 'Technical Documentation' },
};

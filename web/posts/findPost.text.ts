import { words } from '@shared/words/words';

export const findPostTexts = words({
  hint: { ko: '제목이나 내용으로 검색', en: 'Search title or content' },
  finding: { ko: '찾는 중입니다.', en: 'Searching.' },
  failed: { ko: '게시물을 찾지 못했습니다.', en: 'The posts could not be searched.' },
  clear: { ko: '지우기', en: 'Clear' },
  open: { ko: '목록 열기', en: 'Show the list' },
  close: { ko: '목록 닫기', en: 'Hide the list' },
});

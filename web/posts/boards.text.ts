import { words } from '@shared/words/words';

import { wholeNumber } from '@/lib/format/wholeNumber';

export const boardTexts = words({
  author: { ko: '관리자', en: 'Administrator' },
  locked: { ko: '비밀번호로 보호됨', en: 'Password protected' },
  pinned: { ko: '고정', en: 'Pinned' },
  attached: { ko: '첨부', en: 'attached' },
  states: { ko: '입찰 상태', en: 'State of the tender' },
  all: { ko: '전체', en: 'All' },
  open: { ko: '진행 중', en: 'Open' },
  closed: { ko: '마감', en: 'Closed' },
  tabs: { ko: '자료 종류', en: 'Document types' },
  search: { ko: '검색', en: 'Search' },
  searchHint: { ko: '제목 또는 내용', en: 'Title or content' },
  clear: { ko: '검색 지우기', en: 'Clear search' },
  loading: { ko: '목록을 불러오는 중입니다.', en: 'Loading the list.' },
  needsScript: {
    ko: '이 목록을 보려면 자바스크립트를 쓰는 최신 브라우저가 필요합니다. 고객센터로 전화해 주셔도 됩니다.',
    en: 'This list needs a current browser with JavaScript. You can also call our customer center.',
  },
  empty: { ko: '등록된 게시물이 없습니다', en: 'No documents registered.' },
  noneInState: { ko: '해당하는 입찰 공고가 없습니다.', en: 'There are no such tenders.' },
  noMatch: { ko: '찾으시는 게시물이 없습니다', en: 'Nothing matches your search.' },
  tryOthers: { ko: '다른 검색어로 찾아보시거나 검색을 지워 주세요.', en: 'Try other words or clear the search.' },
  beyond: {
    ko: '이 페이지에는 더 이상 게시물이 없습니다.',
    en: 'There are no longer any documents on this page.',
  },
  toFirst: { ko: '첫 페이지로', en: 'To the first page' },
  failed: { ko: '목록을 불러오지 못했습니다.', en: 'The list could not be loaded.' },
  failedLead: {
    ko: '인터넷 연결을 확인하시고 다시 시도해 주세요.',
    en: 'Please check your connection and try again.',
  },
  outdated: {
    ko: '새로 고치지 못했습니다. 아래 목록은 최신이 아닐 수 있습니다.',
    en: 'The list could not be refreshed and may be out of date.',
  },
  retry: { ko: '다시 시도', en: 'Try again' },
  pages: { ko: '게시판 페이지', en: 'Pages of the board' },
  previous: { ko: '이전', en: 'Previous' },
  next: { ko: '다음', en: 'Next' },
});

/** The columns in their order. */
export const columnTexts = words({
  number: { ko: '번호', en: 'No.' },
  title: { ko: '제목', en: 'Title' },
  author: { ko: '작성자', en: 'Author' },
  date: { ko: '작성일', en: 'Date' },
  views: { ko: '조회수', en: 'Views' },
});

export const boardCountTexts = words({
  total: {
    ko: (count: number) => `총 ${wholeNumber(count)}건`,
    en: (count: number) => `Total ${wholeNumber(count)} documents`,
  },
  closest: {
    ko: (count: number) =>
      `검색어가 모두 들어 있는 게시물이 없어, 가장 많이 들어 있는 게시물 ${wholeNumber(count)}건을 보여 드립니다.`,
    en: (count: number) =>
      `No document has all of these words. ${count === 1 ? 'This one has' : `These ${wholeNumber(count)} have`} most of them.`,
  },
  found: {
    ko: (count: number) => `검색 결과 ${wholeNumber(count)}건`,
    en: (count: number) => `${wholeNumber(count)} ${count === 1 ? 'result' : 'results'}`,
  },
});

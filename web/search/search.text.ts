import type { BoardKind } from '@shared/posts/boards.types';
import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

import type { EntryKind } from './searchEntry';

export const searchTexts = words({
  placeholder: { ko: '제품, 인증서, 문서 검색', en: 'Products, certificates, documents' },
  close: { ko: '검색 닫기', en: 'Close search' },
  results: { ko: '검색 결과', en: 'Search results' },
  searching: { ko: '문서를 찾는 중입니다.', en: 'Searching the documents.' },
  documentsFailed: {
    ko: '지금은 게시판 문서를 찾을 수 없습니다. 나머지 결과는 모두 보실 수 있습니다.',
    en: 'Documents cannot be searched right now. The other results are complete.',
  },
  noneHint: {
    ko: '다른 검색어나 더 짧은 검색어로 찾아보세요. 사양을 보내 주시면 담당자가 직접 답해 드립니다.',
    en: 'Try a different or shorter word. Or send us your specifications and our staff will answer you directly.',
  },
  shortcuts: { ko: '자주 찾는 곳', en: 'Often looked for' },
  waysOn: { ko: '이렇게도 하실 수 있습니다', en: 'Where to go from here' },
  documents: { ko: '문서', en: 'Documents' },
  locked: { ko: '비밀번호 필요', en: 'Password needed' },
  move: { ko: '이동', en: 'move' },
  open: { ko: '열기', en: 'open' },
  leave: { ko: '닫기', en: 'close' },
});

export const groupTitles: Record<EntryKind, Localized> = {
  products: { ko: '제품', en: 'Products' },
  pages: { ko: '페이지', en: 'Pages' },
  certificates: { ko: '인증서', en: 'Certificates' },
};

export const boardTitles: Record<BoardKind, Localized> = {
  posts: { ko: '자료실', en: 'Document center' },
  'e-procurement': { ko: '전자조달', en: 'E-Procurement' },
};

export const searchCountTexts = words({
  found: {
    ko: (count: number) => `검색 결과 ${count}건`,
    en: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  },
  closest: {
    ko: (group: string) => `${group} (검색어 일부만 일치)`,
    en: (group: string) => `${group} (some of the words)`,
  },
  none: {
    ko: (query: string) => `‘${query}’에 대한 결과가 없습니다.`,
    en: (query: string) => `Nothing found for “${query}”.`,
  },
  more: {
    ko: (board: string) => `${board}에서 더 보기`,
    en: (board: string) => `More in ${board}`,
  },
});

/** Names of keys, the same in both languages. */
export const keyNames = { move: '↑ ↓', enter: 'Enter', escape: 'Esc' } as const;

import type { PostCategory } from '@shared/posts/boards.types';
import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';
import { wholeNumber } from '@/lib/format/wholeNumber';

export const postTabTexts = words({
  'ko-posts': { ko: '국문 자료실', en: 'Korean data room' },
  'en-posts': { ko: '영문 자료실', en: 'English data room' },
  'ko-e-procurement': { ko: '국문 전자조달', en: 'Korean e-procurement' },
  'en-e-procurement': { ko: '영문 전자조달', en: 'English e-procurement' },
  posts: { ko: '이전 자료실', en: 'Legacy data room' },
  'e-procurement': { ko: '이전 전자조달', en: 'Legacy e-procurement' },
});

export const postsTexts = words({
  newPost: { ko: '새 게시물', en: 'New post' },
  searchHint: { ko: '제목, 내용', en: 'Title or content' },
  loading: { ko: '게시물을 불러오는 중입니다.', en: 'Loading the posts.' },
  none: { ko: '등록된 게시물이 없습니다.', en: 'No documents registered.' },
  noneLead: {
    ko: '새 게시물을 등록하면 홈페이지 게시판에 바로 표시됩니다.',
    en: 'A new post appears on the website at once.',
  },
  clear: { ko: '모든 게시물 보기', en: 'Show all posts' },
  failed: { ko: '게시물을 불러오지 못했습니다.', en: 'The posts could not be loaded.' },
  pages: { ko: '게시물 페이지', en: 'Pages of posts' },
  locked: { ko: '비밀번호', en: 'Password' },
});

/** Instead of a list that is searched or filtered in vain. */
export const noMatchTexts = words({
  title: { ko: '검색 결과가 없습니다.', en: 'No post matches.' },
  lead: { ko: '다른 검색어로 찾거나 모든 게시물을 보세요.', en: 'Try other words, or show all posts.' },
});

export const postColumnTexts = words({
  title: { ko: '제목', en: 'Title' },
  category: { ko: '분류', en: 'Category' },
  date: { ko: '작성일', en: 'Date' },
  views: { ko: '조회수', en: 'Views' },
  marks: { ko: '첨부와 잠금', en: 'Attached' },
  actions: { ko: '관리', en: 'Actions' },
});

export const categoryTexts: Record<PostCategory, Localized> = {
  catalog: { ko: '카탈로그', en: 'Catalog' },
  technical: { ko: '기술자료', en: 'Technical' },
};

export const fileCountText: Localized<(count: number) => string> = {
  ko: (count) => `파일 ${count}개`,
  en: (count) => `${count} files`,
};

export const totalText: Localized<(count: number) => string> = {
  ko: (count: number) => `총 ${wholeNumber(count)}건`,
  en: (count: number) => `${wholeNumber(count)} ${count === 1 ? 'post' : 'posts'}`,
};

export const deletionTexts = words({
  title: { ko: '게시물을 삭제할까요?', en: 'Delete this post?' },
  lead: {
    ko: '홈페이지에서 바로 사라집니다. 30일 동안 휴지통에 보관되며, 그동안 복원할 수 있습니다.',
    en: 'It disappears from the website at once. For 30 days it can be restored from the trash.',
  },
  confirm: { ko: '삭제', en: 'Delete' },
  deleted: { ko: '게시물이 삭제되었습니다.', en: 'Post deleted.' },
  undo: { ko: '되돌리기', en: 'Undo' },
  restored: { ko: '게시물을 되돌렸습니다.', en: 'Post restored.' },
  close: { ko: '닫기', en: 'Close' },
  failed: { ko: '삭제 중 오류가 발생했습니다.', en: 'An error occurred during deletion.' },
  gone: { ko: '이미 삭제된 게시물입니다.', en: 'This post has already been deleted.' },
  restoreFailed: { ko: '되돌리지 못했습니다.', en: 'The post could not be restored.' },
  tooLate: {
    ko: '이미 휴지통에 없는 게시물입니다.',
    en: 'This post is no longer in the trash.',
  },
});

import type { TranslationFilter } from '@shared/posts/boards.types';
import { words } from '@shared/words/words';

import { wholeNumber } from '@/lib/format/wholeNumber';
import type { Language, Localized } from '@/lib/locale';

/** Role of the other post, by the language it is in. */
export const headingTexts: Record<'translation' | 'original', Localized<Localized>> = {
  translation: {
    ko: { ko: '번역 글 (국문)', en: 'Translation (Korean)' },
    en: { ko: '번역 글 (영문)', en: 'Translation (English)' },
  },
  original: {
    ko: { ko: '원문 (국문)', en: 'Original (Korean)' },
    en: { ko: '원문 (영문)', en: 'Original (English)' },
  },
};

/** By the language of the translation that is to be written. */
export const writeTexts: Record<Language, Localized> = {
  ko: { ko: '국문 번역 글 쓰기', en: 'Write the Korean translation' },
  en: { ko: '영문 번역 글 쓰기', en: 'Write the English translation' },
};

export const translationTexts = words({
  none: { ko: '이 게시물에는 번역 글이 없습니다.', en: 'This post has no translation.' },
  choose: { ko: '등록된 게시물에서 고르기', en: 'Choose an existing post' },
  find: { ko: '번역 글로 연결할 게시물', en: 'Post that is the translation' },
  noneFound: {
    ko: '번역 글이 없는 게시물 중에는 찾으시는 것이 없습니다.',
    en: 'No post without a translation matches.',
  },
  pair: { ko: '번역 글로 연결', en: 'Link as translation' },
  cancel: { ko: '취소', en: 'Cancel' },
  paired: { ko: '번역 글을 연결했습니다.', en: 'Translation linked.' },
  edit: { ko: '열어서 수정', en: 'Open to edit' },
  unpair: { ko: '번역 글 연결 해제', en: 'Unlink the translation' },
  unpaired: {
    ko: '번역 글 연결을 해제했습니다. 두 게시물은 그대로 있습니다.',
    en: 'The link is removed. Both posts are still there.',
  },
  undo: { ko: '되돌리기', en: 'Undo' },
  failed: { ko: '저장하지 못했습니다. 다시 시도해 주세요.', en: 'It was not saved. Please try again.' },
  changed: {
    ko: '다른 관리자가 그 사이에 번역 글을 바꾸었습니다. 지금 상태를 확인해 주세요.',
    en: 'Another administrator has changed the translation in the meantime. This is how it is now.',
  },
  loading: { ko: '번역 글을 불러오는 중입니다.', en: 'Loading the translation.' },
  loadFailed: { ko: '번역 글을 불러오지 못했습니다.', en: 'The translation could not be loaded.' },
  content: { ko: '내용', en: 'Content' },
  files: { ko: '첨부 파일', en: 'Files' },
  noFiles: { ko: '없음', en: 'None' },
  editedHere: { ko: '이 게시물 수정', en: 'This post edited' },
  editedThere: { ko: '번역 글 수정', en: 'Translation edited' },
  editedOriginal: { ko: '원문 수정', en: 'Original edited' },
  older: {
    ko: '번역 글이 나중에 수정되었습니다. 이 게시물에도 고칠 내용이 있는지 확인해 주세요.',
    en: 'The translation was edited after this post. Check what has to be changed here too.',
  },
  newer: {
    ko: '이 게시물의 수정 내용이 번역 글에는 아직 반영되지 않았습니다.',
    en: 'This post was edited after its translation, which may need the same change.',
  },
  same: { ko: '고칠 내용 없음', en: 'Nothing to change' },
  compared: { ko: '두 게시물의 내용이 같다고 표시했습니다.', en: 'Both posts are marked as up to date.' },
  hasOne: {
    ko: '이 원문에는 이미 번역 글이 있습니다.',
    en: 'This original already has a translation.',
  },
  openOther: { ko: '그 번역 글 열기', en: 'Open that translation' },
});

/** Of the form of a new translation. */
export const newTranslationTexts = words({
  loading: { ko: '원문을 불러오는 중입니다.', en: 'Loading the original.' },
  missing: {
    ko: '원문을 찾을 수 없습니다. 삭제되었을 수 있습니다.',
    en: 'The original does not exist. It may have been deleted.',
  },
  taken: {
    ko: '그 사이에 원문이 삭제되었거나 다른 번역 글이 연결되었습니다. 쓰신 내용은 그대로 있으며, 원문과 연결하지 않고 저장할 수 있습니다.',
    en: 'In the meantime the original was deleted or got another translation. What you typed is still here; you can save it without the link.',
  },
  isLocked: {
    ko: '원문은 비밀번호로 잠겨 있습니다. 번역 글도 잠그려면 비밀번호를 입력해 주세요.',
    en: 'The original needs a password. To lock the translation, too, enter a password for it.',
  },
  saveAlone: { ko: '연결하지 않고 저장', en: 'Save without the link' },
});

export const filterTexts = words({
  label: { ko: '번역', en: 'Translation' },
  all: { ko: '전체', en: 'All' },
  older: { ko: '번역 글보다 오래됨', en: 'Older than translation' },
});

/** The choices of the list, with how many posts each shows. */
export const filterNames: Record<TranslationFilter, Localized<(count: number | undefined) => string>> = {
  none: {
    ko: (count) => withCount('번역 글 없음', count),
    en: (count) => withCount('No translation', count),
  },
  older: {
    ko: (count) => withCount(filterTexts.older.ko, count),
    en: (count) => withCount(filterTexts.older.en, count),
  },
};

const withCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${wholeNumber(count)})`;

import { words } from '@shared/words/words';

import { wholeNumber } from '@/lib/format/wholeNumber';
import type { Localized } from '@/lib/locale';

import type { SaveQuestion } from './values';

export const draftsTexts = words({
  lead: { ko: '방문자에게 보이지 않는 게시물입니다.', en: 'Visitors cannot see these posts.' },
  loading: { ko: '초안을 불러오는 중입니다.', en: 'Loading the drafts.' },
  failed: { ko: '초안을 불러오지 못했습니다.', en: 'The drafts could not be loaded.' },
  pages: { ko: '초안 페이지', en: 'Pages of drafts' },
  none: { ko: '초안이 없습니다.', en: 'There are no drafts.' },
  noneLead: { ko: '초안으로 저장한 게시물이 여기에 모입니다.', en: 'Posts that you save as drafts are kept here.' },
  state: { ko: '게시', en: 'Publishing' },
  edited: { ko: '마지막 저장', en: 'Last saved' },
  draft: { ko: '초안', en: 'Draft' },
  editTitle: { ko: '초안 수정', en: 'Edit draft' },
});

export const draftCountTexts = words({
  open: {
    ko: (count: number | undefined) => (count ? `초안 (${wholeNumber(count)})` : '초안'),
    en: (count: number | undefined) => (count ? `Drafts (${wholeNumber(count)})` : 'Drafts'),
  },
  title: {
    ko: (board: string) => `초안: ${board}`,
    en: (board: string) => `Drafts: ${board}`,
  },
  total: {
    ko: (count: number) => `총 ${wholeNumber(count)}건`,
    en: (count: number) => `${wholeNumber(count)} ${count === 1 ? 'draft' : 'drafts'}`,
  },
  scheduled: {
    ko: (time: string) => `${time} 게시 예정`,
    en: (time: string) => `Will be published ${time}`,
  },
});

/** The buttons that save a post, by what becomes of it. */
export const wayTexts = words({
  now: { ko: '게시', en: 'Publish' },
  at: { ko: '게시 예약', en: 'Schedule' },
  draft: { ko: '초안 저장', en: 'Save draft' },
  withdraw: { ko: '초안으로 되돌리기', en: 'Take it back to a draft' },
});

export const publishingFormTexts = words({
  title: { ko: '게시 시각', en: 'Time of publishing' },
  later: { ko: '예약 게시', en: 'Publish later' },
  publishAt: { ko: '게시 일시', en: 'Date and time of publishing' },
  publishAtHint: {
    ko: '한국 시간 기준입니다. 이 시각에 자동으로 게시됩니다.',
    en: 'In Korean time, wherever you are. The post is published automatically at that time.',
  },
});

export const previewTexts = words({
  title: { ko: '미리보기', en: 'Preview' },
  locked: {
    ko: '비밀번호를 입력한 방문자에게만 이렇게 보입니다.',
    en: 'Only visitors who enter the password see it like this.',
  },
  failed: {
    ko: '미리보기를 불러오지 못했습니다. 입력하신 내용은 그대로 있으니 확인하고 다시 눌러 주세요.',
    en: 'The preview could not be loaded. Your text is still in the form. Please check it and try again.',
  },
  loading: { ko: '미리보기를 불러오는 중입니다.', en: 'Loading the preview.' },
  close: { ko: '닫기', en: 'Close' },
});

/** Names the files that come with the next save. */
export const previewFilesText: Localized<(names: string) => string> = {
  ko: (names) => `저장할 때 함께 올라갈 파일: ${names}`,
  en: (names) => `Uploaded when you save: ${names}`,
};

/** Messages after saving a form. */
export const savedTexts = words({
  draft: { ko: '초안을 저장했습니다.', en: 'Draft saved.' },
  at: { ko: '게시를 예약했습니다.', en: 'Publishing is scheduled.' },
  publish: { ko: '게시물을 게시했습니다.', en: 'Post published.' },
  withdraw: { ko: '게시물을 초안으로 되돌렸습니다.', en: 'The post is a draft again.' },
});

/** Somebody else has published a draft, or taken a post back to one. */
export const movedTexts: Record<'published' | 'withdrawn', { lead: Localized; open: Localized }> = {
  published: {
    lead: {
      ko: '이 초안은 그 사이에 게시되었습니다. 쓰신 내용을 보관하고 게시된 글을 열어 이어서 고칠 수 있습니다.',
      en: 'This draft was published in the meantime. Keep your text and go on with it in the published post.',
    },
    open: { ko: '게시된 글 열기', en: 'Open the published post' },
  },
  withdrawn: {
    lead: {
      ko: '다른 관리자가 이 게시물을 초안으로 되돌렸습니다. 쓰신 내용을 보관하고 초안을 열어 이어서 고칠 수 있습니다.',
      en: 'Another administrator has taken this post back to a draft. Keep your text and go on with it in the draft.',
    },
    open: { ko: '초안 열기', en: 'Open the draft' },
  },
};

export const draftDeletionTexts = words({
  title: { ko: '초안을 삭제할까요?', en: 'Delete this draft?' },
  lead: {
    ko: '초안은 휴지통을 거치지 않고 첨부 파일과 함께 영구히 삭제됩니다.',
    en: 'Drafts do not go to the trash. This one and its files are deleted for good.',
  },
  confirm: { ko: '영구 삭제', en: 'Delete for good' },
  deleted: { ko: '초안이 삭제되었습니다.', en: 'Draft deleted.' },
  failed: { ko: '삭제 중 오류가 발생했습니다.', en: 'An error occurred during deletion.' },
  gone: { ko: '이미 게시되었거나 삭제된 초안입니다.', en: 'This draft has already been published or deleted.' },
});

/** Asked before something is saved that may not be meant. */
export const questionTexts: Record<SaveQuestion, Record<'title' | 'lead' | 'save', Localized>> = {
  leftOut: {
    title: { ko: '올릴 수 없는 파일이 있습니다.', en: 'A file cannot be uploaded.' },
    lead: {
      ko: '이 파일은 게시물에 붙지 않습니다. 이 파일 없이 저장할까요?',
      en: 'It will not be attached to the post. Save without it?',
    },
    save: { ko: '파일 없이 저장', en: 'Save without it' },
  },
  withdrawing: {
    title: { ko: '초안으로 되돌릴까요?', en: 'Take this post back to a draft?' },
    lead: {
      ko: '홈페이지에서 바로 사라집니다. 다시 게시하면 작성일은 그날로 바뀝니다.',
      en: 'It disappears from the website at once. If you publish it again, its date will be that day.',
    },
    save: { ko: '초안으로 되돌리기', en: 'Take it back' },
  },
  publishing: {
    title: { ko: '게시 시각이 이미 지났습니다.', en: 'The time of publishing has passed.' },
    lead: { ko: '지금 바로 게시할까요?', en: 'Publish it right now?' },
    save: { ko: '바로 게시', en: 'Publish now' },
  },
  closing: {
    title: { ko: '입찰 마감 시각이 이미 지났습니다.', en: 'The closing time has passed.' },
    lead: {
      ko: '이 공고는 마감된 것으로 표시됩니다. 그대로 저장할까요?',
      en: 'The notice will show as closed. Save anyway?',
    },
    save: { ko: '그대로 저장', en: 'Save anyway' },
  },
  closingThen: {
    title: { ko: '게시 시각에는 입찰이 이미 마감됩니다.', en: 'The tender closes before its notice is published.' },
    lead: {
      ko: '이 공고는 마감된 것으로 표시됩니다. 그대로 저장할까요?',
      en: 'The notice will show as closed. Save anyway?',
    },
    save: { ko: '그대로 저장', en: 'Save anyway' },
  },
};

export const backText: Localized = { ko: '양식으로 돌아가기', en: 'Back to the form' };

import { MOST_FILES } from '@shared/posts/boards.types';
import { words } from '@shared/words/words';
import { documentEndings } from '@shared/words/files.types';

import type { ProblemTexts } from '@/admin/useField';
import type { Localized } from '@/lib/locale';

import { pinTexts } from './pin/pin.text';
import { tenderFormTexts } from './tender/tender.text';

const formats = documentEndings.map((ending) => ending.toUpperCase()).join(', ');

/** Leads to a post as visitors see it. */
export const onSiteText: Localized = { ko: '홈페이지에서 보기', en: 'View on the website' };

export const postFormTexts = words({
  newTitle: { ko: '새 게시물', en: 'New post' },
  editTitle: { ko: '게시물 수정', en: 'Edit post' },
  loading: { ko: '게시물을 불러오는 중입니다.', en: 'Loading the post.' },
  missing: {
    ko: '이 게시물을 찾을 수 없습니다. 삭제되었을 수 있습니다.',
    en: 'This post does not exist. It may have been deleted.',
  },
  loadFailed: { ko: '게시물을 불러오지 못했습니다.', en: 'The post could not be loaded.' },
  title: { ko: '제목', en: 'Title' },
  content: { ko: '내용', en: 'Content' },
  category: { ko: '분류', en: 'Category' },
  saved: { ko: '게시물이 저장되었습니다.', en: 'Post saved.' },
  updated: { ko: '게시물이 수정되었습니다.', en: 'Post updated.' },
});

/** Reasons why a post was not saved. */
export const saveFailureTexts = words({
  bothRequired: { ko: '제목과 내용을 입력해 주세요.', en: 'Title and content must be entered.' },
  noAnswer: {
    ko: '서버에 연결할 수 없습니다. 입력한 내용은 그대로 있으니 다시 저장해 주세요.',
    en: 'The server cannot be reached. What you typed is still here; please save again.',
  },
  signedOut: {
    ko: '로그인 시간이 끝나 저장되지 않았습니다. 입력한 내용은 그대로 있으니 다시 저장해 주세요.',
    en: 'Not saved: the session had ended. What you typed is still here; please save again.',
  },
  gone: {
    ko: '다른 관리자가 이 게시물을 삭제했습니다. 쓰신 내용은 새 게시물로 저장할 수 있습니다.',
    en: 'Another administrator has deleted this post. You can save your text as a new post.',
  },
  asNew: { ko: '새 게시물로 옮기기', en: 'Continue as a new post' },
});

/** Problems of a field, more exact than those for fields in general. */
export const postProblemTexts: Partial<Record<string, ProblemTexts>> = {
  title: {
    required: { ko: '제목을 입력해 주세요.', en: 'Please enter a title.' },
    too_long: { ko: '제목은 200자까지 쓸 수 있습니다.', en: 'A title can have up to 200 characters.' },
  },
  content: {
    required: { ko: '내용을 입력해 주세요.', en: 'Please enter the content.' },
    too_long: { ko: '내용은 20,000자까지 쓸 수 있습니다.', en: 'The content can have up to 20,000 characters.' },
  },
  password: {
    required: { ko: '새 비밀번호를 입력해 주세요.', en: 'Please enter the new password.' },
    too_long: { ko: '비밀번호가 너무 깁니다.', en: 'The password is too long.' },
  },
};

/** The files of a post. */
export const filesTexts = words({
  title: { ko: '첨부 파일', en: 'Files' },
  drop: { ko: '여기에 파일을 끌어다 놓거나', en: 'Drop files here, or' },
  choose: { ko: '파일 선택', en: 'choose files' },
  current: { ko: '현재 파일', en: 'Current file' },
  chosen: { ko: '저장할 때 함께 올라갑니다.', en: 'Uploaded when you save' },
  first: { ko: '맨 먼저 보이는 PDF', en: 'The PDF that visitors see first' },
  removed: { ko: '저장하면 파일이 삭제됩니다.', en: 'The file is removed when you save.' },
  keep: { ko: '삭제 취소', en: 'Keep the file' },
  tooMany: {
    ko: `첫 PDF 외에 ${MOST_FILES}개까지 올릴 수 있습니다. 선택한 파일 중 일부를 넣지 않았습니다.`,
    en: `A post takes its first PDF and ${MOST_FILES} more files. Some of your files were left out.`,
  },
  otherKind: {
    ko: `${formats} 파일만 올릴 수 있습니다.`,
    en: `Only ${formats} files can be uploaded.`,
  },
});

export const filesRuleText: Localized<(megabytes: number) => string> = {
  ko: (megabytes) => `${formats} 파일, 각각 ${megabytes}MB 이하. 첫 PDF 외에 ${MOST_FILES}개까지`,
  en: (megabytes) =>
    `${formats} files of at most ${megabytes} MB each: the first PDF and up to ${MOST_FILES} more files`,
};

export const lockTexts = words({
  title: { ko: '비밀번호 잠금', en: 'Password lock' },
  password: { ko: '비밀번호', en: 'Password' },
  newPassword: { ko: '새 비밀번호', en: 'New password' },
  hint: {
    ko: '입력하면 비밀번호를 아는 방문자만 이 게시물을 볼 수 있습니다.',
    en: 'If you enter one, only visitors who know it can open this post.',
  },
  hardToType: {
    ko: '한글이나 특수 문자는 방문자의 비밀번호 칸에 입력되지 않을 수 있습니다. 영문자와 숫자를 권합니다.',
    en: 'Visitors may be unable to type letters beyond A to Z in a password box. Plain letters and digits are safer.',
  },
  isSet: { ko: '비밀번호가 설정되어 있습니다.', en: 'A password is set.' },
  keep: { ko: '그대로 두기', en: 'Keep the password' },
  change: { ko: '비밀번호 바꾸기', en: 'Change the password' },
  remove: { ko: '잠금 해제', en: 'Remove the lock' },
  removed: { ko: '저장하면 누구나 볼 수 있습니다.', en: 'Once saved, everyone can open this post.' },
});

export const postDraftTexts = words({
  restored: { ko: '저장하지 않은 내용을 되살렸습니다.', en: 'Your unsaved text is back.' },
  discard: { ko: '버리고 처음부터', en: 'Discard it' },
  fileLost: {
    ko: (name: string) => `선택했던 파일(${name})은 보관할 수 없으니 다시 선택해 주세요.`,
    en: (name: string) => `The chosen file (${name}) could not be kept; please choose it again.`,
  },
  passwordLost: {
    ko: '입력했던 비밀번호는 보관하지 않으니 다시 입력해 주세요.',
    en: 'The password you typed was not kept; please type it again.',
  },
  kept: {
    ko: '저장하지 않은 내용을 보관했습니다. 다시 열면 그대로 있습니다.',
    en: 'Your unsaved text was kept. It is there when you come back.',
  },
});

export const leaveTexts = words({
  lead: {
    ko: '쓰던 글은 이 브라우저 탭에 보관할 수 있습니다. 선택한 파일과 비밀번호는 보관되지 않습니다.',
    en: 'Your text can be kept in this browser tab. A chosen file and a password cannot.',
  },
  keep: { ko: '글을 보관하고 나가기', en: 'Leave, keep the text' },
});

export const conflictTexts = words({
  title: {
    ko: '다른 관리자가 그 사이에 이 게시물을 저장했습니다.',
    en: 'Another administrator has saved this post in the meantime.',
  },
  lead: {
    ko: '쓰신 내용은 아래 양식에 그대로 있습니다. 손대지 않은 항목에는 새로 저장된 값을 넣었습니다. 다시 저장하면 쓰신 내용이 저장된 내용을 대신합니다.',
    en: 'What you typed is still in the form; fields you had not touched now show the newer values. Saving again replaces the stored text with yours.',
  },
  storedAt: { ko: '저장 시각', en: 'Stored' },
  stored: { ko: '저장된 값', en: 'Stored version' },
  yours: { ko: '내가 쓴 값', en: 'Your version' },
  same: { ko: '저장된 값이 양식에 들어 있습니다.', en: 'The form shows the stored value.' },
  use: { ko: '저장된 값 쓰기', en: 'Use the stored value' },
  takeAll: { ko: '저장된 게시물로 바꾸기', en: 'Take the stored post' },
  taken: { ko: '저장된 내용으로 바꿨습니다.', en: 'The form shows the stored post.' },
  takeBack: { ko: '내가 쓴 내용으로 되돌리기', en: 'Bring my text back' },
  empty: { ko: '(비어 있음)', en: '(empty)' },
  noFile: { ko: '파일 없음', en: 'No file' },
  locked: { ko: '잠김', en: 'Locked' },
  unlocked: { ko: '잠기지 않음', en: 'Not locked' },
  lockKept: { ko: '그대로 두기', en: 'Leave as it is' },
  newPassword: { ko: '새 비밀번호', en: 'A new password' },
});

/** The parts of a post by name, as a conflict lists them. */
export const postPartTexts = {
  title: postFormTexts.title,
  content: postFormTexts.content,
  category: postFormTexts.category,
  tender: tenderFormTexts.title,
  pin: pinTexts.until,
  files: filesTexts.title,
  password: lockTexts.title,
} as const;

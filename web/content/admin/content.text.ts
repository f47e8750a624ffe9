import { words } from '@shared/words/words';
import type { Language } from '@shared/words/localized.types';
import type { PageProblem } from '@shared/content/content-editing.types';

import type { Localized } from '@/lib/locale';

export const contentTexts = words({
  tab: { ko: '페이지', en: 'Pages' },
  lead: {
    ko: '홈페이지의 글과 사진을 고칩니다. 고친 내용은 자동으로 저장되며, 게시하기 전에는 방문자에게 보이지 않습니다.',
    en: 'The texts and pictures of the site. Your changes are saved automatically. Visitors see them once you publish them.',
  },
  loading: { ko: '페이지 목록을 불러오는 중입니다.', en: 'Loading the list of pages.' },
  failed: { ko: '페이지 목록을 불러오지 못했습니다.', en: 'The list of pages could not be loaded.' },
  title: { ko: '내용', en: 'Content' },
  state: { ko: '상태', en: 'State' },
  at: { ko: '마지막 게시', en: 'Last published' },
  never: { ko: '처음 내용 그대로', en: 'As it came with the site' },
  unshown: {
    ko: '게시된 내용을 표시할 수 없어, 홈페이지에 이전 내용이 나오고 있습니다. 다시 게시해 보시고, 계속 이 안내가 보이면 시스템 담당자에게 알려 주세요.',
    en: 'The site cannot show what is published, and shows what it had before. Please publish again. If this notice stays, tell whoever runs the server.',
  },
  samples: { ko: '아직 예시인 내용', en: 'Still sample content' },
  samplesLead: {
    ko: '아래 내용을 회사의 실제 내용으로 바꾸고 ‘예시 내용’ 표시를 꺼 주세요.',
    en: 'Please replace this with your own content, and turn off “Sample content” there.',
  },
});

export const findTexts = words({
  hint: { ko: '항목 이름이나 글, 예: 전화번호', en: 'A field or its words, e.g. telephone' },
  none: { ko: '찾으시는 항목이 없습니다.', en: 'There is no such field.' },
  failed: { ko: '항목을 찾지 못했습니다.', en: 'The search failed.' },
});

export const foundText: Localized<(count: number) => string> = {
  ko: (count) => `찾은 항목 ${count}개`,
  en: (count) => `${count} ${count === 1 ? 'field' : 'fields'}`,
};

export const totalText: Localized<(count: number) => string> = {
  ko: (count) => `총 ${count}개`,
  en: (count) => `${count} documents`,
};

export const stateTexts = words({
  published: { ko: '게시됨', en: 'Published' },
  ko: { ko: '국문 게시 전', en: 'Draft in Korean' },
  en: { ko: '영문 게시 전', en: 'Draft in English' },
  both: { ko: '국문·영문 게시 전', en: 'Draft in Korean and English' },
  scheduled: { ko: (time: string) => `예약됨 ${time}`, en: (time: string) => `Scheduled ${time}` },
  refused: { ko: (time: string) => `예약 게시 실패 ${time}`, en: (time: string) => `Not published ${time}` },
});

export const documentTexts = words({
  loading: { ko: '내용을 불러오는 중입니다.', en: 'Loading the content.' },
  loadFailed: { ko: '내용을 불러오지 못했습니다.', en: 'The content could not be loaded.' },
  missing: { ko: '찾으시는 내용이 없습니다.', en: 'There is no such content.' },
  history: { ko: '이전 버전', en: 'Earlier versions' },
  preview: { ko: '미리보기', en: 'Preview' },
  close: { ko: '닫기', en: 'Close' },
  saving: { ko: '저장하는 중입니다.', en: 'Saving.' },
  saved: { ko: '저장했습니다.', en: 'Saved.' },
  notSaved: {
    ko: '저장하지 못했습니다. 입력하신 내용은 이 화면에 남아 있습니다.',
    en: 'Not saved. What you typed is still on this screen.',
  },
  conflicts: {
    ko: '다른 분도 함께 고친 항목이 있습니다. 항목마다 어느 글을 쓸지 선택해 주세요.',
    en: 'Somebody else has changed these fields, too. Please choose which text you want in each.',
  },
  leaveConflicts: {
    ko: '다른 분도 함께 고친 항목에서 아직 글을 선택하지 않았습니다. 지금 나가면 그 항목에 쓰신 글이 사라집니다.',
    en: 'You have not chosen a text yet where somebody else has changed a field, too. If you leave now, your text there is lost.',
  },
  retry: { ko: '다시 저장', en: 'Save again' },
  joined: {
    ko: '다른 분이 고친 내용도 반영했습니다.',
    en: 'Somebody else’s changes were added, too.',
  },
  removed: { ko: (title: string) => `삭제했습니다. ${title}`, en: (title: string) => `Removed. ${title}` },
  undo: { ko: '되돌리기', en: 'Undo' },
  leave: {
    ko: '아직 저장하지 못한 내용이 있습니다. 이 브라우저 탭에 보관하고 나갈 수 있습니다.',
    en: 'Some of your changes are not saved yet. You can leave and keep them in this browser tab.',
  },
  keep: { ko: '보관하고 나가기', en: 'Keep them and leave' },
});

export const publishTexts = words({
  both: { ko: '국문·영문 게시', en: 'Publish both' },
  more: { ko: '더 보기', en: 'More' },
  later: { ko: '예약 게시…', en: 'Publish later…' },
  discard: { ko: '초안 버리기', en: 'Discard the draft' },
  unchanged: { ko: '게시된 내용과 같습니다.', en: 'Everything here is published.' },
  published: { ko: '게시했습니다.', en: 'Published.' },
  scheduled: { ko: '게시를 예약했습니다.', en: 'Publishing is scheduled.' },
  failed: { ko: '게시하지 못했습니다.', en: 'It could not be published.' },
  noAnswer: { ko: '서버에 연결할 수 없습니다.', en: 'The server cannot be reached.' },
  stale: {
    ko: '그사이 다른 분이 내용을 고쳐 게시하지 않았습니다. 다시 게시해 주세요.',
    en: 'It was not published, because somebody else has changed it meanwhile. Please publish again.',
  },
  publishing: { ko: '페이지를 만들어 확인하고 게시하는 중입니다.', en: 'Making, checking and publishing the pages.' },
  refused: {
    ko: '아래 항목을 고친 뒤 다시 게시해 주세요. 홈페이지는 바뀌지 않았습니다.',
    en: 'Please correct these and publish again. The site has not changed.',
  },
  pagesRefused: {
    ko: '이 내용으로는 아래 페이지가 제대로 나오지 않아 게시하지 않았습니다. 홈페이지에는 이전 페이지가 그대로 있습니다.',
    en: 'These pages would not come out right with this content, so it was not published. The site still shows the old pages.',
  },
  back: { ko: '돌아가기', en: 'Back' },
  schedule: { ko: '예약 게시', en: 'Publish later' },
  languages: { ko: '게시할 언어', en: 'Languages' },
  bothNames: { ko: '국문과 영문', en: 'Korean and English' },
  when: { ko: '게시 일시', en: 'Date and time of publishing' },
  whenHint: { ko: '한국 시간 기준입니다.', en: 'In Korean time, wherever you are.' },
  past: { ko: '이미 지난 시각입니다.', en: 'This time has passed.' },
  confirm: { ko: '예약', en: 'Schedule' },
  cancelFirst: {
    ko: '다른 일정으로 예약하려면 먼저 예약을 취소해 주세요.',
    en: 'To schedule it otherwise, please cancel this first.',
  },
  earlier: {
    ko: '그사이 다른 내용을 게시하셨더라도 예약할 때의 내용이 게시되고, 그 뒤에 고친 내용은 초안으로 남습니다.',
    en: 'It will say what was planned, whatever is published before. What was changed since then stays a draft.',
  },
  refusedEarlier: {
    ko: '그 뒤에 초안이 바뀌었습니다. 지금 게시하면 바뀐 초안이 게시되고, 이 예약은 끝납니다.',
    en: 'The draft says something else by now: publishing it publishes that, and ends this plan.',
  },
  planAgain: { ko: '고친 내용으로 예약', en: 'Take the changes in' },
  cancelSchedule: { ko: '예약 취소', en: 'Cancel' },
  cancelled: { ko: '예약을 취소했습니다.', en: 'Scheduled publishing is cancelled.' },
});

export const publishOneTexts: Record<Language, Localized> = {
  ko: { ko: '국문 게시', en: 'Publish Korean' },
  en: { ko: '영문 게시', en: 'Publish English' },
};

export const plannedText: Localized<(time: string, languages: string) => string> = {
  ko: (time, languages) => `${time}에 게시됩니다 (${languages}).`,
  en: (time, languages) => `It will be published on ${time} in Korea (${languages}).`,
};

/** At its time it could not be published. */
export const refusedText: Localized<(time: string, languages: string) => string> = {
  ko: (time, languages) =>
    `${time}에 게시하도록 예약한 내용을 게시하지 못했습니다 (${languages}). 홈페이지는 바뀌지 않았고 초안은 그대로 있습니다. 지금 게시해 이유를 확인하고 고쳐 주세요.`,
  en: (time, languages) =>
    `What was planned for ${time} in Korea (${languages}) could not be published. The site has not changed, and the draft is still here. Please publish it now to see why, and correct it.`,
};

/** One half can be published, the other cannot; by the one that cannot. */
export const halfTexts: Record<'empty' | 'wrong' | 'lead' | 'publish', Record<Language, Localized>> = {
  empty: {
    ko: { ko: '국문이 비어 있습니다. 영문만 게시할까요?', en: 'The Korean is empty. Publish the English only?' },
    en: { ko: '영문이 비어 있습니다. 국문만 게시할까요?', en: 'The English is empty. Publish the Korean only?' },
  },
  wrong: {
    ko: {
      ko: '국문에 고칠 곳이 있습니다. 영문만 게시할까요?',
      en: 'The Korean has something to correct. Publish the English only?',
    },
    en: {
      ko: '영문에 고칠 곳이 있습니다. 국문만 게시할까요?',
      en: 'The English has something to correct. Publish the Korean only?',
    },
  },
  lead: {
    ko: { ko: '국문은 초안으로 남습니다.', en: 'The Korean stays a draft.' },
    en: { ko: '영문은 초안으로 남습니다.', en: 'The English stays a draft.' },
  },
  publish: {
    ko: { ko: '영문만 게시', en: 'Publish English only' },
    en: { ko: '국문만 게시', en: 'Publish Korean only' },
  },
};

/** Texts that still say a figure as it was. */
export const repeatTexts = words({
  title: {
    ko: '이전 값이 남아 있는 글이 있습니다. 그대로 게시할까요?',
    en: 'Some texts still say the old value. Publish all the same?',
  },
  lead: {
    ko: '항목을 누르면 그 글로 갑니다. 고치신 내용은 초안으로 저장되어 있습니다.',
    en: 'Select one to get to its text. Your changes are saved as a draft.',
  },
  publish: { ko: '그대로 게시', en: 'Publish all the same' },
});

export const discardTexts = words({
  title: { ko: '초안을 버릴까요?', en: 'Discard the draft?' },
  lead: {
    ko: '게시된 내용으로 돌아갑니다. 다른 분이 고친 초안도 함께 사라집니다.',
    en: 'It goes back to what is published. Changes of others in the draft are lost, too.',
  },
  plan: { ko: '게시 예약도 취소됩니다.', en: 'The scheduled publishing is cancelled, too.' },
  confirm: { ko: '초안 버리기', en: 'Discard the draft' },
  discarded: { ko: '초안을 버렸습니다.', en: 'The draft is discarded.' },
  failed: { ko: '초안을 버리지 못했습니다.', en: 'The draft could not be discarded.' },
});

/** Problems of a page made of the content. */
export const pageProblemTexts: Record<PageProblem['problem'], Localized> = {
  fails: { ko: '페이지를 만들 수 없습니다.', en: 'The page cannot be made.' },
  sheet: {
    ko: '데이터시트가 한 장에 들어가지 않습니다. 내용을 줄여 주세요.',
    en: 'Its data sheet does not fit on one page. Please shorten it.',
  },
  headings: { ko: '제목이 비었거나 순서가 맞지 않습니다.', en: 'Headings are empty or out of order.' },
  broken_link: { ko: '없는 주소로 가는 링크가 있습니다.', en: 'A link leads nowhere.' },
  too_large: { ko: '페이지가 너무 큽니다. 내용을 줄여 주세요.', en: 'The page is too large. Please shorten it.' },
  out_of_time: {
    ko: '페이지를 만드는 데 너무 오래 걸립니다. 잠시 후 다시 시도해 주세요.',
    en: 'Making the page takes too long. Please try again in a moment.',
  },
  out_of_memory: {
    ko: '페이지를 만들 메모리가 부족합니다. 내용을 줄이거나 시스템 담당자에게 알려 주세요.',
    en: 'There is not enough memory for the page. Please shorten it or tell whoever runs the server.',
  },
};

export const historyTexts = words({
  title: { ko: '이전 버전', en: 'Earlier versions' },
  loading: { ko: '이전 버전을 불러오는 중입니다.', en: 'Loading the versions.' },
  failed: { ko: '이전 버전을 불러오지 못했습니다.', en: 'The versions could not be loaded.' },
  toForm: { ko: '내용 고치기', en: 'Edit the content' },
  first: { ko: '처음 내용', en: 'What came with the site' },
  restore: { ko: '이 버전으로 되돌리기', en: 'Go back to this version' },
  restored: {
    ko: '이 버전을 초안에 넣었습니다. 게시하면 홈페이지에 반영됩니다.',
    en: 'This version is in the draft. Publish it to put it on the site.',
  },
  restoreFailed: { ko: '되돌리지 못했습니다.', en: 'The version could not be restored.' },
  replace: { ko: '초안을 이 버전으로 바꿀까요?', en: 'Replace the draft by this version?' },
  replaceLead: {
    ko: '아직 게시하지 않은 초안이 사라집니다. 다른 분이 고친 내용도 함께 사라집니다.',
    en: 'The draft that is not published yet is lost, with the changes of others in it.',
  },
  automatic: { ko: '자동 처리', en: 'Automatic' },
});

/** A version that says the same as the one before, which was published in the other language. */
export const sameText: Localized<(languages: string) => string> = {
  ko: (languages) => `같은 내용을 ${languages}에도 게시했습니다.`,
  en: (languages) => `The same content was published in ${languages}, too.`,
};

export const versionText: Localized<(number: number) => string> = {
  ko: (number) => `버전 ${number}`,
  en: (number) => `Version ${number}`,
};

/** Else it is a name: under the shared password there are none. */
const isSession = (who: string) => /^[\da-f]{8}$/.test(who);

/** As the activity log names a sign-in. */
export const sessionText: Localized<(who: string) => string> = {
  ko: (who) => (isSession(who) ? `접속 ${who}` : who),
  en: (who) => (isSession(who) ? `Session ${who}` : who),
};

/** Authors of a change. */
export const byText: Localized<(names: string) => string> = {
  ko: (names) => `작성: ${names}`,
  en: (names) => `by ${names}`,
};

/** Words of others that the publisher has not been asked about. */
export const othersText: Localized<(count: number) => string> = {
  ko: (count) => `다른 분이 고친 ${count}곳도 함께 게시됩니다. 게시할까요?`,
  en: (count) =>
    count === 1
      ? 'A change of somebody else is published with yours. Publish?'
      : `${count} changes of others are published with yours. Publish?`,
};

export const othersTexts = words({
  publish: { ko: '함께 게시', en: 'Publish them, too' },
});

export const editPageTexts = words({
  name: { ko: '이 페이지 고치기', en: 'Edit this page' },
  pick: { ko: '고칠 글 누르기', en: 'Click a text to edit it' },
  picking: { ko: '고칠 글이나 사진을 누르세요.', en: 'Click the text or picture you want to change.' },
  stop: { ko: '닫기', en: 'Close' },
  loading: { ko: '고칠 수 있는 글을 찾는 중입니다.', en: 'Looking for what can be changed.' },
  failed: {
    ko: '고칠 수 있는 글을 불러오지 못했습니다. 닫고 다시 시도해 주세요.',
    en: 'What can be changed could not be loaded. Please close this and try again.',
  },
  notFound: {
    ko: '이 글은 여기에서 고칠 수 없습니다. 사이트에 고정된 글이거나 다른 값으로 계산한 숫자입니다.',
    en: 'This text cannot be changed here: it is part of the site, or calculated from other values.',
  },
});

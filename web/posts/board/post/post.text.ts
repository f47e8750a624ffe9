import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

/** Stands for the views of a post until it is opened and counted. */
export const notCounted = '–';

/** Words of a post in its popup and on its page. */
export const postTexts = words({
  category: { ko: '분류', en: 'Category' },
  loading: { ko: '게시물을 여는 중입니다.', en: 'Opening the document.' },
  missing: {
    ko: '게시물을 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다. 목록에서 찾아 주세요.',
    en: 'This document is no longer here: it was removed, or the link is incomplete. Please look for it in the list.',
  },
  failed: {
    ko: '게시물을 열지 못했습니다. 인터넷 연결을 확인하시고 다시 시도해 주세요.',
    en: 'The document could not be opened. Please check your connection and try again.',
  },
  away: {
    ko: '지금은 서버가 게시물을 불러올 수 없습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The server cannot open documents right now. Please try again in a moment.',
  },
  show: { ko: '표시', en: 'Show' },
  toList: { ko: '목록으로', en: 'Back to the list' },
  locked: {
    ko: '비밀번호가 있어야 볼 수 있는 게시물입니다. 담당자에게 받으신 비밀번호를 입력해 주세요.',
    en: 'This document is protected. Please enter the password you were given.',
  },
  password: { ko: '비밀번호', en: 'Password' },
  passwordMissing: { ko: '비밀번호를 입력해 주세요.', en: 'Please enter the password.' },
  open: { ko: '열기', en: 'Open' },
  checking: { ko: '확인하는 중입니다.', en: 'Checking the password.' },
});

/** Said of a post in the frame of the other language, by the language of its board. */
export const onlyInTexts: Localized<Localized> = {
  ko: {
    ko: '이 게시물은 한국어로만 제공됩니다.',
    en: 'This document is available only in Korean.',
  },
  en: {
    ko: '이 게시물은 영어로만 제공됩니다.',
    en: 'This document is available only in English.',
  },
};

/** Leads to the translation of a post. */
export const otherLanguageText: Localized = { ko: '영어로 보기', en: 'Read in Korean' };

export const downloadTexts = words({
  start: { ko: 'PDF 내려받기', en: 'Download PDF' },
  startOther: { ko: '내려받기', en: 'Download' },
  cancel: { ko: '취소', en: 'Cancel' },
  progress: { ko: '내려받기 진행률', en: 'Download progress' },
  saved: { ko: '내려받기가 끝났습니다.', en: 'Download complete.' },
  handed: {
    ko: '브라우저가 파일을 받거나 엽니다. 열리지 않으면 이 게시물을 Chrome, Safari 등 다른 브라우저에서 열어 주세요.',
    en: 'Your browser downloads or shows the file. If it does not, open this document in another browser, such as Chrome or Safari.',
  },
  failed: {
    ko: '파일을 받지 못했습니다. 다시 시도하시거나 ‘바로 내려받기’로 받아 주세요.',
    en: 'The file could not be downloaded. Try again, or download it directly.',
  },
  direct: { ko: '바로 내려받기', en: 'Download directly' },
  outside: { ko: '다른 브라우저로 열기', en: 'Open in another browser' },
  enterAgain: {
    ko: '내려받기 링크의 유효 시간이 지났습니다. 비밀번호를 다시 입력하시면 받으실 수 있습니다.',
    en: 'The download link has expired. Enter the password again to get the file.',
  },
  expired: {
    ko: '내려받기 링크의 유효 시간이 지났습니다. 게시물을 다시 열면 받으실 수 있습니다.',
    en: 'The download link has expired. Open the document again to get a new one.',
  },
  reopen: { ko: '다시 열기', en: 'Open again' },
});

/** The name of a button that downloads one of several files. */
export const fileLabelText: Localized<(name: string) => string> = {
  ko: (name) => `내려받기: ${name}`,
  en: (name) => `Download: ${name}`,
};

export const percentText: Localized<(percent: number) => string> = {
  ko: (percent) => `${percent}%`,
  en: (percent) => `${percent}%`,
};

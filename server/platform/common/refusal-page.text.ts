import { words } from '../../../shared/words/words.js';

/** The page that a browser shows where a file was refused. */
export const refusalTexts = words({
  title: { ko: '파일을 받을 수 없습니다', en: 'This file is not available' },
  locked: {
    ko: '내려받기 링크의 유효 시간이 지났거나 비밀번호가 바뀌었습니다. 게시물을 다시 열고 비밀번호를 입력해 주세요.',
    en: 'The link has expired, or the password was changed. Open the document again and enter its password.',
  },
  missing: {
    ko: '파일이 삭제되었거나 주소가 바뀌었습니다. 게시물 목록에서 다시 찾아 주세요.',
    en: 'The file was removed, or its address has changed. Please look for it in the list of documents.',
  },
  busy: {
    ko: '지금은 파일을 보내 드릴 수 없습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The file cannot be sent just now. Please try again in a moment.',
  },
  toSite: { ko: '사이트로 이동', en: 'To the site' },
  toPost: { ko: '게시물 열기', en: 'Open the document' },
});

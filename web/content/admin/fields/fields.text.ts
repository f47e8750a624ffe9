import type { FieldProblemKind } from '@shared/content/fields/fields.types';
import { keysOf, recordOf } from '@shared/words/records';
import { words } from '@shared/words/words';

import { wholeNumber } from '@/lib/format/wholeNumber';
import type { Language, Localized } from '@/lib/locale';

import { misfitTexts } from './deliveries/deliveries.text';

/** Names of the site's languages. */
export const languageTexts: Record<Language, Localized> = {
  ko: { ko: '국문', en: 'Korean' },
  en: { ko: '영문', en: 'English' },
};

export const fieldTexts = words({
  optional: { ko: '(선택)', en: '(optional)' },
  perLine: { ko: '한 줄에 하나씩 씁니다.', en: 'One on each line.' },
  perParagraph: { ko: '문단 사이에 빈 줄을 넣어 주세요.', en: 'Leave an empty line between paragraphs.' },
  none: { ko: '선택 안 함', en: 'None' },
  choose: { ko: '선택하세요', en: 'Please choose' },
  leaveOut: { ko: '삭제', en: 'Remove' },
  edit: { ko: '수정', en: 'Edit' },
  remove: { ko: '삭제', en: 'Remove' },
  up: { ko: '위로', en: 'Move up' },
  down: { ko: '아래로', en: 'Move down' },
  close: { ko: '닫기', en: 'Close' },
  done: { ko: '완료', en: 'Done' },
  actions: { ko: '관리', en: 'Actions' },
  monthHint: { ko: '예: 2026-11', en: 'For example 2026-11' },
  pages: { ko: '표의 페이지', en: 'Pages of the table' },
});

/** Name of the whole document in problems that belong to none of its fields. */
export const wholeText: Localized = { ko: '내용 전체', en: 'The whole content' };

export const addText: Localized<(name: string) => string> = {
  ko: (name) => `${name} 추가`,
  en: (name) => `Add: ${name}`,
};

export const countText: Localized<(count: number) => string> = {
  ko: (count) => `총 ${wholeNumber(count)}건`,
  en: (count) => `${wholeNumber(count)} ${count === 1 ? 'entry' : 'entries'}`,
};

export const conflictTexts = words({
  title: {
    ko: '다른 분도 이 항목을 고쳤습니다. 어느 글을 쓸까요?',
    en: 'Somebody else has changed this field, too. Which text do you want?',
  },
  mine: { ko: '내가 쓴 글', en: 'Yours' },
  theirs: { ko: '다른 분이 쓴 글', en: 'Theirs' },
  chooseMine: { ko: '내가 쓴 글 사용', en: 'Use mine' },
  chooseTheirs: { ko: '다른 분이 쓴 글 사용', en: 'Use theirs' },
  empty: { ko: '(비어 있음)', en: '(empty)' },
});

const least: Localized<(limit: string) => string> = {
  ko: (limit) => `${limit} 이상이어야 합니다.`,
  en: (limit) => `It must be at least ${limit}.`,
};
const most: Localized<(limit: string) => string> = {
  ko: (limit) => `${limit} 이하여야 합니다.`,
  en: (limit) => `It must be at most ${limit}.`,
};
const fixed = (ko: string, en: string) => ({ ko: () => ko, en: () => en });

/** Problems of a field. */
export const problemTexts: Record<FieldProblemKind, Localized<(limit: string) => string>> = {
  ...recordOf(keysOf(misfitTexts).map((kind) => [kind, fixed(misfitTexts[kind].ko, misfitTexts[kind].en)])),
  missing: fixed('비어 있습니다.', 'It is empty.'),
  too_long: { ko: (limit) => `${limit}자까지 쓸 수 있습니다.`, en: (limit) => `At most ${limit} characters.` },
  too_many: { ko: (limit) => `${limit}개까지 넣을 수 있습니다.`, en: (limit) => `At most ${limit} entries.` },
  too_few: { ko: (limit) => `${limit}개 이상이어야 합니다.`, en: (limit) => `At least ${limit} entries.` },
  // The limit is how many decimals there may be.
  not_a_number: {
    ko: (limit) => (limit === '0' ? '정수를 입력해 주세요.' : `소수 ${limit}자리까지의 숫자를 입력해 주세요.`),
    en: (limit) =>
      limit === '0' ? 'Please enter a whole number.' : `Please enter a number with at most ${limit} decimals.`,
  },
  too_small: least,
  too_great: most,
  not_a_date: fixed('날짜를 확인해 주세요.', 'Please check the date.'),
  not_a_link: fixed('https://로 시작하는 주소를 입력해 주세요.', 'Please enter an address that begins with https://.'),
  not_a_video: fixed(
    '동영상 주소를 입력해 주세요. 예: https://youtu.be/…, https://vimeo.com/…, https://tv.naver.com/…, https://tv.kakao.com/…',
    'Please enter the address of a video, e.g. https://youtu.be/…, https://vimeo.com/…, https://tv.naver.com/… or https://tv.kakao.com/….',
  ),
  not_a_telephone: fixed('전화번호를 확인해 주세요.', 'Please check the telephone number.'),
  not_an_email: fixed('이메일 주소를 확인해 주세요.', 'Please check the e-mail address.'),
  not_a_business_number: fixed('사업자등록번호를 확인해 주세요.', 'Please check the business number.'),
  unknown_choice: fixed('목록에서 골라 주세요.', 'Please choose from the list.'),
  unknown_picture: fixed(
    '사진을 찾을 수 없습니다. 다시 골라 주세요.',
    'There is no such picture. Please choose again.',
  ),
  not_a_file_name: fixed(
    '.xlsx로 끝나는 파일 이름을 입력해 주세요. \\ / : * ? " < > | # %는 쓸 수 없습니다.',
    'Please enter a file name that ends in .xlsx. It may not contain \\ / : * ? " < > | # or %.',
  ),
  name_twice: fixed('다른 실적표의 파일 이름과 같습니다.', 'Another record has this file name.'),
  unknown: fixed('이 항목은 저장할 수 없습니다.', 'This field cannot be stored.'),
};

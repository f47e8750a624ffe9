import { words } from '@shared/words/words';

import type { ProblemTexts } from './useField';

/** Words at the end of every form of the administrators. */
export const formFootTexts = words({
  save: { ko: '저장', en: 'Save' },
  cancel: { ko: '취소', en: 'Cancel' },
  unsaved: { ko: '저장하지 않은 변경이 있습니다.', en: 'There are unsaved changes.' },
  uploading: { ko: '파일 올리는 중', en: 'Uploading' },
  finishing: { ko: '저장하는 중', en: 'Saving' },
  stop: { ko: '업로드 취소', en: 'Cancel upload' },
});

/** The question before a form with something unsaved in it is left. */
export const leaveTexts = words({
  title: { ko: '저장하지 않고 나갈까요?', en: 'Leave without saving?' },
  stay: { ko: '계속 쓰기', en: 'Keep editing' },
  discard: { ko: '변경 버리기', en: 'Discard changes' },
});

export const fileTexts = words({
  unchoose: { ko: '삭제', en: 'Remove' },
  empty: { ko: '빈 파일입니다. 다른 파일을 선택해 주세요.', en: 'The file is empty. Please choose another one.' },
  several: { ko: '파일은 한 개만 올릴 수 있습니다.', en: 'Please drop one file only.' },
});

/** Reasons why something was not saved. */
export const saveTexts = words({
  checkFields: { ko: '표시된 항목을 확인해 주세요.', en: 'Please check the marked fields.' },
  failed: { ko: '저장 중 오류가 발생했습니다.', en: 'An error occurred during save.' },
  cancelled: { ko: '저장을 취소했습니다.', en: 'Saving was cancelled.' },
});

export const passwordFieldTexts = words({
  show: { ko: '비밀번호 표시', en: 'Show password' },
  hide: { ko: '비밀번호 숨기기', en: 'Hide password' },
});

/** Problems of a day and a time. */
export const momentProblemTexts: ProblemTexts = {
  invalid: { ko: '날짜와 시각을 모두 입력해 주세요.', en: 'Please enter both the date and the time.' },
};

import type { Localized } from '@/lib/locale';

/** Words at the end of every form of the administrators. */
export const formFootTexts = {
  save: { ko: '저장', en: 'Save' },
  cancel: { ko: '취소', en: 'Cancel' },
  unsaved: { ko: '저장하지 않은 변경이 있습니다.', en: 'There are unsaved changes.' },
  uploading: { ko: '파일 올리는 중', en: 'Uploading' },
  finishing: { ko: '저장하는 중', en: 'Saving' },
  stop: { ko: '업로드 취소', en: 'Cancel upload' },
} as const satisfies Record<string, Localized>;

/** The question before a form with something unsaved in it is left. */
export const leaveTexts = {
  title: { ko: '저장하지 않고 나갈까요?', en: 'Leave without saving?' },
  stay: { ko: '계속 쓰기', en: 'Keep editing' },
  discard: { ko: '변경 버리기', en: 'Discard changes' },
} as const satisfies Record<string, Localized>;

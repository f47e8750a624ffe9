import { words } from '@shared/words/words';

import type { ProblemTexts } from '@/admin/useField';

export const pinTexts = words({
  until: { ko: '상단 고정 종료일', en: 'Pinned until' },
  hint: {
    ko: '(선택) 이날(한국 시간)까지 목록 맨 위에 보입니다.',
    en: 'Optional. The post stays at the top of its list until the end of this day (Korean time).',
  },
  over: { ko: '이미 지난 날짜이므로 목록에 고정되지 않습니다.', en: 'This day is over: the post is not pinned.' },
});

export const pinProblemTexts: ProblemTexts = {
  invalid: { ko: '날짜를 끝까지 입력해 주세요.', en: 'Please enter the whole date.' },
};

import { words } from '@shared/words/words';
import type { EntryKind } from '@shared/requests/quotes.types';

import type { Localized } from '@/lib/locale';

export const historyTexts = words({
  title: { ko: '주고받은 내용', en: 'Correspondence' },
  by: { ko: (name: string) => `답변자 ${name}`, en: (name: string) => `by ${name}` },
});

/** Names of the kinds of entries. */
export const entryTexts: Record<EntryKind, Localized> = {
  correction: { ko: '내용 추가', en: 'Added' },
  withdrawal: { ko: '요청 취소', en: 'Withdrawn' },
  erasure: { ko: '개인정보 삭제 요청', en: 'Erasure asked for' },
  answer: { ko: '답변', en: 'Our answer' },
  acceptance: { ko: '답변 수락', en: 'Answer accepted' },
  change: { ko: '변경 요청', en: 'Changes asked for' },
};

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
  acceptance: { ko: '수락', en: 'Accepted' },
  change: { ko: '변경 요청', en: 'Changes asked for' },
  decline: { ko: '견적서 거절', en: 'Quotation declined' },
  receipt: { ko: '고객에게 보낸 확인 메일', en: 'Confirmation to the sender' },
};

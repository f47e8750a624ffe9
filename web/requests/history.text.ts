import { words } from '@server/common/words';
import type { EntryKind } from '@server/quotes/quotes.types';

import type { Localized } from '@/lib/locale';

export const historyTexts = words({
  title: { ko: '나중에 보낸 내용', en: 'Sent later' },
});

/** What an entry is. */
export const entryTexts: Record<EntryKind, Localized> = {
  correction: { ko: '내용 추가', en: 'Added' },
  withdrawal: { ko: '요청 취소', en: 'Withdrawn' },
  erasure: { ko: '개인정보 삭제 요청', en: 'Erasure asked for' },
};

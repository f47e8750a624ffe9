import { words } from '@shared/words/words';
import type { SenderReply } from '@shared/requests/quotes.types';

import type { Localized } from '@/lib/locale';

/** Words of the exchange after a request was sent. */
export const inboxHistoryTexts = words({
  news: { ko: '고객이 새로 보낸 내용이 있습니다.', en: 'The sender has sent something new.' },
  see: { ko: '확인함', en: 'Seen' },
  failed: {
    ko: '저장하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'This could not be saved. Please try again in a moment.',
  },
  mark: { ko: '고객 추가 내용', en: 'New from sender' },
  answered: {
    ko: (time: string, by: string) => ['답변', time, by].filter(Boolean).join(' '),
    en: (time: string, by: string) => ['answered', time, by && `by ${by}`].filter(Boolean).join(' '),
  },
  unanswered: {
    ko: (time: string, by: string) => ['답변이 가지 않음', time, by].filter(Boolean).join(' '),
    en: (time: string, by: string) => ['answer not delivered', time, by && `by ${by}`].filter(Boolean).join(' '),
  },
  of: {
    ko: (reference: string) => `합쳐진 요청 ${reference}의 내용`,
    en: (reference: string) => `Of the merged request ${reference}`,
  },
  withdrawn: { ko: '고객이 취소함', en: 'Withdrawn by sender' },
});

/** In the list: what the sender replied to an answer, and nobody has seen. */
export const replyMarks: Record<SenderReply, Localized> = {
  acceptance: { ko: '고객이 수락함', en: 'Sender accepts' },
  decline: { ko: '고객이 견적서를 거절함', en: 'Sender declines' },
  change: { ko: '고객이 변경을 요청함', en: 'Sender wants changes' },
};

import { words } from '@server/common/words';

/** What the sender adds to a request after it was sent. */
export const inboxHistoryTexts = words({
  title: { ko: '고객이 나중에 보낸 내용', en: 'Sent later by the sender' },
  news: { ko: '고객이 새로 보낸 내용이 있습니다.', en: 'The sender has sent something new.' },
  see: { ko: '확인함', en: 'Seen' },
  failed: {
    ko: '저장하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'This could not be saved. Please try again in a moment.',
  },
  mark: { ko: '고객 추가 내용', en: 'New from sender' },
  withdrawn: { ko: '고객이 취소함', en: 'Withdrawn by sender' },
});

import { words } from '@server/common/words';

/** Words of the page of the privacy policy. */
export const privacyPageText = words({
  lead: {
    ko: '견적과 문의에 답하는 데 필요한 정보만 받습니다.',
    en: 'We ask only for what we need to answer you.',
  },
  earlier: { ko: '이전 개인정보처리방침', en: 'Earlier versions' },
  earlierLead: {
    ko: '이전에 시행한 처리방침의 전문입니다.',
    en: 'What was in force before, in full.',
  },
});

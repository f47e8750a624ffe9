import { words } from '@shared/words/words';

/** Words around the versions of the privacy policy. */
export const policyPageTexts = words({
  earlier: { ko: '이전 개인정보처리방침', en: 'Earlier versions' },
  earlierLead: {
    ko: '이전에 시행한 처리방침의 전문입니다.',
    en: 'What was in force before, in full.',
  },
});

import { words } from '@shared/words/words';

/** Words of the consent other than the notice, which is the page's. */
export const consentTexts = words({
  agree: {
    ko: '(필수) 개인정보 수집·이용에 동의합니다.',
    en: 'I agree to this collection and use of my personal data (required).',
  },
  name: { ko: '개인정보 수집·이용 동의', en: 'Consent to the use of personal data' },
  missing: {
    ko: '동의하셔야 견적 요청을 보내실 수 있습니다.',
    en: 'Please agree to this before you send your request.',
  },
  inFull: { ko: '전문(새 창)', en: 'Full text (new window)' },
});

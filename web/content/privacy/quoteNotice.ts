import type { QuoteNotice } from '@/lib/privacy';

/** What stands beside the quote form: a short form of the privacy policy, to be changed with it. */
export const quoteNotice: QuoteNotice = {
  title: { ko: '개인정보 수집·이용 안내', en: 'How we use your details' },
  inShort: {
    ko: '견적 회신에만 이용하고, 처리를 마친 날부터 {period}이 지나면 파기합니다.',
    en: 'Used only to answer you, erased {period} later.',
  },
  items: [
    {
      name: { ko: '수집·이용 목적', en: 'Purpose' },
      text: { ko: '견적 요청의 검토와 회신', en: 'To look into your quote request and reply to it' },
    },
    {
      name: { ko: '수집 항목', en: 'What we collect' },
      text: {
        ko: '회사명, 담당자명, 연락처, 이메일, 프로젝트, 기술 사양, 추가 요청사항, 첨부 파일',
        en: 'Company, name, telephone, e-mail, project, technical data, remarks and attached files',
      },
    },
    {
      name: { ko: '보유·이용 기간', en: 'How long' },
      text: {
        ko: '처리를 마친 날부터 {period}(요청하시면 그 전에 파기)',
        en: 'For {period} after the request has been dealt with, or until you have it erased',
      },
    },
    {
      name: { ko: '거부할 권리와 불이익', en: 'Your right to refuse' },
      text: {
        'pre-contract': {
          ko: '정보 제공을 거부하실 수 있으나, 이 경우 온라인 견적을 받으실 수 없습니다.',
          en: 'You may decline to give these details, but we then cannot prepare a quote online.',
        },
        consent: {
          ko: '동의를 거부하실 수 있으나, 이 경우 온라인 견적을 받으실 수 없습니다.',
          en: 'You may refuse to agree, but we then cannot prepare a quote online.',
        },
      },
    },
  ],
};

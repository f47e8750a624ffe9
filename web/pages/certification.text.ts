import { words } from '@shared/words/words';

/** Words around the certificates. */
export const certificationTexts = words({
  listLead: {
    ko: '인증서를 누르면 PDF 원본이 새 창에서 열립니다.',
    en: 'Select a certificate to open the original document as a PDF in a new tab.',
  },
  nextTitle: { ko: '인증이 필요한 압력용기', en: 'Pressure vessels that need certification' },
  nextLead: {
    ko: '견적을 요청하실 때 적용 코드(KC, ASME)와 설계압력, 설계온도를 적어 주시면 그 기준에 따라 검토합니다.',
    en: 'State the design code (KC, ASME), design pressure and design temperature in your request and we will review it on that basis.',
  },
  quote: { ko: '온라인 견적 요청', en: 'Request a quote' },
});
